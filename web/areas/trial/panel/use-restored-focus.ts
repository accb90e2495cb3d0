import { type RefObject, useEffect } from 'react';

const CONTROLS = '#trial a, #trial button, #trial [tabindex]';

/**
 * Gives the focus back to the control that lost it when the panel appeared. What the server rendered has moved into the
 * panel; what the browser rendered was made again.
 */
export const useRestoredFocus = (focused: RefObject<HTMLElement | null>) =>
  useEffect(() => {
    const lost = focused.current;
    if (!lost || document.activeElement !== document.body) return;
    const again = lost.isConnected
      ? lost
      : Array.from(document.querySelectorAll<HTMLElement>(CONTROLS)).find(
          ({ textContent }) => textContent === lost.textContent,
        );
    again?.focus({ preventScroll: true });
  }, [focused]);
