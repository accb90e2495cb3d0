import { expect, test } from 'vitest';
import { createGathering } from './gather.ts';

const withGathering = () => {
  const batches: number[][] = [];
  const running: PromiseWithResolvers<void>[] = [];
  const gathering = createGathering<number, string>({
    async write(rows) {
      batches.push([...rows]);
      const run = Promise.withResolvers<void>();
      running.push(run);
      await run.promise;
      return rows.map((row) => `row ${row}`);
    },
    rowsAtOnce: 3,
    waitingMaximum: 5,
  });
  const tick = () => new Promise<void>((resolve) => void setImmediate(resolve));
  return { gathering, batches, running, tick };
};

test('[CALL-08] rows that come while one statement is written go with the next, and each gets its result', async () => {
  const { gathering, batches, running, tick } = withGathering();
  const first = gathering.add(0);
  await tick();
  const others = [1, 2, 3, 4].map((row) => gathering.add(row));
  expect(batches).toEqual([[0]]);
  running[0]?.resolve();
  expect(await first).toBe('row 0');
  await tick();
  expect(batches).toEqual([[0], [1, 2, 3]]);
  running[1]?.resolve();
  await tick();
  running[2]?.resolve();
  expect(await Promise.all(others)).toEqual(['row 1', 'row 2', 'row 3', 'row 4']);
  expect(batches).toEqual([[0], [1, 2, 3], [4]]);
  await gathering.settled();
});

test('[CALL-08] a row is acknowledged only once it is written: a failed statement fails its rows, not the next ones', async () => {
  const { gathering, running, tick } = withGathering();
  const lost = gathering.add(0).catch((error: unknown) => error);
  await tick();
  const next = gathering.add(1);
  running[0]?.reject(new Error('away'));
  expect(await lost).toEqual(new Error('away'));
  await tick();
  running[1]?.resolve();
  expect(await next).toBe('row 1');
});

test('[CALL-08] so many rows wait at most; further ones get an error that says to retry later', async () => {
  const { gathering, running, tick } = withGathering();
  const first = gathering.add(0);
  await tick();
  const waiting = [1, 2, 3, 4, 5].map((row) => gathering.add(row));
  expect(() => gathering.add(6)).toThrow(expect.objectContaining({ status: 429, retryAfterSeconds: 1 }));
  for (let at = 0; at < 3; at += 1) {
    running[at]?.resolve();
    await tick();
  }
  expect(await Promise.all([first, ...waiting])).toHaveLength(6);
});
