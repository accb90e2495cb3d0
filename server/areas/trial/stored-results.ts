import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Found } from '#contract/trial/recognition.ts';
import { allBuiltInEngines } from './engine-of.ts';

/** What a built-in engine found in the first sample of an ability. */
export interface StoredResult {
  sampleId: string;
  abilityNo: number;
  model: string;
  version: string;
  /** The date on which the engine gave it. */
  at: string;
  found: Found;
}

/** The folder of the results, from the project's own. */
export const STORED_RESULTS = 'content/trial/results';

/** Reads all stored results, by their abilities. */
export const readStoredResults = (root: string): ReadonlyMap<number, StoredResult> => {
  const folder = join(root, STORED_RESULTS);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const results = files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as StoredResult);
  return new Map(results.map((result) => [result.abilityNo, result]));
};

/** Returns whether a result is what the present engine found in a sample, judging by version and size. */
export const isCurrent = (
  { sampleId, abilityNo, model, version, found }: StoredResult,
  sample: { sampleId: string; width: number; height: number } | undefined,
): boolean => {
  const info = allBuiltInEngines.of(abilityNo)?.info;
  return (
    sampleId === sample?.sampleId &&
    model === info?.model &&
    version === info.version &&
    found.width === sample.width &&
    found.height === sample.height
  );
};
