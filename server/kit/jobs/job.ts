import type * as z from 'zod/mini';
import type { Database } from '../database/database.ts';

/** A kind of work with a payload, which any node carries out. */
export interface Job<Data extends object> {
  /** `area.what`. It is the name of the queue and stored with each job, so a renamed one loses what waits. */
  name: string;
  /** Its Chinese name, for operators. */
  label: string;
  /** The payload: ids, not things that may have changed when the job runs. It is checked again before each attempt. */
  data: z.ZodMiniType<Data>;
  /** An attempt that takes longer counts as failed. */
  timeLimitSeconds: number;
  /** Attempts after the first one. Then the job has failed, and an operator may retry it. */
  retries: number;
  /** The pause before a retry. It doubles with each retry, up to `retryDelayMaximumSeconds`. */
  retryDelaySeconds: number;
  retryDelayMaximumSeconds: number;
  /**
   * At most one job of each key that waits for its first attempt (`waiting`), or at most one that is `unfinished`, which
   * includes one that runs or waits for a retry.
   */
  unique?: { key: (data: Data) => string; among: 'waiting' | 'unfinished' };
  /** How many of them a node carries out at once. */
  atOnce: number;
  /** Runs at these times, in Shanghai, once for all nodes: a cron expression. The payload is empty. */
  cron?: string;
}

export interface Attempt {
  /** Aborts when the server stops, or when the attempt takes too long and counts as failed. */
  signal: AbortSignal;
  /** Retries before this attempt. */
  retries: number;
}

/** A job together with the function that carries it out. */
export interface Worker<Data extends object> {
  job: Job<Data>;
  /** Carries out one job. It may run again after a crash, so each step must be safe to repeat. */
  run(data: Data, attempt: Attempt): Promise<void>;
  /** Gives up the work of a failed job that an operator removes. Otherwise the next start would find it unfinished. */
  onRemoved?(transaction: Database, data: Data): Promise<void>;
  /** Finds work whose job is missing, such as that of an older release. Runs once, at the start of a node. */
  unfinished?(): Promise<readonly { data: Data; startAfter?: Date }[]>;
}

// The queue checks that a worker only gets the payload of its own job.
// oxlint-disable-next-line typescript/no-explicit-any -- Jobs have payloads of different types.
export type AnyWorker = Worker<any>;

const defaults = { timeLimitSeconds: 60, retries: 10, retryDelaySeconds: 1, retryDelayMaximumSeconds: 300, atOnce: 1 };

export const defineJob = <Data extends object>(
  job: Pick<Job<Data>, 'name' | 'label' | 'data'> & Partial<Omit<Job<Data>, 'name' | 'label' | 'data'>>,
): Job<Data> => ({ ...defaults, ...job });
