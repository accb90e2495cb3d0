import { circle, path, rectangle, rectangles } from '../shape.ts';
import { room } from './room.ts';

function flask(x: number, y: number): string {
  return (
    path(`M${x - 4} ${y - 34}h8v12l13 22h-34l13 -22z`, { fill: 'paper' }) +
    path(`M${x - 11} ${y - 9}h22l6 9h-34z`, { fill: 'cloth' })
  );
}

/** A laboratory: safety cabinet, bench with glassware and a microscope, door with a round window. */
export function laboratory(): string {
  const ceiling =
    rectangles([[0, 0, 1440, 20]], { fill: 'near' }) +
    rectangles(
      [
        [520, 20, 160, 5],
        [860, 20, 160, 5],
        [1200, 20, 160, 5],
      ],
      { fill: 'paper' },
    );
  const seams = rectangles(
    Array.from({ length: 9 }, (_, i) => [i * 172 + 30, 25, 2, 242] as const),
    { fill: 'near', opacity: 0.6 },
  );
  const cabinet =
    rectangle(540, 58, 230, 214, { fill: 'near' }, 4) +
    rectangle(556, 104, 198, 92, { fill: 'screen' }, 3) +
    path('M580 196L640 104H672L612 196Z', { fill: 'paper', opacity: 0.16 }) +
    rectangles(
      [
        [556, 72, 90, 8],
        [556, 86, 54, 6],
      ],
      { fill: 'metal' },
    ) +
    rectangles([[540, 212, 230, 8]], { fill: 'line' }) +
    circle(738, 78, 7, { fill: 'accent' });
  const bench =
    rectangles([[1150, 204, 290, 10]], { fill: 'line' }) +
    rectangles([[1162, 214, 278, 58]], { fill: 'near' }) +
    rectangles(
      [
        [1240, 214, 3, 58],
        [1340, 214, 3, 58],
        [1184, 226, 36, 5],
        [1272, 226, 36, 5],
        [1368, 226, 36, 5],
      ],
      { fill: 'line' },
    );
  const microscope =
    path('M1172 204H1220V197H1206Q1228 178 1212 150L1204 157Q1214 176 1196 190H1172Z', { fill: 'figure' }) +
    path('M1184 176L1210 128L1222 134L1198 184Z', { fill: 'figure' });
  const shelves =
    rectangles([[1240, 130, 190, 6]], { fill: 'line' }) +
    rectangles(
      [
        [1250, 104, 18, 26],
        [1274, 92, 18, 38],
        [1330, 100, 18, 30],
        [1354, 94, 18, 36],
        [1384, 102, 26, 28],
      ],
      { fill: 'cloth-2' },
    );
  const door =
    rectangle(850, 76, 124, 196, { fill: 'near' }, 3) +
    rectangle(858, 84, 108, 188, { fill: 'far' }, 2) +
    circle(912, 138, 28, { fill: 'near' }) +
    circle(912, 138, 22, { fill: 'sky' });
  return (
    room('mid', 'near', 'line') +
    ceiling +
    seams +
    door +
    cabinet +
    shelves +
    bench +
    microscope +
    flask(1258, 204) +
    flask(1302, 204)
  );
}
