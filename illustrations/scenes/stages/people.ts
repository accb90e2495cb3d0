import { everyday, type Outfit, workwear } from '../people/outfit.ts';
import { person, placed } from '../people/person.ts';
import {
  armsOut,
  armsRaised,
  carrying,
  handsOnHips,
  lifting,
  lunging,
  type Pose,
  pointing,
  running,
  squatting,
  standing,
  walking,
  waving,
} from '../people/pose.ts';
import { againstTheSun, asphalt, concrete, indoors, lowSun, noon, overcast } from '../places/daylight.ts';
import { barn, carton, front, treeLine } from '../places/outdoor-things.ts';
import { box, cone, hall, lane, shelf } from '../places/yard.ts';
import type { Thing } from '../rendering/cover.ts';
import { chances } from '../rendering/noise.ts';
import type { Stage } from '../rendering/stage.ts';

type Placing = readonly [pose: Pose, x: number, z: number, turn: number];
const people = (chance: () => number, wear: (chance: () => number) => Outfit, all: readonly Placing[]): Thing[] =>
  all.flatMap(([pose, x, z, turn]) => placed(person(pose, wear(chance)), [x, 0, z], turn, 0.95 + chance() * 0.1));

const yard = (chance: () => number): Thing[] => [
  { mesh: barn(30, 6, '#a9b2b6'), at: [-4, 0, -18] },
  { mesh: box('#2f5f8c'), at: [7.5, 0, -9], turn: -0.9 },
  { mesh: box('#9a3d2d'), at: [10.5, 0, -5], turn: -1 },
  { mesh: lane(3.4, -17, 4), at: [0, 0, 0] },
  { mesh: cone(), at: [2.3, 0, -1] },
  { mesh: cone(), at: [2.5, 0, -4.5] },
  ...treeLine(chance, 34, 90),
];

const moved = (things: readonly Thing[], right: number, near: number): Thing[] =>
  things.map((thing) => ({ ...thing, at: [thing.at[0] + right, thing.at[1], thing.at[2] + near] }));

export const personnelStages: Record<string, () => Stage> = {
  'personnel-yard': () => {
    const chance = chances(102);
    return {
      ...noon,
      things: [
        ...people(chance, workwear, [
          [walking(0.75), -1.2, 0.2, 0.25],
          [walking(-0.7), 0.9, -2, -0.1],
          [handsOnHips, 3, -2.8, -0.5],
          [walking(0.6), -3.2, -4.6, 0.6],
        ]),
        ...yard(chance),
      ],
      camera: { from: [0.3, 2.7, 6.6], to: [0.1, 0.8, -2], angle: 34 },
      shadows: { centre: [0, 0, -4], radius: 16 },
      ground: asphalt,
      corners: 0.4,
    };
  },
  'personnel-stock': () => {
    const chance = chances(118);
    return {
      ...indoors,
      things: [
        { mesh: hall(15, 14), at: [0, 0, -14] },
        ...moved(shelf(chance, 12), -3.7, -12),
        ...moved(shelf(chance, 12), 3.7, -12),
        ...people(chance, workwear, [
          [walking(0.6), -1, -0.6, 0.3],
          [lifting, 1.15, -1.6, -0.7],
          [pointing, -1.3, -4.6, 0.5],
        ]),
        { mesh: carton(0.5, 0.42), at: [0.85, 0, -1.1], turn: 0.3 },
        { mesh: carton(0.6, 0.5), at: [2.2, 0, -1.6], turn: 0.5 },
      ],
      camera: { from: [0.3, 2.3, 4.4], to: [0, 0.9, -2.2], angle: 34 },
      shadows: { centre: [0, 0, -5], radius: 12 },
      ground: concrete('#8f9497', 4),
      corners: 0.4,
    };
  },
  'personnel-postures': () => {
    const chance = chances(133);
    return {
      ...overcast,
      things: [
        ...people(chance, everyday, [
          [standing, -2.6, 0, 0.3],
          [lifting, -0.7, 0.4, 0.8],
          [squatting, 1.1, 0.3, -0.5],
          [handsOnHips, 2.9, -0.4, -0.3],
        ]),
        { mesh: carton(0.5, 0.4), at: [-0.3, 0, 0.95], turn: 0.8 },
        { mesh: front(40, 9, '#b9b2a6'), at: [0, 0, -11] },
      ],
      camera: { from: [0, 2.1, 6.2], to: [0.1, 0.85, -1], angle: 33 },
      shadows: { centre: [0, 0, -1], radius: 8 },
      ground: concrete('#9b9a94', 1.5),
      corners: 0.4,
    };
  },
  'personnel-crowd': () => {
    const chance = chances(151);
    const poses = [walking(0.7), standing, walking(-0.6), waving, walking(0.5), carrying];
    const crowd: Placing[] = Array.from({ length: 14 }, (_, index) => [
      poses[index % poses.length] as Pose,
      -5.6 + (index % 5) * 2.7 + chance() * 1.3,
      -3 - Math.floor(index / 5) * 4.6 - chance() * 2,
      (chance() - 0.5) * 1.6,
    ]);
    return {
      ...againstTheSun,
      things: [
        ...people(chance, everyday, crowd),
        { mesh: front(60, 9, '#a59c90'), at: [-10, 0, -34] },
        ...treeLine(chance, 38, 110),
      ],
      camera: { from: [0, 3.4, 6], to: [0, 0.8, -7], angle: 36 },
      shadows: { centre: [0, 0, -8], radius: 15 },
      ground: concrete('#97938a', 2),
      corners: 0.4,
    };
  },
};

