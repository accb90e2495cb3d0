import { lines, path, placed, rectangle } from '../shape.ts';
import { text } from '../text.ts';
import { captions } from './captions.ts';
import { identityNumber } from './identity-number.ts';
import { portrait } from './portrait.ts';
import { paper, type Sheet } from './sheet.ts';
import { written } from './written.ts';

const sealScript = placed(
  rectangle(0, 0, 62, 62, { stroke: 'warn', width: 3 }, 2) +
    path(
      'M10 9V27M18 9V27M6 14H22M6 22H22M31 8V28M26 12H36M26 20H36M26 27H36M44 9H56M50 9V28M44 17H56M44 28V22M56 28V22',
      {
        stroke: 'warn',
        width: 2.2,
      },
    ) +
    path(
      'M7 36H22M14 36V54M7 45H22M7 54H22M29 35V55M36 35V55M29 42H36M29 49H36M44 36V48Q44 55 50 55T56 48V36M50 36V46',
      {
        stroke: 'warn',
        width: 2.2,
      },
    ),
  { x: 18, y: 128, opacity: 0.68 },
);

/** A driving licence's main page, 340 by 232: a square red seal over its text at the left, the portrait at the right. */
export function drivingLicence(
  look: Parameters<typeof portrait>[1] = { hair: 'crop', top: 'cloth' },
): Sheet<'证号' | '姓名' | '性别' | '国籍' | '住址' | '出生日期' | '初次领证日期' | '准驾车型' | '有效期限'> {
  const { drawn, fields } = written({
    证号: [94, 56, identityNumber('19900101', 1), 15],
    姓名: [58, 80, '示例', 14],
    性别: [168, 80, '男', 13],
    国籍: [250, 80, '示例', 13],
    住址: [58, 104, '示例省示例市示例路 1 号'],
    出生日期: [158, 137, '1990-01-01'],
    初次领证日期: [158, 161, '2012-06-01'],
    准驾车型: [158, 185, 'C1', 14],
    有效期限: [84, 216, '2024.06.01-2034.06.01'],
  });
  return {
    width: 340,
    height: 232,
    drawn:
      paper(340, 232, 'cloth-2', 6) +
      rectangle(6, 6, 328, 220, { stroke: 'cloth-2', width: 1.4 }, 4) +
      text(170, 30, '机动车驾驶证', 18, 'screen', 'middle') +
      lines(
        [
          [18, 62, 322, 62],
          [18, 87, 322, 87],
          [18, 114, 322, 114],
          [90, 144, 232, 144],
          [90, 168, 232, 168],
          [90, 192, 232, 192],
        ],
        { stroke: 'metal', width: 0.9, opacity: 0.7 },
      ) +
      captions([
        [64, 55, '证号'],
        [20, 79, '姓名'],
        [136, 79, '性别'],
        [216, 79, '国籍'],
        [20, 103, '住址'],
        [92, 136, '出生日期'],
        [92, 160, '初次领证日期'],
        [92, 184, '准驾车型'],
        [20, 215, '有效期限'],
      ]) +
      sealScript +
      drawn +
      portrait({ x: 250, y: 118, scale: 0.9 }, look, 'paper'),
    fields,
  };
}
