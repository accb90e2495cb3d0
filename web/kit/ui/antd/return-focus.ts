import { useEffect, useRef } from 'react';

/**
 * Moves the focus from something that is gone to what opened it, or to the page if that is gone or disabled, unless it has
 * been moved already.
 */
export const returnFocus = (opener: Element | null): void => {
  const { activeElement } = document;
  // A browser takes the focus from a disabled button only with the next frame.
  if (activeElement !== document.body && !activeElement?.matches(':disabled')) return;
  const isThere =
    opener instanceof HTMLElement && opener.isConnected && opener !== document.body && !opener.matches(':disabled');
  (isThere ? opener : document.getElementById('main'))?.focus();
};

/**
 * Returns a function to be called before buttons are disabled while a task runs: the pressed one loses the focus, and gets
 * it back when the task has ended. A dialog returns the focus itself.
 */
export const useFocusReturn = (busy: boolean): (() => void) => {
  const pressed = useRef<Element>(null);
  useEffect(() => {
    if (busy || !pressed.current) return;
    returnFocus(pressed.current);
    // The button may be disabled a moment later, once the page knows that nothing is left to do.
    if (document.activeElement !== pressed.current) pressed.current = null;
  });
  return () => {
    const { activeElement, body } = document;
    // The body has the focus if an earlier part of the task has disabled the button already.
    if (activeElement !== body && activeElement?.closest('[role="dialog"]') === null) pressed.current = activeElement;
  };
};
