import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('works run one after the other, even after a failure, and without the aborted ones', async () => {
  const inTurn = createTurns();
  const { signal } = new AbortController();
  const given = new AbortController();
  const first = Promise.withResolvers<string>();
  const said: string[] = [];
  const outcomes = Promise.allSettled([
    inTurn(() => first.promise, signal),
    inTurn(async () => said.push('given up'), given.signal),
    inTurn(() => Promise.reject(new Error('failed')), signal),
    inTurn(async () => said.push('last'), signal),
  ]);
  given.abort();
  expect(said).toEqual([]);
  first.resolve('first');
  expect(await outcomes).toMatchObject([
    { value: 'first' },
    { reason: { name: 'NoTurn' } },
    { reason: { message: 'failed' } },
    { value: 1 },
  ]);
  expect(said).toEqual(['last']);
});
