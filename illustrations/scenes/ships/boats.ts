import { pole } from '../places/outdoor-things.ts';
import { plain } from '../places/daylight.ts';
import { block, type Face, type Mesh, meshOfFaces } from '../rendering/mesh.ts';
import type { Material } from '../rendering/solid.ts';
import { light, mix, times, type Vector } from '../rendering/vector.ts';
import { bridge, cabin } from './cabin.ts';
import { hull } from './hull.ts';

/** A fishing boat 17 m long with its wheelhouse aft. */
export const fishingBoat = (colour: string, stripe: string): Mesh => {
  const { faces, deckAt } = hull({
    length: 17,
    beam: 4.8,
    height: 1.7,
    sheer: [1.5, 0.35],
    rake: 1.6,
    shoulder: 0.6,
    colour,
    bottom: '#7d2b22',
    stripe,
    deck: '#8a6d4d',
  });
  const foot = deckAt(-3.5);
  const timber = plain('#c49a52');
  const steel = plain('#d4d6d4');
  faces.push(
    ...block([-3.6, foot + 1.25, 0], [2.2, 1.25, 1.5], cabin(foot + 0.2, 2.4, 1.1)),
    ...block([-3.6, foot + 2.6, 0], [2.5, 0.1, 1.75], plain(stripe)),
    ...block([-4.2, foot + 3.3, 0], [1.2, 0.65, 1.1], cabin(foot + 2.65, 1.35, 0.8)),
    ...block([-4.2, foot + 4, 0], [1.4, 0.07, 1.25], plain(stripe)),
    ...pole([-2.2, foot, 0], [-2.2, foot + 7.6, 0], 0.1, steel),
    ...pole([-2.2, foot + 6.4, 0], [3.8, foot + 3.2, 0], 0.07, steel),
    ...pole([-2.2, foot + 7.2, 0], [7.8, deckAt(7.8) + 0.2, 0], 0.025, plain('#333333')),
    ...pole([-2.2, foot + 7.2, 0], [-8.2, foot + 0.6, 0], 0.025, plain('#333333')),
    ...pole([-2.2, foot + 5.6, -1.2], [-2.2, foot + 5.6, 1.2], 0.05, steel),
    ...pole([5.4, deckAt(5.4), 0], [5.4, deckAt(5.4) + 3.4, 0], 0.08, steel),
    ...block([1.4, deckAt(1.4) + 0.45, 0], [1.5, 0.45, 1.1], plain('#3c6a58')),
    ...block([-7, deckAt(-7) + 0.4, 0], [0.8, 0.4, 1.4], timber),
  );
  for (const side of [-1, 1])
    for (let tyre = 0; tyre < 4; tyre++)
      faces.push(...block([-5 + tyre * 2.6, 1.15, side * 2.38], [0.32, 0.32, 0.1], plain('#1c1c1c')));
  return meshOfFaces(faces);
};

/** A sail between three corners that the wind fills to one side. */
const sail = (tack: Vector, clew: Vector, head: Vector, belly: number): Face[] => {
  const tone = light('#eeece4');
  const canvas: Material = ([, y]) => ({ colour: times(tone, Math.abs((y / 1.7) % 1) < 0.02 ? 0.8 : 1) });
  const steps = 9;
  const at = (up: number, out: number): Vector => {
    const [u, v] = [up / steps, out / steps];
    const [x, y, z] = mix(mix(tack, clew, v), head, u);
    return [x, y, z + belly * Math.sin(v * Math.PI) * (1 - u * u)];
  };
  return Array.from({ length: steps * steps }, (_, index) => {
    const [up, out] = [Math.floor(index / steps), index % steps];
    return { corners: [at(up, out), at(up, out + 1), at(up + 1, out + 1), at(up + 1, out)], material: canvas };
  });
};

