import { lines, path, rectangles } from '../shape.ts';
import { hills } from './hills.ts';

/** Farmland seen from a mast: ploughed and planted fields whose rows run to a village on the horizon. */
export function farmland(): string {
  const rows = Array.from({ length: 33 }, (_, i) => {
    const far = 420 + i * 20;
    return [far, 168, 740 + (far - 740) * 4.4, 372] as const;
  });
  const crops = Array.from({ length: 6 }, (_, row) => {
    const y = 186 + row * row * 5;
    return `M0 ${y}H${560 - row * 54}`;
  });
  const house = (x: number, size: number) =>
    rectangles([[x, 168 - 26 * size, 44 * size, 26 * size]], { fill: 'paper' }) +
    path(
      `M${x - 6 * size} ${168 - 26 * size}L${x + 22 * size} ${168 - 46 * size}L${x + 50 * size} ${168 - 26 * size}Z`,
      {
        fill: 'metal',
      },
    );
  return (
    rectangles([[0, 0, 1440, 168]], { fill: 'sky' }) +
    hills(168, 90, 'far', 20) +
    house(900, 1) +
    house(962, 0.8) +
    house(1012, 1) +
    house(250, 0.8) +
    path('M600 168q14 -30 34 -14q22 -26 44 -4q30 -14 44 18zM1100 168q14 -30 34 -14q22 -26 44 -4q30 -14 44 18z', {
      fill: 'near',
    }) +
    rectangles([[0, 168, 1440, 192]], { fill: 'mid' }) +
    lines(rows, { stroke: 'near', width: 4, opacity: 0.8 }) +
    path('M0 168H600L300 360H0Z', { fill: 'far' }) +
    path(crops.join(''), { stroke: 'near', width: 7, dash: '10 14' }) +
    path('M600 168H616L330 360H290Z', { fill: 'metal', opacity: 0.5 })
  );
}
