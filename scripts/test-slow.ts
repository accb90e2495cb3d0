// Runs the slow lane and, if all of it passes, records its inputs.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RECORD, slowInputsHash, type SlowRun } from './slow-lane.ts';
import { vitestCounts } from './test-counts.ts';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'portal-slow-'));
const report = join(reports, 'vitest.json');
const inputsHash = slowInputsHash(root);
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=vitest.slow.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  { cwd: root, stdio: 'inherit' },
);
if (status === 0) {
  const { passed } = vitestCounts(readFileSync(report, 'utf8'));
  const run: SlowRun = { inputsHash, ranAt: new Date().toISOString().slice(0, 10), tests: passed };
  writeFileSync(join(root, RECORD), `${JSON.stringify(run, undefined, 2)}\n`);
  console.log(`${passed} passed; recorded in ${RECORD}`);
} else process.exitCode = 1;
rmSync(reports, { recursive: true });
