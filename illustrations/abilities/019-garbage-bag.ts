import { abilityDrawing } from '../ability-drawing.ts';
import { backAlley } from '../backdrops/back-alley.ts';
import { compoundWall } from '../backdrops/compound-wall.ts';
import { riverEmbankment } from '../backdrops/river-embankment.ts';
import { stairLanding } from '../backdrops/stair-landing.ts';
import { garbageBag } from '../equipment/garbage-bag.ts';
import { wheelieBin } from '../equipment/wheelie-bin.ts';
import type { Tone } from '../palette.ts';
import type { Finding } from '../recognition/box.ts';
import { type GroupMember, markedGroup } from '../recognition/marked-group.ts';
import type { placed } from '../shape.ts';

type Bag = { at: Parameters<typeof placed>[1]; tone?: Tone; slumped?: boolean; finding?: Partial<Finding> };

const bag = ({ at, tone, slumped, finding }: Bag): GroupMember => ({
  drawn: garbageBag(at, tone, slumped),
  finding: { label: '垃圾袋', ...finding },
  margin: 6,
});

const leftInTheAlley = markedGroup([
  bag({ at: { x: 1136, y: 302, scale: 1.16 }, tone: 'cloth' }),
  bag({ at: { x: 852, y: 330, scale: 2.1 } }),
  bag({ at: { x: 1038, y: 338, scale: 1.5 }, tone: 'paper', slumped: true }),
]);

const beforeTheBins =
  wheelieBin({ x: 792, y: 276, scale: 1.06 }, { kind: '', tone: 'cloth-2' }) +
  wheelieBin({ x: 908, y: 276, scale: 1.06 }, { kind: '', tone: 'line' }) +
  wheelieBin({ x: 1024, y: 276, scale: 1.06 }, { kind: '' }) +
  markedGroup([
    bag({ at: { x: 800, y: 340, scale: 0.96 }, tone: 'screen', slumped: true }),
    bag({ at: { x: 960, y: 342, scale: 0.9 }, tone: 'paper' }),
    bag({ at: { x: 1132, y: 326, scale: 1.08 } }),
  ]);

const atTheDoor = markedGroup([
  bag({ at: { x: 1040, y: 324, scale: 1.16 }, tone: 'cloth-2', slumped: true }),
  bag({ at: { x: 806, y: 328, scale: 1.42 } }),
]);

const byTheRiver = markedGroup([
  bag({ at: { x: 858, y: 318, scale: 1.06 } }),
  bag({ at: { x: 1000, y: 334, scale: 1.08 }, tone: 'paper', slumped: true }),
  bag({ at: { x: 1130, y: 322, scale: 1 }, tone: 'cloth' }),
]);

export const drawing = abilityDrawing({
  backdrop: backAlley(),
  subject: leftInTheAlley,
  cover: { x: 718, y: 44, across: 496 },
  scenarios: [
    { backdrop: compoundWall(), subject: beforeTheBins, frame: { x: 688, y: 36, across: 536 } },
    { backdrop: stairLanding(), subject: atTheDoor, frame: { x: 556, y: 10, across: 570 } },
    { backdrop: riverEmbankment(), subject: byTheRiver, frame: { x: 646, y: 14, across: 570 } },
  ],
});
