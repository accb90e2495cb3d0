import { abilityDrawing } from '../ability-drawing.ts';
import { rehabilitationRoom } from '../backdrops/rehabilitation-room.ts';
import { sportsField } from '../backdrops/sports-field.ts';
import { warehouse } from '../backdrops/warehouse.ts';
import { carton } from '../equipment/carton.ts';
import type { Outfit } from '../people/outfit.ts';
import { person, type Stand } from '../people/person.ts';
import type { Pose } from '../people/pose.ts';
import { postures } from '../people/postures.ts';
import { callout } from '../recognition/callout.ts';
import { keyPoints } from '../recognition/key-points.ts';
import { nearer } from '../scene.ts';
import { ellipse } from '../shape.ts';

/** The name of a point, where its label starts or ends, at which height. */
type Named = readonly [name: string, x: number, y: number];

function tracked(
  pose: Pose,
  outfit: Outfit,
  stand: Stand,
  named: readonly Named[],
  before = '',
  hidden: readonly string[] = [],
): string {
  const { drawn, at } = keyPoints(pose, stand, hidden);
  const shadow = ellipse(stand.x, stand.y, 62 * (stand.scale ?? 1), 7, { fill: 'figure', opacity: 0.18 });
  return (
    shadow +
    person(pose, outfit, stand).drawn +
    before +
    drawn +
    named.map(([name, x, y]) => callout(at.get(name) ?? [x, y], x, y, { label: name, size: 0.92 })).join('')
  );
}

const sport: Outfit = { top: 'cloth', trousers: 'line', shoes: 'paper', hair: 'crop' };
const jump = tracked(postures['arms-up'], sport, { x: 960, y: 330, scale: 1.2 }, [
  ['右腕', 846, 82],
  ['左肘', 1064, 120],
  ['左肩', 1072, 170],
  ['右髋', 866, 196],
  ['左膝', 1066, 250],
  ['右踝', 850, 296],
]);

const sprint =
  tracked(
    postures.running,
    { ...sport, top: 'paper', trousers: 'cloth', shoes: 'safety', hair: 'short' },
    { x: 900, y: 330, scale: 1.16 },
    [
      ['右耳', 840, 82],
      ['左腕', 826, 186],
      ['右膝', 1002, 256],
      ['右腕', 1000, 170],
    ],
    '',
    ['左髋'],
  ) + person('walking', { top: 'line', cap: 'figure' }, { x: 1130, y: 268, scale: 0.56, mirrored: true }).drawn;

const lift = tracked(
  postures.lifting,
  { top: 'cloth-2', vest: true, cap: 'cloth', trousers: 'figure', gloves: 'line' },
  { x: 876, y: 342, scale: 1.4 },
  [
    ['右肩', 806, 156],
    ['右髋', 784, 226],
    ['右膝', 786, 298],
    ['右腕', 1000, 232],
  ],
  carton({ x: 956, y: 342, scale: 1.5 }),
  ['左肩', '左肘', '左腕', '左髋', '左膝', '左踝'],
);

const helper = person(
  'inspecting',
  { top: 'paper', over: 'coat', hair: 'bun', trousers: 'cloth' },
  {
    x: 786,
    y: 338,
    scale: 1.16,
  },
);
const exercise =
  helper.drawn +
  tracked(postures['arm-aside'], { top: 'cloth-2', trousers: 'line', hair: 'short' }, { x: 944, y: 344, scale: 1.2 }, [
    ['左腕', 1064, 74],
    ['左肘', 1046, 178],
    ['左髋', 1030, 240],
  ]);

export const drawing = abilityDrawing({
  backdrop: sportsField(),
  subject: jump,
  cover: { x: 710, y: 40, across: 500 },
  scenarios: [
    { backdrop: nearer(sportsField(), 1.5, 1220, 340), subject: sprint, frame: { x: 690, y: 40, across: 500 } },
    { backdrop: warehouse(), subject: lift, frame: { x: 660, y: 84, across: 450 } },
    { backdrop: rehabilitationRoom(), subject: exercise, frame: { x: 670, y: 24, across: 555 } },
  ],
});
