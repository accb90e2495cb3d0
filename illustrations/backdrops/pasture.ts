import { path, rectangles } from '../shape.ts';
import { hills } from './hills.ts';
import { tufts } from './tufts.ts';

function tree(x: number, foot: number, size: number): string {
  return (
    rectangles([[x - 4 * size, foot - 46 * size, 8 * size, 46 * size]], { fill: 'line' }) +
    path(
      `M${x - 44 * size} ${foot - 52 * size}q${-22 * size} ${-34 * size} ${14 * size} ${-48 * size}q${8 * size} ${-36 * size} ${42 * size} ${-24 * size}q${38 * size} ${4 * size} ${30 * size} ${38 * size}q${20 * size} ${34 * size} ${-24 * size} ${38 * size}z`,
      { fill: 'near' },
    )
  );
}

/** A pasture behind a post-and-rail fence; the ground starts at `horizon`, higher up for a higher camera. */
export function pasture(horizon = 232): string {
  const posts = Array.from({ length: 15 }, (_, i) => [i * 104 + 8, horizon - 16, 9, 46] as const);
  const fence =
    rectangles(
      [
        [0, horizon - 8, 1440, 6],
        [0, horizon + 9, 1440, 6],
      ],
      { fill: 'metal' },
    ) + rectangles(posts, { fill: 'line' });
  const grass = Array.from(
    { length: 12 },
    (_, i) => [30 + i * 122, horizon + 46 + ((i * 37) % Math.max(40, 340 - horizon))] as const,
  );
  return (
    rectangles([[0, 0, 1440, 360]], { fill: 'sky' }) +
    hills(horizon, 150, 'far', -60) +
    hills(horizon, 84, 'mid', 40) +
    tree(560, horizon + 4, 0.8) +
    tree(640, horizon, 0.6) +
    tree(1300, horizon + 4, 1) +
    rectangles([[0, horizon, 1440, 360 - horizon]], { fill: 'mid' }) +
    path(`M0 ${horizon + 30}Q360 ${horizon + 10} 720 ${horizon + 34}T1440 ${horizon + 26}V360H0Z`, {
      fill: 'near',
      opacity: 0.35,
    }) +
    fence +
    tufts(grass)
  );
}
