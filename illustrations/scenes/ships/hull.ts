import type { Face } from '../rendering/mesh.ts';
import { layered } from '../rendering/noise.ts';
import type { Material } from '../rendering/solid.ts';
import { light, mix, times, type Vector } from '../rendering/vector.ts';

export interface HullShape {
  /** Metres; the bow is towards x. */
  length: number;
  beam: number;
  /** From the water to the deck amidships. */
  height: number;
  /** How much higher the deck is at the bow, and at the stern. */
  sheer: readonly [bow: number, stern: number];
  /** How far the bow reaches ahead of where it cuts the water. */
  rake: number;
  /** Where the bow begins to narrow, of the length from the stern. */
  shoulder: number;
  colour: string;
  bottom: string;
  stripe?: string;
  deck: string;
}

const STATIONS = 40;
const ROWS = 5;

/** The paint of a hull: what was under water, a stripe below the deck, rust and salt. */
const paint = ({ height, colour, bottom, stripe, length }: HullShape): Material => {
  const [top, below, line] = [light(colour), light(bottom), light(stripe ?? colour)];
  const rust = light('#7a4a2c');
  const often = 40 / length;
  return ([x, y, z]) => {
    const share = y / height;
    const base = share < 0.16 ? below : share > 0.84 && share < 0.93 ? line : top;
    const streak = layered(x * often * 3.2, y * often * 0.5, z * often, 4);
    const worn = times(base, 0.86 + 0.22 * layered(x * often, y * often * 2, z * often, 3));
    return { colour: mix(worn, rust, Math.max(0, streak - 0.62) * 1.6), gloss: 0.25 };
  };
};

/** The sides, the stern and the deck of a hull that floats on y = 0, and how high the deck is along it. */
export const hull = (shape: HullShape): { faces: Face[]; deckAt: (x: number) => number } => {
  const { length, beam, height, sheer, rake, shoulder } = shape;
  const rise = (along: number) => {
    const [bow, stern] = sheer;
    return height + bow * Math.max(0, (along - 0.55) / 0.45) ** 2 + stern * Math.max(0, (0.35 - along) / 0.35) ** 2;
  };
  const at = (station: number, row: number, side: 1 | -1): Vector => {
    const along = station / STATIONS;
    const up = row / ROWS;
    // The waterline narrows sooner than the deck, which makes the flare of the bow.
    const begin = shoulder - 0.16 * (1 - up);
    const narrow = along > begin ? 1 - ((along - begin) / (1 - begin)) ** (1.7 + up * 0.7) : 1;
    const aft = along < 0.12 ? 0.78 + 0.22 * Math.sin((along / 0.12) * (Math.PI / 2)) : 1;
    const tumble = 0.88 + 0.12 * up ** 0.6;
    return [
      (along - 0.5) * length + rake * up ** 1.4 * Math.max(0, (along - 0.6) / 0.4) ** 2,
      up * rise(along),
      (side * beam * Math.max(0.004, narrow) * aft * tumble) / 2,
    ];
  };
  const skin = paint(shape);
  const planks: Material = ([x, , z]) => ({
    colour: times(light(shape.deck), 0.8 + 0.3 * layered(x * 2, z * 9, 3, 3)),
  });
  const faces: Face[] = [];
  for (let station = 0; station < STATIONS; station++) {
    for (const side of [1, -1] as const)
      for (let row = 0; row < ROWS; row++)
        faces.push({
          corners: [
            at(station, row, side),
            at(station + 1, row, side),
            at(station + 1, row + 1, side),
            at(station, row + 1, side),
          ],
          material: skin,
        });
    const lower = ([x, y, z]: Vector): Vector => [x, y - height * 0.1, z];
    faces.push({
      corners: [at(station, ROWS, 1), at(station + 1, ROWS, 1), at(station + 1, ROWS, -1), at(station, ROWS, -1)].map(
        lower,
      ),
      material: planks,
    });
  }
  for (let row = 0; row < ROWS; row++)
    faces.push({ corners: [at(0, row, 1), at(0, row, -1), at(0, row + 1, -1), at(0, row + 1, 1)], material: skin });
  return { faces, deckAt: (x) => rise(Math.min(1, Math.max(0, x / length + 0.5))) - height * 0.1 };
};
