import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Log } from './connection.ts';
import { checkDurability } from './durability.ts';
import { silentLog, testDatabase } from './testing.ts';

const { database } = await testDatabase();

test('the embedded database runs with every durability setting on', async () => {
  expect(await checkDurability(database, silentLog)).toEqual([]);
});

test('a setting that can lose acknowledged writes is named in a loud warning', async () => {
  const warnings: unknown[] = [];
  const log: Log = {
    ...silentLog,
    warn: (fields, message) => warnings.push([fields, message]),
  };
  const faults = await database.transaction(async (own) => {
    await sql`set local synchronous_commit = off`.execute(own.kysely);
    return checkDurability(own, log);
  });
  expect(faults).toEqual([{ setting: 'synchronous_commit', value: 'off' }]);
  expect(warnings).toEqual([[faults[0], expect.stringContaining('synchronous_commit is off')]]);
});
