import { abilityDrawing } from '../ability-drawing.ts';
import { depotGate } from '../backdrops/depot-gate.ts';
import { openLine } from '../backdrops/open-line.ts';
import { room } from '../backdrops/room.ts';
import { trainHall } from '../backdrops/train-hall.ts';
import { plane } from '../equipment/plane.ts';
import { trainSetHead } from '../equipment/train-set-head.ts';
import { person } from '../people/person.ts';
import { textLine, textOutline } from '../recognition/text-line.ts';
import { path, placed, rectangles } from '../shape.ts';
import { text } from '../text.ts';

const label = '车组号';

const head =
  placed(trainSetHead(), { x: 1040, y: 320, scale: 1.45, mirrored: true }) +
  text(1046, 232, 'SL400-0123', 32, 'screen', 'middle') +
  textLine({ x: 940, y: 199, width: 212, height: 45 }, { label, side: 'above', size: 1 });

const entering =
  placed(trainSetHead(), { x: 868, y: 318, scale: 1.2 }) +
  text(862, 246, 'SL400-0056', 26, 'screen', 'middle') +
  textLine({ x: 774, y: 219, width: 176, height: 36 }, { label, side: 'above', size: 1 });

const edge = plane([760, 60], [0.94, 0.1], [0, 1]);
const platform =
  room('far', 'mid') +
  path('M0 -20H1440V66L600 20L0 56Z', { fill: 'near' }) +
  rectangles(
    [
      [690, 20, 12, 250],
      [1330, 50, 12, 250],
    ],
    { fill: 'line' },
  );
const standing =
  edge.drawn(
    rectangles([[-240, 226, 900, 30]], { fill: 'figure' }) +
      placed(trainSetHead(), { x: 136, y: 230, scale: 1.2, mirrored: true }) +
      text(66, 160, 'SL300-0207', 28, 'screen'),
  ) +
  path('M480 300L1440 392V360H480Z', { fill: 'mid' }) +
  path('M480 262L1440 364V372H480Z', { fill: 'mid' }) +
  path('M480 270L1440 366V376L480 280Z', { fill: 'safety' }) +
  textOutline(edge.corners(56, 130, 184, 40), { label, side: 'above', size: 1 });

const coupled =
  placed(trainSetHead(), { x: 752, y: 296, scale: 0.86 }) +
  placed(trainSetHead(), { x: 1168, y: 296, scale: 0.86, mirrored: true }) +
  rectangles([[944, 268, 32, 10]], { fill: 'figure' }) +
  text(752, 246, 'SL400-0118', 19, 'screen', 'middle') +
  text(1168, 246, 'SL400-0119', 19, 'screen', 'middle') +
  textLine({ x: 690, y: 227, width: 124, height: 26 }, { label, side: 'above', size: 0.9 }) +
  textLine({ x: 1106, y: 227, width: 124, height: 26 }, { label, side: 'above', size: 0.9 }) +
  person('inspecting', { helmet: 'safety', top: 'cloth', vest: true }, { x: 1050, y: 352, scale: 0.66, mirrored: true })
    .drawn;

export const drawing = abilityDrawing({
  backdrop: openLine(),
  subject: head,
  cover: { x: 670, y: 12, across: 552 },
  scenarios: [
    {
      backdrop: depotGate.behind,
      subject: entering + depotGate.before,
      frame: { x: 690, y: 24, across: 540 },
    },
    { backdrop: platform, subject: standing, frame: { x: 640, y: 10, across: 570 } },
    { backdrop: trainHall(), subject: coupled, frame: { x: 670, y: 10, across: 580 } },
  ],
});
