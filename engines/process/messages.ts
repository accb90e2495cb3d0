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

/** What a process says: that its models are loaded, that it begins the one job that it was given, and what came of it. */
export type ProcessMessage =
  | { ready: true }
  | { begun: number }
  | {
      job: number;
      /** Bytes of memory that the process holds. */
      resident: number;
      result: { found: Found } | { fault: 'undecodable' | 'late' | 'failed'; reason: string };
    };
