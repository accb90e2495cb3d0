/** The event with which a part of the page opens the palette. */
const ASKED = 'palette';

/** Opens the palette. A button of a page calls it; the keys of `watchPalette` do the same. */
export const openPalette = (): void => {
  window.dispatchEvent(new Event(ASKED));
};

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input,textarea,select,[contenteditable]');

/** Whether a key event opens the palette: Ctrl-K and Command-K anywhere, `/` where nothing is typed. */
const asksForPalette = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent) =>
  !altKey && (ctrlKey || metaKey ? !shiftKey && key.toLowerCase() === 'k' : key === '/' && !isField(target));

/** Calls back when a key or a button opens the palette. Returns a function that stops it. */
export const watchPalette = (open: () => void): (() => void) => {
  const onKeyDown = (event: KeyboardEvent) => {
    // In a text field or a list with its own shortcuts, the key may have another meaning.
    if (event.defaultPrevented || !asksForPalette(event)) return;
    // The browser's own meaning, its address bar or its search, would lead away from the page.
    event.preventDefault();
    open();
  };
  // The window gets a key last, after the lists of the page.
  window.addEventListener('keydown', onKeyDown);
  window.addEventListener(ASKED, open);
  return () => {
    window.removeEventListener('keydown', onKeyDown);
    window.removeEventListener(ASKED, open);
  };
};
