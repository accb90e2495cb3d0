import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineList } from './define-list.ts';
import { choice, choices, day, flag, matching, opened, order, page, searchText, view } from './parameters.ts';
import { filterFields, requestFields } from './request-fields.ts';

const states = { open: 1, done: 2 } as const;
const things = defineList({
  path: '/things',
  parameters: {
    state: choice(['open', 'done', 'all'], {
      empty: 'open',
      asked: (state) => (state === 'all' ? undefined : states[state]),
    }),
    level: choice([1, 2]),
    order: order(['waiting', 'newest'], { always: true }),
    keyword: searchText({ folded: true }),
    own: flag({ name: 'mine' }),
    from: day(),
    owner: matching(/^[1-9]\d*$/),
    pageNo: page({ size: 20, maximum: 50 }),
    id: opened(/^[1-9]\d*$/),
    view: view(['form']),
  },
});
const { empty, read, write, urlOf } = things;
const readText = (search: string) => read(new URLSearchParams(search));

describe('the address of a list', () => {
  test('without parameters means the empty values', () => {
    expect(readText('')).toEqual(empty);
    expect(empty).toEqual({
      state: 'open',
      level: undefined,
      order: 'waiting',
      keyword: '',
      own: false,
      from: undefined,
      owner: undefined,
      pageNo: 1,
      id: undefined,
      view: undefined,
    });
  });

  test('names what differs from the empty values, in the order of the definition', () => {
    const values = { ...empty, id: '12', state: 'done', level: 2, own: true, from: '2026-11-22', pageNo: 3 } as const;
    expect(write(values)).toBe('state=done&level=2&order=waiting&mine=1&from=2026-11-22&pageNo=3&id=12');
    expect(urlOf(values)).toBe(`/things?${write(values)}`);
    expect(urlOf(empty)).toBe('/things?order=waiting');
  });

  test.each([
    'state=closed',
    'level=3',
    'mine=yes',
    'from=2026-02-30',
    'pageNo=0',
    'pageNo=1e3',
    'id=0',
    'view=list',
    'keyword=%20',
  ])('leaves out a value that is none: %s', (search) => {
    expect(readText(search)).toEqual(empty);
  });

  test('ignores blanks around a value', () => {
    expect(readText('level=%202%20').level).toBe(2);
  });

  test('cuts a search text, and leads a page number beyond the last page to it', () => {
    expect(readText(`keyword=${'x'.repeat(99)}`).keyword).toHaveLength(64);
    expect(readText('keyword=a%20%20b%00').keyword).toBe('a b');
    expect(readText('pageNo=51').pageNo).toBe(50);
    const first = defineList({ path: '/', parameters: { pageNo: page({ size: 1, maximum: 50, beyond: 'first' }) } });
    expect(first.read(new URLSearchParams('pageNo=51'))).toEqual({ pageNo: 1 });
  });

  test('reads every value as it was written', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.constant(`${'x'.repeat(63)} y`),
      fc.constant('\0 a'),
    );
    const search = fc.array(fc.tuple(fc.constantFrom(...Object.keys(things.parameters), 'mine'), anyText));
    fc.assert(
      fc.property(search, (pairs) => {
        const values = read(new URLSearchParams(pairs));
        expect(readText(write(values))).toEqual(values);
      }),
    );
  });
});

describe('the request of a list', () => {
  const request = z.object(requestFields(things, { state: z.optional(z.literal([1, 2])) }));

  test('carries the values of the address that are set, in the words of the call', () => {
    expect(things.requestOf(empty)).toEqual({ state: 1, order: 'waiting', pageNo: 1, pageSize: 20 });
    const values = { ...empty, state: 'all', level: 2, keyword: 'x', own: true, owner: '7', id: '9' } as const;
    const asked = things.requestOf(values);
    expect(asked).toEqual({
      level: 2,
      order: 'waiting',
      keyword: 'x',
      own: true,
      owner: '7',
      pageNo: 1,
      pageSize: 20,
    });
    expect(z.parse(request, asked)).toEqual(asked);
  });

  test('has the first page by default, and rejects values that the parameters cannot have', () => {
    expect(z.parse(request, {})).toEqual({ order: 'waiting', pageNo: 1, pageSize: 20 });
    for (const wrong of [
      { state: 3 },
      { level: 3 },
      { order: 'oldest' },
      { keyword: 'x'.repeat(65) },
      { own: '1' },
      { from: '2026-02-30' },
      { pageNo: 51 },
      { pageSize: 1000 },
    ])
      expect(z.safeParse(request, wrong).success, JSON.stringify(wrong)).toBe(false);
  });

  test('has fields for a whole request, and for the filters alone', () => {
    const filters = ['state', 'level', 'keyword', 'own', 'from', 'owner'];
    expect(Object.keys(filterFields(things)).sort()).toEqual(filters.toSorted());
    expect(Object.keys(request.shape).sort()).toEqual([...filters, 'order', 'pageNo', 'pageSize'].sort());
  });
});

