export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
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
