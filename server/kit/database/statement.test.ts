import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { named } from './statement.ts';
import { testDatabase } from './testing.ts';

const { database } = await testDatabase();
const double = named('test-double', 'select $1::int * 2 as result');

const prepared = async (own: typeof database) => {
  const { rows } = await sql<{
    name: string;
  }>`select name from pg_prepared_statements order by name`.execute(own.kysely);
  return rows.map(({ name }) => name);
};

test('a named statement is prepared on its connection and returns its rows', async () => {
  const seen = await database.transaction(async (own) => {
    const before = await prepared(own);
    const rows = await own.query<{ result: number }>(double, [21]);
    return { before, rows, after: await prepared(own) };
  });
  expect(seen.before).not.toContain('test-double');
  expect(seen.rows).toEqual([{ result: 42 }]);
  expect(seen.after).toContain('test-double');
});

test('a text that Kysely compiled is prepared under its name too', async () => {
  named('test-kysely', 'select $1::text as word');
  const seen = await database.transaction(async (own) => {
    const { rows } = await sql`select ${'字'}::text as word`.execute(own.kysely);
    return { rows, names: await prepared(own) };
  });
  expect(seen.rows).toEqual([{ word: '字' }]);
  expect(seen.names).toContain('test-kysely');
});

test('a name has one text, and a text has one name', () => {
  expect(named('test-double', double.text)).toEqual(double);
  expect(() => named('test-double', 'select 1')).toThrow('registered already');
  expect(() => named('test-other', double.text)).toThrow('registered already, as test-double');
  expect(() => named('字'.repeat(22), 'select 2')).toThrow('longer than PostgreSQL keeps');
});
