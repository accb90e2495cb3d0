import { circle, path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

const note = (turn: number) =>
  placed(
    rectangle(-46, -60, 92, 46, { fill: 'paper', stroke: 'line', width: 2 }, 3) +
      rectangle(-40, -54, 80, 34, { fill: 'cloth-2' }, 2) +
      circle(0, -37, 11, { fill: 'paper' }) +
      path('M-34 -46h14M20 -28h14', { stroke: 'paper', width: 4 }),
    { turn },
  );

/** Three banknotes held as a fan, about 120 wide, held at (0, 0). */
export function banknotes(place: Place): string {
  return placed(note(-26) + note(-4) + note(18), place);
}
