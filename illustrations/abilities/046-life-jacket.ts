import { abilityDrawing } from '../ability-drawing.ts';
import { anchorage } from '../backdrops/anchorage.ts';
import { ferryPier } from '../backdrops/ferry-pier.ts';
import { parkLake } from '../backdrops/park-lake.ts';
import { workPontoon } from '../backdrops/work-pontoon.ts';
import { skiff } from '../equipment/skiff.ts';
import type { Tone } from '../palette.ts';
import type { Outfit } from '../people/outfit.ts';
import { person } from '../people/person.ts';
import { type Pose, type PoseName, poses } from '../people/pose.ts';
import { postures } from '../people/postures.ts';
import { upperBody } from '../people/upper-body.ts';
import { around } from '../recognition/around.ts';
import { box, type Finding, marked } from '../recognition/box.ts';
import { ellipse, path, rectangle } from '../shape.ts';

type Stand = Parameters<typeof person>[2];

const worn: Finding = { label: '穿救生衣' };
const lacking: Finding = { label: '未穿救生衣', tone: 'warn' };

function checked(pose: PoseName | Pose, outfit: Outfit, stand: Stand, more: Partial<Finding> = {}): string {
  const { drawn, body } = person(pose, outfit, stand);
  return marked(drawn, body, { ...(outfit.lifeJacket ? worn : lacking), ...more });
}

const boarding =
  checked('walking', { top: 'line', hair: 'crop' }, { x: 748, y: 312, scale: 0.94 }, { size: 0.9 }) +
  checked(
    'walking',
    { lifeJacket: true, top: 'cloth-2', hair: 'bob' },
    { x: 878, y: 312, scale: 0.96 },
    {
      size: 0.9,
    },
  ) +
  checked(
    'walking',
    { lifeJacket: true, top: 'cloth', hair: 'short' },
    { x: 1004, y: 312, scale: 0.96 },
    {
      size: 0.9,
    },
  );

const hawser = path('M974 244Q950 250 919 248Q860 258 846 306Q838 336 790 332', { stroke: 'safety', width: 5.5 });

const onThePontoon =
  checked(postures.digging, { helmet: 'safety', top: 'cloth', gloves: 'paper' }, { x: 866, y: 332, scale: 1.06 }) +
  hawser +
  checked(
    'inspecting',
    { lifeJacket: true, helmet: 'paper', top: 'line' },
    { x: 1120, y: 336, scale: 1.12, mirrored: true },
  );

type Seat = { at: number; outfit: Outfit; mirrored?: boolean };
type Boat = { x: number; y: number; scale: number };

function seated({ at, outfit, mirrored = false }: Seat, { x, y, scale }: Boat): string {
  const pose = upperBody(poses['at-desk']);
  return person(pose, outfit, { x: x + at * scale, y: y + 4 * scale, scale: 0.6 * scale, mirrored }).drawn;
}

/** People in a boat, a box around what is seen of each; `above` is fixed to the boat. */
function aboard(boat: Boat, seats: readonly Seat[], tone: Tone, above: string, size = 1): string {
  const found = seats.map((seat) => ({
    area: around(seated(seat, boat), 4 * boat.scale),
    finding: { ...(seat.outfit.lifeJacket ? worn : lacking), size },
  }));
  const crew = seats.map((seat) => seated(seat, { x: 0, y: 0, scale: 1 })).join('');
  return (
    found
      .map(({ area: { x, y, width, height }, finding }) =>
        rectangle(x, y, width, height, { fill: finding.tone ?? 'accent', opacity: 0.14 }),
      )
      .join('') +
    ellipse(boat.x, boat.y + 10, 115 * boat.scale, 7 * boat.scale, { fill: 'near' }) +
    skiff(boat, above + crew, tone) +
    found.map(({ area, finding }) => box(area, finding)).join('')
  );
}

const outboard =
  path('M-122 -58H-104V-36H-122Q-128 -46 -122 -58Z', { fill: 'figure' }) +
  path('M-116 -36H-108L-110 4H-116Z', { fill: 'screen' }) +
  path('M-104 -48L-74 -52', { stroke: 'screen', width: 3 });

const workBoat = aboard(
  { x: 962, y: 316, scale: 2.06 },
  [
    { at: -64, outfit: { lifeJacket: true, top: 'cloth', cap: 'figure' } },
    { at: 62, outfit: { top: 'line', hair: 'crop' }, mirrored: true },
  ],
  'cloth',
  outboard,
);

const canopy =
  path('M-104 -34V-124M104 -38V-124', { stroke: 'line', width: 4 }) +
  path('M-118 -124Q0 -152 118 -124V-118H-118Z', { fill: 'cloth' }) +
  path(`M-118 -118${Array.from({ length: 12 }, () => 'q10 11 19.7 0').join('')}Z`, { fill: 'paper' });

const onTheLake = aboard(
  { x: 950, y: 322, scale: 1.66 },
  [
    { at: -80, outfit: { lifeJacket: true, top: 'cloth', hair: 'short' } },
    { at: -4, outfit: { lifeJacket: true, top: 'cloth-2', hair: 'bob' } },
    { at: 88, outfit: { top: 'safety', hair: 'bun' }, mirrored: true },
  ],
  'cloth-2',
  canopy,
  0.84,
);

export const drawing = abilityDrawing({
  backdrop: anchorage(),
  subject: workBoat,
  cover: { x: 692, y: 16, across: 546 },
  scenarios: [
    { backdrop: ferryPier(), subject: boarding, frame: { x: 668, y: 36, across: 520 } },
    { backdrop: workPontoon(), subject: onThePontoon, frame: { x: 690, y: 20, across: 556 } },
    { backdrop: parkLake(), subject: onTheLake, frame: { x: 672, y: 24, across: 550 } },
  ],
});
