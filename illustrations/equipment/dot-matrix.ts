import { number, path } from '../shape.ts';
import type { Tone } from '../palette.ts';

/** Rows of five dots from the top, each as the bits of a number. */
const rows: Record<string, readonly number[]> = {
  0: [14, 17, 19, 21, 25, 17, 14],
  1: [4, 12, 4, 4, 4, 4, 14],
  2: [14, 17, 1, 2, 4, 8, 31],
  3: [31, 2, 4, 2, 1, 17, 14],
  4: [2, 6, 10, 18, 31, 2, 2],
  5: [31, 16, 30, 1, 1, 17, 14],
  6: [6, 8, 16, 30, 17, 17, 14],
  7: [31, 1, 2, 4, 8, 8, 8],
  8: [14, 17, 17, 14, 17, 17, 14],
  9: [14, 17, 17, 15, 1, 2, 12],
  '.': [0, 0, 0, 0, 0, 12, 12],
  '/': [0, 1, 2, 4, 8, 16, 0],
  ':': [0, 12, 12, 0, 12, 12, 0],
  '-': [0, 0, 0, 31, 0, 0, 0],
};

/** A line printed in dots by an ink-jet, (x, y) its left upper corner; a sign is six dots wide and seven high. */
export function dotMatrix(x: number, y: number, dot: number, content: string, tone: Tone = 'screen'): string {
  const dots = [...content].flatMap((sign, index) =>
    (rows[sign] ?? []).flatMap((bits, row) =>
      [0, 1, 2, 3, 4]
        .filter((column) => bits & (16 >> column))
        .map((column) => `M${number(x + (index * 6 + column + 0.5) * dot)} ${number(y + (row + 0.5) * dot)}h.1`),
    ),
  );
  return path(dots.join(''), { stroke: tone, width: dot * 0.92 });
}
