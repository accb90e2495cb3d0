import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choice, choiceFrom, day, defineListAddress, flag, matching, pageNumber, searchText } from './list-address.ts';

const parameters = {
  state: choice(['open', 'done'] as const),
  level: choice([1, 2] as const),
  order: choiceFrom(['waiting', 'newest'] as const, 'waiting', { always: true }),
  keyword: searchText({ folded: true }),
  own: flag({ name: 'mine' }),
  from: day(),
  page: pageNumber({ name: 'pageNo', maximum: 50 }),
  id: matching(/^[1-9]\d*$/),
};
const { empty, read, write, urlOf } = defineListAddress('/things', parameters);
const readText = (search: string) => read(new URLSearchParams(search));

describe('the address of a list', () => {
  test('without parameters means the empty values', () => {
    expect(readText('')).toEqual(empty);
    expect(empty).toEqual({
      state: undefined,
      level: undefined,
      order: 'waiting',
      keyword: '',
      own: false,
      from: undefined,
      page: 1,
      id: undefined,
    });
  });

  test('names what differs from the empty values, in the order of the definition', () => {
    const values = { ...empty, id: '12', state: 'done', level: 2, own: true, from: '2026-11-22', page: 3 } as const;
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
    'keyword=%20',
  ])('leaves out a value that is none: %s', (search) => {
    expect(readText(search)).toEqual(empty);
  });

  test('cuts a search text, and leads a page number beyond the last page to it', () => {
    expect(readText(`keyword=${'x'.repeat(99)}`).keyword).toHaveLength(64);
    expect(readText('keyword=a%20%20b%00').keyword).toBe('a b');
    expect(readText('pageNo=51').page).toBe(50);
    const first = defineListAddress('/', { page: pageNumber({ maximum: 50, beyond: 'first' }) });
    expect(first.read(new URLSearchParams('page=51'))).toEqual({ page: 1 });
  });

  test('is read as it was written, whatever it is', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.constant(`${'x'.repeat(63)} y`),
      fc.constant('\0 a'),
    );
    const search = fc.array(fc.tuple(fc.constantFrom(...Object.keys(parameters), 'mine', 'pageNo'), anyText));
    fc.assert(
      fc.property(search, (pairs) => {
        const values = read(new URLSearchParams(pairs));
        expect(readText(write(values))).toEqual(values);
      }),
    );
  });
});
