import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { found as foundSchema } from '#contract/trial/recognition.ts';
import { createEngines } from '#engines/host/engines.ts';
import { builtInTasks } from '#engines/built-in-tasks.ts';
import { allBuiltInEngines } from '#server/areas/trial/engine-of.ts';
import type { StoredResult } from '#server/areas/trial/stored-results.ts';
import { answerFilter } from '#server/kit/http/answer-filter.ts';
import { type IndexedSample, writeTrialSamples } from '../trial-samples.ts';

// The results must not depend on how busy the machine is.
const limits = { cpuMs: 120_000, expectedMs: 120_000 };
const asAnswered = answerFilter(foundSchema);

/**
 * Runs the built-in engines on the first sample of each of their abilities, and passes on one result after the other:
 * the answer of `trial/run`, without the parts that belong to one request.
 */
export const recogniseFirstSamples = async (
  root: string,
  take: (result: Omit<StoredResult, 'at'>) => void,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-samples-'));
  const engines = createEngines({ processes: { text: 1, detection: 1, package: 1 }, limits });
  try {
    await writeTrialSamples(root, folder);
    const samples: IndexedSample[] = JSON.parse(readFileSync(join(folder, 'samples.json'), 'utf8'));
    for (const [no, task] of Object.entries(builtInTasks)) {
      const abilityNo = Number(no);
      const first = samples.find((sample) => sample.abilityNo === abilityNo);
      const engine = allBuiltInEngines.of(abilityNo);
      if (!first || !engine) continue;
      const picture = readFileSync(join(folder, `${first.sampleId}.jpg`));
      const found = asAnswered(await engines.recognise({ task, picture })) as StoredResult['found'];
      const { model, version } = engine.info;
      take({ sampleId: first.sampleId, abilityNo, model, version, found: JSON.parse(JSON.stringify(found)) });
    }
  } finally {
    await engines.stop();
    rmSync(folder, { recursive: true });
  }
};
