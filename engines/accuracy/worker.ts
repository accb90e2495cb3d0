/** A process of `measure-all.ts`: reads the documents that it receives, one at a time, and returns the results. */
import type { TextTask } from '../engine.ts';
import type { Level } from '../specimens/levels.ts';
import { createTextReader } from '../text/text-reader.ts';
import { measure, type Outcome } from './measure.ts';
import { distortionOf } from './plan.ts';

/** A document to be read under each of the conditions. */
export interface Work {
  kind: TextTask;
  seed: number;
  levels: readonly Level[];
}

const reader = await createTextReader();

const work = async ({ kind, seed, levels }: Work): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const level of levels)
    outcomes.push(await measure(reader, { kind, level, seed, distortion: distortionOf(seed, level) }));
  return outcomes;
};

process.on('message', (wanted: Work) => {
  // A rejection ends the process, and `measure-all.ts` with it.
  void work(wanted).then((outcomes) => process.send?.(outcomes));
});
process.on('disconnect', () => void reader.close());
