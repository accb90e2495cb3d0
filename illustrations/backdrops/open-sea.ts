import { path, rectangles } from '../shape.ts';

/** The open sea with a long swell, islands on the horizon, clouds and gulls. */
export function openSea(): string {
  const swell = [
    [176, 14, 150],
    [206, 10, 200],
    [246, 16, 260],
    [292, 12, 320],
    [334, 14, 380],
  ] as const;
  const lanes = swell.map(([y, height, length], row) => {
    const count = Math.ceil(1440 / length) + 1;
    return `M${-row * 60} ${y}${Array.from({ length: count }, () => `q${length / 4} -${height} ${length / 2} 0t${length / 2} 0`).join('')}`;
  });
  return (
    rectangles([[0, 0, 1440, 150]], { fill: 'sky' }) +
    path(
      'M180 70q4 -26 34 -22q18 -28 48 -10q30 -8 34 22q18 2 16 12h-136q-4 -2 4 -2zM760 52q4 -20 28 -18q16 -20 40 -6q26 -4 28 18q12 2 12 8h-108zM1210 84q4 -26 34 -22q18 -28 48 -10q30 -8 34 22q18 2 16 12h-136q-4 -2 4 -2z',
      { fill: 'paper', opacity: 0.85 },
    ) +
    path('M420 150Q500 96 570 120Q620 104 680 150ZM1060 150Q1120 118 1180 130Q1240 112 1330 150Z', { fill: 'far' }) +
    path('M960 40q8 -10 16 0q8 -10 16 0M1010 62q6 -8 12 0q6 -8 12 0M640 60q7 -9 14 0q7 -9 14 0', {
      stroke: 'line',
      width: 2.5,
    }) +
    rectangles([[0, 150, 1440, 210]], { fill: 'mid' }) +
    rectangles([[0, 150, 1440, 18]], { fill: 'far', opacity: 0.7 }) +
    path(lanes.join(''), { stroke: 'near', width: 3.5, opacity: 0.7 })
  );
}
