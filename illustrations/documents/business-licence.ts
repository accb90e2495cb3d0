import { lines, path, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';
import { captions } from './captions.ts';
import { creditCode } from './credit-code.ts';
import { qrCode } from './qr-code.ts';
import { roundStamp } from './round-stamp.ts';
import { paper, type Sheet } from './sheet.ts';
import { written } from './written.ts';

const corner = 'M18 48V18H48M18 34Q34 34 34 18M24 48Q48 48 48 24';
const corners = [
  corner,
  'M402 48V18H372M402 34Q386 34 386 18M396 48Q372 48 372 24',
  'M18 242V272H48M18 256Q34 256 34 272M24 242Q48 242 48 266',
  'M402 242V272H372M402 256Q386 256 386 272M396 242Q372 242 372 266',
];

/** A business licence, 420 by 290: an ornamented border, the title in the middle, two columns, a round stamp. */
export function businessLicence(): Sheet<
  '统一社会信用代码' | '名称' | '类型' | '法定代表人' | '注册资本' | '成立日期' | '营业期限' | '住所' | '经营范围'
> {
  const { drawn, fields } = written({
    统一社会信用代码: [42, 60, creditCode('MA000000'), 11],
    名称: [102, 134, '样例有限公司', 13],
    类型: [102, 157, '有限责任公司'],
    法定代表人: [102, 180, '示例'],
    经营范围: [102, 203, '示例产品销售；', 11],
    注册资本: [284, 134, '壹佰万元整'],
    成立日期: [284, 157, '2020年01月01日', 11],
    营业期限: [284, 180, '长期'],
    住所: [284, 203, '示例市示例路', 11],
  });
  const printed = captions([
    [42, 44, '统一社会信用代码'],
    [76, 134, '名称'],
    [76, 157, '类型'],
    [46, 180, '法定代表人'],
    [56, 203, '经营范围'],
    [238, 134, '注册资本'],
    [238, 157, '成立日期'],
    [238, 180, '营业期限'],
    [258, 203, '住所'],
    [236, 250, '登记机关'],
  ]);
  const border =
    rectangle(10, 10, 400, 270, { stroke: 'safety', width: 3 }) +
    path(corners.join(''), { stroke: 'safety', width: 2 }) +
    lines(
      [
        [54, 18, 366, 18],
        [54, 272, 366, 272],
        [18, 54, 18, 236],
        [402, 54, 402, 236],
      ],
      { stroke: 'safety', width: 4, dash: '2 7', opacity: 0.8 },
    );
  const scope = rectangles(
    [
      [102, 215, 104, 5],
      [102, 229, 92, 5],
      [102, 243, 60, 5],
      [284, 215, 80, 5],
    ],
    { fill: 'metal', opacity: 0.7 },
  );
  return {
    width: 420,
    height: 290,
    drawn:
      paper(420, 290) +
      border +
      text(210, 102, '营 业 执 照', 34, 'screen', 'middle') +
      qrCode(340, 36, 44) +
      printed +
      drawn +
      scope +
      roundStamp({ x: 318, y: 246, scale: 0.72 }),
    fields,
  };
}
