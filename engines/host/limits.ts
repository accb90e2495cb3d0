import { CHECK_MEMORY_MAXIMUM_BYTES } from '../packages/limits.ts';
import type { Group } from '../process/messages.ts';
import { RECOGNITION_CPU_MS, TRIAL_WITHIN_MS } from '#contract/trial/limits.ts';

/** What the engines of a node hold to; tests choose others. */
export interface HostLimits {
  /** Jobs of a group that wait at once; one more is `busy`. */
  waiting: number;
  /** A job that waited so long is `busy` too; one whose caller waits longer says so. */
  waitMs: number;
  /** A job may use so much CPU time, which does not depend on how busy the machine is. */
  cpuMs: number;
  /** A job that takes so long hangs. */
  hangMs: number;
  /** A job whose result is expected later than this is `busy` at once, with the same exception. */
  expectedMs: number;
  /** A process may take so long to load its models. */
  startMs: number;
  /** A process whose job nobody waits for any more may still end it within this, which is cheaper than a new process. */
  cancelledMs: number;
  /** A process on demand ends after so long without a job. */
  idleMs: number;
  /** A process is replaced after so many jobs, */
  jobs: number;
  /** or once it holds so much memory after one. */
  residentBytes: Readonly<Record<Group, number>>;
  /** A process that takes so much memory for a job is ended. */
  memoryBytes: Readonly<Record<Group, number>>;
}

/** Beside the model, the picture in all its forms. */
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
  // A package may keep what its check allowed it, or it would be loaded anew for each picture.
  residentBytes: { text: 620e6, detection: 620e6, package: CHECK_MEMORY_MAXIMUM_BYTES },
  memoryBytes: { text: 1000e6, detection: 1000e6, package: CHECK_MEMORY_MAXIMUM_BYTES + PICTURE_BYTES },
};

/** Processes that fail at their start are started again ever more rarely, between these. */
export const RESTART_FIRST_MS = 250;
export const RESTART_LAST_MS = 10_000;
/** After so many in a row, jobs are refused at once. */
export const FAILED_STARTS_MAXIMUM = 3;
