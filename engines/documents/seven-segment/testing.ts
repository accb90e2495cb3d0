import { renderSvg } from '../../specimens/render.ts';
import { type SegmentOptions, sevenSegments } from '../../specimens/scene/seven-segment.ts';
import { readDisplay } from './read-display.ts';

/** Lit displays and printed ones, with and without dark segments. */
export const colours = [
  { panel: '#140808', on: '#ff3020', off: '#2c0f0c' },
  { panel: '#b9c7a6', on: '#20281c', off: '#aebc9b' },
  { panel: '#ffffff', on: '#111111', off: 'none' },
  { panel: '#0a1220', on: '#58c8ff', off: '#0f1b2c' },
] as const;

type Looks = Omit<SegmentOptions, 'on' | 'off'> & { colour?: (typeof colours)[number]; beside?: string };

/** Draws a number and reads it; the seed is the box of its digits, or the share of it that was found. */
export const readDrawn = async (
  value: string,
  { tall, colour = colours[0], beside = '', ...looks }: Looks,
  seedShare: readonly [number, number] = [0, 1],
) => {
  const { svg, width } = sevenSegments(value, { tall, on: colour.on, off: colour.off, ...looks });
  const [across, down] = [Math.ceil(width + 4 * tall), Math.ceil(tall * 2)];
  const [left, top] = [Math.round(2 * tall), Math.round(tall / 2)];
  const raster = await renderSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}"><rect width="100%" height="100%" fill="${colour.panel}"/><g transform="translate(${left} ${top})">${svg}${beside}</g></svg>`,
  );
  const seed = { left: left + width * seedShare[0], top, right: left + width * seedShare[1], bottom: top + tall };
  return readDisplay(raster, seed)?.value;
};
