import { abilityDrawing } from '#content/drawing/ability-drawing.ts';
import { ferryPier } from '#content/drawing/backdrops/ferry-pier.ts';
import { parkLake } from '#content/drawing/backdrops/park-lake.ts';
import { shipDeck } from '#content/drawing/backdrops/ship-deck.ts';
import { workPontoon } from '#content/drawing/backdrops/work-pontoon.ts';
import { skiff } from '#content/drawing/equipment/skiff.ts';
import type { Outfit } from '#content/drawing/people/outfit.ts';
import { person } from '#content/drawing/people/person.ts';
import { type Pose, type PoseName, poses } from '#content/drawing/people/pose.ts';
import { postures } from '#content/drawing/people/postures.ts';
import { upperBody } from '#content/drawing/people/upper-body.ts';
import { around } from '#content/drawing/recognition/around.ts';
import { box, type Finding, marked } from '#content/drawing/recognition/box.ts';
import { ellipse, path, rectangle } from '#content/drawing/shape.ts';

type Stand = Parameters<typeof person>[2];

const worn = (score: number): Finding => ({ label: '穿救生衣', score });
const lacking = (score: number): Finding => ({ label: '未穿救生衣', score, tone: 'warn' });

function checked(pose: PoseName | Pose, outfit: Outfit, stand: Stand, score: number, more: Partial<Finding> = {}): string {
  const { drawn, body } = person(pose, outfit, stand);
  return marked(drawn, body, { ...(outfit.lifeJacket ? worn(score) : lacking(score)), ...more });
}

const onDeck =
  checked('inspecting', { lifeJacket: true, top: 'cloth', cap: 'figure' }, { x: 880, y: 344, scale: 1.32 }, 0.98) +
  checked('standing', { top: 'line', hair: 'crop' }, { x: 1110, y: 344, scale: 1.32, mirrored: true }, 0.96);

const boarding =
  checked('walking', { top: 'line', hair: 'crop' }, { x: 748, y: 312, scale: 0.94 }, 0.95, { size: 0.9 }) +
  checked('walking', { lifeJacket: true, top: 'cloth-2', hair: 'bob' }, { x: 878, y: 312, scale: 0.96 }, 0.97, { size: 0.9 }) +
  checked('walking', { lifeJacket: true, top: 'cloth', hair: 'short' }, { x: 1004, y: 312, scale: 0.96 }, 0.98, { size: 0.9 });

const hawser = path('M974 244Q950 250 919 248Q860 258 846 306Q838 336 790 332', { stroke: 'safety', width: 5.5 });

const onThePontoon =
  checked(postures.digging, { helmet: 'safety', top: 'cloth', gloves: 'paper' }, { x: 866, y: 332, scale: 1.06 }, 0.95) +
  hawser +
  checked('inspecting', { lifeJacket: true, helmet: 'paper', top: 'line' }, { x: 1120, y: 336, scale: 1.12, mirrored: true }, 0.98);

const boat = { x: 946, y: 312, scale: 1.86 };

const seats: readonly { at: number; outfit: Outfit; mirrored: boolean; finding: Finding }[] = [
  { at: -84, outfit: { lifeJacket: true, top: 'cloth', hair: 'short' }, mirrored: false, finding: worn(0.97) },
  { at: -8, outfit: { lifeJacket: true, top: 'cloth-2', hair: 'bob' }, mirrored: false, finding: worn(0.98) },
  { at: 80, outfit: { top: 'line', hair: 'crop' }, mirrored: true, finding: lacking(0.95) },
];

const seated = ({ at, outfit, mirrored }: (typeof seats)[number], x = 0, y = 0, scale = 1): string =>
  person(upperBody(poses['at-desk']), outfit, { x: x + at * scale, y: y + 4 * scale, scale: 0.6 * scale, mirrored }).drawn;

const areas = seats.map((seat) => around(seated(seat, boat.x, boat.y, boat.scale), 8));

const onTheLake =
  areas
    .map(({ x, y, width, height }, index) =>
      rectangle(x, y, width, height, { fill: seats[index]?.finding.tone ?? 'accent', opacity: 0.14 }),
    )
    .join('') +
  ellipse(boat.x, boat.y + 10, 214, 13, { fill: 'near' }) +
  skiff(boat, seats.map((seat) => seated(seat)).join(''), 'cloth-2') +
  areas.map((area, index) => box(area, { ...(seats[index]?.finding ?? worn(0.9)), size: 0.92 })).join('');

export const drawing = abilityDrawing({
  backdrop: shipDeck(),
  subject: onDeck,
  cover: { x: 700, y: 10, across: 552 },
  scenarios: [
    { backdrop: ferryPier(), subject: boarding, frame: { x: 668, y: 36, across: 520 } },
    { backdrop: workPontoon(), subject: onThePontoon, frame: { x: 690, y: 20, across: 556 } },
    { backdrop: parkLake(), subject: onTheLake, frame: { x: 676, y: 24, across: 540 } },
  ],
});
