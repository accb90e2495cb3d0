import { path, rectangles } from '../shape.ts';

const rows = [
  '000000001010100000000',
  '000000001101100000000',
  '000000000110100000000',
  '101101011010011010110',
  '011010110101101101001',
  '110100101110010110110',
  '001011010011101001011',
  '000000001011010110101',
  '000000000100101101100',
  '000000001101100100111',
  '000000000110101011010',
];

/** A square code like the two-dimensional ones on tickets, `size` wide from (x, y); it says nothing. */
export function qrCode(x: number, y: number, size: number): string {
  const unit = size / 21;
  const modules = rows.flatMap((row, line) =>
    [...row.matchAll(/1+/g)].map(
      ({ index, 0: run }) => [x + index * unit, y + line * 2 * unit, run.length * unit, unit * 1.2] as const,
    ),
  );
  const corner = (px: number, py: number) => {
    const [left, top] = [x + px * unit, y + py * unit];
    return `M${left + unit / 2} ${top + unit / 2}h${unit * 6}v${unit * 6}h${-unit * 6}z`;
  };
  const eyes = [
    [0, 0],
    [14, 0],
    [0, 14],
  ] as const;
  return (
    rectangles(
      [...modules, ...eyes.map(([a, b]) => [x + (a + 2) * unit, y + (b + 2) * unit, unit * 3, unit * 3] as const)],
      {
        fill: 'screen',
      },
    ) + path(eyes.map(([a, b]) => corner(a, b)).join(''), { stroke: 'screen', width: unit })
  );
}
