import { CHECK_MEMORY_MAXIMUM_BYTES } from '../packages/limits.ts';
import type { Group } from '../process/messages.ts';
import { RECOGNITION_CPU_MS, TRIAL_WITHIN_MS } from '#contract/trial/limits.ts';

/** The limits of the engines of a node; tests choose others. */
export interface HostLimits {
  /** The number of waiting jobs of a group; one more is `busy`. */
  waiting: number;
  /** A job that waited this long is `busy` too, unless its caller waits longer. */
  waitMs: number;
  /** The CPU time of a job, which does not depend on how busy the machine is. */
  cpuMs: number;
  /** A job that takes this long hangs. */
  hangMs: number;
  /** A job whose result is expected later than this is `busy` at once, with the same exception. */
  expectedMs: number;
  /** The maximum time in which a process loads its models. */
  startMs: number;
  /** A process may still complete a job without a caller within this time, which is cheaper than a new process. */
  cancelledMs: number;
  /** A process on demand ends after this time without a job. */
  idleMs: number;
  /** A process is replaced after this many jobs, */
  jobs: number;
  /** or once it holds this much memory after one. */
  residentBytes: Readonly<Record<Group, number>>;
  /** A process that takes this much memory for a job is ended. */
  memoryBytes: Readonly<Record<Group, number>>;
}

/** In addition to the model, the picture in all its forms. */
const PICTURE_BYTES = 300e6;

export const hostLimits: HostLimits = {
  waiting: 16,
  waitMs: TRIAL_WITHIN_MS,
  cpuMs: RECOGNITION_CPU_MS,
  hangMs: 120_000,
  expectedMs: TRIAL_WITHIN_MS,
  startMs: 120_000,
  cancelledMs: 1500,
  idleMs: 300_000,
  jobs: 500,
  // A package may keep what its check allowed it; otherwise it would be reloaded for each picture.
  residentBytes: { text: 620e6, detection: 620e6, package: CHECK_MEMORY_MAXIMUM_BYTES },
  memoryBytes: { text: 1000e6, detection: 1000e6, package: CHECK_MEMORY_MAXIMUM_BYTES + PICTURE_BYTES },
};

/** Processes that fail at their start are restarted at growing intervals, between these two. */
export const RESTART_FIRST_MS = 250;
export const RESTART_LAST_MS = 10_000;
/** After this many failures in a row, jobs fail at once. */
export const FAILED_STARTS_MAXIMUM = 3;
