import { lines, path, rectangle, rectangles } from '../shape.ts';
import { outdoors } from './room.ts';

function tree(x: number, size: number): string {
  return (
    rectangles([[x - 3, 272 - 60 * size, 6, 60 * size]], { fill: 'line' }) +
    path(
      `M${x} ${272 - 150 * size}q${40 * size} 4 ${38 * size} ${52 * size}q${-2 * size} ${50 * size} ${-38 * size} ${50 * size}q${-36 * size} 0 ${-38 * size} ${-50 * size}q${-2 * size} ${-48 * size} ${38 * size} ${-52 * size}z`,
      { fill: 'near' },
    )
  );
}

function windows(x: number, y: number, columns: number, rows: number): string {
  const rowsAcross = Array.from(
    { length: rows },
    (_, row) => [x, y + 7 + row * 26, x + columns * 24 - 11, y + 7 + row * 26] as const,
  );
  return lines(rowsAcross, { stroke: 'far', width: 14, dash: '13 11', ends: 'flat' });
}

/** A street in front of office houses, with trees, a lamp and a crossing. */
export function street(): string {
  const distant = rectangles(
    [
      [30, 150, 110, 122],
      [160, 190, 90, 82],
      [270, 130, 80, 142],
      [370, 176, 100, 96],
    ],
    { fill: 'far' },
  );
  const houses =
    rectangles(
      [
        [500, 96, 130, 176],
        [640, 46, 112, 226],
        [764, 128, 150, 144],
        [930, 70, 126, 202],
        [1070, 112, 160, 160],
        [1246, 40, 124, 232],
      ],
      { fill: 'mid' },
    ) +
    windows(514, 112, 5, 5) +
    windows(654, 62, 4, 6) +
    windows(944, 86, 4, 6) +
    windows(1262, 58, 4, 7) +
    windows(1086, 130, 6, 3);
  const shop =
    rectangles(
      [
        [764, 208, 150, 8],
        [1070, 208, 160, 8],
      ],
      { fill: 'near' },
    ) +
    rectangles(
      [
        [780, 222, 52, 50],
        [846, 222, 52, 50],
        [1086, 222, 58, 50],
        [1158, 222, 58, 50],
      ],
      { fill: 'sky' },
    );
  const lamp =
    path('M1010 272V92Q1010 78 1024 78H1052', { stroke: 'line', width: 5 }) +
    rectangle(1040, 75, 34, 8, { fill: 'line' }, 3);
  const kerb = rectangles([[0, 272, 1440, 26]], { fill: 'far' }) + rectangles([[0, 298, 1440, 4]], { fill: 'near' });
  const stripes = Array.from({ length: 9 }, (_, i) => `M${560 + i * 90} 318h44l-14 42h-50z`);
  const crossing = path(stripes.join(''), { fill: 'sky', opacity: 0.8 });
  return (
    outdoors('mid') +
    distant +
    houses +
    shop +
    tree(596, 0.9) +
    tree(1124, 1) +
    tree(1400, 0.8) +
    lamp +
    kerb +
    crossing
  );
}
