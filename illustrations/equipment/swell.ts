import { number, path } from '../shape.ts';
import type { Tone } from '../palette.ts';

/** Water before a hull whose water line is at `y`: from `from` to `to`, with foam along it. */
export function swell(from: number, to: number, y: number, tone: Tone = 'mid'): string {
  const count = Math.max(2, Math.round((to - from) / 60));
  const step = (to - from) / count;
  const crest = Array.from({ length: count }, () => `q${number(step / 2)} ${6} ${number(step)} 0`).join('');
  return (
    path(`M${from} ${y}${crest}V${y + 22}H${from}Z`, { fill: tone }) +
    path(`M${from} ${y}${crest}`, { stroke: 'paper', width: 4 })
  );
}