describe('a filter of several values', () => {
  const tagged = defineList({
    path: '/tagged',
    parameters: {
      keyword: searchText(),
      kinds: choices([2, 1, 30]),
      order: order([null, 1, 2]),
      pageNo: page({ size: 5 }),
    },
  });
  const kindsIn = (search: string) => tagged.read(new URLSearchParams(search)).kinds;

  test('has those that the address names in any way, each once and in the order of the definition', () => {
    expect(kindsIn('kinds=1,30&kinds=2,1&kinds=x')).toEqual([2, 1, 30]);
    expect(kindsIn('')).toEqual([]);
    expect(kindsIn('kinds=3,%201,')).toEqual([]);
  });

  test('reads no more than 200 characters of a text', () => {
    expect(kindsIn(`kinds=${'1,'.repeat(100)}2`)).toEqual([1]);
    expect(kindsIn(`kinds=${'1,'.repeat(100)}2&kinds=30`)).toEqual([1, 30]);
  });

  test('is written with commas, which are not escaped in such a list', () => {
    expect(tagged.write({ ...tagged.empty, keyword: 'a,b', kinds: [1, 30], order: 2 })).toBe(
      'keyword=a,b&kinds=1,30&order=2',
    );
    expect(tagged.write({ ...tagged.empty, kinds: [] })).toBe('');
    expect(things.write({ ...empty, keyword: 'a,b' })).toBe('order=waiting&keyword=a%2Cb');
  });

  test('narrows the list if there are some, and is asked for then', () => {
    expect(tagged.isNarrowed({ ...tagged.empty, kinds: [] })).toBe(false);
    expect(tagged.isNarrowed({ ...tagged.empty, kinds: [1] })).toBe(true);
    expect(tagged.requestOf({ ...tagged.empty, kinds: [1] })).toEqual({
      kinds: [1],
      order: null,
      pageNo: 1,
      pageSize: 5,
    });
    expect(tagged.requestOf(tagged.empty)).not.toHaveProperty('kinds');
  });

  test('is sorted in the request, and takes no other values', () => {
    const request = z.object(filterFields(tagged));
    expect(z.parse(request, { kinds: [30, 2, 30] })).toEqual({ kinds: [2, 30] });
    for (const kinds of [[3], ['1'], [1, 2, 30, 1], 1]) expect(z.safeParse(request, { kinds }).success).toBe(false);
  });
});

test('an exact list takes no blanks around a value', () => {
  const exact = defineList({ path: '/', exact: true, parameters: { level: choice([1, 2]), keyword: searchText() } });
  expect(exact.read(new URLSearchParams('level=%201&keyword=%20a%20'))).toEqual({ level: undefined, keyword: 'a' });
});

test('a list is narrowed by its filters, not by order, page or an open row, and clearing keeps those', () => {
  expect(things.isNarrowed({ ...empty, order: 'newest', pageNo: 2, id: '1' })).toBe(false);
  for (const filter of [{ state: 'all' }, { level: 1 }, { keyword: 'x' }, { own: true }, { from: '2026-01-01' }])
    expect(things.isNarrowed({ ...empty, ...filter } as typeof empty), JSON.stringify(filter)).toBe(true);
  const narrowed = { ...empty, level: 1, own: true, order: 'newest', pageNo: 3, id: '1' } as const;
  expect(things.cleared(narrowed)).toEqual({ ...empty, order: 'newest', id: '1' });
});
