import { expect, test } from 'vitest';
import {
  closingLine,
  countsOf,
  playwrightCounts,
  playwrightFailures,
  total,
  vitestCounts,
  vitestFailures,
} from './test-counts.ts';

const vitest = (numPassedTests: number, numFailedTests: number, testResults: object[] = []) =>
  JSON.stringify({ numPassedTests, numFailedTests, testResults });
const playwright = (expected: number, unexpected: number, flaky = 0, errors: object[] = []) =>
  JSON.stringify({ stats: { expected, unexpected, flaky }, errors });

test('the closing line sums up both runners', () => {
  const results = [countsOf(0, vitest(12, 0), vitestCounts), countsOf(1, playwright(3, 2), playwrightCounts)];
  expect(closingLine(total(results))).toBe('15 passed, 2 failed');
});

test('a test file that cannot be loaded counts as failed', () => {
  const broken = { status: 'failed', assertionResults: [] };
  const counted = { status: 'failed', assertionResults: [{}] };
  expect(countsOf(1, vitest(4, 1, [broken, counted]), vitestCounts)).toEqual({ passed: 4, failed: 2 });
});

test('a test that passed only later and an error outside of tests count as failed', () => {
  expect(countsOf(1, playwright(4, 0, 1, [{}]), playwrightCounts)).toEqual({ passed: 4, failed: 2 });
});

test.each([
  ['crashed without a report', 134, undefined, { passed: 0, failed: 1 }],
  ['left half a report', 0, '{"numPassed', { passed: 0, failed: 1 }],
  ['found no test', 0, vitest(0, 0), { passed: 0, failed: 1 }],
  ['failed for another reason than a test', 1, vitest(7, 0), { passed: 7, failed: 1 }],
  ['was killed', null, vitest(7, 2), { passed: 7, failed: 2 }],
])('a runner that %s has failed', (_case, code, report, counts) => {
  expect(countsOf(code, report, vitestCounts)).toEqual(counts);
});

test('failures are reported with their messages, by both runners', () => {
  const report = vitest(1, 1, [
    {
      name: '/portal/server/lists.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'the first page', status: 'passed' },
        { fullName: 'the last page', status: 'failed', failureMessages: ['expected 3\nto be 4'] },
      ],
    },
    { name: '/portal/server/broken.test.ts', status: 'failed', message: 'cannot be loaded', assertionResults: [] },
  ]);
  expect(vitestFailures(report, '/portal')).toEqual([
    '✗ server/lists.test.ts › the last page\n    expected 3\n    to be 4',
    '✗ server/broken.test.ts\n    cannot be loaded',
  ]);

  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'pages.spec.ts',
    line: 7,
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const pages = JSON.stringify({
    suites: [
      {
        specs: [spec('opens', 'expected')],
        suites: [{ specs: [spec('closes', 'unexpected', '\u001b[31mno dialog\u001b[39m')] }],
      },
    ],
    stats: {},
    errors: [{ message: 'no browser' }],
  });
  expect(playwrightFailures(pages)).toEqual([
    '✗ pages.spec.ts:7 › closes\n    no dialog',
    '✗ outside of tests\n    no browser',
  ]);
});
