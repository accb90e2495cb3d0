import { path, rectangles } from '../shape.ts';

/** Water down from `shore`: a paler band far off and ripples that grow towards the lower edge. */
export function water(shore: number): string {
  const ripples = Array.from({ length: 26 }, (_, i) => {
    const down = ((i * 61) % 97) / 97;
    const x = (i * 223) % 1440;
    const length = Math.round(16 + down * 40);
    return `M${x} ${Math.round(shore + 10 + down * (340 - shore))}q${length / 2} -4 ${length} 0`;
  });
  return (
    rectangles([[0, shore, 1440, 360 - shore]], { fill: 'mid' }) +
    rectangles([[0, shore, 1440, (360 - shore) * 0.16]], { fill: 'far', opacity: 0.6 }) +
    path(ripples.join(''), { stroke: 'near', width: 3 })
  );
}
