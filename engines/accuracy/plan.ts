import { builtInTasks } from '../built-in-tasks.ts';
import type { TextTask } from '../engine.ts';
import { allSpecimens } from '../specimens/all.ts';
import { type Level, levelNames, levels } from '../specimens/levels.ts';
import type { Measured } from './measured.ts';

/** The first seed of published documents. The readers were made and tuned on documents of much lower seeds. */
export const FIRST_SEED = 4_000_000;

/** A kind to measure, with documents whose seeds no measurement has used. */
export interface Plan {
  abilityNo: string;
  kind: TextTask;
  from: number;
}

/** The seed of the degradation: separate from the document's own, and different for every level. */
export const distortionOf = (seed: number, level: Level): number => seed * 16 + levels.indexOf(level) + 1_000_000_007;

interface Wanted {
  kinds: readonly TextTask[];
  documents: number;
  levels: readonly Level[];
  isCurrent: (published: Measured) => boolean;
}

/** Which kinds have to be measured, and which were measured: under the same conditions, with the present readers. */
export const planOf = (
  published: Readonly<Record<string, Measured>>,
  { kinds, documents, levels: wanted, isCurrent }: Wanted,
): { open: Plan[]; done: TextTask[] } => {
  const open: Plan[] = [];
  const done: TextTask[] = [];
  for (const [abilityNo, task] of Object.entries(builtInTasks)) {
    const kind = kinds.find((one) => one === task);
    if (!kind || !(kind in allSpecimens)) continue;
    const before = published[abilityNo];
    const isDone =
      before !== undefined &&
      isCurrent(before) &&
      before.documents >= documents &&
      wanted.every((level) => before.conditions.includes(levelNames[level]));
    if (isDone) done.push(kind);
    else open.push({ abilityNo, kind, from: before ? before.seeds.to + 1 : FIRST_SEED });
  }
  return { open, done };
};
