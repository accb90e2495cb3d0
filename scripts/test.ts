// Runs all tests and ends with one machine-readable line, `N passed, N failed`.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join, resolve as absolute } from 'node:path';
import {
  type Counts,
  closingLine,
  countsOf,
  playwrightCounts,
  playwrightFailures,
  total,
  vitestCounts,
  vitestFailures,
} from './test-counts.ts';

const root = join(import.meta.dirname, '..');
/** A folder that keeps the runners' reports. */
const keptReports = process.env.TEST_REPORTS && absolute(process.env.TEST_REPORTS);
if (keptReports) mkdirSync(keptReports, { recursive: true });

/** Memory that is mounted as a folder. */
const IN_MEMORY = '/dev/shm';
/** More than twice what the tests had there at once. */
const IN_MEMORY_BYTES = 4 * 2 ** 30;

/**
 * Makes the folder for what tests write and throw away. It lies in memory if there is plenty, which saves a third of the
 * system's work for tests with databases.
 */
function makeTemporaryFolder(): string {
  let parent = tmpdir();
  if (existsSync(IN_MEMORY)) {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    if (Math.min(bavail * bsize, process.availableMemory() / 2) >= IN_MEMORY_BYTES) parent = IN_MEMORY;
  }
  return mkdtempSync(join(parent, 'portal-test-'));
}

const temporary = makeTemporaryFolder();
// The databases of root run under another account.
chmodSync(temporary, 0o755);
const reports = keptReports || join(temporary, 'reports');
/** What Node has compiled: a run starts more than a hundred processes with the same modules. */
const compiled = join(temporary, 'compiled');
/** Where the server tests leave the data of a first start, which the browser tests take over. */
const firstStart = join(temporary, 'first-start');

interface Runner {
  args: string[];
  env: NodeJS.ProcessEnv;
  report: string;
  read: (report: string) => Counts;
  failures: (report: string) => string[];
}

const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
// Removes older reports, so that they do not count for a runner that leaves none.
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
    env: { FIRST_START: firstStart },
    report: vitestReport,
    read: vitestCounts,
    failures: (text) => vitestFailures(text, root),
  },
  {
    args: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=./e2e/context-reporter.ts,list,json'],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
      FIRST_START: firstStart,
      // Node reads TypeScript itself; Playwright's own translation takes 10 s longer.
      PW_DISABLE_TS_ESM: '1',
    },
    report: playwrightReport,
    read: playwrightCounts,
    failures: playwrightFailures,
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

// A terminal and npm both forward Ctrl-C. The runner has its own process group and gets a single signal, on which it
// stops what it has started. On a second signal it would leave everything running.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!interrupted) running?.kill('SIGINT');
    interrupted = signal;
  });
}

/** Runs one runner to its end and forwards its output. */
function run(runner: Runner): Promise<Counts> {
  return new Promise((resolve, reject) => {
    running = spawn(process.execPath, runner.args, {
      cwd: root,
      detached: process.platform !== 'win32',
      env: { ...process.env, TMPDIR: temporary, NODE_COMPILE_CACHE: compiled, ...runner.env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    running.once('error', reject);
    running.once('close', (code) => resolve(countsOf(code, report(runner.report), runner.read)));
  });
}

/** Returns what failed, as far as the runner's report can be read. */
function failures(runner: Runner): string[] {
  try {
    return runner.failures(readFileSync(runner.report, 'utf8'));
  } catch {
    return [];
  }
}

const results: Counts[] = [];
for (const runner of runners) if (!interrupted) results.push(await run(runner));
// Prints the failures again at the end, for logs that keep only their last lines.
const failed = runners.flatMap(failures);
rmSync(temporary, { recursive: true, force: true });

const sum = total(results);
for (const text of failed) process.stdout.write(`\n${text}\n`);
process.stdout.write(`\n${closingLine(sum)}\n`);
if (interrupted) process.exitCode = 128 + constants.signals[interrupted];
else if (sum.failed > 0) process.exitCode = 1;
