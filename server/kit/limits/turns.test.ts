import { expect, test } from 'vitest';
import { createTurns, TurnMissed } from './turns.ts';

/** Starts work that runs until the test ends it. */
const works = (inTurn: ReturnType<typeof createTurns>) => {
  const began: number[] = [];
  const ends: (() => void)[] = [];
  const start = (number: number) =>
    inTurn(async () => {
      began.push(number);
      await new Promise<void>((resolve) => {
        ends[number] = resolve;
      });
      return number;
    });
  return { began, end: (number: number) => ends[number]?.(), start };
};

test('runs a fixed number at once, the others in order of arrival', async () => {
  const { began, end, start } = works(createTurns(2, 10_000));
  const all = [0, 1, 2, 3].map(start);
  await Promise.resolve();
  expect(began).toEqual([0, 1]);
  end(1);
  expect(await all[1]).toBe(1);
  await Promise.resolve();
  expect(began).toEqual([0, 1, 2]);
  end(0);
  await all[0];
  end(2);
  await all[2];
  end(3);
  expect(await all[3]).toBe(3);
});

test('a failed work passes its slot on', async () => {
  const inTurn = createTurns(1, 10_000);
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('a work that waits too long fails and takes no slot afterwards', async () => {
  const { began, end, start } = works(createTurns(1, 20));
  const first = start(0);
  await expect(start(1)).rejects.toBeInstanceOf(TurnMissed);
  end(0);
  await first;
  const third = start(2);
  await Promise.resolve();
  end(2);
  expect(await third).toBe(2);
  expect(began).toEqual([0, 2]);
});

test('a work that throws at once passes its slot on, and one whose signal aborts while it waits does not start', async () => {
  const inTurn = createTurns(1);
  const { signal } = new AbortController();
  const given = new AbortController();
  const first = Promise.withResolvers<string>();
  const began: string[] = [];
  const outcomes = Promise.allSettled([
    inTurn(() => first.promise, signal),
    inTurn(async () => began.push('given up'), given.signal),
    inTurn(() => {
      throw new Error('failed');
    }, signal),
    inTurn(async () => began.push('last'), signal),
    inTurn(async () => began.push('aborted before'), AbortSignal.abort()),
  ]);
  given.abort();
  expect(began).toEqual([]);
  first.resolve('first');
  const missed = { reason: { name: 'TurnMissed' } };
  expect(await outcomes).toMatchObject([
    { value: 'first' },
    missed,
    { reason: { message: 'failed' } },
    { value: 1 },
    missed,
  ]);
  expect(began).toEqual(['last']);
  await expect(inTurn(async () => 'free', AbortSignal.abort())).rejects.toThrow(TurnMissed);
  expect(await inTurn(async () => 'free', signal)).toBe('free');
});

test('rejects at once what comes when enough wait', async () => {
  const { end, start } = works(createTurns(1, 10_000, 1));
  const all = [0, 1].map(start);
  await expect(start(2)).rejects.toThrow(TurnMissed);
  end(0);
  await all[0];
  end(1);
  await all[1];
});
