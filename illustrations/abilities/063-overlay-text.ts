import { abilityDrawing } from '../ability-drawing.ts';
import { deskTop } from '../backdrops/desk-top.ts';
import { room } from '../backdrops/room.ts';
import { mountainPhoto } from '../equipment/mountain-photo.ts';
import { nightGateView } from '../equipment/night-gate-view.ts';
import { screen, type ScreenContent } from '../equipment/screen.ts';
import { person } from '../people/person.ts';
import { textLine } from '../recognition/text-line.ts';
import { circle, path, placed, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';

const label = '叠加文字';

const monitor =
  rectangles([[900, 330, 104, 20]], { fill: 'line' }) +
  rectangle(840, 346, 224, 9, { fill: 'line' }, 4) +
  rectangle(672, 6, 560, 326, { fill: 'screen' }, 8) +
  rectangles([[682, 16, 540, 304]], { fill: 'figure' });

const camera =
  nightGateView() +
  text(704, 50, '2026-03-15 20:30:08', 26, 'paper') +
  text(1206, 308, '通道 01 北门', 24, 'paper', 'end') +
  textLine({ x: 694, y: 25, width: 274, height: 35 }, { label, side: 'below', size: 1 }) +
  textLine({ x: 1050, y: 282, width: 164, height: 34 }, { label, side: 'above', size: 1 });

const views: readonly (readonly [ScreenContent, string])[] = [
  ['road', '08:30:02'],
  ['hall', '08:30:02'],
  ['process', '08:30:02'],
  ['grid', '08:27:41'],
];
const wall = views.map(([kind, time], index) => {
  const [x, y] = [690 + (index % 2) * 278, 18 + Math.floor(index / 2) * 160];
  const late = time !== '08:30:02';
  return (
    screen(x, y, 272, 154, kind) +
    rectangles([[x + 8, y + 12, 186, 26]], { fill: 'screen', opacity: 0.85 }) +
    text(x + 14, y + 31, `2026-03-15 ${time}`, 17, 'paper') +
    textLine(
      { x: x + 8, y: y + 12, width: 186, height: 26 },
      { label, side: 'below', size: 0.8, tone: late ? 'warn' : 'accent' },
    )
  );
});

const watermark =
  placed(text(-160, 26, '样例图库', 76, 'paper'), { x: 950, y: 190, turn: -18, opacity: 0.75 }) +
  textLine({ x: 778, y: 145, width: 332, height: 90 }, { label, to: [1092, 62], size: 1 }, -18) +
  text(1188, 308, '示例摄影 2026', 22, 'paper', 'end') +
  textLine({ x: 1026, y: 284, width: 170, height: 32 }, { label, side: 'left', size: 0.9 });

const player =
  rectangle(690, 10, 540, 336, { fill: 'screen' }, 10) +
  rectangles([[702, 22, 516, 278]], { fill: 'display' }) +
  rectangle(1010, 56, 180, 112, { fill: 'near' }, 4) +
  path('M1024 150L1064 110L1096 134L1142 86L1176 108V150Z', { fill: 'cloth-2' }) +
  person('standing', { top: 'cloth', hair: 'short', over: 'shirt-collar' }, { x: 856, y: 470, scale: 1.94 }).drawn +
  rectangle(690, 300, 540, 46, { fill: 'screen' }, 10) +
  rectangles([[702, 290, 516, 12]], { fill: 'screen' }) +
  path('M716 312L734 323L716 334Z', { fill: 'paper' }) +
  rectangle(752, 320, 380, 6, { fill: 'line' }, 3) +
  rectangle(752, 320, 150, 6, { fill: 'safety' }, 3) +
  circle(902, 323, 8, { fill: 'paper' }) +
  text(1150, 329, '03:15', 17, 'paper') +
  rectangles([[702, 236, 516, 46]], { fill: 'screen', opacity: 0.78 }) +
  text(960, 268, '欢迎收看本期示例节目', 27, 'paper', 'middle') +
  textLine({ x: 812, y: 241, width: 296, height: 36 }, { label, side: 'above', size: 1 });

export const drawing = abilityDrawing({
  backdrop: room('far', 'mid'),
  subject: monitor + camera,
  cover: { x: 664, y: 0, across: 576 },
  scenarios: [
    { backdrop: room('near', 'mid'), subject: wall.join(''), frame: { x: 680, y: 6, across: 566 } },
    {
      backdrop: deskTop(),
      subject: mountainPhoto() + watermark,
      frame: { x: 672, y: 6, across: 570 },
    },
    { backdrop: room('mid', 'near'), subject: player, frame: { x: 676, y: 2, across: 568 } },
  ],
});
