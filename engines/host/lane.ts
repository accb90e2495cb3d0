import type { Job } from '../engine.ts';
import type { Group } from '../process/messages.ts';
import { createExpectedWait } from './expected-wait.ts';
import { type EngineProcess, startEngineProcess } from './engine-process.ts';
import { progressIn } from './job-progress.ts';
import { FAILED_STARTS_MAXIMUM, type HostLimits, RESTART_FIRST_MS, RESTART_LAST_MS } from './limits.ts';
import { runJob } from './run-job.ts';
import { createWaitingJobs, fault, type PendingJob, pendingJob } from './waiting-jobs.ts';

export interface LaneOptions {
  group: Group;
  processes: number;
  /** Processes only run while there is work. */
  onDemand: boolean;
  processPath: string;
  niceness: number | undefined;
  limits: HostLimits;
  /** Called for processes that ended by themselves or had to be ended. */
  onTrouble(what: string, fields: object): void;
}

type State = 'starting' | 'idle' | 'busy';

const count = (members: ReadonlyMap<EngineProcess, State>, state: State) =>
  [...members.values()].filter((one) => one === state).length;

const pauseAfter = (failedStarts: number) => Math.min(RESTART_LAST_MS, RESTART_FIRST_MS * 2 ** (failedStarts - 1));

const isWorn = (member: EngineProcess, group: Group, limits: HostLimits) =>
  member.done >= limits.jobs || member.resident >= limits.residentBytes[group];

/** The processes of a group, and the jobs that wait for them. */
export const createLane = ({ group, processes, onDemand, processPath, niceness, limits, onTrouble }: LaneOptions) => {
  const waiting = createWaitingJobs(limits);
  const expectedWait = createExpectedWait(processes, limits.expectedMs);
  /** The processes that still work for the lane; one that is ended on purpose is removed at once. */
  const members = new Map<EngineProcess, State>();
  /** Everything that still runs. */
  const running = new Set<EngineProcess>();
  /** Processes that are to be replaced by another. */
  const worn = new Set<EngineProcess>();
  /** Processes that end after their current job. */
  const leaving = new WeakSet<EngineProcess>();
  let failedStarts = 0;
  let lastFailure: unknown;
  let restart: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isWanted = false;
  let stopped = false;

  const readyCount = () => members.size - count(members, 'starting');

  const dismiss = (member: EngineProcess) => {
    members.delete(member);
    worn.delete(member);
    member.kill();
  };

  const begin = () => {
    const member = startEngineProcess(processPath, group, niceness);
    members.set(member, 'starting');
    running.add(member);
    const tooLate = setTimeout(() => member.kill(), limits.startMs);
    const onReady = () => {
      clearTimeout(tooLate);
      if (!members.has(member)) return;
      failedStarts = 0;
      members.set(member, 'idle');
      replaceOne();
      work();
    };
    void member.ready.then(onReady, () => clearTimeout(tooLate));
    void member.ended.then((said) => {
      const state = members.get(member);
      running.delete(member);
      worn.delete(member);
      members.delete(member);
      if (state === undefined || stopped) return;
      if (state === 'starting') {
        failedStarts += 1;
        lastFailure = new Error(said);
      }
      onTrouble('an engine process ended', { group, enginePid: member.pid, said });
      work();
    });
  };

  /** A worn process ends once another is ready to replace it. */
  const replaceOne = () => {
    const [old] = worn;
    if (!old || members.size <= processes) return;
    worn.delete(old);
    if (members.get(old) === 'idle') dismiss(old);
    else leaving.add(old);
  };

  const run = (member: EngineProcess, pending: PendingJob) => {
    members.set(member, 'busy');
    const noteEnd = expectedWait.begin(pending.job);
    void runJob(member, pending, {
      group,
      limits,
      isStopped: () => stopped,
      end(kind) {
        if (!members.has(member)) return false;
        dismiss(member);
        onTrouble('an engine process had to be ended', { group, enginePid: member.pid, kind });
        return true;
      },
      onEnded: work,
      onDone(isNotBegun) {
        noteEnd(!isNotBegun);
        rejoin(member, pending, isNotBegun);
      },
    });
  };

  /** Gives a process that has completed its job the next one, or ends it. */
  const rejoin = (member: EngineProcess, pending: PendingJob, isNotBegun: boolean) => {
    if (isNotBegun && !pending.isSettled()) {
      pending.isSecondTry = true;
      waiting.addFirst(pending);
      work();
    }
    if (member.isOver || !members.has(member)) return;
    // One on demand loads what it needs with its next job anyway.
    if (leaving.has(member) || (onDemand && isWorn(member, group, limits))) dismiss(member);
    else {
      members.set(member, 'idle');
      if (isWorn(member, group, limits)) worn.add(member);
    }
    work();
  };

  /** Starts missing processes: at once, even if one was killed, or after a pause if starts fail. */
  const fill = () => {
    if (restart || !isWanted) return;
    const wanted = processes + Math.min(worn.size, 1);
    if (members.size >= wanted) return;
    if (failedStarts === 0) {
      while (members.size < wanted) begin();
      return;
    }
    restart = setTimeout(() => {
      restart = undefined;
      if (members.size < wanted) begin();
    }, pauseAfter(failedStarts));
  };

  const endIdle = () => {
    isWanted = false;
    for (const [member, state] of members) if (state === 'idle') dismiss(member);
  };
  const rest = () => {
    clearTimeout(idle);
    if (onDemand && members.size > 0) idle = setTimeout(endIdle, limits.idleMs);
  };

  const work = () => {
    if (stopped) return;
    if (failedStarts >= FAILED_STARTS_MAXIMUM && readyCount() === 0) waiting.rejectAll('failed', lastFailure);
    for (const [member, state] of members) {
      if (state !== 'idle' || member.isOver) continue;
      const pending = waiting.take();
      if (!pending) break;
      run(member, pending);
    }
    fill();
    rest();
  };

  return {
    warmUp() {
      isWanted = true;
      work();
    },
    recognise(job: Job) {
      const pending = pendingJob(job);
      const before = waiting.countBefore(job) + count(members, 'busy');
      const refusal = stopped ? fault('stopping') : expectedWait.faultOf(job, before, waiting.isFull);
      if (refusal) pending.reject(refusal);
      else if (!pending.isSettled()) {
        isWanted = true;
        waiting.add(pending);
        work();
      }
      return pending.outcome;
    },
    progressOf: (job: Job) => progressIn(job, waiting, expectedWait),
    state: () => ({ group, ready: readyCount(), waiting: waiting.count }),
    async stop() {
      stopped = true;
      clearTimeout(restart);
      clearTimeout(idle);
      waiting.rejectAll('stopping');
      for (const member of running) member.kill();
      await Promise.all([...running].map((member) => member.ended));
    },
  };
};
