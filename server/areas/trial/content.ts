import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { currentOf, type Measured } from '#engines/accuracy/measured.ts';
import type { Accuracy, Experiment, Sample } from '#contract/trial/panel.ts';
import { isCurrent, readStoredResults, type StoredResult } from './stored-results.ts';

/** The platform's sample pictures for trials, and the measured accuracy of its engines. */
export interface TrialContent {
  samplesOf(abilityNo: number): readonly Sample[];
  findSample(sampleId: string): Sample | undefined;
  readSample(sample: Sample): Promise<Buffer>;
  /** The accuracy of an ability's built-in engine, or null if its current version was not measured. */
  accuracyOf(abilityNo: number): Accuracy | null;
  /** Results of an ability's built-in engine in photographs, or null if the engine is not experimental. */
  experimentOf(abilityNo: number): Experiment | null;
  /** The result of its built-in engine in the first sample, or null if one of the two has changed since. */
  storedOf(abilityNo: number): Pick<StoredResult, 'sampleId' | 'at' | 'found'> | null;
}

const readJson = <T>(path: string, otherwise: T): T =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : otherwise;

/** Measured accuracies by project folder. Read once: they do not change while the process runs. */
const measuredOf = new Map<string, Record<string, Accuracy>>();

const measuredIn = (root: string): Record<string, Accuracy> => {
  let measured = measuredOf.get(root);
  if (!measured) {
    measured = currentOf(root, readJson<Record<string, Measured>>(join(root, 'content/trial/accuracy.json'), {}));
    measuredOf.set(root, measured);
  }
  return measured;
};

/** Reads the samples that the build has drawn into `staticFolder` (`/static/`). Without a build there are none. */
export const readTrialContent = (root: string, staticFolder: string): TrialContent => {
  const samples = readJson<(Sample & { abilityNo: number })[]>(join(staticFolder, 'trial/samples.json'), []);
  const accuracies = measuredIn(root);
  const experiments = readJson<Record<string, Experiment>>(join(root, 'content/trial/experiments.json'), {});
  const byAbility = Map.groupBy(samples, ({ abilityNo }) => abilityNo);
  const stored = readStoredResults(root);
  const byId = new Map(samples.map((sample) => [sample.sampleId, sample]));
  return {
    samplesOf: (abilityNo) => byAbility.get(abilityNo) ?? [],
    findSample: (sampleId) => byId.get(sampleId),
    readSample: ({ path }) => readFile(join(staticFolder, path.replace(/^\/static\//, ''))),
    accuracyOf: (abilityNo) => accuracies[abilityNo] ?? null,
    experimentOf: (abilityNo) => experiments[abilityNo] ?? null,
    storedOf: (abilityNo) => {
      const result = stored.get(abilityNo);
      return result && isCurrent(result, byAbility.get(abilityNo)?.[0]) ? result : null;
    },
  };
};
