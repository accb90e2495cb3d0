import { componentsOf } from '../../text/components.ts';
import type { Ink } from './ink.ts';

export interface Area {
  left: number;
  top: number;
  /** Not included. */
  right: number;
  bottom: number;
}

/** The ink of a display that reaches no border, which is its frame, and where its pieces lie. */
export const partsOf = (ink: Ink): { ink: Ink; areas: Area[] } => {
  const { width, height } = ink;
  const kept = new Uint8Array(ink.on.length);
  const areas: Area[] = [];
  for (const component of componentsOf(width, height, (index) => ink.on[index] === 1, 8)) {
    const area: Area = {
      left: Math.min(...component.firsts),
      top: component.top,
      right: Math.max(...component.lasts) + 1,
      bottom: component.top + component.firsts.length,
    };
    if (area.left === 0 || area.top === 0 || area.right === width || area.bottom === height) continue;
    areas.push(area);
    for (const [row, first] of component.firsts.entries())
      for (let x = first; x <= (component.lasts[row] ?? first); x += 1) {
        const index = (component.top + row) * width + x;
        kept[index] = ink.on[index] ?? 0;
      }
  }
  return { ink: { width, height, on: kept }, areas };
};

/** Columns with ink between two rows, gaps of up to `gap` columns closed. */
export const runsOf = (
  { width, on }: Ink,
  top: number,
  bottom: number,
  gap: number,
): { left: number; right: number }[] => {
  const runs: { left: number; right: number }[] = [];
  for (let x = 0; x < width; x += 1) {
    let count = 0;
    for (let y = top; y < bottom; y += 1) count += on[y * width + x] ?? 0;
    if (count < 1) continue;
    const last = runs.at(-1);
    if (last && x - last.right <= gap) last.right = x + 1;
    else runs.push({ left: x, right: x + 1 });
  }
  return runs;
};

/** The rows of an area between which its ink lies; undefined where it has none. */
export const rowsWithin = ({ width, on }: Ink, area: Area): { top: number; bottom: number } | undefined => {
  let [first, last] = [-1, -1];
  for (let y = area.top; y < area.bottom; y += 1)
    for (let x = area.left; x < area.right; x += 1)
      if (on[y * width + x] === 1) {
        if (first < 0) first = y;
        last = y;
        break;
      }
  return first < 0 ? undefined : { top: first, bottom: last + 1 };
};
