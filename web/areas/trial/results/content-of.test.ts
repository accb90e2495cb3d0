import { expect, test } from 'vitest';
import type { Found } from '#contract/trial/recognition.ts';
import { contentOf } from './content-of.ts';

const target = (box: [number, number, number, number]) => ({ label: '二维码', score: 1, box });
const found: Found = {
  width: 400,
  height: 300,
  targets: [target([10, 20, 100, 100]), target([200, 20, 99.6, 100]), target([10, 200, 100, 60])],
  texts: [
    {
      text: 'second',
      score: 1,
      polygon: [
        [250, 20],
        [300, 70],
        [250, 120],
        [200, 70],
      ],
    },
    {
      text: 'first',
      score: 1,
      polygon: [
        [10, 20],
        [110, 20],
        [110, 120],
        [10, 120],
      ],
    },
    {
      text: 'a line in the third',
      score: 1,
      polygon: [
        [20, 210],
        [90, 210],
        [90, 230],
        [20, 230],
      ],
    },
    {
      text: 'of all',
      score: 1,
      polygon: [
        [10, 200],
        [110, 200],
        [110, 260],
        [10, 260],
      ],
      whole: true,
    },
  ],
  fields: [],
  pieces: [],
  notes: [],
};

test('[MEND-01] each code has its own content, and a line of text within a target is none', () => {
  expect(found.targets.map((one) => contentOf(found, one))).toEqual(['first', 'second', undefined]);
});
