import { lines, path, placed, rectangle, rectangles } from '../shape.ts';
import { captions } from './captions.ts';
import { machineReadable } from './machine-readable.ts';
import { passportLines } from './passport-lines.ts';
import { portrait } from './portrait.ts';
import type { Sheet } from './sheet.ts';
import { waves } from './waves.ts';
import { written } from './written.ts';

const upperPage =
  rectangle(4, 6, 360, 400, { fill: 'screen', opacity: 0.25 }, 10) +
  rectangle(-5, -4, 370, 408, { fill: 'figure' }, 12) +
  rectangle(0, 0, 360, 140, { fill: 'paper' }, 8) +
  lines(
    [
      [34, 36, 210, 36],
      [34, 54, 250, 54],
      [34, 72, 180, 72],
      [34, 90, 232, 90],
    ],
    { stroke: 'metal', width: 4, opacity: 0.4 },
  ) +
  path('M276 24a36 36 0 1 0 0.1 0M276 38a22 22 0 1 0 0.1 0M250 60h52M276 34v52', {
    stroke: 'cloth-2',
    width: 2,
    opacity: 0.6,
  });

/** An open passport, 360 by 400: below the fold the data page, with its portrait at the left and two machine-readable lines. */
export function passport(
  look: Parameters<typeof portrait>[1] = { hair: 'bob', top: 'cloth' },
): Sheet<'护照号码' | '姓名' | '英文姓名' | '国籍' | '性别' | '出生日期' | '签发日期' | '有效期至' | '机读码'> {
  const woman = look?.hair === 'bob';
  const readable = passportLines({
    state: 'UTO',
    surname: 'SHI',
    givenName: 'LI',
    number: 'E01234567',
    birth: '900101',
    sex: woman ? 'F' : 'M',
    expiry: '340101',
  });
  const { drawn, fields } = written({
    护照号码: [254, 188, 'E01234567', 15],
    姓名: [124, 208, '示例', 15],
    英文姓名: [214, 208, 'SHI, LI', 13],
    国籍: [124, 242, '示例国 / UTO', 12],
    性别: [214, 242, woman ? '女 / F' : '男 / M', 13],
    出生日期: [124, 275, '01 JAN 1990', 12],
    签发日期: [124, 309, '01 JAN 2024', 12],
    有效期至: [240, 309, '01 JAN 2034', 12],
  });
  const page =
    rectangle(0, 140, 360, 256, { fill: 'paper' }, 8) +
    rectangle(0, 140, 360, 256, { fill: 'cloth-2', opacity: 0.22 }, 8) +
    placed(waves(360, 190), { y: 140 }) +
    rectangles([[0, 326, 360, 64]], { fill: 'paper' }) +
    rectangles([[0, 138, 360, 4]], { fill: 'line', opacity: 0.6 });
  return {
    width: 360,
    height: 400,
    drawn:
      upperPage +
      page +
      captions(
        [
          [18, 164, '护照 / PASSPORT'],
          [124, 164, '类型 P'],
          [254, 168, '护照号码'],
          [124, 190, '姓名'],
          [124, 224, '国籍'],
          [214, 224, '性别'],
          [124, 258, '出生日期'],
          [124, 292, '签发日期'],
          [240, 292, '有效期至'],
        ],
        8.5,
      ) +
      drawn +
      portrait({ x: 18, y: 178, scale: 1.18 }, look, 'far') +
      readable.map((signs, index) => machineReadable(13, 353 + index * 24, signs, 7.6)).join(''),
    fields: { ...fields, 机读码: { x: 8, y: 332, width: 344, height: 52 } },
  };
}
