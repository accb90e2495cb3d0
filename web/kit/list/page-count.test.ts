import { expect, test } from 'vitest';
import { type Counted, pageCountOf } from './page-count.ts';

const bounded: Counted = { pageNo: 1, pageSize: 50, total: 10_000, more: true, rows: 50, maximum: 1000 };

test('an exact total gives the number of pages', () => {
  expect(pageCountOf({ ...bounded, more: false })).toEqual({ pages: 200, goesOn: false });
  expect(pageCountOf({ ...bounded, more: undefined, total: 51 })).toEqual({ pages: 2, goesOn: false });
  expect(pageCountOf({ ...bounded, more: false, total: 0, rows: 0 })).toEqual({ pages: 0, goesOn: false });
});

test.each<[string, Partial<Counted>, { pages: number; goesOn: boolean }]>([
  ['from the first page', {}, { pages: 200, goesOn: true }],
  ['from the last counted page', { pageNo: 200 }, { pages: 200, goesOn: true }],
  ['beyond it', { pageNo: 201 }, { pages: 201, goesOn: true }],
  ['until a page is not full', { pageNo: 340, rows: 12 }, { pages: 340, goesOn: false }],
  ['but not from an empty page', { pageNo: 341, rows: 0 }, { pages: 200, goesOn: false }],
  ['up to the last page that the list can show', { pageNo: 1000 }, { pages: 1000, goesOn: false }],
  ['only as far as the list reaches', { maximum: 200 }, { pages: 200, goesOn: false }],
])('a reader goes on in a list whose total is bounded: %s', (_case, shown, expected) => {
  expect(pageCountOf({ ...bounded, ...shown })).toEqual(expected);
});
