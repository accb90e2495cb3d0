import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TextTask } from '../engine.ts';
import { levelNames } from '../specimens/levels.ts';
import { OCR_ENGINE_VERSION } from '../version.ts';
import type { Outcome } from './measure.ts';
import type { Measured } from './measured.ts';
import { sourcesHash } from './sources-hash.ts';
import { sourcesOf } from './sources-of.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILE = join(ROOT, 'content/trial/accuracy.json');

/** What the ability's page publishes of the measurements of one kind. */
const published = (kind: TextTask, outcomes: readonly Outcome[]): Measured => {
  const sources = sourcesOf(kind);
  const characters = outcomes.reduce((sum, outcome) => sum + outcome.characters, 0);
  const errors = outcomes.reduce((sum, outcome) => sum + outcome.characterErrors, 0);
  return {
    characterErrorRate: Math.round((1e4 * errors) / characters) / 100,
    documentsRight: outcomes.filter(({ wrong }) => wrong.length === 0).length,
    documents: outcomes.length,
    levels: [...new Set(outcomes.map(({ level }) => levelNames[level]))],
    measuredAt: new Date().toISOString().slice(0, 10),
    engineVersion: OCR_ENGINE_VERSION,
    sources,
    sourcesHash: sourcesHash(ROOT, sources),
  };
};

const read = (): Record<string, Measured> => {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
};

/** Puts the measured kinds into the content, by ability; others stay as they are. */
export const publish = (outcomes: readonly Outcome[], tasks: readonly (readonly [string, string])[]): void => {
  const all = read();
  for (const [abilityNo, task] of tasks) {
    const own = outcomes.filter(({ kind }) => kind === task);
    const kind = own[0]?.kind;
    if (kind) all[abilityNo] = published(kind, own);
  }
  mkdirSync(dirname(FILE), { recursive: true });
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => Number(a) - Number(b)));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
};
