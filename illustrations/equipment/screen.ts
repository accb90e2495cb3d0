import { circle, lines, path, type Point, rectangle, rectangles } from '../shape.ts';

/** What a screen of a control room shows. */
export type ScreenContent = 'road' | 'grid' | 'chart' | 'track' | 'process' | 'hall' | 'map' | 'dark';

function content(kind: ScreenContent, x: number, y: number, w: number, h: number): string {
  const at = (px: number, py: number): Point => [x + w * px, y + h * py];
  const line = (points: readonly Point[]) =>
    `M${points.map(([a, b]) => `${Math.round(a)} ${Math.round(b)}`).join('L')}`;
  switch (kind) {
    case 'road':
      return (
        path(`${line([at(0.42, 0.35), at(0.58, 0.35), at(0.95, 1), at(0.05, 1)])}Z`, { fill: 'figure' }) +
        path(line([at(0.5, 0.42), at(0.5, 0.96)]), { stroke: 'line', width: 1.6, dash: '6 6' }) +
        path(line([at(0, 0.35), at(1, 0.35)]), { stroke: 'line', width: 1.4 })
      );
    case 'grid':
      return (
        path(
          `${line([at(0.1, 0.28), at(0.9, 0.28)])}${line([at(0.1, 0.74), at(0.9, 0.74)])}${[0.22, 0.5, 0.78].map((p) => line([at(p, 0.28), at(p, 0.74)])).join('')}`,
          { stroke: 'line', width: 2 },
        ) +
        rectangles(
          [0.22, 0.5, 0.78].map((p) => [x + w * p - 5, y + h * 0.51 - 5, 10, 10] as const),
          { fill: 'safety' },
        )
      );
    case 'chart':
      return (
        path(line([at(0.08, 0.7), at(0.24, 0.5), at(0.4, 0.6), at(0.56, 0.32), at(0.74, 0.46), at(0.92, 0.22)]), {
          stroke: 'cloth',
          width: 2.4,
        }) +
        rectangles(
          [0.1, 0.22, 0.34, 0.46, 0.58, 0.7, 0.82].map(
            (p, i) =>
              [x + w * p, y + h * (0.9 - 0.05 * ((i * 3) % 4)), w * 0.07, h * (0.05 * ((i * 3) % 4) + 0.02)] as const,
          ),
          { fill: 'line' },
        )
      );
    case 'track':
      return (
        path(
          `${line([at(0.06, 0.36), at(0.94, 0.36)])}${line([at(0.06, 0.64), at(0.94, 0.64)])}${line([at(0.3, 0.36), at(0.42, 0.64)])}${line([at(0.62, 0.64), at(0.74, 0.36)])}`,
          { stroke: 'line', width: 2 },
        ) +
        rectangles(
          [
            [x + w * 0.12, y + h * 0.36 - 3, w * 0.14, 6],
            [x + w * 0.78, y + h * 0.64 - 3, w * 0.14, 6],
          ],
          { fill: 'safety' },
        )
      );
    case 'process':
      return (
        rectangles(
          [
            [x + w * 0.12, y + h * 0.3, w * 0.16, h * 0.46],
            [x + w * 0.68, y + h * 0.22, w * 0.2, h * 0.32],
          ],
          { stroke: 'line', width: 1.8 },
        ) +
        path(line([at(0.28, 0.4), at(0.48, 0.4), at(0.48, 0.66), at(0.78, 0.66), at(0.78, 0.54)]), {
          stroke: 'cloth',
          width: 2,
        }) +
        circle(...at(0.48, 0.66), 4, { fill: 'safety' })
      );
    case 'hall':
      return (
        lines(
          [
            [x, y + h * 0.66, x + w, y + h * 0.66],
            [x + w * 0.3, y + h * 0.2, x + w * 0.3, y + h * 0.66],
            [x + w * 0.7, y + h * 0.2, x + w * 0.7, y + h * 0.66],
          ],
          { stroke: 'line', width: 1.6 },
        ) + rectangles([[x + w * 0.42, y + h * 0.36, w * 0.16, h * 0.3]], { fill: 'figure' })
      );
    case 'map':
      return (
        path(line([at(0.06, 0.8), at(0.3, 0.55), at(0.36, 0.25), at(0.62, 0.36), at(0.7, 0.66), at(0.94, 0.5)]), {
          stroke: 'line',
          width: 2,
        }) +
        [at(0.3, 0.55), at(0.62, 0.36), at(0.7, 0.66)].map((p) => circle(p[0], p[1], 3.4, { fill: 'cloth' })).join('')
      );
    case 'dark':
      return '';
  }
}

/** A screen with a thin frame and what it shows. */
export function screen(x: number, y: number, width: number, height: number, kind: ScreenContent): string {
  return (
    rectangle(x, y, width, height, { fill: 'figure' }, 3) +
    rectangle(x + 3, y + 3, width - 6, height - 6, { fill: kind === 'dark' ? 'near' : 'display' }, 1.5) +
    content(kind, x + 3, y + 3, width - 6, height - 6)
  );
}

/** A wall of screens in rows; each list is a row. */
export function monitorWall(
  x: number,
  y: number,
  width: number,
  height: number,
  rows: readonly (readonly ScreenContent[])[],
): string {
  return rows
    .flatMap((row, line) =>
      row.map((kind, column) =>
        screen(
          x + (column * width) / row.length,
          y + (line * height) / rows.length,
          width / row.length - 4,
          height / rows.length - 4,
          kind,
        ),
      ),
    )
    .join('');
}
