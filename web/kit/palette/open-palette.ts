const EVENT = 'palette';

/** Opens the palette. A button of a page calls it; Ctrl-K and Command-K do the same. */
export const openPalette = () => document.dispatchEvent(new Event(EVENT));

/** Whether a key event asks for the palette. */
const asksForPalette = ({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && !isComposing && key.toLowerCase() === 'k';

/** Calls back when the palette is asked for, by key or by button. Returns a function that stops listening. */
export const onPaletteAsked = (open: () => void): (() => void) => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!asksForPalette(event)) return;
    // The browser's own meaning, its address bar, would lead away from the page.
    event.preventDefault();
    open();
  };
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener(EVENT, open);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener(EVENT, open);
  };
};
