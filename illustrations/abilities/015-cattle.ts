import { abilityDrawing } from '../ability-drawing.ts';
import { cow, type CowLook } from '../animals/cow.ts';
import { cowAtBarrier } from '../animals/cow-at-barrier.ts';
import { cowBarn } from '../backdrops/cow-barn.ts';
import { milkingPassage } from '../backdrops/milking-passage.ts';
import { pasture } from '../backdrops/pasture.ts';
import { feedTable } from '../equipment/feed-table.ts';
import { person } from '../people/person.ts';
import type { Finding } from '../recognition/box.ts';
import { type GroupMember, markedGroup } from '../recognition/marked-group.ts';
import { lines, type placed } from '../shape.ts';

const holstein: CowLook = { patches: 'hair' };

function cattle(place: Parameters<typeof placed>[1], look: CowLook, finding: Partial<Finding> = {}): GroupMember {
  return { drawn: cow(place, look), finding: { label: '牛', ...finding }, margin: 7 };
}

const nearBy = markedGroup([
  cattle({ x: 1110, y: 304, scale: 0.84, mirrored: true }, { coat: 'skin', grazing: true }, { labelAt: 'above-right' }),
  cattle({ x: 846, y: 340, scale: 1.16 }, holstein),
]);

const herd = markedGroup([
  cattle({ x: 786, y: 146, scale: 0.42 }, { coat: 'skin', grazing: true }, { size: 0.8 }),
  cattle({ x: 1010, y: 170, scale: 0.5, mirrored: true }, holstein, { size: 0.8 }),
  cattle({ x: 1190, y: 214, scale: 0.56, mirrored: true }, { coat: 'skin' }, { size: 0.8 }),
  cattle({ x: 796, y: 316, scale: 0.76 }, { coat: 'hair', grazing: true }, { size: 0.8 }),
  cattle({ x: 1046, y: 344, scale: 0.8 }, { patches: 'hair', pattern: 1, grazing: true }, { size: 0.8 }),
]);

const milker = person(
  'standing',
  { top: 'cloth', cap: 'cloth', over: 'apron', gloves: 'cloth' },
  { x: 712, y: 318, scale: 0.88 },
);

const queue =
  milker.drawn +
  markedGroup([
    cattle({ x: 848, y: 322, scale: 0.82 }, { patches: 'hair', pattern: 1 }),
    cattle({ x: 1072, y: 326, scale: 0.82 }, holstein),
  ]);

const atTheFeed = markedGroup([
  { drawn: cowAtBarrier({ x: 776, y: 252, scale: 1.2 }, { turn: 5 }), finding: { label: '牛' } },
  {
    drawn: cowAtBarrier({ x: 962, y: 252, scale: 1.2 }, { coat: 'skin', face: 'skin', blaze: false, reach: 40 }),
    finding: { label: '牛' },
  },
  {
    drawn: cowAtBarrier({ x: 1148, y: 252, scale: 1.2 }, { turn: -6, reach: 20 }),
    finding: { label: '牛' },
  },
]);

const barrier = lines([[0, 104, 1440, 104]], { stroke: 'line', width: 9 });

export const drawing = abilityDrawing({
  backdrop: pasture(),
  subject: nearBy,
  cover: { x: 700, y: 20, across: 540 },
  scenarios: [
    { backdrop: pasture(96), subject: herd, frame: { x: 690, y: 4, across: 590 } },
    { backdrop: milkingPassage(), subject: queue, frame: { x: 672, y: 30, across: 548 } },
    { backdrop: cowBarn() + barrier + feedTable(252), subject: atTheFeed, frame: { x: 676, y: 14, across: 572 } },
  ],
});
