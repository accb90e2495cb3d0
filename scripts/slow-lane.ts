import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesHash } from '#engines/accuracy/sources-hash.ts';

/** The folders with tests. */
export const testFolders = [
  'contract',
  'engines',
  'server',
  'content',
  'illustrations',
  'web',
  'scripts',
  'bench',
  'e2e',
];

/** Records the last passing run of the slow lane. */
export const RECORD = 'engines/slow-lane.json';

export interface SlowRun {
  /** The SHA-256 of the inputs of the slow tests. */
  inputsHash: string;
  ranAt: string;
  tests: number;
}

const filesBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Returns the slow tests, and those that do more in the slow lane, which they detect with `inject('thorough')`. */
export const slowTests = (root: string): string[] =>
  testFolders
    .flatMap((folder) => filesBelow(root, folder))
    .filter(
      (file) =>
        file.endsWith('.slow.test.ts') || (isTest(file) && readFileSync(file, 'utf8').includes("= inject('thorough')")),
    );

/** Returns the hash of the engines' sources and contract, the trial pictures, the packages and the slow tests. */
export const slowInputsHash = (root: string): string =>
  filesHash([
    ...filesBelow(root, 'engines').filter((file) => !isTest(file) && !file.endsWith('slow-lane.json')),
    ...filesBelow(root, 'contract/trial').filter((file) => !isTest(file)),
    // Measured values are no input of the tests.
    ...filesBelow(root, 'content/trial').filter((file) => !/(accuracy|experiments)\.json$/.test(file)),
    join(root, 'package-lock.json'),
    ...slowTests(root),
  ]);
