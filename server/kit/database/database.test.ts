import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { named } from './statement.ts';
import { silentLog, testDatabase } from './testing.ts';

const { database, connection } = await testDatabase();
await sql`create table notes (id bigint generated always as identity, word text not null unique)`.execute(
  database.kysely,
);

const add = named('test-note-add', 'insert into notes (word) values ($1) returning id, word');
const words = named('test-note-words', 'select word from notes order by id');
const list = async (own: Database) => (await own.query<{ word: string }>(words)).map(({ word }) => word);

beforeEach(() => sql`truncate notes restart identity`.execute(database.kysely));

test('only its own handle sees a transaction before the commit', async () => {
  const inside = await database.transaction(async (own) => {
    await own.query(add, ['一']);
    await sql`insert into notes (word) values ('二')`.execute(own.kysely);
    expect(await list(database)).toEqual([]);
    return list(own);
  });
  expect(inside).toEqual(['一', '二']);
  expect(await list(database)).toEqual(['一', '二']);
});

test('an error of the work rolls the transaction back and is rethrown', async () => {
  const work = database.transaction(async (own) => {
    await own.query(add, ['一']);
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await list(database)).toEqual([]);
});

test('a nested transaction rolls back alone', async () => {
  await database.transaction(async (own) => {
    await own.query(add, ['一']);
    const inner = own.transaction(async (nested) => {
      await nested.query(add, ['二']);
      await nested.query(add, ['一']);
    });
    await expect(inner).rejects.toMatchObject({ code: '23505' });
    await own.transaction((nested) => nested.query(add, ['三']));
  });
  expect(await list(database)).toEqual(['一', '三']);
});

test('int8 arrives as number, also in lists, and a date as its text', async () => {
  const types = named(
    'test-types',
    `select 5::int8 as one, array[1, null, 3]::int8[] as many, date '2026-02-28' as day, count(*) from notes`,
  );
  expect(await database.query(types)).toEqual([{ one: 5, many: [1, null, 3], day: '2026-02-28', count: 0 }]);
  expect(await database.query(add, ['一'])).toEqual([{ id: 1, word: '一' }]);
});

test('ping succeeds while open and fails after close', async () => {
  const own = openDatabase(connection, { log: silentLog });
  await own.ping();
  await own.close();
  await own.close();
  await expect(own.ping()).rejects.toThrow('Cannot use a pool after calling end');
});
