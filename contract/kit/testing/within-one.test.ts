import { afterEach, expect, test, vi } from 'vitest';
import { inOneHour, onOneDay } from './within-one.ts';

const MIDNIGHT = '2026-11-30T16:00:00Z';

afterEach(() => {
  vi.useRealTimers();
});

/** Work that starts a second before this moment, and takes two seconds the first time. */
const across = (moment: string, ends: () => void) => {
  vi.useFakeTimers({ now: Date.parse(moment) - 1000, toFake: ['Date'] });
  const periods: string[] = [];
  const work = async (period: string) => {
    periods.push(period);
    if (periods.length === 1) vi.setSystemTime(Date.now() + 2000);
    ends();
  };
  return { periods, work };
};
const fail = () => {
  throw new Error('wrong');
};

test('what fails while the day changes is repeated once, on the new day', async () => {
  const failsOnce = vi.fn<() => void>().mockImplementationOnce(fail);
  const { periods, work } = across(MIDNIGHT, failsOnce);
  await onOneDay(work);
  expect(periods).toEqual(['2026-11-30', '2026-12-01']);

  const always = across(MIDNIGHT, fail);
  await expect(onOneDay(always.work)).rejects.toThrow('wrong');
  expect(always.periods).toHaveLength(2);
});

test('what succeeds, and what fails within the day, is not repeated', async () => {
  const good = across(MIDNIGHT, () => {});
  await onOneDay(good.work);
  expect(good.periods).toEqual(['2026-11-30']);

  const bad = across('2026-11-30T15:00:00Z', fail);
  await expect(onOneDay(bad.work)).rejects.toThrow('wrong');
  expect(bad.periods).toEqual(['2026-11-30']);
});

test('an hour changes within a day', async () => {
  const failsOnce = vi.fn<() => void>().mockImplementationOnce(fail);
  const { periods, work } = across('2026-11-30T15:00:00Z', failsOnce);
  await inOneHour(work);
  expect(periods).toEqual(['2026-11-30T14', '2026-11-30T15']);
});
