import { circle, path, placed, rectangle, rectangles } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A mine's passenger car from the side: roof, open doorways with benches, 420 wide and 168 high, on rails at (0, 0). */
export function manRidingCar(place: Place): string {
  const doors = [-186, -92, 2, 96];
  return placed(
    path('M-210 -148Q-210 -168 -186 -168H186Q210 -168 210 -148V-26H-210Z', { fill: 'cloth' }) +
      rectangles([[-210, -50, 420, 24]], { fill: 'figure', opacity: 0.3 }) +
      doors
        .map(
          (x) =>
            rectangle(x, -142, 84, 98, { fill: 'screen' }, 6) +
            path(`M${x + 8} -44V-72H${x + 34}V-62H${x + 76}V-44Z`, { fill: 'cloth-2' }) +
            path(`M${x} -90h84`, { stroke: 'safety', width: 4 }),
        )
        .join('') +
      rectangles([[-218, -28, 436, 10]], { fill: 'figure' }) +
      [-160, -110, 110, 160]
        .map((x) => circle(x, -13, 13, { fill: 'screen' }) + circle(x, -13, 5, { fill: 'metal' }))
        .join(''),
    place,
  );
}
