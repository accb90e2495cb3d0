import { againstTheSun, lowSun, noon } from '../places/daylight.ts';
import { hills } from '../places/outdoor-things.ts';
import { chances } from '../rendering/noise.ts';
import type { Stage } from '../rendering/stage.ts';
import { fishingBoat, openBoat, sailingBoat, tug } from '../ships/boats.ts';
import { bulkCarrier, containerShip } from '../ships/cargo-ships.ts';

const seaAir = { colour: [0.6, 0.7, 0.77], perMetre: 0.0008 } as const;

export const shipStages: Record<string, () => Stage> = {
  'ship-fishing': () => ({
    ...lowSun,
    things: [
      { mesh: fishingBoat('#2f5f8f', '#e4dfd2'), at: [-10.2, 0, 2], turn: 0 },
      { mesh: fishingBoat('#8c2f2a', '#e9e2cf'), at: [11, 0, -2], turn: 0.06 },
      hills(420, 1500, 60, '#6a7560', 9),
    ],
    camera: { from: [0, 5, 50], to: [0, 3.2, 0], angle: 29 },
    shadows: { centre: [0, 2, 0], radius: 26 },
    ground: 'water',
    corners: 0.8,
    haze: { colour: [0.74, 0.64, 0.5], perMetre: 0.0008 },
  }),
  'ship-sailing': () => ({
    ...noon,
    things: [
      { mesh: sailingBoat('#eceae3'), at: [-9, 0, 0], turn: 0.35 },
      { mesh: sailingBoat('#23405f'), at: [12, 0, -6], turn: 0.5 },
      hills(420, 1500, 60, '#5f7a6a', 2),
    ],
    camera: { from: [0, 5, 42], to: [1, 6, 0], angle: 30 },
    shadows: { centre: [2, 4, -8], radius: 28 },
    ground: 'water',
    corners: 0.6,
    haze: { colour: [0.6, 0.7, 0.77], perMetre: 0.0014 },
  }),
  'ship-bulker': () => ({
    ...noon,
    things: [
      { mesh: bulkCarrier(), at: [16, 0, -90], turn: -0.45 },
      { mesh: fishingBoat('#2f5f8f', '#e4dfd2'), at: [-24, 0, 62], turn: 0.3 },
      hills(620, 1800, 70, '#5c7165', 4),
    ],
    camera: { from: [0, 13, 140], to: [0, 9, 0], angle: 28 },
    shadows: { centre: [0, 2, -30], radius: 120 },
    ground: 'water',
    corners: 1,
    haze: seaAir,
  }),
  'ship-container': () => ({
    ...noon,
    things: [{ mesh: containerShip(chances(11)), at: [0, 0, 0], turn: -0.5 }, hills(620, 1800, 70, '#5c7165', 6)],
    camera: { from: [0, 18, 230], to: [0, 15, 0], angle: 30 },
    shadows: { centre: [0, 8, 0], radius: 95 },
    ground: 'water',
    corners: 2,
    haze: seaAir,
  }),
  'ship-open-boats': () => ({
    ...noon,
    things: [
      { mesh: openBoat('#2f6b8f'), at: [-3.2, 0, 0], turn: 0.3 },
      { mesh: openBoat('#8c3a2e'), at: [3.4, 0, -2], turn: 0.4 },
      hills(220, 900, 40, '#5f7a6a', 2),
    ],
    camera: { from: [0, 3, 14], to: [0, 0.9, 0], angle: 32 },
    shadows: { centre: [0, 0, 0], radius: 12 },
    ground: 'water',
    corners: 0.4,
    haze: seaAir,
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
