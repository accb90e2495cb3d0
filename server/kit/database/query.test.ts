import { expect, test } from 'vitest';
import {
  around,
  compose,
  composeNamed,
  countTo,
  every,
  pageOf,
  pageWithTotal,
  type Part,
  some,
  when,
} from './query.ts';
import { testDatabase } from './testing.ts';

const { database } = await testDatabase();

test('set filters form a condition, and values are numbered across the whole statement', () => {
  const filters = (kind: number | undefined, name: string | undefined) => [
    when(kind, (value) => ['kind = ?', value]),
    when(name, (value) =>
      some([
        ['name = ?', value],
        ['alias = ?', value],
      ]),
    ),
    undefined,
  ];
  const list = (kind?: number, name?: string) =>
    compose(
      'select id from things where',
      every(filters(kind, name)),
      'order by id',
      pageOf({ pageNo: 3, pageSize: 10 }),
    );
  expect(list()).toEqual([
    { name: '', text: 'select id from things where true order by id limit $1 offset $2' },
    [10, 20],
  ]);
  expect(list(7, "x' or true")).toEqual([
    {
      name: '',
      text: 'select id from things where (kind = $1) and ((name = $2 or alias = $3)) order by id limit $4 offset $5',
    },
    [7, "x' or true", "x' or true", 10, 20],
  ]);
});

test('parts nest, and their values keep the order of the text', () => {
  const inner: Part = ['b = ? and c = ?', 2, 3];
  expect(around('a in (select a from t where ?? and d = 4) or (??)', inner, ['e = ?', 5])).toEqual([
    'a in (select a from t where b = ? and c = ? and d = 4) or (e = ?)',
    2,
    3,
    5,
  ]);
  expect(() => around('(??)', inner, inner)).toThrow('has place for 1 parts');
});

test('rejects a part with more or fewer values than places', () => {
  expect(() => compose(['a = ? and b = ?', 1])).toThrow('has place for 2 values, and gets 1');
  expect(() => compose('a', ['b', 1])).toThrow('has place for 0 values, and gets 1');
});

test('a named statement is prepared once for each shape', async () => {
  const one = (value: number) => composeNamed('test.composedNamed', 'select', ['?::integer as value', value]);
  expect(one(1)).toEqual([{ name: 'test.composedNamed', text: 'select $1::integer as value' }, [1]]);
  expect(one(2)[0]).toBe(one(1)[0]);
  expect(await database.query(...one(2))).toEqual([{ value: 2 }]);
  expect(() => composeNamed('test.composedNamed', 'select 1')).toThrow('has two texts');
});

test('a count stops at its maximum and reports that there is more', async () => {
  const numbers = (last: number): Part => ['generate_series(1, ?::integer) n where n > ?', last, 0];
  expect(await countTo(database, 5, numbers(4))).toEqual({ total: 4, more: false });
  expect(await countTo(database, 5, numbers(5))).toEqual({ total: 5, more: false });
  expect(await countTo(database, 5, numbers(9))).toEqual({ total: 5, more: true });
});

test('a page comes with the total, which is counted up to a maximum', async () => {
  const page = (pageNo: number, maximum?: number) =>
    pageWithTotal<{ n: number }>(database, {
      columns: 'n',
      from: around('generate_series(1, 10003) n where ??', ['n > ?', 2]),
      order: 'order by n desc',
      page: { pageNo, pageSize: 2 },
      ...(maximum !== undefined && { maximum }),
    });
  expect(await page(1)).toEqual({ total: 10_000, more: true, rows: [{ n: 10_003 }, { n: 10_002 }] });
  expect(await page(5001)).toEqual({ total: 10_000, more: true, rows: [{ n: 3 }] });
  expect(await page(1, 10_001)).toMatchObject({ total: 10_001, more: false });
});
