import { path } from '../shape.ts';
import type { Tone } from '../palette.ts';

/** A chain of rounded hills whose foot lies at `foot`, `height` high, its ridge shifted by `shift`. */
export function hills(foot: number, height: number, tone: Tone, shift = 0): string {
  const crest = [0.55, 0.9, 0.35, 0.75, 0.5, 1, 0.4, 0.7, 0.55, 0.85];
  let data = `M-20 ${foot}V${foot - height * 0.5}`;
  for (let index = 0; index < 9; index++) {
    const x = index * 180 - 20 + shift;
    const low = foot - height * 0.3 * (crest[(index + 3) % 10] ?? 0);
    data += `Q${x + 90} ${foot - height * (crest[index] ?? 0) * 1.4} ${x + 180} ${low}`;
  }
  return path(`${data}L1560 ${foot}Z`, { fill: tone });
}
