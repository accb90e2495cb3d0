/** Shows every sample picture, or those whose names begin as told, to the engines and prints what they found, for whoever chooses them. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Found } from '#contract/trial/recognition.ts';
import { type BuiltInTask, builtInTasks } from '#engines/engine.ts';
import { createEngines } from '#engines/host/engines.ts';
import { type IndexedSample, writeTrialSamples } from './trial-samples.ts';

const root = join(import.meta.dirname, '..');
const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'portal-samples-'));
const engines = createEngines({ processes: { text: 1, detection: 1, package: 1 } });

const lines = ({ targets, fields, texts, notes }: Found) => [
  ...targets.map(
    ({ label, score, keypoints }) => `  ${label} ${score}${keypoints ? `, ${keypoints.length} 个关键点` : ''}`,
  ),
  ...fields.map(
    ({ label, value, score, check }) => `  ${label}: ${value || '（空）'} ${score.toFixed(2)} ${check ?? ''}`,
  ),
  ...(fields.length === 0 ? texts.map(({ text, score }) => `  「${text}」 ${score.toFixed(2)}`) : []),
  ...notes.map((note) => `  * ${note}`),
];

try {
  await writeTrialSamples(root, folder);
  const samples: IndexedSample[] = JSON.parse(readFileSync(join(folder, 'samples.json'), 'utf8'));
  for (const { sampleId, abilityNo, name } of samples) {
    if (wanted.length > 0 && !wanted.some((start) => sampleId.startsWith(start))) continue;
    const task: BuiltInTask = builtInTasks[abilityNo as keyof typeof builtInTasks];
    const began = performance.now();
    const found = await engines.recognise({ task, picture: readFileSync(join(folder, `${sampleId}.jpg`)) });
    console.log(`${sampleId}（${name}） ${Math.round(performance.now() - began)} ms`);
    for (const line of lines(found)) console.log(line);
  }
} finally {
  await engines.stop();
  rmSync(folder, { recursive: true });
}
