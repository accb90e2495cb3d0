import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TextTask } from '../engine.ts';
import { levelNames, levels, promisedLevels } from '../specimens/levels.ts';
import { OCR_ENGINE_VERSION } from '../version.ts';
import type { Outcome } from './measure.ts';
import { type Measured, readMeasured } from './measured.ts';
import { sourcesHash } from './sources-hash.ts';
import { sourcesOf } from './sources-of.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILE = join(ROOT, 'content/trial/accuracy.json');

/** The part of the measurements of one kind that the ability's page publishes. */
export const figuresOf = (kind: TextTask, outcomes: readonly Outcome[]): Measured => {
  const sources = sourcesOf(kind);
  const characters = outcomes.reduce((sum, outcome) => sum + outcome.characters, 0);
  const errors = outcomes.reduce((sum, outcome) => sum + outcome.characterErrors, 0);
  const seeds = [...new Set(outcomes.map(({ seed }) => seed))].toSorted((a, b) => a - b);
  const measuredLevels = levels.filter((level) => outcomes.some((outcome) => outcome.level === level));
  return {
    characterErrorRate: Math.round((1e4 * errors) / characters) / 100,
    documents: seeds.length,
    conditions: measuredLevels.map((level) => levelNames[level]),
    allConditions: promisedLevels.every((level) => measuredLevels.includes(level)),
    readings: outcomes.length,
    readingsRight: outcomes.filter(({ wrong }) => wrong.length === 0).length,
    unlimitedTime: kind === 'mixed-invoices',
    measuredAt: new Date().toISOString().slice(0, 10),
    engineVersion: OCR_ENGINE_VERSION,
    seeds: { from: seeds[0] ?? 0, to: seeds.at(-1) ?? 0 },
    sources,
    sourcesHash: sourcesHash(ROOT, sources),
  };
};

/** What is published now, by ability. */
export const readPublished = (): Record<string, Measured> => {
  try {
    return readMeasured(JSON.parse(readFileSync(FILE, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
};

const WAIT_MS = 50;
const WAITS_TOLD = 200;

/** While `work` runs, no other process runs its own; a lock that a process left behind has to be removed manually. */
const withLock = (work: () => void): void => {
  const lock = `${FILE}.lock`;
  for (let waits = 1; ; waits += 1) {
    try {
      closeSync(openSync(lock, 'wx'));
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      if (waits % WAITS_TOLD === 0) console.warn(`waits for ${lock}; remove it if no other measurement runs`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
    }
  }
  try {
    work();
  } finally {
    rmSync(lock);
  }
};

/** Writes the figures of an ability into the content; others stay unchanged, unless they have an older shape. */
export const publish = (abilityNo: string, figures: Measured): void => {
  mkdirSync(dirname(FILE), { recursive: true });
  withLock(() => {
    const all = { ...readPublished(), [abilityNo]: figures };
    const ordered = Object.entries(all).toSorted(([a], [b]) => Number(a) - Number(b));
    const unfinished = `${FILE}.${process.pid}`;
    writeFileSync(unfinished, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`);
    renameSync(unfinished, FILE);
  });
};
