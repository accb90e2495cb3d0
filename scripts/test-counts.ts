export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightError {
  message?: string;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { errors: PlaywrightError[] }[] }[];
  }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number };
  errors: PlaywrightError[];
}

/** Reads Vitest's JSON report. A file that could not be loaded counts as one failed test. */
export function vitestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as VitestReport;
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** Reads Playwright's JSON report. An error outside of a test counts as one failed test. */
export function playwrightCounts(report: string): Counts {
  const { stats, errors } = JSON.parse(report) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  };
}

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
/** Long enough for an assertion with what it found; the runner's own output has the rest. */
const FAILURE_LINES = 30;

const failure = (title: string, messages: (string | undefined)[]): string => {
  const lines = messages
    .filter((message) => message !== undefined)
    .flatMap((message) => message.replaceAll(ESCAPES, '').split('\n'));
  return [`✗ ${title}`, ...lines.slice(0, FAILURE_LINES).map((line) => `    ${line}`)].join('\n');
};

/** Returns each failure of Vitest's JSON report with its message. `root` is cut off the files' names. */
export function vitestFailures(report: string, root: string): string[] {
  const { testResults } = JSON.parse(report) as VitestReport;
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    if (status === 'failed' && assertionResults.length === 0) return [failure(file, [message])];
    return assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages = [] }) => failure(`${file} › ${fullName}`, failureMessages));
  });
}

/** Returns each failure of Playwright's JSON report with its message, and the errors outside of tests. */
export function playwrightFailures(report: string): string[] {
  const { suites, errors } = JSON.parse(report) as PlaywrightReport;
  const ofSuite = (suite: PlaywrightSuite): string[] => [
    ...suite.specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) =>
          failure(
            `${file}:${line} › ${title}`,
            results.flatMap((result) => result.errors.map(({ message }) => message)),
          ),
        ),
    ),
    ...(suite.suites ?? []).flatMap(ofSuite),
  ];
  return [...suites.flatMap(ofSuite), ...errors.map(({ message }) => failure('outside of tests', [message]))];
}

/**
 * Counts a runner's results. A runner that failed as a whole, left no report or ran no test counts as at least one
 * failure.
 */
export function countsOf(
  exitCode: number | null,
  report: string | undefined,
  read: (report: string) => Counts,
): Counts {
  let counts: Counts = { passed: 0, failed: 0 };
  try {
    if (report !== undefined) counts = read(report);
  } catch {
    counts = { passed: 0, failed: 1 };
  }
  const fine = exitCode === 0 && counts.passed > 0;
  return fine ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

export const total = (all: Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
});

/** Returns the line from which machines read the result of all tests. */
export const closingLine = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;
