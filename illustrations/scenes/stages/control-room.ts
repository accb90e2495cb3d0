import { uniform } from '../people/outfit.ts';
import { person, placed } from '../people/person.ts';
import { sitting, sittingOnPhone, standing, walking } from '../people/pose.ts';
import { post, walls } from '../places/control-room.ts';
import { concrete, indoors } from '../places/daylight.ts';
import { chances } from '../rendering/noise.ts';
import type { Stage } from '../rendering/stage.ts';

const floor = concrete('#7f858a', 0.6);
const room: Pick<Stage, 'shadows' | 'ground' | 'corners'> = {
  shadows: { centre: [0, 1, -2], radius: 5.5 },
  ground: floor,
  corners: 0.35,
};
/** Looks from above the screens at who sits there. */
const fromTheFront: Stage['camera'] = { from: [1.3, 2.3, -4.4], to: [0.05, 0.8, 0], angle: 38 };
/** Looks over shoulders at the screens. */
const fromBehind: Stage['camera'] = { from: [2.5, 2.05, 1.9], to: [-0.1, 0.9, -1.6], angle: 42 };

export const controlRoomStages: Record<string, () => Stage> = {
  'control-room-two': () => {
    const chance = chances(4);
    return {
      ...indoors,
      ...room,
      things: [
        ...walls(9, 5.4, true),
        ...post(-1.2, -1.6),
        ...post(1.1, -1.6),
        ...placed(person(sitting, uniform(chance)), [-1.2, 0, -0.9], Math.PI - 0.5),
        ...placed(person({ ...sittingOnPhone, head: { turn: -0.9 } }, uniform(chance)), [1.1, 0, -0.9], Math.PI - 0.5),
      ],
      camera: fromBehind,
    };
  },
  'control-room-one': () => {
    const chance = chances(15);
    return {
      ...indoors,
      ...room,
      things: [
        ...walls(9, 5.4, true),
        ...post(-1.2, -1.6, { chairTurn: 0.5, away: 0.9 }),
        ...post(1.1, -1.6, { chairTurn: -0.4, away: 0.95 }),
        ...placed(person(walking(0.5), uniform(chance)), [-0.2, 0, -0.2], 0.9),
      ],
      camera: fromBehind,
    };
  },
  'control-room-nobody': () => ({
    ...indoors,
    ...room,
    things: [
      ...walls(9, 5.4, true),
      ...post(-1.2, -1.6, { chairTurn: 0.7, away: 1 }),
      ...post(1.1, -1.6, { chairTurn: -0.3, away: 0.85 }),
    ],
    camera: fromBehind,
  }),
  'control-room-front': () => {
    const chance = chances(29);
    return {
      ...indoors,
      ...room,
      things: [
        ...walls(9, 6, false).map((thing) => ({ ...thing, at: [0, 0, -2.6] as const, turn: Math.PI })),
        ...post(-1.1, -1.2),
        ...post(1.2, -1.2),
        ...placed(person({ ...sitting, head: { turn: 0.2 } }, uniform(chance)), [-1.1, 0, -0.5], Math.PI),
        ...placed(person(standing, uniform(chance)), [1.5, 0, 0.4], Math.PI + 0.3),
      ],
      camera: fromTheFront,
    };
  },
  'control-room-dark': () => {
    const chance = chances(44);
    return {
      ...indoors,
      ...room,
      sun: { towards: [0.1, 1, -0.6], colour: [0.2, 0.25, 0.32], softness: 0.2 },
      around: { above: [0.2, 0.23, 0.29], below: [0.08, 0.09, 0.11] },
      exposure: 0.95,
      grain: 7,
      things: [
        ...walls(9, 5.4, true),
        ...post(-1.2, -1.6),
        ...post(1.1, -1.6, { chairTurn: -0.6, away: 1 }),
        ...placed(person(sitting, uniform(chance)), [-1.2, 0, -0.9], Math.PI - 0.6),
      ],
      camera: fromBehind,
    };
  },
};
