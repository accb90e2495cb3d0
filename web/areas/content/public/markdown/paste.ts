import { EditorView } from '@codemirror/view';
import { insertLink } from './commands/marks.ts';
import { withLineEnds } from './create-extensions.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

const address = /^(https?:\/\/|mailto:|tel:)\S+$/i;

const picturesOf = (data: DataTransfer): File[] => [...data.files].filter(({ type }) => type.startsWith('image/'));

/** Replaces the selection by pasted text. */
const insert = (view: EditorView, text: string): void => {
  view.dispatch(view.state.replaceSelection(view.state.toText(withLineEnds(text, view.state))), {
    userEvent: 'input.paste',
    scrollIntoView: true,
  });
};

/** Returns a pasted page as Markdown; undefined if it is nothing but text. */
const pageOf = (data: DataTransfer): { text: string; hasTable: boolean } | undefined => {
  const html = data.getData('text/html');
  if (html === '') return undefined;
  // A parsed document runs no scripts and loads nothing.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const text = htmlToMarkdown(body);
  return text === undefined || text === '' ? undefined : { text, hasTable: body.querySelector('table') !== null };
};

/**
 * Handles what is pasted and dropped: pictures are uploaded, an address makes a link of the selection, and a page
 * becomes Markdown. With Shift everything is pasted as plain text.
 */
export const pasting = (onPictures: (view: EditorView, files: File[], at: number) => void) => {
  let isPlain = false;
  return EditorView.domEventHandlers({
    keydown: (event) => {
      isPlain = event.shiftKey;
      return false;
    },
    keyup: (event) => {
      isPlain = event.shiftKey;
      return false;
    },
    paste: (event, view) => {
      const data = event.clipboardData;
      if (!data || view.state.readOnly || isPlain) return false;
      const page = pageOf(data);
      const pictures = picturesOf(data);
      // Spreadsheets send a picture of their cells along.
      if (pictures.length > 0 && !page?.hasTable) onPictures(view, pictures, view.state.selection.main.head);
      else {
        const text = data.getData('text/plain').trim();
        const { main } = view.state.selection;
        const selected = view.state.sliceDoc(main.from, main.to);
        const isLink = address.test(text) && selected.trim() !== '' && !selected.includes('\n');
        if (isLink) insertLink(text, '')(view);
        else if (page) insert(view, page.text);
        else return false;
      }
      event.preventDefault();
      return true;
    },
    drop: (event, view) => {
      const pictures = event.dataTransfer ? picturesOf(event.dataTransfer) : [];
      if (pictures.length === 0 || view.state.readOnly) return false;
      event.preventDefault();
      const at = view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? view.state.selection.main.head;
      onPictures(view, pictures, at);
      return true;
    },
  });
};
