import { join } from 'node:path';
import type { Engines, Job } from '../engine.ts';
import { groupOf } from '../process/groups.ts';
import { type Group, groups } from '../process/messages.ts';
import { createLane } from './lane.ts';
import { type HostLimits, hostLimits } from './limits.ts';

export interface EnginesOptions {
  /** Processes of each group. */
  processes: Readonly<Record<Group, number>>;
  /** Called for processes that ended by themselves or had to be ended, for the log. */
  onTrouble?: (what: string, fields: object) => void;
  /** Steps of priority by which the processes give way to this one. */
  niceness?: number | undefined;
  /** For tests: another program for the processes, and other limits. */
  processPath?: string;
  limits?: Partial<HostLimits>;
}

export interface HostedEngines extends Engines {
  /**
   * Starts the processes of groups that are always kept, so that the first recognition does not wait for them; returns
   * at once.
   */
  warmUp(warm: readonly Group[]): void;
  /** How many processes are ready, and how many jobs wait, by group. */
  state(): { group: Group; ready: number; waiting: number }[];
}

const programPath = join(import.meta.dirname, '../process/main.ts');

/** The engines of a node. No process is started before the first recognition or `warmUp`. */
export const createEngines = ({
  processes,
  niceness,
  onTrouble = () => {},
  processPath = programPath,
  limits = {},
}: EnginesOptions): HostedEngines => {
  const laneOf = (group: Group) =>
    createLane({
      group,
      processes: processes[group],
      // Operators' packages are loaded with their first picture.
      onDemand: group === 'package',
      processPath,
      niceness,
      limits: { ...hostLimits, ...limits },
      onTrouble,
    });
  const lanes = new Map(groups.map((group) => [group, laneOf(group)]));

  const laneOfJob = (job: Job) => {
    const lane = lanes.get(groupOf(job.task));
    if (!lane) throw new Error('every task has its group');
    return lane;
  };

  return {
    recognise: (job) => laneOfJob(job).recognise(job),
    progressOf: (job) => laneOfJob(job).progressOf(job),
    warmUp(warm) {
      for (const group of warm) lanes.get(group)?.warmUp();
    },
    state: () => [...lanes.values()].map((lane) => lane.state()),
    async stop() {
      await Promise.all([...lanes.values()].map((lane) => lane.stop()));
    },
  };
};
