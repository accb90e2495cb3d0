import { lines, path, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { outdoors } from './room.ts';

function tower(x: number, floors: number, bays: number): string {
  const top = 272 - floors * 34;
  return (
    rectangles(
      [
        ...Array.from({ length: floors + 1 }, (_, floor) => [x - 6, top + floor * 34, bays * 44 + 12, 7] as const),
        ...Array.from({ length: bays + 1 }, (_, bay) => [x + bay * 44 - 4, top, 8, floors * 34] as const),
      ],
      { fill: 'mid' },
    ) +
    lines(
      Array.from({ length: bays * 2 }, (_, rod) => [x + 8 + rod * 22, top, x + 8 + rod * 22, top - 14] as const),
      { stroke: 'near', width: 2 },
    )
  );
}

/** A building site: a shell with its floors, a tower crane, scaffolding and barriers. */
export function constructionSite(): string {
  const distant = rectangles(
    [
      [60, 176, 90, 96],
      [170, 140, 70, 132],
      [262, 196, 110, 76],
      [560, 150, 80, 122],
      [1330, 120, 80, 152],
    ],
    { fill: 'far' },
  );
  const crane =
    rectangles([[700, 20, 10, 252]], { fill: 'near' }) +
    path(
      'M590 34H920M705 2L620 34M705 2L860 34M700 40L710 58L700 76L710 94L700 112L710 130L700 148L710 166L700 184L710 202',
      { stroke: 'near', width: 3 },
    ) +
    rectangles(
      [
        [590, 34, 34, 22],
        [688, 34, 30, 24],
      ],
      { fill: 'near' },
    ) +
    path('M850 34V84', { stroke: 'near', width: 2 }) +
    rectangles([[836, 84, 28, 10]], { fill: 'near' });
  const scaffold =
    lines(
      [
        ...Array.from({ length: 5 }, (_, post) => [1120 + post * 46, 66, 1120 + post * 46, 272] as const),
        ...Array.from({ length: 4 }, (_, board) => [1112, 84 + board * 50, 1312, 84 + board * 50] as const),
      ],
      { stroke: 'near', width: 4 },
    ) +
    lines(
      Array.from({ length: 4 }, (_, brace) => [1120 + brace * 46, 184, 1166 + brace * 46, 134] as const),
      { stroke: 'near', width: 2 },
    );
  const barriers = repeat(5, (index) => {
    const x = 490 + index * 200;
    return (
      rectangles(
        [
          [x, 250, 120, 14],
          [x + 12, 250, 6, 34],
          [x + 102, 250, 6, 34],
        ],
        { fill: 'near' },
      ) +
      path(`M${x + 14} 250h18l-10 14h-18zM${x + 54} 250h18l-10 14h-18zM${x + 94} 250h18l-10 14h-18z`, {
        fill: 'safety',
        opacity: 0.75,
      })
    );
  });
  const earth = path('M0 272H1440V282Q1240 274 1100 284T760 282T380 288T0 282Z', { fill: 'near', opacity: 0.5 });
  return outdoors('mid') + distant + tower(760, 5, 4) + tower(1130, 6, 4) + crane + scaffold + earth + barriers;
}
