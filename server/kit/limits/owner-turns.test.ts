import { expect, test } from 'vitest';
import { TurnMissed } from './turns.ts';
import { createOwnerTurns } from './owner-turns.ts';

test('each owner has a fixed number of slots, and a work that waits too long fails', async () => {
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
