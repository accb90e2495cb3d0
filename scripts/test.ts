// Runs all tests and ends with one line, `N passed, N failed`, that machines read.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Counts, closingLine, countsOf, playwrightCounts, total, vitestCounts } from './test-counts.ts';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'portal-reports-'));

interface Runner {
  args: string[];
  env: NodeJS.ProcessEnv;
  report: string;
  read: (report: string) => Counts;
}

const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const runners: Runner[] = [
  {
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    env: {},
    report: vitestReport,
    read: vitestCounts,
  },
  {
    args: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    report: playwrightReport,
    read: playwrightCounts,
  },
];

function report(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

let interrupted: NodeJS.Signals | undefined;

/** Runs one runner to its end, its output shown as it comes. */
function run(runner: Runner): Promise<Counts> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, runner.args, {
      cwd: root,
      env: { ...process.env, ...runner.env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const pass = (signal: NodeJS.Signals) => {
      interrupted = signal;
      child.kill(signal);
    };
    process.once('SIGINT', pass).once('SIGTERM', pass);
    child.once('error', reject);
    child.once('close', (code) => {
      process.removeListener('SIGINT', pass).removeListener('SIGTERM', pass);
      resolve(countsOf(code, report(runner.report), runner.read));
    });
  });
}

const results: Counts[] = [];
for (const runner of runners) if (!interrupted) results.push(await run(runner));
rmSync(reports, { recursive: true });

const sum = total(results);
process.stdout.write(`\n${closingLine(sum)}\n`);
if (interrupted) process.exitCode = 128 + constants.signals[interrupted];
else if (sum.failed > 0) process.exitCode = 1;
