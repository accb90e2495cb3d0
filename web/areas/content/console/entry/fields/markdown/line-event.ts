import { controlId } from '../field-frame.tsx';

/** Asks the editor of a text to show a line. */
export const LINE_EVENT = 'content:line';

/** Leads to a line of the text at a path, once the page has led to its field. */
export const leadToLine = (path: string, line: number): void => {
  requestAnimationFrame(() => {
    document.getElementById(controlId(path))?.dispatchEvent(new CustomEvent(LINE_EVENT, { detail: line }));
  });
};
