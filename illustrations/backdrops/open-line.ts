import { repeat } from '../repeat.ts';
import { lines, path } from '../shape.ts';
import { hills } from './hills.ts';
import { track } from './track.ts';
import { outdoors } from './room.ts';

/** An electrified track before hills, its rail at y 322. */
export function openLine(): string {
  return (
    outdoors('mid') +
    hills(272, 120, 'far', 60) +
    lines([[0, 16, 1440, 16]], { stroke: 'near', width: 2 }) +
    repeat(4, (index) =>
      path(`M${640 + index * 260} 272V0M${640 + index * 260} 36h-70`, { stroke: 'near', width: 5 }),
    ) +
    track(322)
  );
}
