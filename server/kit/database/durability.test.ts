import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Log } from './connection.ts';
import { checkDurability } from './durability.ts';
import { silentLog, testDatabase } from './testing.ts';

const { database } = await testDatabase();

// embedded/start.test.ts tests that the embedded database has no such setting.
test('each setting that can lose acknowledged writes is named in a loud warning', async () => {
  const warnings: unknown[] = [];
  const log: Log = {
    ...silentLog,
    warn: (fields, message) => warnings.push([fields, message]),
  };
  const unsafe = await database.transaction(async (own) => {
    await sql`set local synchronous_commit = off`.execute(own.kysely);
    return checkDurability(own, log);
  });
  // The cluster of the tests has the first two off.
  expect(unsafe).toEqual([
    { setting: 'fsync', value: 'off' },
    { setting: 'full_page_writes', value: 'off' },
    { setting: 'synchronous_commit', value: 'off' },
  ]);
  expect(warnings).toEqual(
    unsafe.map((one) => [one, expect.stringContaining(`DATA IS AT RISK: ${one.setting} is off`)]),
  );
});
