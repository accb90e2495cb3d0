import { expect, test } from 'vitest';
import { formatMinute, formatSecond } from './dates.ts';

test('[CONST-05] dates show in both formats, in Shanghai wherever the reader is', () => {
  expect(formatMinute('2026-09-30T16:05:09.000Z')).toBe('2026-10-01 00:05');
  expect(formatSecond('2026-09-30T16:05:09.000Z')).toBe('2026年10月01日 00:05:09');
  expect(formatSecond('2026-01-02T03:04:05+08:00')).toBe('2026年01月02日 03:04:05');
});
