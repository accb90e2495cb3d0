import type { Found } from '#contract/trial/recognition.ts';
import { EngineFault, type EngineFaultKind, type Job } from '../engine.ts';

/** A job until it has its one outcome. */
export interface PendingJob {
  job: Job;
  resolve(found: Found): void;
  reject(fault: EngineFault): void;
  /** Whether it has its outcome; work that still goes on is for no caller. */
  isSettled(): boolean;
  /** What to do when its last caller leaves. */
  onCancel: () => void;
  /** A process was lost before it began it. */
  isSecondTry: boolean;
}

export const fault = (kind: EngineFaultKind, cause?: unknown) =>
  new EngineFault(kind, cause === undefined ? undefined : { cause });

/** Makes a job wait for its outcome; an abort by its signal is one. */
export const pendingJob = (job: Job): PendingJob & { outcome: Promise<Found> } => {
  const { promise, resolve, reject } = Promise.withResolvers<Found>();
  let settled = false;
  const settle = (how: () => void) => {
    if (settled) return;
    settled = true;
    job.signal?.removeEventListener('abort', cancel);
    how();
  };
  const cancel = () => {
    settle(() => reject(fault('cancelled')));
    pending.onCancel();
  };
  const pending: PendingJob & { outcome: Promise<Found> } = {
    job,
    outcome: promise,
    resolve: (found) => settle(() => resolve(found)),
    reject: (reason) => settle(() => reject(reason)),
    isSettled: () => settled,
    onCancel: () => {},
    isSecondTry: false,
  };
  job.signal?.addEventListener('abort', cancel);
  if (job.signal?.aborted) cancel();
  return pending;
};

/** Jobs in the order of their arrival, those of batches last, each for a limited time; an aborted job leaves. */
export const createWaitingJobs = (limits: { waiting: number; waitMs: number }) => {
  const waiting = new Map<PendingJob, NodeJS.Timeout>();

  const remove = (pending: PendingJob) => {
    clearTimeout(waiting.get(pending));
    waiting.delete(pending);
    pending.onCancel = () => {};
  };

  const hold = (pending: PendingJob) => {
    const giveUp = () => {
      remove(pending);
      pending.reject(fault('busy'));
    };
    waiting.set(pending, setTimeout(giveUp, pending.job.withinMs ?? limits.waitMs));
    pending.onCancel = () => remove(pending);
  };

  const inOrder = (): PendingJob[] => {
    const all = [...waiting.keys()];
    return [...all.filter(({ job }) => !job.isBatch), ...all.filter(({ job }) => job.isBatch)];
  };

  return {
    /** Returns how many jobs go before a new one. */
    countBefore: ({ isBatch = false }: Job) =>
      isBatch ? waiting.size : [...waiting.keys()].filter(({ job }) => !job.isBatch).length,
    get count() {
      return waiting.size;
    },
    get isFull() {
      return waiting.size >= limits.waiting;
    },
    /** Returns how many jobs wait before this one, or undefined if it does not wait. */
    placeOf(job: Job): number | undefined {
      const place = inOrder().findIndex((pending) => pending.job === job);
      return place === -1 ? undefined : place;
    },
    add: hold,
    /** Before all others: its process was lost after its turn. */
    addFirst(pending: PendingJob) {
      const others = [...waiting];
      waiting.clear();
      hold(pending);
      for (const [other, timer] of others) waiting.set(other, timer);
    },
    take(): PendingJob | undefined {
      const [next] = inOrder();
      if (next) remove(next);
      return next;
    },
    rejectAll(kind: EngineFaultKind, cause?: unknown) {
      for (const pending of waiting.keys()) {
        remove(pending);
        pending.reject(fault(kind, cause));
      }
    },
  };
};
