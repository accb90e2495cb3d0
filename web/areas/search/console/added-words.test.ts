import { expect, test } from 'vitest';
import { wordsIn, withAddition } from './added-words.ts';

const words = {
  synonyms: [{ words: ['安全帽', '头盔'] }, { words: ['抽烟', '吸烟'] }],
  promotions: [{ words: ['价格'], title: '怎样购买', link: '/buy', summary: '' }],
  hotWords: [],
};

test('[SRCH-03] a synonym joins the group of a word that means the same, or begins a new one at the top', () => {
  expect(withAddition(words, { what: 'synonym', word: '盔帽', alike: ['头盔', '护帽'] }).synonyms).toEqual([
    { words: ['安全帽', '头盔', '盔帽', '护帽'] },
    { words: ['抽烟', '吸烟'] },
  ]);
  expect(withAddition(words, { what: 'synonym', word: 'RTSP', alike: ['视频流', 'rtsp'] }).synonyms[0]).toEqual({
    words: ['RTSP', '视频流'],
  });
  expect(words.synonyms).toHaveLength(2);
});

test('[SRCH-03] a promoted result comes first, and one with the same page gets the word', () => {
  const added = { what: 'promotion', word: '多少钱', title: '价格', link: '/buy', summary: '' } as const;
  expect(withAddition(words, added).promotions).toEqual([{ ...words.promotions[0], words: ['价格', '多少钱'] }]);
  expect(withAddition(words, { ...added, link: '/else' }).promotions.map(({ link }) => link)).toEqual([
    '/else',
    '/buy',
  ]);
});

test('words are split at blanks and separators', () => {
  expect(wordsIn(' 头盔、 护帽，safety hat；')).toEqual(['头盔', '护帽', 'safety', 'hat']);
});
