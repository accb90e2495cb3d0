import { layered } from '../rendering/noise.ts';
import type { Material } from '../rendering/solid.ts';
import { light, times } from '../rendering/vector.ts';

/** White paint with rows of windows, every `storey` metres up from `foot`. */
export const cabin = (foot: number, storey: number, every: number): Material => {
  const paint = light('#dfe1df');
  const glass = light('#27323b');
  return ([x, y, z]) => {
    const up = ((y - foot) / storey) % 1;
    const along = Math.abs(((x + z) / every) % 1);
    if (up > 0.45 && up < 0.8 && along > 0.25 && along < 0.75) return { colour: glass, gloss: 0.9 };
    return { colour: times(paint, 0.82 + 0.2 * layered(x * 0.8, y * 0.5, z * 0.8, 3)), gloss: 0.15 };
  };
};
/** Panes all around. */
export const bridge: Material = ([x, , z]) => {
  const pane = Math.abs(((x + z) / 1.3) % 1) > 0.1;
  return pane ? { colour: light('#222d36'), gloss: 0.9 } : { colour: light('#e4e5e3') };
};
