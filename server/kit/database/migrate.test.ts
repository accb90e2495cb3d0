import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { migrate } from './migrate.ts';
import { emptyTemplate, silentLog, testDatabase } from './testing.ts';

const { database, connection, administrator } = await testDatabase({
  template: emptyTemplate,
});

beforeEach(async () => {
  await sql`drop schema public cascade`.execute(database.kysely);
  await sql`create schema public`.execute(database.kysely);
});

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const first = {
  '0001-start.sql': 'create table a (id int); insert into a values (1);',
};
const second = {
  ...first,
  '0002-more.sql': 'alter table a add b int;\ncreate index a_b on a (b);',
};

const run = (files: Record<string, string>, to: typeof connection = connection) =>
  migrate(to, { log: silentLog, folders: [folderOf(files)] });

const rowsOfA = async () => (await sql`select * from a`.execute(database.kysely)).rows;

test('pending migrations run in order, and a second start has none left', async () => {
  expect(await run(first)).toEqual(['0001-start']);
  expect(await run(second)).toEqual(['0002-more']);
  expect(await run(second)).toEqual([]);
  expect(await rowsOfA()).toEqual([{ id: 1, b: null }]);
});

test('the folders of the areas and of the kit share one order of numbers', async () => {
  const folders = [folderOf({ ...first, '0003-last.sql': 'insert into a values (3);' })];
  folders.push(folderOf({ '0002-of-an-area.sql': 'alter table a add b int default 2;' }));
  expect(await migrate(connection, { log: silentLog, folders })).toEqual([
    '0001-start',
    '0002-of-an-area',
    '0003-last',
  ]);
  expect(await rowsOfA()).toEqual([
    { id: 1, b: 2 },
    { id: 3, b: 2 },
  ]);
  folders.push(folderOf({ '0003-again.sql': '' }));
  await expect(migrate(connection, { log: silentLog, folders })).rejects.toThrow(
    'Two migrations have the number 0003.',
  );
});

test('with several starts at once, one of them runs each migration', async () => {
  const slow = {
    ...second,
    '0003-slow.sql': 'select pg_sleep(0.3); insert into a values (2);',
  };
  const runs = await Promise.all([1, 2, 3, 4].map(() => run(slow)));
  expect(runs.flat()).toEqual(['0001-start', '0002-more', '0003-slow']);
  expect(await rowsOfA()).toHaveLength(2);
});

test('a migration that fails half-way is rolled back and named, and runs once it is fixed', async () => {
  const broken = {
    ...first,
    '0002-half.sql': 'insert into a values (2); insert into nowhere values (1);',
  };
  await expect(run(broken)).rejects.toThrow(/^Migration 0002-half failed and was undone: .*nowhere.*\.$/);
  expect(await rowsOfA()).toEqual([{ id: 1 }]);
  expect(await run({ ...first, '0002-half.sql': 'insert into a values (2);' })).toEqual(['0002-half']);
});

test('a schema newer than the code is refused in one sentence', async () => {
  await run(second);
  await expect(run(first)).rejects.toThrow(
    /^The database is newer than this portal: it has migration 0002-more, .*0001-start.*\.$/,
  );
});

test('refuses an applied migration that was changed or is missing, and one that comes late', async () => {
  await run(second);
  const { '0002-more.sql': more } = second;
  await expect(run({ ...second, '0001-start.sql': 'select 1' })).rejects.toThrow('Migration 0001-start was changed');
  await expect(run({ '0002-more.sql': more })).rejects.toThrow('Migration 0001-start was applied');
  const gap = {
    '0001-start.sql': first['0001-start.sql'],
    '0003-end.sql': 'select 3',
  };
  await sql`drop schema public cascade`.execute(database.kysely);
  await sql`create schema public`.execute(database.kysely);
  await run(gap);
  await expect(run({ ...gap, '0002-late.sql': 'select 2' })).rejects.toThrow('Migration 0002-late has a number below');
});

test('line ends do not count as a change', async () => {
  await run(second);
  expect(
    await run({
      ...second,
      '0002-more.sql': second['0002-more.sql'].replaceAll('\n', '\r\n'),
    }),
  ).toEqual([]);
});

test.each([
  [{ 'start.sql': 'select 1' }, 'is not named like'],
  [{ '0001-a.sql': 'select 1', '0001-b.sql': 'select 1' }, 'Two migrations have the number 0001'],
])('files that are wrongly numbered are refused: %j', async (files, message) => {
  await expect(run(files as Record<string, string>)).rejects.toThrow(message);
});

test('a database in another encoding is refused', async () => {
  const latin = `${connection.database}_latin`;
  const client = new pg.Client(administrator);
  await client.connect();
  onTestFinished(async () => {
    await client.query(`drop database ${latin}`);
    await client.end();
  });
  await client.query(
    `create database ${latin} owner portal template template0 encoding 'LATIN1' locale_provider libc lc_collate 'C' lc_ctype 'C'`,
  );
  await expect(run(first, { ...connection, database: latin })).rejects.toThrow(
    'encoding is LATIN1, the portal needs UTF8',
  );
});

test.each([
  ['postgresql://portal@127.0.0.1:1/portal', 'ECONNREFUSED'],
  ['postgresql://portal@[nonsense', 'Invalid URL'],
])('a database that cannot be reached is reported in one sentence: %s', async (url, reason) => {
  const refused = migrate(url, { log: silentLog, folders: [folderOf(first)] });
  await expect(refused).rejects.toThrow(/^The database cannot be reached: .*\.$/);
  await expect(refused).rejects.toThrow(reason);
});
