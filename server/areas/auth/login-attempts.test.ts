import { expect, test } from 'vitest';
import type { Database } from '#server/kit/database/database.ts';
import { createLoginAttempts } from './login-attempts.ts';

test('a hundred attempts of a subject run one after the other, and further ones count as locked', async () => {
  const database = { query: async () => [{ refused: false }] } as unknown as Database;
  const attempts = createLoginAttempts(database);
  let running = 0;
  const check = async () => {
    running += 1;
    await Promise.resolve();
    expect(running).toBe(1);
    running -= 1;
    return true;
  };
  const outcomes = await Promise.all(Array.from({ length: 102 }, () => attempts.try('owner:1', check)));
  expect(outcomes).toEqual([...Array.from({ length: 100 }, () => 'right'), 'locked', 'locked']);
  expect(await attempts.try('owner:1', check)).toBe('right');
});
