import { abilityDrawing } from '../ability-drawing.ts';
import { petrolStation } from '../backdrops/petrol-station.ts';
import { stationShop } from '../backdrops/station-shop.ts';
import { unloadingBay } from '../backdrops/unloading-bay.ts';
import { car } from '../equipment/car.ts';
import { smoke } from '../equipment/smoke.ts';
import { tankTrailer } from '../equipment/tank-trailer.ts';
import type { Outfit } from '../people/outfit.ts';
import { person, type Stand } from '../people/person.ts';
import { type Pose, poses } from '../people/pose.ts';
import { postures } from '../people/postures.ts';
import { box, marked } from '../recognition/box.ts';
import { onBody } from '../recognition/on-body.ts';
import { nearer } from '../scene.ts';
import type { Rectangle } from '../shape.ts';

type Act = { pose: Pose; shoulders: readonly [number, number]; thing: (stand: Stand) => Rectangle; name: string };

const smoking: Act = {
  pose: poses.smoking,
  shoulders: [-24, 30],
  thing: (stand) => onBody(stand, 12, -203, 38, -186),
  name: '抽烟',
};
const phoning: Act = {
  pose: poses.phoning,
  shoulders: [-33, 33],
  thing: (stand) => onBody(stand, 2, -211, 24, -178),
  name: '打电话',
};
const playing: Act = {
  pose: postures.texting,
  shoulders: [-24, 32],
  thing: (stand) => onBody(stand, 28, -180, 54, -148),
  name: '玩手机',
};

/** A person with boxes around head and shoulders, and around what the hand does. */
function doing(act: Act, outfit: Outfit, stand: Stand): string {
  const [left, right] = act.shoulders;
  return (
    marked(person(act.pose, outfit, stand).drawn, onBody(stand, left, -224, right, -150), {
      label: '头肩',
    }) + box(act.thing(stand), { label: act.name, tone: 'warn', labelAt: 'below' })
  );
}

const three =
  smoke({ x: 806, y: 116, scale: 0.7 }) +
  doing(smoking, { top: 'line', cap: 'cloth' }, { x: 756, y: 452, scale: 1.6 }) +
  doing(phoning, { top: 'cloth', hair: 'bob' }, { x: 926, y: 452, scale: 1.6 }) +
  doing(playing, { top: 'cloth-2', hair: 'crop' }, { x: 1082, y: 452, scale: 1.6 });

const atTheIsland =
  car({ x: 800, y: 338, scale: 1.5 }, 'cloth') +
  doing(phoning, { top: 'line', hair: 'short' }, { x: 1040, y: 356, scale: 1.3, mirrored: true });

const smoker: Stand = { x: 832, y: 408, scale: 1.55, mirrored: true };
const atTheTanker =
  smoke({ x: 768, y: 130, scale: 0.8, mirrored: true }) +
  marked(
    person('smoking', { top: 'cloth-2', vest: true, helmet: 'safety' }, smoker).drawn,
    onBody(smoker, -26, -226, 46, -148),
    { label: '抽烟', tone: 'warn' },
  ) +
  box(smoking.thing(smoker), { label: '香烟', labelAt: 'below' });

const player: Stand = { x: 950, y: 330, scale: 1.18 };
const playerDrawn = person(playing.pose, { top: 'figure', trousers: 'cloth', hair: 'bun' }, player);
const atTheDoor =
  marked(
    playerDrawn.drawn,
    { ...playerDrawn.body, width: playerDrawn.body.width + 10 },
    { label: '玩手机', tone: 'warn' },
  ) + box(playing.thing(player), { label: '手机', labelAt: 'below' });

export const drawing = abilityDrawing({
  backdrop: nearer(petrolStation(), 1.3, 960, 40),
  subject: three,
  cover: { x: 700, y: 20, across: 540 },
  scenarios: [
    { backdrop: petrolStation(), subject: atTheIsland, frame: { x: 660, y: 30, across: 548 } },
    {
      backdrop: nearer(unloadingBay(), 1.2, 760, 300) + tankTrailer({ x: 1230, y: 316, scale: 1.2 }),
      subject: atTheTanker,
      frame: { x: 700, y: 18, across: 500 },
    },
    { backdrop: stationShop(), subject: atTheDoor, frame: { x: 710, y: 16, across: 545 } },
  ],
});
