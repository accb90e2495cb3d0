import { componentsOf, outlineOf } from '../../text/components.ts';
import { type OrientedBox, smallestBox } from '../../text/oriented-box.ts';
import type { Regions } from './regions.ts';

/** In pixels of the picture in which papers are searched, with the blur around print. */
const HEIGHTS = [5, 40] as const;
/** A line is longer than it is high. */
const LENGTH = 2.5;
const FULLNESS = 0.4;
/** The share of the sheet that small print covers if its lines are one shape. */
const BLOCK = [0.01, 0.4] as const;
/** The maximum number of lines in it. */
const LINES_OF_BLOCK = 4;

const holds = ({ x, y, alongX, alongY, width, height }: OrientedBox, atX: number, atY: number) => {
  const [dx, dy] = [atX - x, atY - y];
  return Math.abs(dx * alongX + dy * alongY) <= width / 2 && Math.abs(dy * alongX - dx * alongY) <= height / 2;
};

/** How much on a sheet, outside of all boxes, looks like lines of print. */
export const linesBeside = (
  { width, height, of }: Regions,
  sheet: OrientedBox,
  boxes: readonly OrientedBox[],
): number =>
  componentsOf(width, height, (index) => of[index] === -1, HEIGHTS[0] ** 2 * LENGTH).reduce((lines, component) => {
    const box = smallestBox(outlineOf(component));
    const [short, long] = [Math.min(box.width, box.height), Math.max(box.width, box.height)];
    const isLine = short >= HEIGHTS[0] && short <= HEIGHTS[1] && long >= short * LENGTH;
    const isBeside = holds(sheet, box.x, box.y) && !boxes.some((other) => holds(other, box.x, box.y));
    const share = (short * long) / (sheet.width * sheet.height);
    const isBlock = share >= BLOCK[0] && share <= BLOCK[1];
    if (!isBeside || component.pixels < short * long * FULLNESS) return lines;
    return lines + (isBlock ? LINES_OF_BLOCK : isLine ? 1 : 0);
  }, 0);
