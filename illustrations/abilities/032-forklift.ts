import { abilityDrawing } from '../ability-drawing.ts';
import { loadingDock } from '../backdrops/loading-dock.ts';
import { plantCrossing } from '../backdrops/plant-crossing.ts';
import { rackAisle } from '../backdrops/rack-aisle.ts';
import { warehouse } from '../backdrops/warehouse.ts';
import { counterbalanceTruck } from '../equipment/counterbalance-truck.ts';
import { forkliftFront } from '../equipment/forklift-front.ts';
import { palletLoad } from '../equipment/pallet-load.ts';
import { wheel } from '../equipment/wheel.ts';
import { person } from '../people/person.ts';
import type { Finding } from '../recognition/box.ts';
import { markedGroup } from '../recognition/marked-group.ts';
import { nearer } from '../scene.ts';
import { lines, rectangle, rectangles } from '../shape.ts';

const found = (drawn: string, more: Partial<Finding> = {}) => ({
  drawn,
  finding: { label: '叉车', ...more },
});

const carrying = markedGroup([
  found(counterbalanceTruck({ x: 898, y: 338, scale: 1.34 }, { lift: 40 }), { size: 1.1 }),
]);

const walker = person('walking', { helmet: 'paper', vest: true }, { x: 1124, y: 312, scale: 0.86, mirrored: true });

const inTheAisle = walker.drawn + markedGroup([found(forkliftFront({ x: 930, y: 328, scale: 1.2 }))]);

const lorryEnd =
  rectangles([[1076, 250, 364, 16]], { fill: 'figure' }) +
  rectangle(1076, 40, 364, 212, { fill: 'paper' }, 3) +
  rectangles(
    [
      [1076, 40, 12, 212],
      [1076, 228, 364, 24],
    ],
    { fill: 'near' },
  ) +
  lines(
    [1150, 1212, 1274].map((x) => [x, 52, x, 222] as const),
    { stroke: 'mid', width: 3 },
  ) +
  wheel(1164, 306, 32) +
  wheel(1244, 306, 32) +
  rectangles([[1052, 253, 42, 8]], { fill: 'line' });

const atTheDock =
  palletLoad({ x: 726, y: 260, scale: 0.8 }) +
  lorryEnd +
  markedGroup([found(counterbalanceTruck({ x: 902, y: 260, scale: 0.88 }, { lift: 22 }))]);

const atTheCrossing = markedGroup([
  found(forkliftFront({ x: 826, y: 286, scale: 0.66 })),
  found(counterbalanceTruck({ x: 1072, y: 340, scale: 1.02, mirrored: true }, { loaded: false, lift: 14 })),
]);

export const drawing = abilityDrawing({
  backdrop: nearer(warehouse(), 1.14, 960, 60),
  subject: carrying,
  cover: { x: 690, y: 11, across: 556 },
  scenarios: [
    { backdrop: rackAisle(), subject: inTheAisle, frame: { x: 690, y: 22, across: 540 } },
    { backdrop: loadingDock(), subject: atTheDock, frame: { x: 676, y: 10, across: 572 } },
    { backdrop: plantCrossing(), subject: atTheCrossing, frame: { x: 700, y: 14, across: 570 } },
  ],
});
