import { availableParallelism } from 'node:os';
import type { EnginesOptions } from '#engines/host/engines.ts';

export type EngineProcesses = EnginesOptions['processes'];

/** More processes than this are not faster on machines with the usual memory. */
export const TEXT_MAXIMUM = 4;
export const DETECTION_MAXIMUM = 2;

/** Half of the processors read text and a quarter detect targets; the rest serves the pages. */
const processesOf = (processors: number): EngineProcesses => ({
  text: Math.min(TEXT_MAXIMUM, Math.max(1, Math.floor(processors / 2))),
  detection: Math.min(DETECTION_MAXIMUM, Math.max(1, Math.floor(processors / 4))),
  package: 1,
});

/**
 * Reads `text:2,detection:1,package:1`; unnamed groups depend on the processors. Throws an error with one sentence if
 * the text is wrong.
 */
export const readEngineProcesses = (
  setting: string | undefined,
  processors: number = availableParallelism(),
): EngineProcesses => {
  const processes: Record<keyof EngineProcesses, number> = { ...processesOf(processors) };
  for (const part of setting?.split(',') ?? []) {
    const [, group, number] = /^(text|detection|package):([1-9]\d?)$/.exec(part.trim()) ?? [];
    if (group === undefined) throw new Error('is no list as text:1,detection:1,package:1, each with 1 to 99 processes');
    processes[group as keyof EngineProcesses] = Number(number);
  }
  return processes;
};
