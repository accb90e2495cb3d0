import { againstTheSun, lowSun, noon, overcast, wall } from '../places/daylight.ts';
import { front, hills } from '../places/outdoor-things.ts';
import { block, meshOfFaces } from '../rendering/mesh.ts';
import { chances } from '../rendering/noise.ts';
import type { Stage } from '../rendering/stage.ts';
import { containerShip, fishingBoat, sailingBoat, tug } from '../ships/ships.ts';

/** A stretch of quay along x. */
const quay = (wide: number) => meshOfFaces(block([0, 0.9, 0], [wide / 2, 0.9, 6], wall('#8d8a83')));

export const shipStages: Record<string, () => Stage> = {
  'ship-container': () => ({
    ...noon,
    things: [
      { mesh: containerShip(chances(11)), at: [4, 0, -60], turn: -0.42 },
      { mesh: tug('#2d3f33'), at: [-46, 0, 8], turn: 0.35 },
      hills(620, 1800, 70, '#5c7165', 4),
    ],
    camera: { from: [0, 24, 150], to: [-2, 8, -60], angle: 27 },
    shadows: { centre: [0, 8, -50], radius: 95 },
    ground: 'water',
    corners: 2,
    haze: { colour: [0.56, 0.66, 0.74], perMetre: 0.0008 },
  }),
  'ship-fishing': () => ({
    ...lowSun,
    things: [
      { mesh: fishingBoat('#2f5f8f', '#e4dfd2'), at: [-11.5, 0, 2], turn: -0.3 },
      { mesh: fishingBoat('#8c2f2a', '#e9e2cf'), at: [10.5, 0, -3], turn: 0.35 },
      { mesh: fishingBoat('#2f6b52', '#e4d7a8'), at: [-6, 0, -22], turn: 2.9 },
      { mesh: fishingBoat('#d8d6cd', '#31567d'), at: [18, 0, -25], turn: 0.15 },
      { mesh: quay(120), at: [0, 0, -50] },
      { mesh: front(48, 7, '#c9b79a'), at: [-20, 1.8, -56] },
      { mesh: front(30, 10, '#b3a69b'), at: [26, 1.8, -58] },
      hills(180, 700, 34, '#6a7560', 9),
    ],
    camera: { from: [1, 9.5, 44], to: [1, 2, -8], angle: 29 },
    shadows: { centre: [2, 2, -14], radius: 36 },
    ground: 'water',
    corners: 0.8,
  }),
  'ship-sailing': () => ({
    ...noon,
    things: [
      { mesh: sailingBoat('#eceae3'), at: [-9, 0, 0], turn: 0.35 },
      { mesh: sailingBoat('#23405f'), at: [12, 0, -6], turn: 0.5 },
      { mesh: sailingBoat('#e6e1d4'), at: [28, 0, -46], turn: 0.2 },
      hills(420, 1500, 60, '#5f7a6a', 2),
    ],
    camera: { from: [0, 5, 42], to: [1, 6, 0], angle: 30 },
    shadows: { centre: [2, 4, -8], radius: 28 },
    ground: 'water',
    corners: 0.6,
    haze: { colour: [0.6, 0.7, 0.77], perMetre: 0.0014 },
  }),
  'ship-tug': () => ({
    ...overcast,
    things: [
      { mesh: tug('#22384f'), at: [-12, 0, 4], turn: -0.3 },
      { mesh: containerShip(chances(5), '#3b4a3f'), at: [30, 0, -170], turn: 0.15 },
      { mesh: fishingBoat('#46627c', '#d9d3c2'), at: [22, 0, 6], turn: 2.7 },
      hills(520, 1600, 50, '#75807c', 6),
    ],
    camera: { from: [0, 13, 66], to: [2, 4, -10], angle: 31 },
    shadows: { centre: [0, 3, -4], radius: 38 },
    ground: 'water',
    corners: 1,
    haze: { colour: [0.6, 0.64, 0.67], perMetre: 0.0018 },
  }),
  'ship-dusk': () => ({
    ...againstTheSun,
    things: [
      { mesh: containerShip(chances(8), '#2d3036'), at: [-60, 0, -210], turn: 0.2 },
      { mesh: fishingBoat('#39424c', '#8d8778'), at: [14, 0, -42], turn: -0.3 },
      { mesh: fishingBoat('#4c3a33', '#8d8778'), at: [-16, 0, -66], turn: 0.4 },
      { mesh: sailingBoat('#b9b4a8'), at: [44, 0, -96], turn: 0.3 },
      { mesh: tug('#2c2f35'), at: [4, 0, -130], turn: 2.9 },
      hills(700, 2200, 60, '#6c7078', 12),
    ],
    camera: { from: [0, 8, 12], to: [0, 4, -60], angle: 30 },
    shadows: { centre: [0, 3, -90], radius: 140 },
    ground: 'water',
    corners: 1,
    haze: { colour: [0.82, 0.66, 0.44], perMetre: 0.0035 },
  }),
};
