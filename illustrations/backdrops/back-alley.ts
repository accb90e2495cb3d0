import { circle, lines, path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';

/** The back of a row of shops: brick piers, a shuttered door, air conditioners, drain pipes and a gully. */
export function backAlley(): string {
  const bricks = Array.from({ length: 44 }, (_, i) => {
    const [x, y] = [(i * 173) % 1440, 24 + ((i * 61) % 200)];
    return `M${x} ${y}h34v14h-34z`;
  });
  const shutter = (x: number, width: number) =>
    rectangles([[x - 8, 60, width + 16, 202]], { fill: 'near' }) +
    rectangles([[x, 68, width, 194]], { fill: 'metal' }) +
    lines(
      Array.from({ length: 15 }, (_, i) => [x, 82 + i * 12, x + width, 82 + i * 12] as const),
      { stroke: 'line', width: 2, opacity: 0.6 },
    );
  const conditioner = (x: number, y: number) =>
    rectangle(x, y, 96, 62, { fill: 'paper' }, 4) +
    circle(x + 36, y + 31, 24, { fill: 'far', stroke: 'near', width: 3 }) +
    path(`M${x + 36} ${y + 9}V${y + 53}M${x + 14} ${y + 31}H${x + 58}`, { stroke: 'near', width: 3 }) +
    lines(
      [16, 26, 36, 46].map((down) => [x + 68, y + down, x + 88, y + down] as const),
      { stroke: 'near', width: 3 },
    ) +
    path(`M${x + 10} ${y + 62}v10M${x + 86} ${y + 62}v10`, { stroke: 'line', width: 5 });
  const pipes = repeat(3, (i) => {
    const x = [520, 1010, 1376][i] ?? 0;
    return (
      rectangles([[x, 0, 11, 262]], { fill: 'line' }) +
      rectangles(
        [
          [x - 4, 70, 19, 8],
          [x - 4, 180, 19, 8],
        ],
        { fill: 'metal' },
      )
    );
  });
  return (
    rectangles([[0, 0, 1440, 262]], { fill: 'mid' }) +
    path(bricks.join(''), { fill: 'near', opacity: 0.55 }) +
    shutter(150, 180) +
    shutter(1070, 200) +
    conditioner(570, 70) +
    conditioner(880, 62) +
    pipes +
    rectangles([[730, 90, 110, 172]], { fill: 'near' }) +
    rectangles([[740, 100, 90, 162]], { fill: 'line' }) +
    circle(820, 186, 4, { fill: 'screen' }) +
    rectangles([[0, 250, 1440, 12]], { fill: 'near' }) +
    rectangles([[0, 262, 1440, 98]], { fill: 'far' }) +
    rectangles([[0, 272, 1440, 12]], { fill: 'near', opacity: 0.6 }) +
    lines([[0, 278, 1440, 278]], { stroke: 'line', width: 5, dash: '3 9', ends: 'flat', opacity: 0.6 }) +
    path('M60 330h110M420 346h80M980 326h60M1290 340h90', { stroke: 'mid', width: 4 })
  );
}
