import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { selectionOf } from '../selection.ts';
import { emptyTemplate, testDatabase } from '../testing.ts';
import { checkStatements } from './check.ts';
import type { Made } from './made.ts';
import { openSources } from './sources.ts';

const { connection, database } = await testDatabase({ template: emptyTemplate });
for (const text of [
  `create table things (
     id bigint primary key, name text not null, note text, kind text not null, state smallint not null,
     made_at timestamptz not null, day date not null, tags text[] not null, data jsonb not null, bytes bytea not null,
     ended_at timestamptz, check ((ended_at is not null) = (state = 2)))`,
  'create table owners (thing_id bigint primary key, owner text not null)',
])
  await database.query({ name: '', text });

const store = `
import type { Named } from './named.ts';
import { states } from './named.ts';

type Kind = 'part' | 'whole';
interface Row extends Named {
  id: number;
  note: string | null;
  kind: Kind;
  state: (typeof states)[keyof typeof states][number];
  made_at: Date;
  day: string;
  tags: string[];
  data: { size: number } | null;
  bytes: Buffer;
}

interface Change {
  id: string;
  note: string | null;
  state: number;
  tags: readonly string[];
  bytes: Buffer;
}

const change = named('things.change', 'update things set note = $2, kind = case when $3 then kind end, tags = $4, made_at = $5, state = $6, data = $7, bytes = $8 where id = $1');
const find = named('things.find', 'select id, name, note, kind, state, made_at, day, tags, data, bytes from things where id = $1');
const both = {
  newest: named('things.newest', 'select id from things order by made_at desc limit $1'),
  oldest: named('things.oldest', 'select id from things order by made_at limit $1'),
};
const owned = named('things.owned', 'select t.id, o.owner from things t left join owners o on o.thing_id = t.id');
const ended = named('things.ended', 'select ended_at from things where state = 2');
const marked = named('things.marked', 'select id, note, made_at from things');
const remove = named('things.remove', 'delete from things where id = $1 returning id');

export const createStore = (database: Database) => {
  const run = (statement: Statement, ...values: unknown[]) => database.query<{ id: number }>(statement, values);
  return {
    find: (id: number) => database.query<Row>(find, [id]),
    list: (order: 'newest' | 'oldest') => run(both[order], 10),
    owned: () => database.query<{ owner: string | null } & Pick<Row, 'id'>>(owned),
    marked: () => database.query<RowOf<typeof marks>>(marked),
    ended: () => database.query<{ ended_at: Date }>(ended),
    remove: async (id: number) => (await database.query(remove, [id])).length > 0,
    change: ({ note, ...row }: Change, at = new Date()) => {
      const isEnded = row.state === 2;
      const size = (at.getTime() - 1) * 2;
      return database.query(change, [row.id, note ?? 'none', isEnded, [...row.tags, 'new'], at, size, JSON.stringify(row), row.bytes]);
    },
    composed: (text: string) =>
      database.query<{ id: number }>({ name: '', text }, [1]),
  };
};
`;
const named = `
export const states = { open: [1], ended: [2] } as const;
export interface Named { name: string }
`;

const markFields = { id: z.string(), note: z.nullable(z.string()), madeAt: z.iso.datetime() };
const marks = selectionOf(markFields, { from: { id: { isId: true } } });

