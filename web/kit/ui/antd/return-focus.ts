/** Moves the focus from something that is gone to what opened it, or to the page, unless it has been moved already. */
export const returnFocus = (opener: Element | null): void => {
  if (document.activeElement !== document.body) return;
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  (isThere ? opener : document.getElementById('main'))?.focus();
};
