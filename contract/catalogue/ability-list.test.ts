import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { requestFields } from '../kit/list/request-fields.ts';
import { abilityList, countFilters } from './ability-list.ts';
import { abilityQuery } from './calls.ts';

const thorough = inject('thorough');

const { empty, write } = abilityList;
const read = (search: string) => abilityList.read(new URLSearchParams(search));

test('an address is read in every spelling and written in one', () => {
  const query = read('keyword=%20安全帽%20&industryTypes=2&industryTypes=1,2&sortType=3&pageNo=2&unknown=1');
  expect(query).toEqual({ ...empty, keyword: '安全帽', industryTypes: [1, 2], sortType: 3, pageNo: 2 });
  expect(write(query)).toBe(`keyword=${encodeURIComponent('安全帽')}&industryTypes=1,2&sortType=3&pageNo=2`);
});

test.each([
  ['', ''],
  ['pageNo=3&keyword=a,b&sortType=1&hasEngine=1', 'keyword=a,b&hasEngine=1&sortType=1&pageNo=3'],
  ['chipIds=33,2&chipIds=19&productForms=5,1&modelTypes=4,x,1', 'modelTypes=1,4&productForms=1,5&chipIds=2,19,33'],
  // Each text of a repeated parameter is read up to its 200th character.
  [`industryTypes=${'9,'.repeat(100)}1&industryTypes=2`, 'industryTypes=2,9'],
  ['keyword=a%20%20b%00&pageNo=1&sortType=null', 'keyword=a+b'],
  // Only the first of other parameters counts.
  ['pageNo=2&pageNo=3&sortType=8&sortType=2&hasEngine=0&hasEngine=1', 'pageNo=2'],
  // Blanks around a value make it invalid.
  ['pageNo=%202&sortType=3%20&hasEngine=%201&industryTypes=%201,2', 'industryTypes=2'],
])('%s is written as %s', (search, written) => {
  expect(write(read(search))).toBe(written);
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
    expect(read(search)).toEqual(empty);
  expect(read('pageNo=999999').pageNo).toBe(100_000);
  expect(read(`keyword=${'长'.repeat(10_000)}`).keyword).toHaveLength(64);
});

test('the written address reads back as the same list, whatever was asked', () => {
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
        const query = abilityList.read(new URLSearchParams(pairs));
        expect(read(write(query))).toEqual(query);
      },
    ),
    { numRuns: thorough ? 5000 : 100 },
  );
});

test('every value that is chosen counts as a filter, but no keyword', () => {
  expect(countFilters(read('keyword=x&sortType=2&pageNo=4'))).toBe(0);
  expect(countFilters(read('industryTypes=1,2&chipIds=2&hasEngine=1'))).toBe(4);
});

test('the call takes what the list asks for', () => {
  expect(Object.keys(abilityQuery.shape)).toEqual([...Object.keys(requestFields(abilityList)), 'cursor']);
  for (const search of ['', 'keyword=x&industryTypes=2,1&chipIds=2&hasEngine=1&sortType=6&pageNo=100000']) {
    const asked = abilityList.requestOf(read(search));
    expect(z.parse(abilityQuery, asked)).toEqual(asked);
  }
});
