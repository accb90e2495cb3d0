import { path, placed, rectangle } from '../shape.ts';
import type { Tone } from '../palette.ts';

type Place = Parameters<typeof placed>[1];

const dishes: readonly Tone[] = ['safety', 'warn', 'cloth-2', 'metal'];

/** Steel trays of cooked dishes in a row, each 84 wide, their lower edge from (0, 0). */
export function dishTrays(count: number, place: Place): string {
  return placed(
    Array.from({ length: count }, (_, index) => {
      const x = index * 92;
      return (
        path(`M${x + 8} -18Q${x + 20} -32 ${x + 34} -26T${x + 56} -28T${x + 76} -18Z`, {
          fill: dishes[index % dishes.length] ?? 'safety',
          opacity: 0.85,
        }) + rectangle(x, -20, 84, 20, { fill: 'near', stroke: 'line', width: 1.6 }, 3)
      );
    }).join(''),
    place,
  );
}
