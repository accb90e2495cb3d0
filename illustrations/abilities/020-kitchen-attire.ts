import { abilityDrawing } from '../ability-drawing.ts';
import { canteen } from '../backdrops/canteen.ts';
import { foodWorkshop } from '../backdrops/food-workshop.ts';
import { mealLine } from '../backdrops/meal-line.ts';
import { openKitchen } from '../backdrops/open-kitchen.ts';
import { dishTrays } from '../equipment/dish-trays.ts';
import { mealBelt } from '../equipment/meal-belt.ts';
import { plate } from '../equipment/plate.ts';
import { smoke } from '../equipment/smoke.ts';
import { wok } from '../equipment/wok.ts';
import { worktop } from '../equipment/worktop.ts';
import type { Outfit } from '../people/outfit.ts';
import { person, type Stand } from '../people/person.ts';
import { poses } from '../people/pose.ts';
import { postures } from '../people/postures.ts';
import { upperBody } from '../people/upper-body.ts';
import { marked } from '../recognition/box.ts';
import { callout } from '../recognition/callout.ts';
import { onBody } from '../recognition/on-body.ts';
import { nearer } from '../scene.ts';
import { path, rectangle, rectangles } from '../shape.ts';

const cook: Outfit = { chefHat: true, top: 'paper', over: 'chef-jacket', trousers: 'line' };
const bareHead: Outfit = { top: 'paper', over: 'chef-jacket', trousers: 'line' };
const hat = { label: '厨师帽' };
const noHat = { label: '未戴厨师帽', tone: 'warn' as const };
const jacket = { label: '厨师服' };
const noJacket = { label: '未穿厨师服', tone: 'warn' as const };

function atTheRange(): string {
  const left = person(upperBody(postures.reaching), cook, { x: 826, y: 440, scale: 1.5 });
  const right = person(upperBody(postures.showing), { ...bareHead, hair: 'short' }, { x: 1086, y: 440, scale: 1.5 });
  return (
    marked(left.drawn, left.head, hat) +
    marked(right.drawn, right.head, noHat) +
    plate({ x: 1179, y: 184, scale: 0.9 }) +
    worktop(480, 1440, 266) +
    smoke({ x: 980, y: 150, scale: 0.9 }) +
    wok({ x: 992, y: 268, scale: 0.95 }) +
    callout([822, 208], 796, 242, jacket) +
    callout([1084, 212], 1104, 244, jacket)
  );
}

function serving(): string {
  const row = [
    { outfit: cook, x: 792, finding: hat },
    { outfit: { ...bareHead, hair: 'bun' as const, mask: true }, x: 946, finding: noHat },
    { outfit: cook, x: 1100, finding: hat },
  ];
  return (
    row
      .map(({ outfit, x, finding }) => {
        const one = person(upperBody(poses.standing), outfit, { x, y: 382, scale: 1.16 });
        return marked(one.drawn, one.head, finding);
      })
      .join('') +
    worktop(480, 1440, 268) +
    dishTrays(6, { x: 690, y: 270, scale: 0.94 })
  );
}

function behindGlass(): string {
  const stand: Stand = { x: 930, y: 412, scale: 1.42, mirrored: true };
  const one = person(upperBody(postures.reaching), { chefHat: true, top: 'cloth' }, stand);
  return (
    path('M1100 40L1000 242H1060L1160 40ZM1190 40L1110 242H1130L1210 40Z', { fill: 'paper', opacity: 0.8 }) +
    marked(one.drawn, one.head, hat) +
    wok({ x: 776, y: 246, scale: 0.8, mirrored: true }) +
    rectangle(684, 20, 572, 228, { stroke: 'figure', width: 12 }, 4) +
    rectangles([[660, 246, 620, 14]], { fill: 'figure' }) +
    rectangles([[660, 260, 620, 100]], { fill: 'metal' }) +
    rectangles(
      Array.from({ length: 11 }, (_, i) => [680 + i * 56, 276, 3, 84] as const),
      { fill: 'line' },
    ) +
    callout([944, 196], 1004, 166, noJacket)
  );
}

function packing(): string {
  const spots: readonly Stand[] = [
    { x: 780, y: 316, scale: 0.98 },
    { x: 916, y: 316, scale: 0.98 },
  ];
  const far = spots.map((stand) => {
    const one = person('standing', cook, stand);
    return marked(one.drawn, onBody(stand, -35, -243, 35, -112), jacket);
  });
  const late: Stand = { x: 1136, y: 344, scale: 1.08, mirrored: true };
  const last = person('walking', { top: 'line', hair: 'crop' }, late);
  return (
    far.join('') +
    mealBelt(640, 1060, 238, 330) +
    marked(last.drawn, last.body, { ...noJacket, labelAt: 'above-right' })
  );
}

export const drawing = abilityDrawing({
  backdrop: nearer(foodWorkshop(), 1.2, 760, 40),
  subject: atTheRange(),
  cover: { x: 678, y: 4, across: 540 },
  scenarios: [
    { backdrop: canteen(), subject: serving(), frame: { x: 684, y: 32, across: 524 } },
    { backdrop: openKitchen(), subject: behindGlass(), frame: { x: 664, y: 14, across: 560 } },
    { backdrop: mealLine(), subject: packing(), frame: { x: 690, y: 26, across: 540 } },
  ],
});
