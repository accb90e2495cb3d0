import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
    levels: [
      ...new Set(outcomes.map(({ level }) => levelNames[level])),
      ...(kind === 'mixed-invoices' ? ['不限识别时间'] : []),
    ],
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

const WAIT_MS = 50;
const WAITS_TOLD = 200;

/** As long as `work` runs no other process is in its own; one that was left by a process that ended is to be removed by hand. */
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

/**
 * Puts the measured kinds into the content, by ability; others stay as they are, those too that another process has measured
 * meanwhile.
 */
export const publish = (outcomes: readonly Outcome[], tasks: readonly (readonly [string, string])[]): void => {
  const own = tasks.flatMap(([abilityNo, task]): [string, Measured][] => {
    const ofTask = outcomes.filter(({ kind }) => kind === task);
    const kind = ofTask[0]?.kind;
    return kind ? [[abilityNo, published(kind, ofTask)]] : [];
  });
  mkdirSync(dirname(FILE), { recursive: true });
  withLock(() => {
    const all = Object.entries({ ...read(), ...Object.fromEntries(own) }).toSorted(([a], [b]) => Number(a) - Number(b));
    const unfinished = `${FILE}.${process.pid}`;
    writeFileSync(unfinished, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
    renameSync(unfinished, FILE);
  });
};
