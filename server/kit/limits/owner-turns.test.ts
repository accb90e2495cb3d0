import { expect, test } from 'vitest';
import { TurnMissed } from '../files/turns.ts';
import { createOwnerTurns } from './owner-turns.ts';

test('an owner has so many turns at once, which take none of another’s, and what waits too long misses its own', async () => {
  const { take, inTurn } = createOwnerTurns(2, 1);
  const leave = await take('a');
  await take('a');
  await expect(take('a')).rejects.toThrow(TurnMissed);
  expect(await inTurn('b', async () => 'done')).toBe('done');
  leave();
  expect(await inTurn('a', async () => 'done')).toBe('done');
  await expect(inTurn('a', () => Promise.reject(new Error('over')))).rejects.toThrow('over');
  expect(await inTurn('a', async () => 'again')).toBe('again');
});
