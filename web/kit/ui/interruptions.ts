import { useEffect } from 'react';

let held = 0;

/** As long as the component is there, nothing comes up over the page unasked. */
export const useUndisturbed = () => {
  useEffect(() => {
    held += 1;
    return () => {
      held -= 1;
    };
  }, []);
};

/** Whether nobody is at anything that a dialog would interrupt: at the page's top, nothing begun, nothing being typed. */
export const isIdle = (): boolean =>
  held === 0 &&
  window.scrollY === 0 &&
  window.location.hash === '' &&
  !document.activeElement?.matches('input, textarea, select');
