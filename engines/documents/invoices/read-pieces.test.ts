import { expect, test } from 'vitest';
import { OutOfTime } from '../document-reader.ts';
import { notesOf, readPieces, together } from './read-pieces.ts';

const squares = (...sides: number[]) => sides.map((side) => ({ width: side, height: side }));

test('[CAT-12] documents that are left out of a sheet are reported: of no kind, beyond twelve, for want of time', async () => {
  const sheet = await readPieces(squares(...Array.from({ length: 15 }, (_, index) => index + 1)), async ({ width }) =>
    width === 3 ? undefined : width,
  );
  expect(sheet).toEqual({ found: [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12], unknown: 1, beyond: 3, late: 0 });
  expect(notesOf(sheet)).toEqual(['另有 1 张未能识别种类，未给出字段。', '一次最多识别 12 张，另有 3 张未识别。']);
  expect(notesOf({ found: [], unknown: 2, beyond: 0, late: 0 })).toEqual(['没有在图片中找到本能力可识别的票据。']);
});

test('[CAT-12] where time runs out, the small documents of a sheet are in the answer, and the rest is reported', async () => {
  let left = 2;
  const late = await readPieces(squares(9, 2, 7, 4), async ({ width }) => {
    if (left-- > 0) return width;
    throw new OutOfTime('no time was left to read the page');
  });
  expect(late).toEqual({ found: [2, 4], unknown: 0, beyond: 0, late: 2 });
  expect(notesOf(late)).toEqual(['识别用时过长，另有 2 张未识别。']);
});

test('[CAT-12] documents next to the papers of a sheet are counted with them, and no more are read than there is room for', async () => {
  const beside = await readPieces(squares(5, 6, 7), async ({ width }) => width, 1);
  expect(beside).toEqual({ found: [5], unknown: 0, beyond: 2, late: 0 });
  const sheet = together(
    { found: [1, 2], unknown: 1, beyond: 0, late: 0 },
    { found: [3], unknown: 2, beyond: 4, late: 1 },
  );
  expect(sheet).toEqual({ found: [1, 2, 3], unknown: 3, beyond: 4, late: 1 });
  const unseen = together(sheet, { found: [], unknown: 0, beyond: 0, late: 0, isBesideLate: true });
  expect(notesOf(unseen).slice(2)).toEqual(['识别用时过长，另有 1 张未识别。', '识别用时过长，纸张之外的文字未识别。']);
});
