import { type CowCoat, type CowPosture, cow } from '../animals/cow.ts';
import { type SheepPosture, sheep } from '../animals/sheep.ts';
import { againstTheSun, grass, lowSun, noon, overcast, straw } from '../places/daylight.ts';
import { barn, fence, hills, treeLine, tufts } from '../places/outdoor-things.ts';
import type { Thing } from '../rendering/cover.ts';
import { chances } from '../rendering/noise.ts';
import type { Stage } from '../rendering/stage.ts';

/** The place of an animal and the direction of its head: radians, 0 to the right. */
type Stand = readonly [x: number, z: number, turn: number];

const herd = (kinds: readonly [CowCoat, CowPosture][], stands: readonly Stand[]): Thing[] => {
  const meshes = kinds.map(([coat, posture], seed) => cow(coat, posture, seed + 1));
  return stands.map(([x, z, turn], index) => ({
    mesh: meshes[index % meshes.length] as Thing['mesh'],
    at: [x, 0, z],
    turn,
    size: 0.94 + ((index * 37) % 11) / 90,
  }));
};
const flock = (kinds: readonly [SheepPosture, string][], stands: readonly Stand[]): Thing[] => {
  const meshes = kinds.map(([posture, face], seed) => sheep(posture, face, seed + 2));
  return stands.map(([x, z, turn], index) => ({
    mesh: meshes[index % meshes.length] as Thing['mesh'],
    at: [x, 0, z],
    turn,
    size: 0.92 + ((index * 53) % 13) / 80,
  }));
};

export const cattleStages: Record<string, () => Stage> = {
  'cattle-meadow': () => {
    const chance = chances(21);
    const kinds: [CowCoat, CowPosture][] = [
      ['holstein', 'standing'],
      ['holstein', 'grazing'],
      ['holstein', 'walking'],
    ];
    return {
      ...noon,
      things: [
        ...herd(kinds, [
          [-2.6, 0.6, 0.25],
          [1.9, -1.6, 2.9],
          [5, -6.4, 0.2],
          [-1, -11, -0.3],
        ]),
        ...tufts(chance, 900, [0, 2.5], 14),
        ...treeLine(chance, 52, 130),
        hills(170, 620, 34, '#5d7a4a', 3),
      ],
      camera: { from: [0, 2.1, 9.4], to: [0, 0.95, -1], angle: 30 },
      shadows: { centre: [0, 0, -2], radius: 11 },
      ground: grass('#4f6a2c', '#8a8f48'),
      corners: 0.5,
    };
  },
  'cattle-brown': () => {
    const chance = chances(33);
    const kinds: [CowCoat, CowPosture][] = [
      ['brown', 'walking'],
      ['brown', 'standing'],
      ['cream', 'walking'],
    ];
    return {
      ...lowSun,
      things: [
        ...herd(kinds, [
          [-2.4, 1, 2.95],
          [1.4, -1, 0.15],
          [-0.7, -6.5, 0.3],
          [5.6, -6, 2.8],
        ]),
        { mesh: fence(60), at: [0, 0, -13] },
        ...tufts(chance, 900, [0, 3], 14, '#7d7a3e'),
        ...treeLine(chance, 60, 140),
        hills(190, 700, 46, '#76784e', 7),
      ],
      camera: { from: [0.4, 2, 9.6], to: [0, 0.9, -1], angle: 30 },
      shadows: { centre: [0, 0, -2], radius: 11 },
      ground: grass('#64702f', '#a89a55'),
      corners: 0.5,
    };
  },
  'cattle-yard': () => {
    const chance = chances(40);
    const kinds: [CowCoat, CowPosture][] = [
      ['holstein', 'standing'],
      ['brown', 'standing'],
      ['black', 'walking'],
    ];
    return {
      ...overcast,
      things: [
        ...herd(kinds, [
          [-3.2, 0, 0.1],
          [0.8, -1.4, 3],
          [4.6, -0.4, 0.3],
        ]),
        { mesh: fence(40, '#8d8f90'), at: [0, 0, -5.2] },
        { mesh: barn(34, 4.6, '#9fa6a8'), at: [0, 0, -12] },
        ...treeLine(chance, 34, 90),
      ],
      camera: { from: [0, 2.5, 10], to: [0.4, 0.85, -1], angle: 33 },
      shadows: { centre: [0, 0, -2], radius: 11 },
      ground: straw,
      corners: 0.5,
    };
  },
  'cattle-far': () => {
    const chance = chances(57);
    const kinds: [CowCoat, CowPosture][] = [
      ['holstein', 'grazing'],
      ['black', 'standing'],
      ['brown', 'walking'],
      ['holstein', 'standing'],
    ];
    const stands: Stand[] = Array.from({ length: 15 }, (_, index) => [
      -11 + (index % 5) * 5.4 + chance() * 2.6,
      -8 - Math.floor(index / 5) * 7 - chance() * 3,
      chance() < 0.5 ? chance() * 0.7 : 2.7 + chance() * 0.6,
    ]);
    return {
      ...againstTheSun,
      things: [
        ...herd(kinds, stands),
        ...tufts(chance, 700, [0, 4], 14, '#4a5a2a'),
        ...treeLine(chance, 70, 170),
        hills(220, 900, 44, '#5a644a', 5),
      ],
      camera: { from: [0, 3, 11], to: [0, 0.9, -14], angle: 32 },
      shadows: { centre: [0, 0, -14], radius: 22 },
      ground: grass('#4a5a28', '#7f7a3e'),
      corners: 0.5,
      haze: { colour: [0.8, 0.66, 0.42], perMetre: 0.005 },
    };
  },
};

