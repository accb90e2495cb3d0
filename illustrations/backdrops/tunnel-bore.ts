import { circle, lines, path, rectangles } from '../shape.ts';
import type { Tone } from '../palette.ts';

const rings: readonly (readonly [number, Tone])[] = [
  [420, 'metal'],
  [330, 'near'],
  [258, 'metal'],
  [190, 'line'],
  [126, 'figure'],
  [66, 'screen'],
];

/** A bored metro tunnel seen along its track, vanishing at (x, y): rings of lining, lamps, cables, a track bed. */
export function tunnelBore(x = 900, y = 150): string {
  const ray = (angle: number, from: number, to: number) => {
    const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    return [x + dx * from, y + dy * from, x + dx * to, y + dy * to] as const;
  };
  const lamps = [400, 300, 228, 162, 100].map((radius) => {
    const [px, py] = ray(-128, radius, radius);
    return circle(px, py, radius / 26, { fill: 'paper' });
  });
  return (
    rectangles([[0, 0, 1440, 360]], { fill: 'near' }) +
    rings.map(([radius, tone]) => circle(x, y, radius, { fill: tone })).join('') +
    rings.map(([radius]) => circle(x, y, radius, { stroke: 'figure', width: radius / 90, opacity: 0.5 })).join('') +
    lines(
      [-160, -104, -62, -18].map((angle) => ray(angle, 66, 620)),
      { stroke: 'figure', width: 2, opacity: 0.28 },
    ) +
    lines(
      [
        [x - 62, y + 12, x - 414, y + 76],
        [x - 62, y + 18, x - 404, y + 94],
      ],
      { stroke: 'screen', width: 5, opacity: 0.6 },
    ) +
    lamps.join('') +
    path(`M${x - 36} ${y + 48}H${x + 36}L${x + 300} 360H${x - 300}Z`, { fill: 'line' }) +
    path(
      [62, 78, 98, 124, 156, 194]
        .map(
          (down) =>
            `M${x - 14 - down * 0.72} ${y + down}H${x + 14 + down * 0.72}v${down / 12}H${x - 14 - down * 0.72}z`,
        )
        .join(''),
      { fill: 'figure', opacity: 0.7 },
    ) +
    path(
      `M${x - 15} ${y + 50}L${x - 128} 360H${x - 112}L${x - 12} ${y + 50}ZM${x + 15} ${y + 50}L${x + 128} 360H${x + 112}L${x + 12} ${y + 50}Z`,
      {
        fill: 'sky',
      },
    )
  );
}
