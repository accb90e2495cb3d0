import { path, rectangles } from '../shape.ts';
import { water } from './water.ts';

/** A lake in a scenic park: a pavilion and an arched bridge on the far bank, willows, lotus leaves in front. */
export function parkLake(): string {
  const pavilion =
    path('M1104 92Q1150 88 1176 52Q1202 88 1248 92Q1256 96 1252 100H1100Q1096 96 1104 92Z', { fill: 'line' }) +
    path('M1176 52V40', { stroke: 'line', width: 6 }) +
    rectangles(
      [
        [1116, 100, 8, 58],
        [1158, 100, 8, 58],
        [1188, 100, 8, 58],
        [1230, 100, 8, 58],
      ],
      { fill: 'metal' },
    ) +
    rectangles([[1104, 154, 146, 12]], { fill: 'near' });
  const bridge =
    path('M700 164Q850 92 1000 164H950Q926 132 900 164H880Q850 116 820 164H800Q776 132 752 164Z', { fill: 'paper' }) +
    path('M700 164Q850 92 1000 164', { stroke: 'near', width: 5 }) +
    path('M760 130V118M800 116V104M850 110V98M900 116V104M940 130V118M752 122Q850 84 948 122', {
      stroke: 'near',
      width: 3.5,
    });
  const willow = (x: number) =>
    path(`M${x} 166Q${x + 10} 120 ${x} 76`, { stroke: 'line', width: 9 }) +
    path(`M${x - 60} 84q6 -46 60 -46t62 46q-16 8 -30 0q-14 10 -30 0q-16 10 -32 0q-14 6 -30 0z`, { fill: 'near' }) +
    path(
      [-54, -34, -14, 12, 34, 54]
        .map((dx, i) => `M${x + dx} 82q${dx * 0.1} 30 ${dx * 0.08} ${50 + (i % 3) * 10}`)
        .join(''),
      { stroke: 'near', width: 4 },
    );
  const lotus = [
    [640, 346, 34],
    [716, 356, 26],
    [1200, 350, 36],
    [1280, 336, 28],
    [1370, 352, 40],
    [180, 350, 36],
    [90, 334, 28],
  ] as const;
  return (
    rectangles([[0, 0, 1440, 166]], { fill: 'sky' }) +
    path('M0 164Q180 70 360 120Q520 76 700 130Q900 96 1080 136Q1260 80 1440 128V164Z', { fill: 'far' }) +
    path(`M0 166V152${Array.from({ length: 27 }, (_, i) => `q28 ${-12 - (i % 4) * 4} 56 0`).join('')}V166Z`, {
      fill: 'mid',
    }) +
    bridge +
    willow(620) +
    willow(1060) +
    willow(1350) +
    water(164) +
    pavilion +
    path(
      lotus
        .map(
          ([x, y, r]) =>
            `M${x} ${y}L${x + r} ${y - r * 0.12}Q${x + r} ${y + r * 0.34} ${x} ${y + r * 0.34}T${x - r} ${y}T${x} ${y - r * 0.34}Q${x + r * 0.5} ${y - r * 0.36} ${x + r * 0.8} ${y - r * 0.22}Z`,
        )
        .join(''),
      {
        fill: 'near',
      },
    )
  );
}
