import { lines, path, rectangles } from '../shape.ts';

/** High over a city, next to a tower: its wall of windows at the left, small roofs far below, clouds. */
export function aboveTheCity(): string {
  const sky =
    rectangles([[0, 0, 1440, 360]], { fill: 'sky' }) +
    path(
      'M1010 96q6 -26 34 -22q14 -26 44 -14q26 -6 30 20q24 2 22 16zM1250 170q4 -18 24 -16q14 -18 34 -6q22 -2 22 22z',
      {
        fill: 'far',
      },
    );
  const city =
    path('M700 360V300h60v-26h50v40h70v-60h44v46h90v-24h60v-34h40v58h80v-40h70v30h60v-52h66v62h110V360Z', {
      fill: 'mid',
    }) + path('M700 360V334h90v-18h80v26h130v-22h90v16h150v-26h80v20h120V360Z', { fill: 'near' });
  const wall =
    rectangles([[0, 0, 762, 360]], { fill: 'far' }) +
    rectangles(
      Array.from({ length: 27 }, (_, i) => [500 + (i % 3) * 86, -30 + Math.floor(i / 3) * 92, 66, 70] as const),
      { fill: 'cloth-2', opacity: 0.75 },
    ) +
    lines(
      Array.from(
        { length: 9 },
        (_, i) =>
          [506 + (i % 3) * 86, 30 + Math.floor(i / 3) * 92, 540 + (i % 3) * 86, -20 + Math.floor(i / 3) * 92] as const,
      ),
      { stroke: 'paper', width: 5, opacity: 0.45 },
    ) +
    rectangles([[748, 0, 14, 360]], { fill: 'near' });
  return sky + city + wall;
}
