import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesHash } from '#engines/accuracy/sources-hash.ts';

/** The folders that have tests. */
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

/** Where the last passing run of the slow lane is recorded. */
export const RECORD = 'engines/slow-lane.json';

export interface SlowRun {
  /** SHA-256 of what the slow tests run on. */
  inputsHash: string;
  ranAt: string;
  tests: number;
}

const filesBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** The slow tests, and those with more to do in the slow lane, which they learn by `inject('thorough')`. */
export const slowTests = (root: string): string[] =>
  testFolders
    .flatMap((folder) => filesBelow(root, folder))
    .filter(
      (file) =>
        file.endsWith('.slow.test.ts') || (isTest(file) && readFileSync(file, 'utf8').includes("= inject('thorough')")),
    );

/** The hash of the engines' sources, the pictures of trials, the packages and the slow tests. */
export const slowInputsHash = (root: string): string =>
  filesHash([
    ...filesBelow(root, 'engines').filter((file) => !isTest(file) && !file.endsWith('slow-lane.json')),
    ...filesBelow(root, 'content/trial'),
    join(root, 'package-lock.json'),
    ...slowTests(root),
  ]);
