import type { Tone } from '../palette.ts';
import { circle, lines, number, path, rectangles } from '../shape.ts';

const far = { x: 960, y: 196 };

/** A vault around the far end, `size` 1 being as large as the stage is high. */
const vault = (size: number): string => {
  const at = (x: number, y: number) => `${number(far.x + x * size)} ${number(far.y + y * size)}`;
  return `M${at(-420, 240)}V${number(far.y - 20 * size)}C${at(-420, -250)} ${at(420, -250)} ${at(420, -20)}V${number(far.y + 240 * size)}`;
};

const depths: readonly (readonly [size: number, tone: Tone])[] = [
  [1.05, 'mid'],
  [0.72, 'near'],
  [0.48, 'metal'],
  [0.3, 'line'],
  [0.16, 'figure'],
];

/** A vaulted roadway of a mine, seen along its track: steel ribs, lamps at the crown, a cable at the wall. */
export function mineRoadway(): string {
  const rings = depths.map(
    ([size, tone]) => path(`${vault(size)}Z`, { fill: tone }) + path(vault(size), { stroke: 'line', width: 20 * size }),
  );
  const lamps = depths
    .slice(0, 4)
    .map(([size]) => {
      const y = far.y - 172 * size * 0.86;
      return (
        circle(far.x, y, 34 * size, { fill: 'safety', opacity: 0.3 }) + circle(far.x, y, 13 * size, { fill: 'paper' })
      );
    })
    .join('');
  const ground = path('M420 360L948 208H972L1500 360Z', { fill: 'near' });
  const track =
    lines(
      Array.from({ length: 9 }, (_, i) => {
        const part = 0.12 + (i / 9) ** 1.5;
        return [far.x - 150 * part, 210 + 150 * part, far.x + 150 * part, 210 + 150 * part] as const;
      }),
      { stroke: 'line', width: 6 },
    ) + path('M860 360L954 208M1060 360L966 208', { stroke: 'figure', width: 6 });
  const cables = path('M520 128L930 190M516 152L930 194M1404 140L992 192', {
    stroke: 'figure',
    width: 4,
    opacity: 0.7,
  });
  return rectangles([[0, 0, 1440, 360]], { fill: 'near' }) + rings.join('') + ground + track + lamps + cables;
}
