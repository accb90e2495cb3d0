import { EngineFault } from '../engine.ts';

/** How much the last job counts in the average. */
const NEWEST_SHARE = 0.3;

/** Tells after how long a job has its result, from those that were done. */
export const createExpectedWait = (processes: number, mostMs: number) => {
  let usualMs = 0;
  return {
    /** Begins a job. Returns the function to call at its end. */
    begin(): () => void {
      const began = performance.now();
      return () => {
        usualMs += (performance.now() - began - usualMs) * NEWEST_SHARE;
      };
    },
    /** Returns the fault of a job behind so many others if that is too long. A job with none before it is always tried. */
    faultBehind(before: number): EngineFault | undefined {
      const expectedMs = before === 0 ? 0 : Math.ceil((before + 1) / processes) * usualMs;
      return expectedMs > mostMs ? new EngineFault('busy', { waitSeconds: Math.ceil(expectedMs / 1000) }) : undefined;
    },
  };
};
