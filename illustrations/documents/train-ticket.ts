import { path, rectangle } from '../shape.ts';
import { text } from '../text.ts';
import { captions } from './captions.ts';
import { qrCode } from './qr-code.ts';
import { paper, type Sheet } from './sheet.ts';
import { written } from './written.ts';

/** A blue train ticket, 420 by 262: two stations with an arrow and the train's number between them. */
export function trainTicket(): Sheet<'出发站' | '到达站' | '车次' | '乘车日期' | '票价' | '旅客姓名'> {
  const { drawn, fields } = written({
    出发站: [36, 84, '东示例站', 22],
    到达站: [296, 84, '西示例站', 22],
    车次: [184, 74, 'G1234', 20],
    乘车日期: [36, 142, '2026年01月01日 08:00', 15],
    票价: [36, 170, '¥ 123.5 元', 16],
    旅客姓名: [172, 200, '示例', 16],
  });
  const train =
    path('M150 262Q170 214 262 190Q330 174 420 172V262Z', { fill: 'cloth', opacity: 0.14 }) +
    path('M168 246Q190 224 236 208L248 226Q206 236 190 250ZM262 222L420 208V226L266 238Z', {
      fill: 'cloth',
      opacity: 0.16,
    });
  return {
    width: 420,
    height: 262,
    drawn:
      paper(420, 262, 'paper', 12) +
      rectangle(0, 0, 420, 262, { fill: 'cloth', opacity: 0.28 }, 12) +
      train +
      text(36, 40, 'A012345', 17, 'warn') +
      text(386, 40, '检票：示例口', 14, 'screen', 'end') +
      path('M162 84H262M252 78L264 84L252 90', { stroke: 'screen', width: 2 }) +
      captions(
        [
          [298, 142, '05 车 03A 号'],
          [298, 168, '二等座'],
          [36, 200, '证件号码 示例'],
        ],
        15,
        'screen',
      ) +
      rectangle(36, 216, 228, 24, { stroke: 'screen', width: 1.2, dash: '5 4' }) +
      text(150, 233, '仅供报销使用', 12, 'screen', 'middle') +
      qrCode(326, 182, 60) +
      drawn,
    fields,
  };
}
