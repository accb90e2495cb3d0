import { lines, path, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';

/** A marshalling yard: masts with their wires, a lamp portal, far sheds, ground from y 236. */
export function railYard(): string {
  const masts = repeat(5, (index) => {
    const x = 120 + index * 330;
    return path(`M${x} 240V30M${x} 50L${x + 96} 62M${x} 84L${x + 96} 66`, { stroke: 'near', width: 5 });
  });
  return (
    rectangles([[0, 0, 1440, 240]], { fill: 'sky' }) +
    path('M0 236V176H120V150H260V190H420V164H560V236ZM640 236V186H860V160H1010V198H1180V150H1330V236Z', {
      fill: 'far',
    }) +
    lines(
      [
        [0, 62, 1440, 62],
        [0, 38, 1440, 38],
      ],
      { stroke: 'near', width: 2 },
    ) +
    masts +
    rectangles([[0, 232, 1440, 128]], { fill: 'mid' }) +
    rectangles(
      [
        [0, 248, 1440, 3],
        [0, 262, 1440, 3],
      ],
      { fill: 'near' },
    )
  );
}
