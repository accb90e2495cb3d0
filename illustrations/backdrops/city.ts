import { path, rectangles } from '../shape.ts';

/** A skyline over water, 1440 by 480: slabs, a television tower, a domed hall and a cable bridge. */
export function city(): string {
  const sky = rectangles([[0, 0, 1440, 480]], { fill: 'sky' });
  const distant = rectangles(
    [
      [40, 300, 80, 96],
      [130, 270, 60, 126],
      [210, 320, 110, 76],
      [350, 290, 70, 106],
      [440, 320, 90, 76],
      [560, 260, 70, 136],
      [650, 220, 60, 176],
      [950, 200, 50, 196],
      [1110, 190, 60, 206],
      [1200, 150, 56, 246],
      [1310, 210, 60, 186],
      [1384, 170, 56, 226],
    ],
    { fill: 'far' },
  );
  const near = rectangles(
    [
      [620, 300, 74, 96],
      [862, 180, 66, 216],
      [936, 246, 60, 150],
      [1310, 250, 80, 146],
      [1396, 286, 44, 110],
    ],
    { fill: 'mid' },
  );
  const lit = rectangles(
    Array.from({ length: 40 }, (_, i) => [872 + (i % 4) * 13, 194 + Math.floor(i / 4) * 19, 7, 10] as const),
    { fill: 'far' },
  );
  const tower =
    path('M1044 396L1048 80H1052L1056 396ZM1030 396L1047 300H1053L1070 396Z', { fill: 'cloth-2' }) +
    path(
      'M1022 216Q1050 190 1078 216Q1076 246 1050 250Q1024 246 1022 216ZM1036 140Q1050 128 1064 140Q1062 156 1050 158Q1038 156 1036 140Z',
      { fill: 'cloth-2' },
    ) +
    path('M1020 220H1080', { stroke: 'line', width: 4 });
  const dome =
    rectangles([[1140, 346, 150, 50]], { fill: 'cloth-2' }) +
    path('M1150 346Q1150 284 1215 276Q1280 284 1280 346Z', { fill: 'cloth-2' }) +
    path('M1215 276V262M1172 346Q1176 290 1215 276Q1254 290 1258 346M1215 276V346', { stroke: 'line', width: 2.5 }) +
    rectangles(
      Array.from({ length: 7 }, (_, i) => [1150 + i * 20, 358, 8, 38] as const),
      { fill: 'mid' },
    );
  const bridge =
    path('M690 384H940', { stroke: 'line', width: 7 }) +
    path(
      'M770 396V304M860 396V304M770 308L704 382M770 308L728 382M770 308L812 382M860 308L902 382M860 308L928 382M860 308L818 382',
      { stroke: 'line', width: 3 },
    );
  const water =
    rectangles([[0, 396, 1440, 84]], { fill: 'mid' }) +
    path('M640 420h90M820 436h120M1020 418h70M1180 440h140M300 430h70M90 446h90', { stroke: 'near', width: 3 });
  return sky + distant + near + lit + tower + dome + water + bridge;
}
