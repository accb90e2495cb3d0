import { path, rectangles } from '../shape.ts';

/** A plain view of a wall, a floor and distant houses, `width` by `height`, with nothing in it. */
export function blankView(width: number, height: number): string {
  const floor = height * 0.76;
  const houses = `M0 ${floor}v-${height * 0.2}h${width * 0.09}v-${height * 0.12}h${width * 0.1}v${height * 0.16}h${width * 0.08}v${height * 0.16}zM${width} ${floor}v-${height * 0.3}h-${width * 0.08}v${height * 0.1}h-${width * 0.11}v${height * 0.08}h-${width * 0.08}v${height * 0.12}z`;
  return (
    rectangles([[0, 0, width, floor]], { fill: 'sky' }) +
    path(houses, { fill: 'far' }) +
    rectangles([[0, floor, width, height - floor]], { fill: 'mid' })
  );
}
