import { EngineFault, type Job } from '../engine.ts';

/** How much the last job counts in the average. */
const NEWEST_SHARE = 0.3;
const SOONEST_MS = 1000;
/** The expected duration of a job before one was completed. */
const FIRST_MS = 3000;

/** Predicts when a job has its result, from the completed and the running jobs. */
export const createExpectedWait = (processes: number, mostMs: number) => {
  let usualMs = 0;
  /** When each running job began. */
  const began = new Map<Job, number>();

  const roundsBehind = (before: number) => Math.ceil((before + 1) / processes);
  const sinceBegin = (job: Job) => performance.now() - (began.get(job) ?? performance.now());
  return {
    get running() {
      return began.size;
    },
    isRunning: (job: Job) => began.has(job),
    /** Begins a job. Returns the function to call at its end, with whether the job counts in the average. */
    begin(job: Job): (counts: boolean) => void {
      began.set(job, performance.now());
      return (counts) => {
        if (counts) usualMs += (sinceBegin(job) - usualMs) * NEWEST_SHARE;
        began.delete(job);
      };
    },
    /** Returns the time that a running job still needs. */
    left: (job: Job): number => Math.max(SOONEST_MS, (usualMs || FIRST_MS) - sinceBegin(job)),
    /** Returns the time until the result of a job behind this many others. */
    behind(before: number): number {
      const longest = Math.max(0, ...[...began.keys()].map(sinceBegin));
      // A job that takes longer than usual is the best sign of a busy machine.
      const pace = Math.max(usualMs || FIRST_MS, longest);
      return Math.max(SOONEST_MS, roundsBehind(before) * pace - longest);
    },
    /**
     * Returns the error of a job behind so many others if the queue is full, or if the wait would be too long. A job
     * with none before it is always tried.
     */
    faultOf(job: Job, before: number, isFull: boolean): EngineFault | undefined {
      const expectedMs = roundsBehind(before) * usualMs;
      if (before === 0 || (expectedMs <= (job.withinMs ?? mostMs) && !isFull)) return undefined;
      return new EngineFault('busy', expectedMs > 0 ? { waitSeconds: Math.ceil(expectedMs / 1000) } : {});
    },
  };
};
