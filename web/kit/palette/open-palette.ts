/** Opens the palette; undefined while its part of the page is still loading. */
let opener: (() => void) | undefined;
/** Whether the palette was asked for before it could open. */
let isWaiting = false;

/** Opens the palette, or has it open as soon as it can. A button of a page calls it; Ctrl-K and Command-K do the same. */
export const openPalette = () => {
  if (opener) opener();
  else isWaiting = true;
};

/** Whether a key event asks for the palette. */
const asksForPalette = ({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && !isComposing && key.toLowerCase() === 'k';

const onKeyDown = (event: KeyboardEvent) => {
  // Where a text is written, the key may have another meaning.
  if (event.defaultPrevented || !asksForPalette(event)) return;
  // The browser's own meaning, its address bar, would lead away from the page.
  event.preventDefault();
  openPalette();
};

/** Listens for the key of the palette. Returns a function that stops listening. */
export const watchPaletteKey = (): (() => void) => {
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    isWaiting = false;
  };
};

/**
 * Calls back when the palette is asked for, and at once if it was asked for before. Returns a function that stops it.
 */
export const onPaletteAsked = (open: () => void): (() => void) => {
  opener = open;
  if (isWaiting) open();
  isWaiting = false;
  return () => {
    if (opener === open) opener = undefined;
  };
};
