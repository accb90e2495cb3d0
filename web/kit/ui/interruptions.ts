import { useEffect } from 'react';

let held = 0;

/** Prevents automatic dialogs while the component is mounted. */
export const useUndisturbed = () => {
  useEffect(() => {
    held += 1;
    return () => {
      held -= 1;
    };
  }, []);
};

/** Whether a dialog would interrupt nothing: the page is at its top, and nothing is in progress or being typed. */
export const isIdle = (): boolean =>
  held === 0 &&
  window.scrollY === 0 &&
  window.location.hash === '' &&
  !document.activeElement?.matches('input, textarea, select');
