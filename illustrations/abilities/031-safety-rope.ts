import { abilityDrawing } from '../ability-drawing.ts';
import { aboveTheCity } from '../backdrops/above-the-city.ts';
import { constructionSite } from '../backdrops/construction-site.ts';
import { curtainWall } from '../backdrops/curtain-wall.ts';
import { powerCorridor } from '../backdrops/power-corridor.ts';
import { safetyLine } from '../equipment/safety-line.ts';
import { scaffold } from '../equipment/scaffold.ts';
import { suspendedPlatform } from '../equipment/suspended-platform.ts';
import { transmissionTower } from '../equipment/transmission-tower.ts';
import type { Outfit } from '../people/outfit.ts';
import { person, type Stand } from '../people/person.ts';
import { postures } from '../people/postures.ts';
import { marked } from '../recognition/box.ts';
import { onBody } from '../recognition/on-body.ts';
import { nearer } from '../scene.ts';
import { lines, path } from '../shape.ts';

const secured: Outfit = { helmet: 'safety', harness: true, top: 'cloth' };
const loose: Outfit = { helmet: 'paper', top: 'line' };
const worn = { label: '佩戴安全绳' };
const lacking = { label: '未佩戴安全绳', tone: 'warn' as const };

function atTheFront(): string {
  const platform = suspendedPlatform(700, 500, 204, 144);
  const left: Stand = { x: 836, y: 328, scale: 1.22 };
  const right: Stand = { x: 1080, y: 328, scale: 1.22, mirrored: true };
  const first = person(postures.showing, secured, left);
  const second = person('standing', loose, right);
  return (
    platform.behind +
    lines([[948, 0, 948, 330]], { stroke: 'figure', width: 5 }) +
    marked(first.drawn + safetyLine([836, 143], [948, 64], 50), onBody(left, -34, -226, 100, -98), worn) +
    marked(second.drawn, onBody(right, -36, -226, 36, -98), lacking) +
    platform.before
  );
}

function besideTheTower(): string {
  const stand: Stand = { x: 876, y: 318, scale: 1.02, mirrored: true };
  const one = person(postures.reaching, secured, stand);
  const platform = suspendedPlatform(784, 190, 220);
  return (
    platform.behind +
    lines([[956, 0, 956, 330]], { stroke: 'figure', width: 4 }) +
    marked(one.drawn, one.body, worn) +
    safetyLine([882, 139], [956, 92], 30) +
    path('M830 170L774 142', { stroke: 'figure', width: 5 }) +
    path('M763 118h11v46h-11z', { fill: 'figure' }) +
    platform.before
  );
}

function upTheTower(): string {
  const stand: Stand = { x: 952, y: 300, scale: 0.94 };
  const one = person(postures.climbing, { ...secured, helmet: 'paper' }, stand);
  return (
    transmissionTower({ x: 1010, y: 640, scale: 2.3 }) +
    marked(one.drawn, one.body, { ...worn, labelAt: 'below' }) +
    safetyLine([936, 137], [905, 58], 14)
  );
}

function onTheScaffold(): string {
  const kneeling: Stand = { x: 806, y: 304, scale: 1.02 };
  const walking: Stand = { x: 1040, y: 304, scale: 0.98 };
  const first = person(postures.crouching, secured, kneeling);
  const second = person('walking', { ...loose, vest: true }, walking);
  return (
    scaffold(690, 1210, [304], 360) +
    marked(first.drawn, first.body, worn) +
    safetyLine([797, 192], [712, 200], 40) +
    marked(second.drawn, second.body, lacking)
  );
}

export const drawing = abilityDrawing({
  backdrop: curtainWall(),
  subject: atTheFront(),
  cover: { x: 690, y: 14, across: 520 },
  scenarios: [
    { backdrop: aboveTheCity(), subject: besideTheTower(), frame: { x: 640, y: 18, across: 560 } },
    { backdrop: powerCorridor(), subject: upTheTower(), frame: { x: 740, y: 20, across: 540 } },
    {
      backdrop: nearer(constructionSite(), 1.05, 900, 200),
      subject: onTheScaffold(),
      frame: { x: 666, y: 44, across: 520 },
    },
  ],
});
