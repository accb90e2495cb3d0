import { lines, path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { hills } from './hills.ts';
import { water } from './water.ts';

/** A fishing harbour: low houses on the quay, drying nets on poles, masts behind and a stone breakwater. */
export function fishingHarbour(): string {
  const houses = repeat(6, (i) => {
    const x = 40 + i * 240;
    return (
      rectangles([[x, 104, 120, 52]], { fill: i % 2 === 0 ? 'paper' : 'far' }) +
      path(`M${x - 10} 106L${x + 60} 72L${x + 130} 106Z`, { fill: i % 2 === 0 ? 'metal' : 'cloth-2' }) +
      rectangles(
        [
          [x + 16, 118, 22, 20],
          [x + 80, 118, 22, 38],
        ],
        { fill: 'near' },
      )
    );
  });
  const nets = repeat(3, (i) => {
    const x = 660 + i * 260;
    const mesh = Array.from(
      { length: 8 },
      (_, k) =>
        `M${x + k * 12} ${112 + (k % 2) * 2}L${x + 18 + k * 11} 150M${x + 14 + k * 12} 112L${x + k * 12 - 2} 150`,
    );
    return (
      lines(
        [
          [x - 4, 100, x - 4, 160],
          [x + 110, 100, x + 110, 160],
        ],
        { stroke: 'line', width: 4 },
      ) +
      path(`M${x - 4} 106Q${x + 52} 122 ${x + 110} 106V148Q${x + 52} 160 ${x - 4} 148Z`, {
        fill: 'metal',
        opacity: 0.5,
      }) +
      path(mesh.join(''), { stroke: 'figure', width: 1.2, opacity: 0.35 })
    );
  });
  return (
    rectangles([[0, 0, 1440, 160]], { fill: 'sky' }) +
    hills(156, 130, 'far', 10) +
    houses +
    nets +
    water(192) +
    rectangles([[0, 154, 1440, 42]], { fill: 'near' }) +
    rectangles([[0, 154, 1440, 8]], { fill: 'metal' }) +
    path(Array.from({ length: 25 }, (_, i) => `M${i * 60 + (i % 2) * 10} 176h36v12h-36z`).join(''), {
      fill: 'metal',
      opacity: 0.4,
    }) +
    repeat(6, (i) => rectangle(110 + i * 250, 140, 14, 18, { fill: 'figure' }, 4))
  );
}
