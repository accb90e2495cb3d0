import { expect, onTestFinished, test, vi } from 'vitest';
import { COLLECT_MS, createCollector, READ_WITHIN_MS, ROWS_AT_ONCE, ROWS_WAITING_MAXIMUM } from './collector.ts';

const withCollector = () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const batches: number[][] = [];
  const warn = vi.fn();
  let away = false;
  const collector = createCollector<number>({
    async write(rows) {
      if (away) throw new Error('away');
      batches.push([...rows]);
    },
    log: { warn },
  });
  return { collector, batches, warn, setAway: (is: boolean) => void (away = is) };
};
const written = (batches: number[][]) => batches.flat();
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

test('[API-04] requests are written in batches, soon and not one by one', async () => {
  const { collector, batches } = withCollector();
  for (const row of upTo(3)) collector.add(row);
  await vi.advanceTimersByTimeAsync(COLLECT_MS - 1);
  expect(batches).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(batches).toEqual([[0, 1, 2]]);
  expect(COLLECT_MS).toBeLessThanOrEqual(250);
  expect(ROWS_AT_ONCE).toBeLessThanOrEqual(200);
});

test('[API-04] a full batch is written at once, and all the rest with it', async () => {
  const { collector, batches } = withCollector();
  for (const row of upTo(ROWS_AT_ONCE * 2 + 5)) collector.add(row);
  await vi.advanceTimersByTimeAsync(0);
  expect(batches.map(({ length }) => length)).toEqual([ROWS_AT_ONCE, ROWS_AT_ONCE, 5]);
  expect(written(batches)).toEqual(upTo(ROWS_AT_ONCE * 2 + 5));
});

test('[API-04] a failed write is done again, in order and once', async () => {
  const { collector, batches, warn, setAway } = withCollector();
  setAway(true);
  for (const row of upTo(10)) collector.add(row);
  await vi.advanceTimersByTimeAsync(COLLECT_MS);
  for (const row of upTo(10)) collector.add(10 + row);
  await vi.advanceTimersByTimeAsync(5000);
  expect(batches).toEqual([]);
  expect(warn).toHaveBeenCalled();
  setAway(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(written(batches)).toEqual(upTo(20));
});

test('[API-04] what waits while the database is away is bounded: the oldest are given up', async () => {
  const { collector, batches, setAway } = withCollector();
  setAway(true);
  for (const row of upTo(ROWS_WAITING_MAXIMUM + 7)) collector.add(row);
  await vi.advanceTimersByTimeAsync(COLLECT_MS);
  setAway(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(written(batches)).toHaveLength(ROWS_WAITING_MAXIMUM);
  expect(written(batches)[0]).toBe(7);
});

test('[API-04] what waits is written when the server stops', async () => {
  const { collector, batches } = withCollector();
  for (const row of upTo(3)) collector.add(row);
  await collector.stop();
  expect(batches).toEqual([[0, 1, 2]]);
});

test('[API-04] a reader waits for what was added before, not for what comes meanwhile, and not for long', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const batches: number[][] = [];
  let takesMs = 8;
  const collector = createCollector<number>({
    async write(rows) {
      await new Promise((resolve) => void setTimeout(resolve, takesMs));
      batches.push([...rows]);
      // There is always more.
      collector.add(-1);
    },
    log: { warn: () => {} },
  });
  const read = async () => {
    let isRead = false;
    void collector.flush().then(() => {
      isRead = true;
    });
    await vi.advanceTimersByTimeAsync(20);
    return isRead;
  };
  expect(await read()).toBe(true);
  collector.add(1);
  expect(await read()).toBe(true);
  expect(written(batches)).toContain(1);
  takesMs = READ_WITHIN_MS * 3;
  collector.add(2);
  expect(await read()).toBe(false);
  const late = collector.flush();
  await vi.advanceTimersByTimeAsync(READ_WITHIN_MS);
  await late;
  expect(written(batches)).not.toContain(2);
});
