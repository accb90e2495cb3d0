import { type RefObject, useEffect } from 'react';
import type { Phase } from './use-trial.ts';

const CONTROLS = '#trial a, #trial button, #trial [tabindex]';
/** In the order of the page: what cancels a run, a message, the tabs of the result. */
const NEXT = '#trial [data-takes-focus], #trial [role="tab"]';

const isLost = (focused: HTMLElement | null): focused is HTMLElement =>
  focused !== null && document.activeElement === document.body;

/**
 * Gives the focus back to the control that lost it when the panel appeared. What the server rendered has moved into the
 * panel; what the browser rendered was made again. Later on, a control that a run replaces passes its focus on.
 */
export const useRestoredFocus = (focused: RefObject<HTMLElement | null>, phase: Phase) => {
  useEffect(() => {
    const lost = focused.current;
    if (!isLost(lost)) return;
    const again = lost.isConnected
      ? lost
      : Array.from(document.querySelectorAll<HTMLElement>(CONTROLS)).find(
          ({ textContent }) => textContent === lost.textContent,
        );
    again?.focus({ preventScroll: true });
  }, [focused]);
  useEffect(() => {
    const lost = focused.current;
    if (phase.name === 'idle' || !isLost(lost) || lost.isConnected) return;
    document.querySelector<HTMLElement>(NEXT)?.focus({ preventScroll: true });
  }, [focused, phase]);
};
