import { abilityDrawing } from '../ability-drawing.ts';
import { river } from '../backdrops/river.ts';
import { shipLock } from '../backdrops/ship-lock.ts';
import { bulletCamera } from '../equipment/bullet-camera.ts';
import { fishingBoat } from '../equipment/fishing-boat.ts';
import { riverBarge } from '../equipment/river-barge.ts';
import { shipBow } from '../equipment/ship-bow.ts';
import { swell } from '../equipment/swell.ts';
import { textLine } from '../recognition/text-line.ts';
import { path, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';

const label = '船名';

const bow =
  shipBow({ x: 690, y: 82 }) +
  swell(720, 1440, 332) +
  path('M696 344Q716 318 758 332', { stroke: 'paper', width: 8 }) +
  text(860, 206, '示例 018', 54, 'screen') +
  text(862, 252, 'SHI LI 018', 28, 'screen') +
  textLine({ x: 848, y: 154, width: 250, height: 64 }, { label, side: 'above', size: 1 }) +
  textLine({ x: 848, y: 226, width: 176, height: 36 }, { label, size: 1 });

const bank =
  path('M1060 360Q1120 322 1240 318H1440V360Z', { fill: 'near' }) +
  rectangles([[1212, 26, 10, 298]], { fill: 'line' }) +
  bulletCamera({ x: 1222, y: 14, scale: 0.86, mirrored: true });
const passing =
  riverBarge({ x: 940, y: 286, scale: 0.98 }) +
  swell(660, 1240, 288) +
  bank +
  text(822, 258, '示例货 0268', 27, 'screen') +
  textLine({ x: 810, y: 231, width: 188, height: 37 }, { label, size: 0.9 });

const stern =
  rectangles([[862, 66, 196, 106]], { fill: 'paper' }) +
  rectangles([[850, 56, 220, 12]], { fill: 'cloth' }) +
  rectangles(
    [
      [878, 84, 46, 30],
      [936, 84, 46, 30],
      [994, 84, 48, 30],
    ],
    { fill: 'screen' },
  ) +
  rectangles(
    [
      [957, 14, 6, 42],
      [936, 24, 48, 4],
    ],
    { fill: 'metal' },
  ) +
  path('M806 166Q960 184 1114 166L1096 318H824Z', { fill: 'cloth-2' }) +
  path('M822 300Q960 310 1098 300L1096 326H824Z', { fill: 'warn', opacity: 0.75 }) +
  path('M806 166Q960 184 1114 166', { stroke: 'paper', width: 7 }) +
  swell(808, 1112, 316) +
  text(960, 236, '样例 07', 44, 'screen', 'middle') +
  text(960, 280, '样例港', 26, 'screen', 'middle') +
  textLine({ x: 860, y: 192, width: 200, height: 56 }, { label, to: [1130, 190], size: 1 });

const quay =
  rectangles([[0, 206, 1440, 18]], { fill: 'near' }) +
  rectangles([[0, 224, 1440, 14]], { fill: 'line', opacity: 0.6 }) +
  rectangles(
    [
      [1010, 120, 220, 86],
      [560, 140, 160, 66],
    ],
    { fill: 'near' },
  ) +
  path('M996 122L1120 82L1244 122Z', { fill: 'line' }) +
  [1290, 1360].map((x) => rectangle(x, 188, 16, 22, { fill: 'figure' }, 4)).join('');
const boats =
  fishingBoat({ x: 1112, y: 282, scale: 0.92 }) +
  swell(996, 1260, 282) +
  fishingBoat({ x: 850, y: 318, scale: 1.2 }) +
  swell(696, 1040, 320) +
  text(752, 281, '示渔 00123', 30, 'screen') +
  text(1040, 253, '示渔 00456', 22, 'screen') +
  textLine({ x: 742, y: 253, width: 178, height: 38 }, { label, side: 'above', size: 0.9 }) +
  textLine({ x: 1032, y: 233, width: 134, height: 28 }, { label, side: 'above', size: 0.9 });

export const drawing = abilityDrawing({
  backdrop: river(230),
  subject: bow,
  cover: { x: 664, y: 14, across: 550 },
  scenarios: [
    { backdrop: river(200), subject: passing, frame: { x: 664, y: 4, across: 564 } },
    { backdrop: shipLock(), subject: stern, frame: { x: 690, y: 10, across: 560 } },
    { backdrop: river(220) + quay, subject: boats, frame: { x: 676, y: 10, across: 580 } },
  ],
});
