import { lines, path, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';
import { repeat } from '../repeat.ts';
import { hills } from './hills.ts';
import { tufts } from './tufts.ts';

/** Open ground along a buried pipeline: marker posts, a fenced valve station and tanks far off. */
export function pipelineField(): string {
  const posts = repeat(5, (i) => {
    const [x, y, size] = [
      [500, 300, 0.8],
      [716, 318, 1],
      [1010, 296, 0.76],
      [1226, 316, 1],
      [1400, 300, 0.8],
    ][i] ?? [0, 0, 1];
    return (
      rectangle(
        (x ?? 0) - 13 * (size ?? 1),
        (y ?? 0) - 88 * (size ?? 1),
        26 * (size ?? 1),
        88 * (size ?? 1),
        { fill: 'paper' },
        3,
      ) +
      rectangles([[(x ?? 0) - 13 * (size ?? 1), (y ?? 0) - 84 * (size ?? 1), 26 * (size ?? 1), 16 * (size ?? 1)]], {
        fill: 'safety',
      }) +
      text(x ?? 0, (y ?? 0) - 44 * (size ?? 1), '管', 17 * (size ?? 1), 'figure', 'middle') +
      text(x ?? 0, (y ?? 0) - 22 * (size ?? 1), '道', 17 * (size ?? 1), 'figure', 'middle')
    );
  });
  const tank = (x: number, width: number, height: number) =>
    rectangles([[x, 232 - height, width, height]], { fill: 'mid' }) +
    path(`M${x} ${232 - height}Q${x + width / 2} ${214 - height} ${x + width} ${232 - height}Z`, { fill: 'near' });
  const station =
    path('M1060 232V196H1084V212H1120V178H1144V232', { stroke: 'metal', width: 9 }) +
    path('M1108 178H1156M1132 168V178', { stroke: 'line', width: 5 }) +
    lines(
      [
        [1030, 204, 1190, 204],
        ...Array.from({ length: 11 }, (_, i) => [1030 + i * 16, 196, 1030 + i * 16, 238] as const),
      ],
      { stroke: 'near', width: 2.5 },
    );
  return (
    rectangles([[0, 0, 1440, 236]], { fill: 'sky' }) +
    hills(236, 80, 'far', 30) +
    tank(570, 96, 62) +
    tank(690, 80, 50) +
    tank(1330, 100, 70) +
    station +
    rectangles([[0, 232, 1440, 128]], { fill: 'mid' }) +
    path('M0 262Q360 246 720 264T1440 258V360H0Z', { fill: 'near', opacity: 0.35 }) +
    path('M0 318Q360 306 716 322T1440 318', { stroke: 'line', width: 3, dash: '18 10', opacity: 0.55 }) +
    tufts([
      [80, 300],
      [260, 340],
      [430, 286],
      [620, 348],
      [860, 276],
      [1120, 348],
      [1320, 340],
    ]) +
    posts
  );
}