/** A sailing boat 11 m long. */
export const sailingBoat = (colour: string): Mesh => {
  const { faces, deckAt } = hull({
    length: 11,
    beam: 3.4,
    height: 1.15,
    sheer: [0.4, 0.05],
    rake: 1,
    shoulder: 0.5,
    colour,
    bottom: '#24364d',
    deck: '#c8b490',
  });
  const deck = deckAt(0);
  const metal = plain('#c9ccce', 0.5);
  faces.push(
    ...block([0.3, deck + 0.28, 0], [1.9, 0.28, 0.95], cabin(deck - 0.1, 0.66, 0.9)),
    ...pole([1, deck, 0], [1, deck + 13, 0], 0.08, metal),
    ...pole([1, deck + 1.3, 0], [-4.2, deck + 1.3, 0.5], 0.07, metal),
    ...pole([5.9, deckAt(5.5), 0], [1, deck + 12.2, 0], 0.02, metal),
    ...pole([-5.2, deck, 0], [1, deck + 13, 0], 0.02, metal),
    ...sail([0.9, deck + 1.45, 0], [-4.1, deck + 1.45, 0.5], [0.95, deck + 12.7, 0], 0.6),
    ...sail([5.7, deck + 0.5, 0], [1.1, deck + 0.9, 0.8], [1.15, deck + 11.2, 0], 0.7),
  );
  return meshOfFaces(faces);
};

/** A tug of 28 m. */
export const tug = (colour: string): Mesh => {
  const { faces, deckAt } = hull({
    length: 28,
    beam: 9.4,
    height: 2.6,
    sheer: [2, 0.3],
    rake: 1.6,
    shoulder: 0.6,
    colour,
    bottom: '#6d2620',
    stripe: '#1d1f22',
    deck: '#5e6a58',
  });
  const foot = deckAt(2);
  faces.push(
    ...block([2.5, foot + 1.5, 0], [5.5, 1.5, 3.2], cabin(foot, 3, 1.7)),
    ...block([3.6, foot + 4.3, 0], [3.4, 1.3, 2.6], cabin(foot + 3, 2.6, 1.5)),
    ...block([3.9, foot + 6.6, 0], [2.2, 1, 2.2], bridge),
    ...block([3.9, foot + 7.7, 0], [2.5, 0.14, 2.5], plain('#d9dbd8')),
    ...block([-1.4, foot + 5, 1.7], [0.8, 2.1, 0.6], plain('#d1662b')),
    ...block([-1.4, foot + 5, -1.7], [0.8, 2.1, 0.6], plain('#d1662b')),
    ...pole([3.2, foot + 7.8, 0], [3.2, foot + 13, 0], 0.14, plain('#d4d6d4')),
    ...pole([3.2, foot + 11.4, -1.6], [3.2, foot + 11.4, 1.6], 0.08, plain('#d4d6d4')),
    ...block([-8, deckAt(-8) + 0.7, 0], [1.2, 0.7, 1.2], plain('#4b5054')),
  );
  for (const side of [-1, 1])
    for (let tyre = 0; tyre < 8; tyre++)
      faces.push(...block([-10 + tyre * 2.5, 2, side * 4.6], [0.6, 0.6, 0.22], plain('#191919')));
  return meshOfFaces(faces);
};

/** An open boat of 5 m with three thwarts and an outboard motor. */
export const openBoat = (colour: string): Mesh => {
  const { faces, deckAt } = hull({
    length: 5,
    beam: 1.6,
    height: 0.65,
    sheer: [0.35, 0.1],
    rake: 0.5,
    shoulder: 0.5,
    colour,
    bottom: '#e4e0d4',
    stripe: '#e8e4d8',
    deck: '#b98a55',
  });
  const timber = plain('#8a6136');
  for (const x of [-1.3, 0.1, 1.3]) faces.push(...block([x, deckAt(x) + 0.12, 0], [0.16, 0.04, 0.7], timber));
  faces.push(...block([-2.4, 0.75, 0], [0.2, 0.35, 0.2], plain('#24272b')));
  return meshOfFaces(faces);
};
