import { path, placed } from '../shape.ts';

/** A lattice tower with three pairs of arms and their insulators, 150 wide and 300 high, on the ground at (0, 0). */
export function transmissionTower(place: Parameters<typeof placed>[1]): string {
  const braces =
    'M-44 0L28 -80M44 0L-28 -80M-28 -80H28M-28 -80L18 -150M28 -80L-18 -150M-18 -150H18M-18 -150L13 -200M18 -150L-13 -200M-13 -200L11 -240M13 -200L-11 -240M-11 -240L7 -280M11 -240L-7 -280';
  const arms = [
    [-170, 74],
    [-212, 60],
    [-254, 46],
  ] as const;
  return placed(
    path('M-44 0L-18 -150L-6 -300H6L18 -150L44 0', { stroke: 'line', width: 6 }) +
      path(braces, { stroke: 'line', width: 2.5 }) +
      path(arms.map(([y, half]) => `M-${half} ${y}L0 ${y - 18}L${half} ${y}L0 ${y + 4}Z`).join(''), {
        stroke: 'line',
        width: 3,
      }) +
      path(arms.flatMap(([y, half]) => [-half, half].map((x) => `M${x} ${y}v18`)).join(''), {
        stroke: 'metal',
        width: 6,
        dash: '3 5',
      }),
    place,
  );
}
