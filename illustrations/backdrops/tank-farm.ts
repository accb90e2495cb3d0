import { lines, path, rectangle, rectangles } from '../shape.ts';
import { outdoors } from './room.ts';

function tank(x: number, top: number, width: number): string {
  return (
    path(`M${x} 272V${top}Q${x + width / 2} ${top - 34} ${x + width} ${top}V272Z`, { fill: 'mid' }) +
    path(`M${x + width * 0.7} 272V${top - 15}Q${x + width * 0.88} ${top - 10} ${x + width} ${top}V272Z`, {
      fill: 'near',
    }) +
    lines(
      [
        [x, top + 44, x + width, top + 44],
        [x, top + 96, x + width, top + 96],
      ],
      { stroke: 'near', width: 2 },
    ) +
    path(`M${x + 20} 272L${x + width * 0.52} ${top + 2}`, { stroke: 'line', width: 3, dash: '2 5' })
  );
}

/** A tank farm with pipes, valves and a stack. */
export function tankFarm(): string {
  const distant =
    path('M60 272V180Q120 160 180 180V272ZM210 272V196Q260 178 310 196V272Z', { fill: 'far' }) +
    rectangles(
      [
        [1380, 30, 16, 242],
        [1350, 110, 76, 10],
      ],
      { fill: 'far' },
    );
  const pipes =
    rectangles(
      [
        [480, 226, 960, 10],
        [480, 244, 960, 10],
      ],
      { fill: 'metal' },
    ) +
    rectangles(
      Array.from({ length: 8 }, (_, i) => [520 + i * 126, 220, 10, 52] as const),
      { fill: 'line' },
    );
  const valves = [588, 844, 1092, 1218]
    .map(
      (x) =>
        path(`M${x} 226V206M${x - 13} 204H${x + 13}`, { stroke: 'warn', width: 5, opacity: 0.75 }) +
        rectangle(x - 9, 222, 18, 18, { fill: 'line' }, 3),
    )
    .join('');
  return (
    outdoors('mid') +
    distant +
    tank(520, 130, 190) +
    tank(726, 92, 170) +
    tank(1040, 116, 210) +
    tank(1274, 160, 150) +
    pipes +
    valves
  );
}
