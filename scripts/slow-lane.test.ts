import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RECORD, slowInputsHash, type SlowRun, slowTests } from './slow-lane.ts';

const root = join(import.meta.dirname, '..');

test('the slow lane has passed with the engines as they are', () => {
  const { inputsHash, ranAt, tests }: SlowRun = JSON.parse(readFileSync(join(root, RECORD), 'utf8'));
  expect(tests).toBeGreaterThanOrEqual(slowTests(root).length);
  expect(
    inputsHash,
    `Engines, trial pictures, packages or slow tests have changed since the slow lane passed on ${ranAt}. Run npm run test:slow and commit ${RECORD}.`,
  ).toBe(slowInputsHash(root));
});
