// Runs all tests and ends with one line, `N passed, N failed`, that machines read.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join, resolve as absolute } from 'node:path';
import { type Counts, closingLine, countsOf, playwrightCounts, total, vitestCounts } from './test-counts.ts';

const root = join(import.meta.dirname, '..');
/** A folder in which the runners' reports are kept. */
const keptReports = process.env.TEST_REPORTS && absolute(process.env.TEST_REPORTS);
if (keptReports) mkdirSync(keptReports, { recursive: true });
const reports = keptReports || mkdtempSync(join(tmpdir(), 'portal-reports-'));

interface Runner {
  args: string[];
  env: NodeJS.ProcessEnv;
  report: string;
  read: (report: string) => Counts;
}

const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
// A runner that leaves no report must not be counted by an older one.
for (const file of [vitestReport, playwrightReport]) rmSync(file, { force: true });
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
let running: ChildProcess | undefined;

// A terminal and npm both pass a Ctrl-C on. The runner has a process group of its own and gets one signal, the one on
// which it stops what it has started; a second one would make it leave everything behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!interrupted) running?.kill('SIGINT');
    interrupted = signal;
  });
}

/** Runs one runner to its end, its output shown as it comes. */
function run(runner: Runner): Promise<Counts> {
  return new Promise((resolve, reject) => {
    running = spawn(process.execPath, runner.args, {
      cwd: root,
      detached: process.platform !== 'win32',
      env: { ...process.env, ...runner.env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    running.once('error', reject);
    running.once('close', (code) => resolve(countsOf(code, report(runner.report), runner.read)));
  });
}

const results: Counts[] = [];
for (const runner of runners) if (!interrupted) results.push(await run(runner));
if (!keptReports) rmSync(reports, { recursive: true });

const sum = total(results);
process.stdout.write(`\n${closingLine(sum)}\n`);
if (interrupted) process.exitCode = 128 + constants.signals[interrupted];
else if (sum.failed > 0) process.exitCode = 1;
