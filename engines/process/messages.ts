import type { Found } from '#contract/trial/recognition.ts';
import type { Task } from '../engine.ts';

/** Processes specialise, so that each holds the models of one group only. */
export const groups = ['text', 'detection', 'package'] as const;
export type Group = (typeof groups)[number];

export interface JobMessage {
  job: number;
  task: Task;
  picture: Uint8Array;
}

/** The messages of a process: its models are loaded, its job has begun, and the result of the job. */
export type ProcessMessage =
  | { ready: true }
  | { begun: number }
  | {
      job: number;
      /** Bytes of memory that the process holds. */
      resident: number;
      result: { found: Found } | { fault: 'undecodable' | 'late' | 'failed'; reason: string };
    };
