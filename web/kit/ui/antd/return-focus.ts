import { useEffect, useRef } from 'react';

/**
 * Moves the focus from something that is gone to what opened it, or to the page if that is gone or disabled, unless it has
 * been moved already.
 */
export const returnFocus = (opener: Element | null): void => {
  if (document.activeElement !== document.body) return;
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
    pressed.current = null;
  }, [busy]);
  return () => {
    const { activeElement } = document;
    if (activeElement?.closest('[role="dialog"]') === null) pressed.current ??= activeElement;
  };
};
