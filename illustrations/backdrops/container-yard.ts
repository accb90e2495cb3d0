import { repeat } from '../repeat.ts';
import { path, rectangles } from '../shape.ts';
import type { Tone } from '../palette.ts';

const tones: readonly Tone[] = ['near', 'mid', 'cloth-2', 'near', 'metal', 'mid'];

/** A container yard from above: rows of stacks far away, a ground that begins at y 140 with its lane marks. */
export function containerYard(): string {
  const stacks = repeat(12, (index) => {
    const [x, high] = [500 + index * 82, 1 + ((index * 5) % 3)];
    return repeat(high, (level) =>
      rectangles([[x, 112 - level * 30, 78, 28]], { fill: tones[(index + level * 2) % tones.length] ?? 'near' }),
    );
  });
  const mast =
    rectangles(
      [
        [560, 10, 5, 130],
        [1380, 0, 5, 140],
      ],
      { fill: 'near' },
    ) +
    rectangles(
      [
        [540, 6, 46, 7],
        [1360, 0, 46, 7],
      ],
      { fill: 'near' },
    );
  return (
    rectangles([[0, 0, 1440, 140]], { fill: 'sky' }) +
    path('M60 140V92H150V112H260V78H340V140Z', { fill: 'far' }) +
    mast +
    stacks +
    rectangles([[0, 140, 1440, 220]], { fill: 'mid' }) +
    rectangles([[0, 140, 1440, 4]], { fill: 'near' }) +
    path('M0 190H1440V194H0ZM0 344H1440V350H0Z', { fill: 'far' })
  );
}
