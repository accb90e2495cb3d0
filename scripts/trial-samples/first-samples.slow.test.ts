import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStoredResults } from '#server/areas/trial/stored-results.ts';
import { differences } from './differences.ts';
import { recogniseFirstSamples } from './first-samples.ts';

const root = join(import.meta.dirname, '../..');

test('[MEND-01] the stored result of each ability is what its engine finds in the first sample now', async () => {
  const stored = readStoredResults(root);
  const differing: Record<string, string[]> = {};
  await recogniseFirstSamples(root, ({ sampleId, abilityNo, model, version, found }) => {
    const { found: wanted, ...head } = stored.get(abilityNo) ?? {};
    expect(head).toMatchObject({ sampleId, abilityNo, model, version });
    const differ = differences(wanted, found);
    if (differ.length > 0) differing[sampleId] = differ;
  });
  expect(differing, 'run `node scripts/store-trial-results.ts`').toEqual({});
});
