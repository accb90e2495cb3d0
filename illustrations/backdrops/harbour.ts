import type { Tone } from '../palette.ts';
import { path, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { water } from './water.ts';

function quayCrane(x: number): string {
  return (
    rectangles(
      [
        [x, 40, 9, 124],
        [x + 84, 40, 9, 124],
        [x - 130, 52, 280, 9],
        [x, 104, 93, 6],
      ],
      { fill: 'near' },
    ) +
    path(
      `M${x + 46} 6L${x - 130} 52M${x + 46} 6L${x + 150} 52M${x + 4} 40L${x + 46} 6L${x + 89} 40M${x} 164L${x + 88} 108`,
      {
        stroke: 'near',
        width: 3,
      },
    ) +
    path(`M${x - 60} 61v34h-14v8h34v-8h-14v-34`, { stroke: 'near', width: 2.5 })
  );
}

/** A harbour basin: quay cranes over stacks of containers on the far quay, bollards and fenders along its wall. */
export function harbour(): string {
  const tones: readonly Tone[] = ['cloth-2', 'metal', 'cloth', 'near'];
  const stacks = repeat(16, (i) => {
    const [x, y] = [470 + (i % 8) * 118 + (i > 7 ? 30 : 0), i > 7 ? 116 : 140];
    return rectangles([[x, y, 84, 22]], { fill: tones[(i * 3) % 4] ?? 'metal' });
  });
  return (
    rectangles([[0, 0, 1440, 164]], { fill: 'sky' }) +
    rectangles(
      [
        [40, 90, 120, 74],
        [190, 60, 70, 104],
        [300, 104, 130, 60],
      ],
      { fill: 'far' },
    ) +
    stacks +
    quayCrane(620) +
    quayCrane(930) +
    quayCrane(1240) +
    water(186) +
    rectangles([[0, 160, 1440, 30]], { fill: 'metal' }) +
    rectangles([[0, 160, 1440, 6]], { fill: 'line' }) +
    rectangles(
      Array.from({ length: 18 }, (_, i) => [i * 84 + 20, 168, 12, 24] as const),
      { fill: 'figure', opacity: 0.5 },
    )
  );
}
