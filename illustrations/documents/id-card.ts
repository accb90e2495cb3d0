import { captions } from './captions.ts';
import { identityNumber } from './identity-number.ts';
import { portrait } from './portrait.ts';
import { paper, type Sheet } from './sheet.ts';
import { waves } from './waves.ts';
import { written } from './written.ts';

/** The front of an identity card, 340 by 214: the portrait at the right, the number along the lower edge. */
export function idCard(
  look: Parameters<typeof portrait>[1] = { hair: 'short' },
): Sheet<'姓名' | '性别' | '民族' | '出生' | '住址' | '公民身份号码'> {
  const { drawn, fields } = written({
    姓名: [66, 44, '示例', 17],
    性别: [66, 73, look?.hair === 'bob' ? '女' : '男', 14],
    民族: [148, 73, '汉', 14],
    出生: [66, 102, '1990 年 1 月 1 日', 14],
    住址: [66, 131, '示例省示例市示例区', 14],
    公民身份号码: [122, 191, identityNumber('19900101', look?.hair === 'bob' ? 2 : 1), 17],
  });
  const printed = captions(
    [
      [22, 43, '姓名'],
      [22, 72, '性别'],
      [110, 72, '民族'],
      [22, 101, '出生'],
      [22, 130, '住址'],
      [22, 190, '公民身份号码'],
    ],
    13,
    'cloth',
  );
  const further = captions([[66, 151, '示例路 1 号']], 14, 'screen');
  return {
    width: 340,
    height: 214,
    drawn:
      paper(340, 214, 'cloth-2', 14) +
      waves(340, 214) +
      printed +
      drawn +
      further +
      portrait({ x: 230, y: 30, scale: 1.14 }, look),
    fields,
  };
}
