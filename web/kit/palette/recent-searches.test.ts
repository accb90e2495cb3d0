import { expect, test } from 'vitest';
import { readSearches, withSearch } from './recent-searches.ts';

test('the latest search comes first, each once, ten in all', () => {
  let searches = readSearches(null);
  for (const keyword of [...'abcdefghijkl', 'c']) searches = withSearch(searches, keyword);
  expect(searches.join('')).toBe('clkjihgfed');
});

test('what is stored is read as far as it is a search', () => {
  expect(readSearches(JSON.stringify(['安全帽', '', 3, null, 'a'.repeat(65)]))).toEqual(['安全帽']);
  for (const broken of ['', '{', 'null', '"x"', '{"0":"a"}']) expect(readSearches(broken)).toEqual([]);
});
