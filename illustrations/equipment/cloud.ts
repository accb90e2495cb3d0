import { path, placed } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A cloud, 180 wide and 110 high from its upper left corner. */
export function cloud(place: Place): string {
  return placed(
    path('M44 110A38 38 0 0 1 36 36A52 52 0 0 1 134 30A40 40 0 0 1 140 110Z', { fill: 'paper' }) +
      path('M16 94A38 38 0 0 0 44 110H140A40 40 0 0 0 178 62A44 44 0 0 1 132 92H46A38 38 0 0 1 16 94Z', {
        fill: 'near',
        opacity: 0.8,
      }),
    place,
  );
}
