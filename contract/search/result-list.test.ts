import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCut, resultList } from './result-list.ts';

const read = (search: string) => resultList.read(new URLSearchParams(search));

test('an address has one spelling for each query', () => {
  expect(read('pageNo=2&keyword= 安全帽  检测 &kind=ability&mode=1&x=1')).toEqual({
    keyword: '安全帽 检测',
    kind: 'ability',
    mode: 1,
    pageNo: 2,
  });
  expect(resultList.write(read('keyword=a&mode=2&pageNo=1&kind='))).toBe('keyword=a');
  expect(resultList.urlOf(read(''))).toBe('/resource-center/document-search');
});

test('what cannot be used is left out', () => {
  for (const pageNo of ['0', '-1', '101', '1e9', 'NaN', 'x', '']) expect(read(`pageNo=${pageNo}`).pageNo).toBe(1);
  for (const kind of ['a b', '../x', 'a'.repeat(31), '能力']) expect(read(`kind=${kind}`).kind).toBeUndefined();
  expect(read('mode=3').mode).toBe(2);
});

test('a keyword that is too long is known to be cut', () => {
  expect(isCut(new URLSearchParams({ keyword: '长'.repeat(64) }))).toBe(false);
  expect(isCut(new URLSearchParams({ keyword: '长'.repeat(65) }))).toBe(true);
  expect(isCut(new URLSearchParams({ keyword: ` ${'长'.repeat(64)} ` }))).toBe(false);
});

test('any address is read, and its own spelling leads back to the same query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.string(), fc.string(), (keyword, kind, pageNo) => {
      const query = resultList.read(new URLSearchParams({ keyword, kind, pageNo }));
      expect(query.keyword.length).toBeLessThanOrEqual(64);
      expect(read(resultList.write(query))).toEqual(query);
    }),
  );
});
