import { path, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import type { Tone } from '../palette.ts';
import { outdoors } from './room.ts';

function container(x: number, y: number, tone: Tone): string {
  return (
    rectangles([[x, y, 118, 44]], { fill: tone }) +
    rectangles(
      Array.from({ length: 9 }, (_, i) => [x + 9 + i * 12, y + 5, 4, 34] as const),
      { fill: 'figure', opacity: 0.14 },
    )
  );
}

/** A dock: a gantry crane over stacked containers, a ship behind. */
export function dock(): string {
  const sea =
    rectangles([[0, 226, 1440, 46]], { fill: 'far' }) +
    path('M60 240h80M220 252h60M330 238h50', { stroke: 'mid', width: 3 });
  const ship =
    path('M470 226L500 262H1020L1060 210H960V226Z', { fill: 'mid' }) +
    rectangles(
      [
        [960, 150, 60, 62],
        [520, 190, 400, 36],
      ],
      { fill: 'mid' },
    );
  const crane =
    rectangles(
      [
        [880, 30, 14, 242],
        [1040, 30, 14, 242],
        [600, 30, 800, 12],
        [600, 48, 800, 5],
        [880, 150, 174, 8],
      ],
      { fill: 'near' },
    ) +
    path('M960 0L620 30M960 0L1380 30M880 158L1054 42M894 30L960 0', { stroke: 'near', width: 4 }) +
    path('M700 53V120M752 53V120', { stroke: 'line', width: 2 }) +
    rectangles([[690, 118, 72, 8]], { fill: 'line' });
  const tones: readonly Tone[] = ['cloth', 'metal', 'cloth-2', 'metal', 'cloth', 'cloth-2', 'metal', 'cloth-2'];
  const stacks =
    repeat(4, (i) => container(1090 + (i % 2) * 122, 228 - Math.floor(i / 2) * 46, tones[i] ?? 'metal')) +
    container(1334, 228, 'cloth-2') +
    repeat(3, (i) => container(612 + (i % 2) * 122, 228 - Math.floor(i / 2) * 46, tones[i + 4] ?? 'metal')) +
    container(667, 126, 'cloth-2');
  return (
    outdoors('mid') +
    sea +
    ship +
    crane +
    stacks +
    rectangles(
      [
        [0, 272, 1440, 5],
        [0, 300, 1440, 4],
      ],
      { fill: 'near' },
    )
  );
}
