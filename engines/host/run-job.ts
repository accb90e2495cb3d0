import type { EngineFault } from '../engine.ts';
import type { Group } from '../process/messages.ts';
import { type EngineProcess, NotBegun } from './engine-process.ts';
import type { HostLimits } from './limits.ts';
import { fault, type PendingJob } from './waiting-jobs.ts';
import { watchProcess } from './watch-process.ts';

/** Why a process is ended while it works. */
type EndKind = 'late' | 'hung' | 'cancelled' | 'memory';

const faultOf = { late: 'late', hung: 'hung', cancelled: 'cancelled', memory: 'failed' } as const;

interface RunOptions {
  group: Group;
  limits: HostLimits;
  isStopped(): boolean;
  /** Ends the process. Returns false if it no longer works for the lane. */
  end(kind: EndKind): boolean;
  /** Called after the process was ended and its job has failed. */
  onEnded(): void;
  /**
   * Called at once when the process is done with the job, so that the process is free before the caller has the answer.
   * `isNotBegun`: it died before it began the job, which may not be settled and then can be tried once more.
   */
  onDone(isNotBegun: boolean): void;
}

/** Runs a job in a process, within the limits of time and memory, and settles it. */
export const runJob = async (
  member: EngineProcess,
  pending: PendingJob,
  { group, limits, isStopped, end: endProcess, onEnded, onDone }: RunOptions,
): Promise<void> => {
  const end = (kind: EndKind) => {
    if (!endProcess(kind)) return;
    pending.reject(fault(faultOf[kind]));
    onEnded();
  };
  const most = { memory: limits.memoryBytes[group], cpu: limits.cpuMs };
  const stopWatching = watchProcess(member.pid, most, (what) => end(what === 'cpu' ? 'late' : 'memory'));
  const deadline = setTimeout(end, limits.hangMs, 'hung');
  let grace: NodeJS.Timeout | undefined;
  pending.onCancel = () => {
    grace = setTimeout(end, limits.cancelledMs, 'cancelled');
  };
  let isNotBegun = false;
  try {
    pending.resolve(await member.run(pending.job.task, pending.job.picture));
  } catch (error) {
    isNotBegun = error instanceof NotBegun;
    if (isStopped()) pending.reject(fault('stopping'));
    // A job that is lost twice may be what ends the processes.
    else if (isNotBegun && pending.isSecondTry) pending.reject(fault('failed', error));
    else if (!isNotBegun) pending.reject(error as EngineFault);
  } finally {
    stopWatching();
    clearTimeout(deadline);
    clearTimeout(grace);
    pending.onCancel = () => {};
  }
  onDone(isNotBegun);
};