/** Returns the errors of the store after replacing some of its text. The store exports `marks` and `exported`. */
const errorsOf = async (
  replaced: Record<string, string> = {},
  { text, values }: { text: string; values: unknown[] } = { text: 'select id from things where id = $1', values: [1] },
  exported: Record<string, unknown> = {},
): Promise<string[]> => {
  let code = store;
  for (const [from, to] of Object.entries(replaced)) {
    expect(code).toContain(from);
    code = code.replace(from, to);
  }
  const files: Record<string, string> = { '/project/store.ts': code, '/project/named.ts': named };
  const sources = openSources('/project', (path) => files[path] as string);
  const at = (line: number) => [{ path: '/project/store.ts', line }];
  const lines = code.split('\n');
  const made = lines.flatMap((line, index): Made[] =>
    [...line.matchAll(/named\('(.+?)', '(.+?)'\)/g)].map(([, name, sql]) => ({
      statement: { name: name as string, text: sql as string },
      lines: at(index + 1),
    })),
  );
  const run = [
    { statement: { name: '', text }, values, lines: at(lines.findIndex((line) => /\{ name/.test(line)) + 1) },
  ];
  const checked = [sources.open('/project/store.ts')];
  const modules = () => ({ marks, ...exported });
  return (await checkStatements(connection, { sources, modules, checked, made, run })).findings;
};

test('a store that matches its tables has no findings', async () => {
  expect(await errorsOf()).toEqual([]);
});

test.each([
  [
    'a column that is not in the table',
    { 'id, name, note': 'id, title as name, note' },
    'column "title" does not exist',
  ],
  ['a table that is not there', { 'delete from things': 'delete from thing' }, 'relation "thing" does not exist'],
  [
    'a column under another name',
    { 'id, name, note': 'id, name as title, note' },
    'the row has name, which is no column',
  ],
  [
    'a field that is no column',
    { 'bytes: Buffer;': 'bytes: Buffer; size: number;' },
    'the row has size, which is no column',
  ],
  ['an unused column', { '  bytes: Buffer;\n': '' }, 'no row has the column bytes'],
  [
    'a wrong type',
    { 'id: number;\n  note': 'id: string;\n  note' },
    'id is int8, which comes as number, but the row has string',
  ],
  [
    'a date for the text of a day',
    { 'day: string': 'day: Date' },
    'day is date, which comes as string, but the row has Date',
  ],
  ['a wrong type of elements', { 'tags: string[]': 'tags: number[]' }, 'tags is _text, which comes as array of string'],
  ['literals of a wrong type', { "'part' | 'whole'": "'part' | 1" }, 'kind is text, which comes as string'],
  [
    'a number of a table of states for a text',
    { 'note, kind, state,': 'note, kind, state::text as state,' },
    'state is text, which comes as string',
  ],
  ['bytes for an object', { 'data: {': 'data: Buffer | {' }, 'data is jsonb, which comes as json'],
  ['null that the row leaves out', { 'note: string | null': 'note: string' }, 'note may be null, but not in the row'],
  ['null that cannot be', { 'made_at: Date': 'made_at: Date | null' }, 'made_at is never null'],
  ['too many values', { 'query<Row>(find, [id])': 'query<Row>(find, [id, 1])' }, 'takes 1 values, but gets 2'],
  ['too few values', { 'query(remove, [id])': 'query(remove)' }, 'takes 1 values, but gets 0'],
  ['a text for a truth value', { 'row.state === 2;': 'String(row.state);' }, '$3 is bool, but gets string'],
  ['a number for a text', { "note ?? 'none'": 'note ?? 1' }, '$2 is text, but gets string | number'],
  ['numbers in an array of texts', { "'new'": '1' }, '$4 is _text, but gets array of string | number'],
  ['a text for an array', { "[...row.tags, 'new']": "row.tags.join(',')" }, '$4 is _text, but gets string'],
  [
    'a number for a time',
    { 'at = new Date()': 'at = Date.now()', 'at.getTime()': 'at' },
    '$5 is timestamptz, but gets',
  ],
  ['a text for a small number', { '(at.getTime() - 1) * 2': '`${at}`' }, '$6 is int2, but gets string'],
  ['an array for JSON', { 'JSON.stringify(row)': 'row.tags' }, '$7 is jsonb, but gets array of string'],
  ['a text for bytes', { 'bytes: Buffer;\n}\n\nconst': 'bytes: string;\n}\n\nconst' }, '$8 is bytea, but gets string'],
  ['a truth value for an id', { 'find: (id: number)': 'find: (id: boolean)' }, '$1 is int8, but gets boolean'],
  [
    'a field of one of two statements',
    { 'query<{ id: number }>(st': 'query<{ made_at: Date }>(st' },
    'things.newest: the row has made_at',
  ],
  ['an unused statement', { 'await database.query(remove, [id])': '[]' }, 'things.remove: no call runs it'],
  [
    'a row that is inferred',
    {
      'query<{ id: number }>({': 'query<{ id: number }>({',
      'database.query<Row>(find': 'rowsOf(database.query(find',
      '[id]),': '[id])),',
    },
    'things.find: the call names no row',
  ],
])('%s is found', async (_what, replaced, finding) => {
  const findings = await errorsOf(replaced);
  expect(findings.join('\n')).toContain(finding);
  for (const line of findings) expect(line).toMatch(/^store\.ts:\d+ /);
});

test('checks the statement of a composer as it was run', async () => {
  const findings = await errorsOf({}, { text: 'select name from things where id = $1 and state = $2', values: [1] });
  expect(findings.join('\n')).toContain('takes 2 values, but gets 1');
  expect(findings.join('\n')).toContain('the row has id, which is no column');
});

test('compares the values of a composer with the types of its parameters', async () => {
  const findings = await errorsOf({}, { text: 'select id from things where id = $1 and tags = $2', values: [1, [2]] });
  expect(findings).toEqual([expect.stringContaining('$2 is _text, but gets array of number')]);
});

test('reports a composer that nothing runs', async () => {
  const findings = await errorsOf({
    'composed: (text': 'other: (sql: string) =>\n      database.query<object>({ text: sql }),\n    composed: (text',
  });
  expect(findings).toEqual([expect.stringMatching(/^store\.ts:\d+: no statement is known$/)]);
});

/** Returns the errors of a list that runs its page with a function of another file, which counts the rows as well. */
const listErrorsOf = async (call: string): Promise<string[]> => {
  const files: Record<string, string> = {
    '/project/list.ts': `import { pageOf as page } from './page.ts';
export const list = (database: Database) =>
  ${call};`,
    '/project/page.ts': `export const pageOf = async <Row>(database: Database, text: string) => {
  await database.query<{ found: number }>(...compose('count', text));
  return database.query<Row>(...compose('page', text));
};`,
  };
  const sources = openSources('/project', (path) => files[path] as string);
  const runAt = (line: number, text: string): Made => ({
    statement: { name: '', text },
    values: [],
    lines: [
      { path: '/project/page.ts', line },
      { path: '/project/list.ts', line: 3 },
    ],
  });
  const { findings } = await checkStatements(connection, {
    sources,
    modules: () => ({}),
    checked: Object.keys(files).map(sources.open),
    made: [],
    run: [runAt(2, 'select count(*) as found from things'), runAt(3, 'select id from things')],
  });
  return findings;
};

test('the row of a function of another file is that of its caller', async () => {
  expect(await listErrorsOf('page<{ id: number }>(database, "things")')).toEqual([]);
  expect(await listErrorsOf('page<{ id: string }>(database, "things")')).toEqual([
    expect.stringMatching(/^list\.ts:3 .*id is int8, which comes as number, but the row has string$/),
  ]);
  expect((await listErrorsOf('page(database, "things")')).join('\n')).toContain('the call names no row');
});

test.each([
  ['a field of another type', selectionOf(markFields), 'id is int8, which comes as number, but the row has string'],
  [
    'a text for a time',
    selectionOf({ ...markFields, madeAt: z.string() }, { from: { id: { isId: true } } }),
    'made_at is timestamptz, which comes as Date, but the row has string',
  ],
  [
    'a column that may be null',
    selectionOf({ ...markFields, note: z.string() }, { from: { id: { isId: true } } }),
    'note may be null, but not in the row',
  ],
  [
    'a field without a column',
    selectionOf({ ...markFields, size: z.int() }, { from: { id: { isId: true } } }),
    'the row has size, which is no column',
  ],
])('a selection with %s has a finding', async (_, own, finding) => {
  expect(await errorsOf({}, undefined, { marks: own })).toEqual([expect.stringContaining(finding)]);
});

test('a selection that its module does not export cannot be checked', async () => {
  await expect(errorsOf({}, undefined, { marks: undefined })).rejects.toThrow('exports no selection marks');
});