export const sheepStages: Record<string, () => Stage> = {
  'sheep-meadow': () => {
    const chance = chances(61);
    const kinds: [SheepPosture, string][] = [
      ['standing', '#d7cdb8'],
      ['standing', '#d9cfbc'],
      ['standing', '#2a2420'],
    ];
    return {
      ...noon,
      things: [
        ...flock(kinds, [
          [-1.5, 0.4, 0.3],
          [0.4, -0.6, 2.8],
          [2.2, -1, 0.2],
          [-1.2, -7, 2.9],
        ]),
        ...tufts(chance, 1100, [0, 1.6], 9),
        ...treeLine(chance, 46, 120),
        hills(150, 560, 36, '#5d7a4a', 13),
      ],
      camera: { from: [0, 1.35, 5.6], to: [0.1, 0.5, -1], angle: 30 },
      shadows: { centre: [0, 0, -1], radius: 7 },
      ground: grass('#4f6a2c', '#8f9450'),
      corners: 0.3,
    };
  },
  'sheep-hill': () => {
    const chance = chances(67);
    const kinds: [SheepPosture, string][] = [
      ['grazing', '#2a2420'],
      ['standing', '#2d2622'],
      ['lying', '#d7cdb8'],
    ];
    return {
      ...lowSun,
      things: [
        ...flock(kinds, [
          [-2.2, 0.2, 0.2],
          [0.1, -0.5, 2.95],
          [1.95, 0.1, 0.2],
          [-3.9, -3.4, 2.7],
          [1.6, -3.6, 0.3],
        ]),
        ...tufts(chance, 1000, [0, 1.8], 9, '#7d7a3e'),
        { mesh: fence(60), at: [0, 0, -14] },
        hills(140, 620, 60, '#7d7b4c', 4),
      ],
      camera: { from: [-0.3, 1.6, 6.2], to: [0, 0.5, -1.4], angle: 30 },
      shadows: { centre: [0, 0, -1.5], radius: 8 },
      ground: grass('#69742f', '#aa9c58'),
      corners: 0.3,
    };
  },
  'sheep-pen': () => {
    const kinds: [SheepPosture, string][] = [
      ['standing', '#d7cdb8'],
      ['standing', '#cdbfa6'],
      ['grazing', '#d7cdb8'],
    ];
    return {
      ...overcast,
      things: [
        ...flock(kinds, [
          [-1.9, 0.3, 0.2],
          [0.2, -0.4, 3],
          [2.2, 0.1, 0.1],
          [1.2, -2.4, 0.3],
        ]),
        { mesh: fence(30, '#8b8378'), at: [0, 0, -4] },
        { mesh: barn(30, 4, '#a49a8c'), at: [0, 0, -10] },
      ],
      camera: { from: [0.2, 1.9, 6.2], to: [0.2, 0.5, -1], angle: 30 },
      shadows: { centre: [0, 0, -1], radius: 8 },
      ground: straw,
      corners: 0.3,
    };
  },
  'sheep-flock': () => {
    const chance = chances(71);
    const kinds: [SheepPosture, string][] = [
      ['grazing', '#d9cfbc'],
      ['standing', '#2a2420'],
      ['standing', '#d7cdb8'],
      ['grazing', '#2a2420'],
    ];
    const stands: Stand[] = Array.from({ length: 32 }, (_, index) => [
      -6.4 + (index % 8) * 1.75 + chance() * 0.9,
      -2 - Math.floor(index / 8) * 2.3 - chance() * 1.2,
      chance() * 6.28,
    ]);
    return {
      ...overcast,
      things: [
        ...flock(kinds, stands),
        ...tufts(chance, 800, [0, 3.4], 10),
        ...treeLine(chance, 60, 140),
        hills(180, 700, 40, '#66765a', 8),
      ],
      camera: { from: [0, 2.6, 7.6], to: [0, 0.4, -4], angle: 30 },
      shadows: { centre: [0, 0, -5], radius: 12 },
      ground: grass('#506a32', '#858c4c'),
      corners: 0.3,
    };
  },
};
