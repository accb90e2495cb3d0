import { circle, lines, path, rectangle, rectangles } from '../shape.ts';
import { water } from './water.ts';

/** A ferry landing: a pontoon with its shelter, a ferry moored at the right with its side door open, the far bank. */
export function ferryPier(): string {
  const ferry =
    path('M1046 316V170H1440V338H1090Q1058 334 1046 316Z', { fill: 'paper' }) +
    path('M1048 262H1440V338H1090Q1058 334 1050 316Z', { fill: 'cloth' }) +
    rectangles([[1070, 96, 370, 74]], { fill: 'paper' }) +
    rectangles([[1060, 90, 380, 9]], { fill: 'cloth' }) +
    rectangles([[1052, 166, 388, 7]], { fill: 'cloth' }) +
    rectangles(
      Array.from({ length: 6 }, (_, i) => [1092 + i * 60, 112, 42, 30] as const),
      { fill: 'screen' },
    ) +
    rectangles([[1078, 184, 70, 104]], { fill: 'figure' }) +
    rectangles([[1084, 190, 58, 98]], { fill: 'screen' }) +
    rectangles(
      [1180, 1250, 1320, 1390].map((x) => [x, 192, 44, 34] as const),
      { fill: 'screen' },
    ) +
    path('M1040 340q50 -12 100 0t100 0t100 0t100 0', { stroke: 'paper', width: 4 });
  const shelter =
    rectangles(
      [
        [540, 88, 9, 190],
        [760, 88, 9, 190],
      ],
      { fill: 'line' },
    ) +
    path('M510 90L550 56H770L802 90Z', { fill: 'metal' }) +
    rectangle(580, 112, 150, 44, { fill: 'cloth' }, 3) +
    path('M600 134H650M690 124l14 10l-14 10', { stroke: 'paper', width: 5 });
  const railing = lines(
    [[0, 216, 1010, 216], ...Array.from({ length: 13 }, (_, i) => [i * 82 + 10, 216, i * 82 + 10, 278] as const)],
    { stroke: 'metal', width: 5 },
  );
  return (
    rectangles([[0, 0, 1440, 150]], { fill: 'sky' }) +
    path('M0 150Q160 104 330 124Q520 96 700 126Q900 104 1060 130Q1260 110 1440 132V150Z', { fill: 'far' }) +
    water(148) +
    ferry +
    railing +
    shelter +
    rectangles([[0, 276, 1056, 50]], { fill: 'far' }) +
    rectangles([[0, 276, 1056, 7]], { fill: 'near' }) +
    rectangles([[0, 318, 1056, 24]], { fill: 'line' }) +
    rectangles([[1040, 284, 60, 8]], { fill: 'safety' }) +
    [120, 420, 640, 880].map((x) => circle(x, 332, 13, { stroke: 'screen', width: 8 })).join('')
  );
}
