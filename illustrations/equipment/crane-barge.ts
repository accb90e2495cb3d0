import { circle, lines, path, placed, rectangle, rectangles } from '../shape.ts';

/** A working pontoon with a grab crane, a deckhouse and spuds, from the side, 400 long and 270 high, afloat at (0, 0). */
export function craneBarge(place: Parameters<typeof placed>[1]): string {
  const boom = Array.from({ length: 8 }, (_, i) => {
    const [x, y] = [20 + i * 19, -104 - i * 18];
    return `M${x} ${y}l24 -9l-5 -9`;
  });
  return placed(
    rectangles(
      [
        [-178, -150, 12, 158],
        [158, -130, 12, 138],
      ],
      { fill: 'metal' },
    ) +
      rectangles([[-150, -86, 84, 52]], { fill: 'paper' }) +
      rectangles([[-140, -114, 60, 28]], { fill: 'paper' }) +
      rectangles([[-134, -108, 48, 12]], { fill: 'screen' }) +
      rectangles(
        [-142, -116, -90].map((x) => [x, -72, 16, 14] as const),
        { fill: 'cloth-2' },
      ) +
      path('M-156 -86H-60M-146 -114H-74', { stroke: 'line', width: 4 }) +
      path('M-10 -96L20 -190L30 -100', { stroke: 'line', width: 5 }) +
      path('M16 -96L178 -252M34 -88L182 -244', { stroke: 'safety', width: 5 }) +
      path(boom.join(''), { stroke: 'safety', width: 2.5 }) +
      path('M20 -190L178 -252M20 -190L-24 -104', { stroke: 'line', width: 2 }) +
      path('M180 -250V-142', { stroke: 'figure', width: 2.5 }) +
      circle(180, -250, 6, { fill: 'figure' }) +
      path('M164 -142H196L202 -120L182 -104L180 -120L178 -104L158 -120Z', { fill: 'figure' }) +
      path('M-36 -60V-104H40Q52 -104 54 -92L58 -60Z', { fill: 'safety' }) +
      path('M22 -70V-98H38Q44 -98 46 -92L50 -70Z', { fill: 'screen' }) +
      path('M-36 -60V-76H22V-60Z', { fill: 'figure', opacity: 0.2 }) +
      rectangle(-40, -60, 106, 12, { fill: 'figure' }, 3) +
      rectangles([[-16, -48, 60, 16]], { fill: 'line' }) +
      path('M84 -34Q110 -64 146 -34Z', { fill: 'line' }) +
      path('M-200 -36H192L188 8H-190Z', { fill: 'metal' }) +
      path('M-197 -10H190L188 8H-190Z', { fill: 'figure', opacity: 0.4 }) +
      rectangles([[-200, -36, 392, 6]], { fill: 'figure' }) +
      lines(
        Array.from({ length: 9 }, (_, i) => [-170 + i * 42, -30, -170 + i * 42, -12] as const),
        { stroke: 'line', width: 3 },
      ) +
      [-150, -70, 10, 90, 170].map((x) => circle(x, -14, 8, { stroke: 'screen', width: 5 })).join('') +
      path('M-190 8H188M-160 17h90M30 18h80', { stroke: 'paper', width: 3.5, opacity: 0.75 }),
    place,
  );
}
