import { useRef, useState } from 'react';

/** Does one thing at a time: what is asked for meanwhile, by a second press, is not done. */
export const useOnce = () => {
  // A second press may come before the page shows that it is busy.
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  /** Answers whether it was done, as `work` says. */
  const once = async (work: () => Promise<boolean>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, once };
};
