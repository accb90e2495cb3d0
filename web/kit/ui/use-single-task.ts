import { useRef, useState } from 'react';

/** Runs one task at a time. A task that is requested meanwhile, by a second press, is dropped. */
export const useSingleTask = () => {
  // A ref, since a second press may come before the page shows that it is busy.
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  /** Returns the result of `work`, or false if the task was dropped. */
  const runTask = async (work: () => Promise<boolean>): Promise<boolean> => {
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
  return { busy, runTask };
};
