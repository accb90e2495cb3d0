import { abilityDrawing } from '../ability-drawing.ts';
import { dock } from '../backdrops/dock.ts';
import { logisticsYard } from '../backdrops/logistics-yard.ts';
import { trunkRoad } from '../backdrops/trunk-road.ts';
import { outdoors } from '../backdrops/room.ts';
import { plane } from '../equipment/plane.ts';
import { sevenSegment } from '../equipment/seven-segment.ts';
import { tankTrailer } from '../equipment/tank-trailer.ts';
import { trailerTail } from '../equipment/trailer-tail.ts';
import { wheel } from '../equipment/wheel.ts';
import { textLine, textOutline } from '../recognition/text-line.ts';
import { ellipse, lines, path, placed, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';

const label = '挂车号';

const tail = trailerTail('示A0123挂');
const rear = plane([716, 22], [0.96, -0.02], [0, 1]);
const flank = plane([965.6, 16.8], [0.62, -0.1], [0, 1]);
const boxTrailer =
  path('M716 346H966L1290 296L1240 286Z', { fill: 'figure', opacity: 0.2 }) +
  flank.drawn(
    rectangles([[0, 260, 500, 10]], { fill: 'figure' }) +
      [90, 172, 254, 404, 474].map((x) => wheel(x, 286, 32)).join('') +
      rectangles([[0, 0, 500, 246]], { fill: 'paper' }) +
      rectangles([[0, 0, 500, 246]], { fill: 'figure', opacity: 0.14 }) +
      lines(
        [60, 120, 180, 240, 300, 360, 420].map((x) => [x, 6, x, 226] as const),
        { stroke: 'figure', width: 2, opacity: 0.2 },
      ) +
      rectangles([[0, 228, 500, 18]], { fill: 'line' }),
  ) +
  rear.drawn(tail.drawn);
const seen = (area: typeof tail.plate) => rear.corners(area.x, area.y, area.width, area.height);

const booth =
  rectangle(1130, 96, 120, 184, { fill: 'paper' }, 3) +
  rectangles([[1120, 88, 140, 14]], { fill: 'cloth' }) +
  rectangle(1144, 124, 92, 74, { fill: 'screen' }, 2) +
  path('M1150 198L1182 124H1204L1172 198Z', { fill: 'paper', opacity: 0.18 }) +
  rectangles([[1108, 280, 164, 10]], { fill: 'line' }) +
  rectangle(1084, 208, 22, 82, { fill: 'safety' }, 3) +
  path('M1095 214L1064 54', { stroke: 'paper', width: 9 }) +
  path('M1095 214L1064 54', { stroke: 'warn', width: 9, dash: '18 18', ends: 'flat' });
const leaving = trailerTail('示B0456挂', 'cloth-2');
const atTheGate =
  booth +
  ellipse(892, 330, 150, 12, { fill: 'figure', opacity: 0.3 }) +
  placed(leaving.drawn, { x: 770, y: 40, scale: 0.9 }) +
  textLine({ x: 782, y: 65, width: 210, height: 46 }, { label, side: 'above', size: 0.9 }) +
  textLine({ x: 843, y: 260, width: 88, height: 27 }, { label, to: [1020, 236], size: 0.9 });

const onThePier =
  tankTrailer({ x: 990, y: 322, scale: 1.02 }) +
  text(1068, 222, '示C0789挂', 30, 'screen', 'middle') +
  textLine({ x: 980, y: 192, width: 176, height: 42 }, { label, side: 'above', size: 0.9 });

const covered = trailerTail('示D0135挂', 'cloth-2', true);
const weighing =
  rectangles([[640, 318, 800, 12]], { fill: 'figure' }) +
  rectangles([[640, 330, 800, 14]], { fill: 'metal' }) +
  rectangles([[1172, 96, 12, 224]], { fill: 'line' }) +
  rectangle(1090, 60, 176, 84, { fill: 'screen' }, 5) +
  sevenSegment(1112, 76, 50, '48.60') +
  placed(covered.drawn, { x: 764, y: 56, scale: 0.82 }) +
  textLine({ x: 780, y: 202, width: 184, height: 38 }, { label, to: [1000, 196], size: 0.9 }) +
  textLine({ x: 830, y: 256, width: 82, height: 26 }, { label, to: [1000, 262], size: 0.9 });

export const drawing = abilityDrawing({
  backdrop: trunkRoad(),
  subject:
    boxTrailer +
    textOutline(seen(tail.painted), { label, side: 'below', size: 1 }) +
    textOutline(seen(tail.plate), { label, size: 1, to: [1040, 328] }),
  cover: { x: 676, y: 4, across: 560 },
  scenarios: [
    { backdrop: logisticsYard(), subject: atTheGate, frame: { x: 730, y: 10, across: 560 } },
    { backdrop: dock(), subject: onThePier, frame: { x: 708, y: 20, across: 566 } },
    {
      backdrop: outdoors('mid') + path('M480 272V150H640L700 100H1440V272Z', { fill: 'far' }),
      subject: weighing,
      frame: { x: 712, y: 24, across: 560 },
    },
  ],
});