const pitch = concrete('#9a5b48', 6);
export const keypointStages: Record<string, () => Stage> = {
  'keypoints-raised': () => {
    const chance = chances(203);
    return {
      ...noon,
      things: [
        ...people(
          chance,
          (more) => ({
            ...everyday(more),
            longHair: false,
            longSleeves: false,
            short: true,
            trousers: '#23324d',
            shirt: '#c8d4de',
            shoes: '#e4e0da',
          }),
          [[armsRaised, 0, 0, 0.1]],
        ),
        ...treeLine(chance, 26, 70),
      ],
      camera: { from: [0, 1.6, 5], to: [0, 1.1, 0], angle: 29 },
      shadows: { centre: [0, 0, 0], radius: 5 },
      ground: pitch,
      corners: 0.3,
    };
  },
  'keypoints-running': () => {
    const chance = chances(211);
    return {
      ...lowSun,
      things: [
        ...people(
          chance,
          (more) => ({
            ...everyday(more),
            longSleeves: false,
            short: true,
            trousers: '#1d1d20',
            shirt: '#b8402f',
            shoes: '#e4e0da',
          }),
          [
            [running, -0.9, 0.2, 0.75],
            [walking(0.9), 1.5, -1, 0.6],
          ],
        ),
        ...treeLine(chance, 26, 70),
      ],
      camera: { from: [0.1, 1.5, 5], to: [0.2, 0.9, 0], angle: 28 },
      shadows: { centre: [0, 0, 0], radius: 6 },
      ground: pitch,
      corners: 0.3,
    };
  },
  'keypoints-lifting': () => {
    const chance = chances(226);
    return {
      ...indoors,
      things: [
        ...people(chance, workwear, [
          [lifting, -0.8, 0, 0.9],
          [carrying, 1.3, -0.7, -0.4],
        ]),
        { mesh: carton(0.5, 0.4), at: [-0.3, 0, 0.42], turn: 0.9 },
        { mesh: carton(0.42, 0.34), at: [1.15, 1.02, -0.33], turn: -0.4 },
        { mesh: hall(14, 6), at: [0, 0, -7] },
        ...moved(shelf(chance, 4.8), -4, -6.5),
        ...moved(shelf(chance, 4.8), 4.2, -6.5),
      ],
      camera: { from: [0.1, 1.75, 4.6], to: [0.2, 0.85, -0.4], angle: 30 },
      shadows: { centre: [0, 0, -2], radius: 8 },
      ground: concrete('#8f9497', 4),
      corners: 0.4,
    };
  },
  'keypoints-group': () => {
    const chance = chances(240);
    return {
      ...overcast,
      things: [
        ...people(chance, everyday, [
          [armsOut, -2.5, 0, 0.1],
          [waving, -0.3, 0.2, 0],
          [lunging, 2.1, 0.1, -0.3],
        ]),
        { mesh: front(40, 9, '#b3aea6'), at: [0, 0, -9] },
      ],
      camera: { from: [0, 1.8, 5.6], to: [-0.2, 1, 0], angle: 30 },
      shadows: { centre: [0, 0, 0], radius: 7 },
      ground: concrete('#8b9a8a', 3),
      corners: 0.3,
    };
  },
  'keypoints-hidden': () => {
    const chance = chances(263);
    return {
      ...againstTheSun,
      things: [
        ...people(chance, everyday, [
          [squatting, -1.5, 0.3, 0.6],
          [standing, -1.1, -1, 0.2],
          [walking(0.8), 0.9, 0.1, -1.2],
          [handsOnHips, 1.5, -0.9, -0.2],
        ]),
        { mesh: carton(0.7, 0.75), at: [1, 0, 0.8], turn: 0.3 },
        ...treeLine(chance, 26, 70),
      ],
      camera: { from: [0, 1.7, 5.2], to: [0, 0.85, -0.4], angle: 29 },
      shadows: { centre: [0, 0, 0], radius: 6 },
      ground: concrete('#96918a', 2),
      corners: 0.3,
    };
  },
};
