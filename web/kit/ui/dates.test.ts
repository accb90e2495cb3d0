import { expect, test } from 'vitest';
import { formatDay, formatMinute, formatSecond, formatTime, withoutMidnight } from './dates.ts';

test('[CONST-05] dates show in both formats, in Shanghai wherever the reader is', () => {
  expect(formatMinute('2026-09-30T16:05:09.000Z')).toBe('2026-10-01 00:05');
  expect(formatTime('2026-09-30T16:05:09.000Z')).toBe('2026-10-01 00:05:09');
  expect(formatSecond('2026-09-30T16:05:09.000Z')).toBe('2026年10月01日 00:05:09');
  expect(formatSecond('2026-01-02T03:04:05+08:00')).toBe('2026年01月02日 03:04:05');
});

test('a time of day is shown unless it is midnight', () => {
  expect(formatDay('2026-08-31T16:00:00.000Z')).toBe('2026-09-01');
  expect(withoutMidnight(formatMinute('2026-08-31T16:00:00.000Z'))).toBe('2026-09-01');
  expect(withoutMidnight(formatSecond('2026-08-31T16:00:00.000Z'))).toBe('2026年09月01日');
  expect(withoutMidnight(formatMinute('2026-08-31T16:01:00.000Z'))).toBe('2026-09-01 00:01');
  expect(withoutMidnight(formatSecond('2026-08-31T16:00:01.000Z'))).toBe('2026年09月01日 00:00:01');
});
