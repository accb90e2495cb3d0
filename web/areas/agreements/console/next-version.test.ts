import { expect, test } from 'vitest';
import { nextVersion } from './next-version.ts';

test.each([
  ['1.0', '1.1'],
  ['1.9', '1.10'],
  ['2026-09', '2026-10'],
  ['3', '4'],
  ['1.0-rc', '1.1-rc'],
  ['99999999999999999998', '99999999999999999999'],
  ['99999999999999999999', ''],
  ['draft', ''],
])('[AGR-09] after the version %j comes %j', (version, next) => {
  expect(nextVersion(version)).toBe(next);
});
