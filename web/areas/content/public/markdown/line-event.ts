/** Makes the editor of a text show a line. */
export const LINE_EVENT = 'content:line';

/** Leads to a line of the text whose editor has an id, once the page has led to its field. */
export const leadToLine = (id: string, line: number): void => {
  requestAnimationFrame(() => {
    document.getElementById(id)?.dispatchEvent(new CustomEvent(LINE_EVENT, { detail: line }));
  });
};
