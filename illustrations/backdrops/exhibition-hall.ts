import { lines, path, rectangle, rectangles } from '../shape.ts';
import { room } from './room.ts';

/** A museum hall after closing time: framed works, a bench, spots at the ceiling. */
export function exhibitionHall(): string {
  const rail = rectangles([[0, 30, 1440, 5]], { fill: 'near' });
  const spots = [560, 760, 1000, 1240].map((x) => path(`M${x} 35v8l-10 14h24l-6 -14v-8z`, { fill: 'line' })).join('');
  const light = [560, 760, 1000, 1240]
    .map((x) => path(`M${x - 8} 57L${x - 76} 267H${x + 80}L${x + 14} 57Z`, { fill: 'paper', opacity: 0.18 }))
    .join('');
  const frames =
    rectangles(
      [
        [516, 92, 96, 116],
        [704, 104, 118, 84],
        [946, 92, 100, 120],
        [1178, 104, 130, 88],
      ],
      { fill: 'line' },
    ) +
    rectangles(
      [
        [522, 98, 84, 104],
        [710, 110, 106, 72],
        [952, 98, 88, 108],
        [1184, 110, 118, 76],
      ],
      { fill: 'paper' },
    );
  const works =
    path('M522 202V168L550 136L574 164L590 150L606 170V202Z', { fill: 'cloth-2' }) +
    path('M710 182V160Q740 128 766 152T816 140V182Z', { fill: 'near' }) +
    path('M972 206Q970 150 996 128Q1022 150 1020 206Z', { fill: 'cloth-2' }) +
    lines(
      [
        [1196, 130, 1290, 130],
        [1196, 146, 1270, 146],
        [1196, 162, 1282, 162],
      ],
      { stroke: 'near', width: 5 },
    );
  const bench =
    rectangle(1110, 250, 180, 12, { fill: 'line' }, 3) +
    rectangles(
      [
        [1130, 262, 8, 26],
        [1262, 262, 8, 26],
      ],
      { fill: 'line' },
    );
  const rope = path('M640 290V238M860 290V238M640 242Q750 282 860 242', { stroke: 'metal', width: 4 });
  return room('far', 'mid') + light + rail + spots + frames + works + bench + rope;
}
