import type { OpenTarget } from '#contract/trial/open-targets.ts';
import type { Found } from '#contract/trial/recognition.ts';
import type { builtInTasks } from './built-in-tasks.ts';

/** The work of a process on a picture. */
export type Task = BuiltInTask | { package: string } | OpenTargetTask;

/** The task `open-target` with what to look for. */
export interface OpenTargetTask {
  labels: readonly OpenTarget[];
}

export type BuiltInTask = (typeof builtInTasks)[keyof typeof builtInTasks];

export const detectionTasks = [
  'personnel',
  'control-room-absence',
  'cattle',
  'sheep',
  'ship',
  'human-keypoints',
  'open-target',
] as const;
export type DetectionTask = (typeof detectionTasks)[number];
/** These read codes, which needs no model. */
export const codeTasks = ['private-payment'] as const;
export type CodeTask = (typeof codeTasks)[number];
export type TextTask = Exclude<BuiltInTask, DetectionTask | CodeTask>;

/** Why a recognition has no result. */
export type EngineFaultKind =
  /** The queue is full, or the expected wait too long. */
  | 'busy'
  /** The job used up its CPU time. */
  | 'late'
  /** It did not end, with little CPU time: it waits for something, or the machine is very busy. */
  | 'hung'
  /** Its process ended or failed over it. */
  | 'failed'
  /** The picture cannot be decoded. */
  | 'undecodable'
  /** No caller waits for it any more. */
  | 'cancelled'
  /** The engines are being stopped. */
  | 'stopping';

export class EngineFault extends Error {
  override name = 'EngineFault';
  readonly kind: EngineFaultKind;
  /** For `busy`: how long a job would have waited for its result, in seconds. */
  readonly waitSeconds: number | undefined;

  constructor(kind: EngineFaultKind, { waitSeconds, ...options }: ErrorOptions & { waitSeconds?: number } = {}) {
    super(`the recognition has no result: ${kind}`, options);
    this.kind = kind;
    this.waitSeconds = waitSeconds;
  }
}

export interface Job {
  task: Task;
  /** JPEG or PNG, as it was sent; `inspectPicture` has let it pass. */
  picture: Buffer;
  /** Gives the job up: out of the queue, or its process is ended. */
  signal?: AbortSignal;
  /** The longest wait of its caller in milliseconds, if that is not the usual one. */
  withinMs?: number;
  /** No page waits for it: all others go first. */
  isBatch?: boolean;
}

/** Where a job is in the queue. */
export interface JobProgress {
  isRunning: boolean;
  /** How many jobs before it wait or run. */
  before: number;
  /** The time until its result is expected, in milliseconds. */
  expectedMs: number;
}

/** The engines of a node, in separate processes. */
export interface Engines {
  /** Throws an `EngineFault`. */
  recognise(job: Job): Promise<Found>;
  /** Returns undefined for a job that has ended or was rejected. */
  progressOf(job: Job): JobProgress | undefined;
  /** Ends all processes; what waits fails as `stopping`. */
  stop(): Promise<void>;
}

/** Pixels as the engines read them: 3 bytes each, red first, rows from the top, orientation applied. */
export interface Raster {
  width: number;
  height: number;
  rgb: Uint8Array;
}
