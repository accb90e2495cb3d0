import { lines, path, rectangle } from '../shape.ts';
import { text } from '../text.ts';
import { captions } from './captions.ts';
import { identityNumber } from './identity-number.ts';
import { ovalStamp } from './oval-stamp.ts';
import { paper, type Sheet } from './sheet.ts';
import { written } from './written.ts';

/** A flight itinerary, 500 by 250: wide, its segments in rows from 自 to 至, the fare along the foot. */
export function flightItinerary(): Sheet<
  '旅客姓名' | '证件号码' | '航班号' | '出发地' | '目的地' | '乘机日期' | '电子客票号码' | '合计金额'
> {
  const { drawn, fields } = written({
    旅客姓名: [34, 77, '示例', 15],
    证件号码: [134, 73, identityNumber('19900101', 1), 12.5],
    出发地: [58, 118, '东示例', 14],
    目的地: [58, 142, '西示例', 14],
    航班号: [190, 118, 'XX1234', 14],
    乘机日期: [288, 118, '2026-01-01', 13],
    合计金额: [392, 194, '¥ 1,080.00', 14],
    电子客票号码: [122, 228, '123-4567890123', 14],
  });
  return {
    width: 500,
    height: 250,
    drawn:
      paper(500, 250, undefined, 4) +
      path(
        'M150 214L398 74Q424 60 436 66Q442 74 422 92L352 144L372 220L354 230L312 174L244 222L246 244H230L216 226L190 228L196 214L236 196L268 152L166 168L152 158Z',
        { fill: 'cloth', opacity: 0.12 },
      ) +
      text(250, 34, '航空运输电子客票行程单', 19, 'screen', 'middle') +
      rectangle(24, 46, 452, 158, { stroke: 'cloth', width: 1.3 }) +
      lines(
        [
          [24, 84, 476, 84],
          [24, 102, 476, 102],
          [24, 126, 476, 126],
          [24, 150, 476, 150],
          [24, 174, 476, 174],
          [124, 46, 124, 84],
          [330, 46, 330, 84],
          [180, 84, 180, 174],
          [270, 84, 270, 174],
          [376, 84, 376, 174],
          [130, 174, 130, 204],
          [240, 174, 240, 204],
          [350, 174, 350, 204],
        ],
        { stroke: 'cloth', width: 0.9, opacity: 0.8 },
      ) +
      captions(
        [
          [34, 56, '旅客姓名'],
          [134, 58, '有效身份证件号码'],
          [340, 58, '签注'],
          [192, 97, '航班号'],
          [288, 97, '日期'],
          [390, 97, '时间　座位等级'],
          [34, 118, '自'],
          [34, 142, '至'],
          [34, 166, '至'],
          [34, 190, '票价'],
          [140, 190, '基金'],
          [250, 190, '燃油费'],
          [358, 190, '合计'],
          [34, 226, '电子客票号码'],
        ],
        10,
        'figure',
      ) +
      captions(
        [
          [340, 76, '不得签转'],
          [392, 118, '08:00　Y'],
          [58, 166, '—'],
          [64, 193, '1,000.00'],
          [172, 193, '50.00'],
          [292, 193, '30.00'],
        ],
        12,
        'screen',
      ) +
      drawn +
      ovalStamp({ x: 404, y: 214, scale: 0.78 }),
    fields,
  };
}
