import { path, rectangles } from '../shape.ts';
import { hills } from './hills.ts';

/** A wide river before wooded hills, its far bank at y `bank`; waves as short strokes. */
export function river(bank = 210): string {
  const wave = (x: number, y: number) => `M${x} ${y}q14 -7 28 0t28 0`;
  const spots = [
    [80, 30],
    [300, 70],
    [520, 24],
    [610, 96],
    [760, 50],
    [900, 110],
    [1010, 30],
    [1180, 80],
    [1290, 22],
    [1360, 120],
  ] as const;
  return (
    rectangles([[0, 0, 1440, bank]], { fill: 'sky' }) +
    hills(bank, 130, 'far', 20) +
    rectangles([[0, bank - 4, 1440, 364 - bank]], { fill: 'mid' }) +
    rectangles([[0, bank - 6, 1440, 6]], { fill: 'near' }) +
    path(spots.map(([x, down]) => wave(x, bank + down)).join(''), { stroke: 'near', width: 3 })
  );
}
