import type { Tone } from '../palette.ts';
import { number, path } from '../shape.ts';
import { repeat } from '../repeat.ts';

/** Fine waves as printed below the text of certificates, over `width` by `height` from the left upper corner. */
export function waves(width: number, height: number, tone: Tone = 'cloth-2', gap = 26): string {
  const step = width / 4;
  const rows = Math.floor(height / gap) - 1;
  const wave = (y: number) =>
    `M3 ${number(y)}q${number(step / 2)} ${-gap} ${number(step)} 0${`t${number(step)} 0`.repeat(2)}t${number(step - 6)} 0`;
  return path(
    repeat(rows, (row) => wave((row + 1) * gap)),
    { stroke: tone, width: 1, opacity: 0.32 },
  );
}
