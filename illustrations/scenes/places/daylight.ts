import { layered } from '../rendering/noise.ts';
import type { Material } from '../rendering/solid.ts';
import type { Stage } from '../rendering/stage.ts';
import { light, mix, times, type Vector } from '../rendering/vector.ts';

const between = (value: number) => Math.min(1, Math.max(0, value));

/** A sky that is lighter towards the horizon, with clouds from none, 0, to many, 1. */
export const skyOf =
  (high: string, low: string, clouds: number, cloud = '#f4f4f2') =>
  ([x, y, z]: Vector): Vector => {
    const up = Math.max(0, y);
    const clear = mix(light(low), light(high), between(up * 2.4));
    const over = up + 0.12;
    const thick = layered((x / over) * 0.9 + 31, (z / over) * 0.9, 1.7, 5);
    return mix(clear, light(cloud), between((thick - 0.78 + clouds * 0.42) * 4.5) * between(up * 9) * 0.9);
  };

type Light = Pick<Stage, 'sun' | 'sky' | 'around' | 'haze' | 'exposure' | 'grain'>;

export const noon: Light = {
  sun: { towards: [-0.55, 0.85, 0.5], colour: [1.9, 1.8, 1.62], softness: 0.03 },
  sky: skyOf('#5d8fc4', '#cfdde6', 0.45),
  around: { above: [0.46, 0.54, 0.66], below: [0.16, 0.16, 0.12] },
  haze: { colour: light('#bccbd6'), perMetre: 0.0022 },
  exposure: 0.8,
  grain: 2.5,
};
export const overcast: Light = {
  sun: { towards: [0.3, 0.95, 0.4], colour: [0.75, 0.76, 0.78], softness: 0.35 },
  sky: skyOf('#aeb9c2', '#d5dade', 0.8, '#c3cad0'),
  around: { above: [0.8, 0.84, 0.9], below: [0.26, 0.26, 0.24] },
  haze: { colour: light('#c9d0d5'), perMetre: 0.004 },
  exposure: 0.8,
  grain: 3.5,
};
export const lowSun: Light = {
  sun: { towards: [0.75, 0.38, 0.55], colour: [2.3, 1.65, 1.05], softness: 0.03 },
  sky: skyOf('#6f8fb5', '#f1d3a8', 0.5, '#f6dcc0'),
  around: { above: [0.4, 0.44, 0.56], below: [0.2, 0.16, 0.11] },
  haze: { colour: light('#dcc8ac'), perMetre: 0.003 },
  exposure: 0.8,
  grain: 3,
};
/** The sun is in front of the camera: near things are dark. */
export const againstTheSun: Light = {
  sun: { towards: [0.25, 0.3, -0.9], colour: [2.6, 1.9, 1.15], softness: 0.03 },
  sky: (direction) => {
    const base = skyOf('#8d9fb4', '#f7dfb4', 0.4, '#fbe8cc')(direction);
    const near = Math.max(0, direction[0] * 0.25 + direction[1] * 0.3 - direction[2] * 0.9) ** 24;
    return mix(base, [3.2, 2.6, 1.7], Math.min(1, near * 0.9));
  },
  around: { above: [0.3, 0.32, 0.38], below: [0.13, 0.11, 0.08] },
  haze: { colour: light('#e9d3aa'), perMetre: 0.008 },
  exposure: 0.78,
  grain: 4,
};
export const indoors: Light = {
  sun: { towards: [0.22, 1, 0.35], colour: [0.95, 0.95, 0.92], softness: 0.14 },
  sky: () => light('#8a8f94'),
  around: { above: [0.62, 0.64, 0.67], below: [0.27, 0.26, 0.25] },
  exposure: 0.85,
  grain: 3,
};

const toned = (colour: Vector, by: number) => times(colour, by);

export const grass =
  (green: string, dry: string): Material =>
  ([x, , z]) => {
    const patch = layered(x * 0.35 + 9, z * 0.35, 2, 3);
    const fine = layered(x * 21, z * 21, 5, 3);
    return { colour: toned(mix(light(green), light(dry), between((patch - 0.35) * 2.2)), 0.45 + fine * 0.9) };
  };
export const concrete =
  (hex: string, slab = 3): Material =>
  ([x, , z]) => {
    const stain = 0.8 + 0.28 * layered(x * 0.7, z * 0.7, 4, 4) + 0.12 * layered(x * 24, z * 24, 1, 2);
    const joint = Math.min(Math.abs((x / slab) % 1), Math.abs((z / slab) % 1)) * slab < 0.018 ? 0.62 : 1;
    return { colour: toned(light(hex), stain * joint) };
  };
export const asphalt: Material = ([x, , z]) => {
  const fleck = 0.75 + 0.3 * layered(x * 40, z * 40, 3, 2) + 0.25 * layered(x * 0.5, z * 0.5, 3, 3);
  return { colour: toned(light('#63666a'), fleck) };
};
export const straw: Material = ([x, , z]) => {
  const stalk = layered(x * 26, z * 7, 2, 3) * 0.6 + layered(x * 6, z * 29, 8, 3) * 0.6;
  return { colour: toned(light('#a98d58'), 0.35 + stalk) };
};
export const wall =
  (hex: string): Material =>
  ([x, y, z]) => ({ colour: toned(light(hex), 0.86 + 0.2 * layered(x * 1.2, y * 1.2, z * 1.2, 4)), bump: [0.002, 40] });
export const plain =
  (hex: string, gloss = 0): Material =>
  () => ({ colour: light(hex), gloss });
/** Sheets of metal with ribs a third of a metre apart. */
export const ribbed =
  (hex: string): Material =>
  ([x, y, z]) => {
    const rib = Math.abs(((x + z) / 0.32) % 1) < 0.18 ? 0.8 : 1;
    return { colour: toned(light(hex), rib * (0.88 + 0.16 * layered(x * 0.8, y * 2, z * 0.8, 3))), gloss: 0.1 };
  };
