import { abilityDrawing } from '../ability-drawing.ts';
import { railYard } from '../backdrops/rail-yard.ts';
import { steelWorks } from '../backdrops/steel-works.ts';
import { track } from '../backdrops/track.ts';
import { boxWagon } from '../equipment/box-wagon.ts';
import { gondola } from '../equipment/gondola.ts';
import { plane } from '../equipment/plane.ts';
import { textLine, textOutline } from '../recognition/text-line.ts';
import { path, placed, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';

const coach = gondola();
const wagon =
  placed(coach, { x: 944, y: 316, scale: 1.3 }) +
  placed(coach, { x: 944 + 697, y: 316, scale: 1.3 }) +
  text(716, 138, 'C70', 46, 'paper') +
  text(716, 196, '1500123', 46, 'paper') +
  textLine({ x: 706, y: 98, width: 108, height: 50 }, { label: '车型', size: 1 }) +
  textLine({ x: 706, y: 156, width: 208, height: 50 }, { label: '车号', size: 1 });

const departing =
  placed(coach, { x: 700, y: 258, scale: 0.6 }) +
  placed(coach, { x: 1022, y: 258, scale: 0.6 }) +
  placed(coach, { x: 1344, y: 258, scale: 0.6 }) +
  track(322) +
  placed(boxWagon('cloth-2'), { x: 960, y: 322 }) +
  text(742, 172, 'P70', 32, 'screen') +
  text(742, 214, '3401256', 32, 'screen') +
  textLine({ x: 736, y: 145, width: 76, height: 34 }, { label: '车型', size: 0.9 }) +
  textLine({ x: 736, y: 187, width: 142, height: 34 }, { label: '车号', size: 0.9 });

const siding = plane([1080, 300], [0.94, -0.09], [0, 1]);
const coalTrain =
  siding.drawn(
    rectangles([[-700, 0, 1160, 30]], { fill: 'near' }) +
      rectangles([[-700, 0, 1160, 4]], { fill: 'figure' }) +
      placed(gondola('figure', 'screen'), { x: -136 }) +
      placed(gondola('figure', 'screen'), { x: 400 }) +
      text(-334, -146, 'C64', 34, 'paper') +
      text(-334, -98, '4870056', 34, 'paper'),
  ) +
  textOutline(siding.corners(-344, -178, 92, 42), { label: '车型', size: 0.9 }) +
  textOutline(siding.corners(-344, -130, 164, 42), { label: '车号', size: 0.9 });

const silo =
  rectangles([[820, 0, 240, 92]], { fill: 'near' }) +
  rectangles(
    [
      [900, 0, 4, 92],
      [976, 0, 4, 92],
    ],
    { fill: 'line', opacity: 0.6 },
  ) +
  path('M820 92H1060L1000 132H880Z', { fill: 'metal' }) +
  rectangle(900, 128, 80, 22, { fill: 'line' }, 3) +
  rectangles(
    [
      [796, 0, 24, 330],
      [1060, 0, 24, 330],
    ],
    { fill: 'near' },
  ) +
  path('M760 40L480 96V116L760 62Z', { fill: 'near' });
const loading =
  path('M918 150H962L974 196H906Z', { fill: 'screen' }) +
  placed(gondola('metal', 'screen'), { x: 960, y: 326, scale: 0.76 }) +
  placed(gondola('metal'), { x: 1367, y: 326, scale: 0.76 }) +
  placed(gondola('metal', 'screen'), { x: 553, y: 326, scale: 0.76 }) +
  text(802, 222, 'C80', 28, 'screen') +
  text(802, 260, '0012345', 28, 'screen') +
  textLine({ x: 794, y: 197, width: 68, height: 32 }, { label: '车型', size: 0.9 }) +
  textLine({ x: 794, y: 235, width: 132, height: 32 }, { label: '车号', size: 0.9 });

export const drawing = abilityDrawing({
  backdrop: railYard() + track(316),
  subject: wagon,
  cover: { x: 600, y: 26, across: 528 },
  scenarios: [
    { backdrop: railYard() + track(258), subject: departing, frame: { x: 694, y: 24, across: 550 } },
    { backdrop: steelWorks(), subject: coalTrain, frame: { x: 690, y: 20, across: 566 } },
    { backdrop: railYard() + track(326) + silo, subject: loading, frame: { x: 690, y: 10, across: 576 } },
  ],
});
