import { plain } from '../places/daylight.ts';
import { pole } from '../places/outdoor-things.ts';
import { block, type Face, type Mesh, meshOfFaces } from '../rendering/mesh.ts';
import { layered } from '../rendering/noise.ts';
import type { Material } from '../rendering/solid.ts';
import { light, times } from '../rendering/vector.ts';
import { bridge, cabin } from './cabin.ts';
import { hull } from './hull.ts';

const white = plain('#eceeec');

/** The structures aft: the crew's quarters, the bridge and its wings, the funnel and a mast. */
const quarters = (foot: number, x: number, storeys: number, funnel: string): Face[] => {
  const top = foot + storeys * 2.9;
  return [
    ...block([x, (foot + top) / 2, 0], [5, (top - foot) / 2, 8.6], cabin(foot, 2.9, 2.2)),
    ...block([x + 0.6, top + 1.3, 0], [4.6, 1.3, 10.2], bridge),
    ...block([x + 0.6, top + 2.7, 0], [5, 0.2, 10.6], white),
    ...block([x - 8.4, foot + 8, 0], [2.5, 8, 3], plain(funnel)),
    ...block([x - 8.4, foot + 15.4, 0], [2.55, 1, 3.05], plain('#22252a')),
    ...pole([x, top + 2.8, 0], [x, top + 10, 0], 0.32, white),
    ...pole([x, top + 7.4, -2.8], [x, top + 7.4, 2.8], 0.18, white),
  ];
};

const boxColours = ['#9c3b2e', '#2c5a86', '#3f7a52', '#c77a2c', '#7f858a', '#d6d3ca'];
const container = (hex: string): Material => {
  const tone = light(hex);
  return ([x, y, z]) => {
    const rib = Math.abs((x / 0.45) % 1) < 0.3 ? 0.85 : 1;
    return { colour: times(tone, rib * (0.88 + 0.18 * layered(x * 0.5, y * 0.9, z * 0.5, 3))) };
  };
};

/** A container ship 130 m long, laden. */
export const containerShip = (chance: () => number, colour = '#1f3a5c'): Mesh => {
  const { faces, deckAt } = hull({
    length: 130,
    beam: 21,
    height: 15,
    sheer: [4, 1],
    rake: 8,
    shoulder: 0.76,
    colour,
    bottom: '#7c2a22',
    deck: '#6c5a4b',
  });
  for (let bay = 0; bay < 7; bay++)
    for (let row = 0; row < 7; row++)
      for (let tier = 0; tier < (bay > 1 && bay < 6 ? 3 : 2); tier++) {
        const x = -36 + bay * 12.7;
        const tone = container(boxColours[Math.floor(chance() * boxColours.length)] as string);
        faces.push(...block([x, deckAt(x) + 1.4 + tier * 2.62, (row - 3) * 2.7], [6.15, 1.29, 1.3], tone));
      }
  faces.push(
    ...quarters(deckAt(-50), -50, 5, '#c8502c'),
    ...pole([58, deckAt(58), 0], [58, deckAt(58) + 9, 0], 0.35, white),
  );
  return meshOfFaces(faces);
};

/** A bulk carrier 120 m long with four derricks. */
export const bulkCarrier = (colour = '#7a2f28'): Mesh => {
  const { faces, deckAt } = hull({
    length: 120,
    beam: 20,
    height: 9,
    sheer: [4, 1.5],
    rake: 8,
    shoulder: 0.78,
    colour,
    bottom: '#3a3f45',
    deck: '#8a5b45',
  });
  for (let hatch = 0; hatch < 5; hatch++) {
    const x = -26 + hatch * 15;
    faces.push(...block([x, deckAt(x) + 1.2, 0], [5.6, 1.2, 7], plain('#8f4a37')));
  }
  for (let derrick = 0; derrick < 4; derrick++) {
    const x = -18.5 + derrick * 15;
    const foot = deckAt(x);
    faces.push(
      ...block([x, foot + 6, 0], [0.9, 6, 0.9], white),
      ...pole([x, foot + 11, 0], [x + 9, foot + 7, 3], 0.4, white),
    );
  }
  faces.push(...quarters(deckAt(-46), -46, 5, '#d8c9a0'));
  return meshOfFaces(faces);
};
