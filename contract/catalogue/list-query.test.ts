import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { emptyListQuery, readListQuery, writeListQuery } from './list-query.ts';

const thorough = inject('thorough');

const read = (search: string) => readListQuery(new URLSearchParams(search));

test('an address is read in every spelling and written in one', () => {
  const query = read('keyword=%20安全帽%20&industryTypes=2&industryTypes=1,2&sortType=3&pageNo=2&unknown=1');
  expect(query).toEqual({ ...emptyListQuery, keyword: '安全帽', industryTypes: [1, 2], sortType: 3, pageNo: 2 });
  expect(writeListQuery(query)).toBe(`keyword=${encodeURIComponent('安全帽')}&industryTypes=1,2&sortType=3&pageNo=2`);
});

test('what cannot be used is left out', () => {
  for (const search of [
    'pageNo=0',
    'pageNo=-1',
    'pageNo=1e3',
    'sortType=7',
    'sortType=',
    'modelTypes=9,x',
    'chipIds=999,4',
    'keyword=%00',
  ])
    expect(read(search)).toEqual(emptyListQuery);
  expect(read('pageNo=999999').pageNo).toBe(100_000);
  expect(read(`keyword=${'长'.repeat(10_000)}`).keyword).toHaveLength(64);
});

test('the written address reads back as the same list, for every query', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom(
            'keyword',
            'industryTypes',
            'modelTypes',
            'productForms',
            'chipIds',
            'sortType',
            'pageNo',
            'x',
          ),
          fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String)),
        ),
      ),
      (pairs) => {
        const query = readListQuery(new URLSearchParams(pairs));
        expect(readListQuery(new URLSearchParams(writeListQuery(query)))).toEqual(query);
      },
    ),
    { numRuns: thorough ? 5000 : 100 },
  );
});
