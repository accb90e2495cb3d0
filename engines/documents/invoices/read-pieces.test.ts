import { expect, test } from 'vitest';
import { notesOf, readPieces } from './read-pieces.ts';

test('[CAT-12] documents that are left out of a sheet are told: of no kind, beyond twelve, for want of time', async () => {
  const boxes = Array.from({ length: 15 }, (_, index) => index + 1);
  const sheet = await readPieces(
    boxes,
    async (box) => (box === 3 ? undefined : box),
    () => true,
  );
  expect(sheet).toEqual({ found: [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12], unknown: 1, beyond: 3, late: 0 });
  expect(notesOf(sheet)).toEqual(['另有 1 张未能识别种类，未给出字段。', '一次最多识别 12 张，另有 3 张未识别。']);
  let read = 0;
  const late = await readPieces(
    [1, 2, 3, 4],
    async (box) => {
      read += 1;
      return box;
    },
    () => read < 2,
  );
  expect(late).toEqual({ found: [1, 2], unknown: 0, beyond: 0, late: 2 });
  expect(notesOf(late)).toEqual(['识别用时过长，另有 2 张未识别。']);
  expect(notesOf({ found: [], unknown: 2, beyond: 0, late: 0 })).toHaveLength(1);
});
