/**
 * Runs the engines on every sample picture, or on those with the given name prefixes, and prints the results, to help
 * choose samples. For documents it prints what was read incorrectly.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SampleEntry } from './trial-samples/sample.ts';
import type { Found } from '#contract/trial/recognition.ts';
import { characterErrors } from '#engines/accuracy/character-errors.ts';
import { wrongFields } from '#engines/accuracy/field-errors.ts';
import { builtInTasks } from '#engines/built-in-tasks.ts';
import type { BuiltInTask } from '#engines/engine.ts';
import { createEngines } from '#engines/host/engines.ts';
import { sampleSpecimens } from '#engines/specimens/all.ts';
import { createRandom } from '#engines/specimens/random.ts';
import { type IndexedSample, sampleEntries, writeTrialSamples } from './trial-samples.ts';

const root = join(import.meta.dirname, '..');
const starts = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'portal-samples-'));
// The results must not depend on how busy the machine is.
const limits = { cpuMs: 120_000, expectedMs: 120_000 };
const engines = createEngines({ processes: { text: 1, detection: 1, package: 1 }, limits });

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

/** Returns what was read incorrectly in a document. General text has no fields. */
const wrongIn = (entry: SampleEntry | undefined, { fields, texts }: Found): string[] => {
  if (!entry || 'scene' in entry.drawing) return [];
  const { specimen: kind, seed, faulty } = entry.drawing;
  const specimen = sampleSpecimens[kind as BuiltInTask]?.(createRandom(seed), faulty ? { faulty } : {});
  if (!specimen) return [];
  if (fields.length > 0)
    return wrongFields(specimen.fields, fields).map(
      ({ name, wanted, read, passed }) => `  ✗ ${name}：${wanted} → ${read}${passed ? '（校验通过）' : ''}`,
    );
  const read = texts.map(({ text }) => text);
  return characterErrors(specimen.lines, read, specimen.aside).missed.map(
    (missed) => `  ✗ ${missed.printed} → ${missed.read}`,
  );
};

try {
  await writeTrialSamples(root, folder);
  const samples: IndexedSample[] = JSON.parse(readFileSync(join(folder, 'samples.json'), 'utf8'));
  const entries = new Map(sampleEntries(root).map((entry) => [entry.sampleId, entry]));
  for (const { sampleId, abilityNo, name, hard } of samples) {
    if (starts.length > 0 && !starts.some((start) => sampleId.startsWith(start))) continue;
    const task: BuiltInTask = builtInTasks[abilityNo as keyof typeof builtInTasks];
    const began = performance.now();
    const found = await engines.recognise({ task, picture: readFileSync(join(folder, `${sampleId}.jpg`)) });
    console.log(`${sampleId}（${name}${hard ? '，较难' : ''}） ${Math.round(performance.now() - began)} ms`);
    for (const line of [...lines(found), ...wrongIn(entries.get(sampleId), found)]) console.log(line);
  }
} finally {
  await engines.stop();
  rmSync(folder, { recursive: true });
}
