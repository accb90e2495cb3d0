import { expect, test } from 'vitest';
import { searchWords } from '#contract/search/content.ts';
import { foundItems } from './found-items.ts';
import { summaryTexts } from './item-summary.tsx';

const { item } = searchWords.fields.synonyms;
const groups = [{ words: ['安全帽', '头盔'] }, { words: ['抽烟', '吸烟', ''] }, { words: [] }];

test('[SRCH-03] a group of synonyms is named by its words', () => {
  expect(groups.map((group) => summaryTexts(item, group))).toEqual([['安全帽、头盔'], ['抽烟、吸烟'], []]);
  expect(
    summaryTexts(searchWords.fields.promotions.item, { words: ['价格'], title: '怎样购买', link: '/', summary: '' }),
  ).toEqual(['价格', '怎样购买']);
});

test('items are found by their texts, and the open one stays', () => {
  const texts = groups.map((group) => summaryTexts(item, group));
  expect(foundItems(texts, '', undefined)).toEqual([0, 1, 2]);
  expect(foundItems(texts, ' 头盔 ', undefined)).toEqual([0]);
  expect(foundItems(texts, '头盔', 2)).toEqual([0, 2]);
  expect(foundItems(texts, '恐龙', undefined)).toEqual([]);
});
