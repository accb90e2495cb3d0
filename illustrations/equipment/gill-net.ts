import { lines, path } from '../shape.ts';

/** A net set in the water from `from` to `to`: floats on its line at `y` and the meshes that show below, `depth` deep. */
export function gillNet(from: number, to: number, y: number, depth: number): string {
  const width = to - from;
  const floats = Array.from(
    { length: Math.floor(width / 26) + 1 },
    (_, i) => `M${from + i * 26} ${y + (i % 2) * 2}v.1`,
  );
  const count = Math.floor(width / 15);
  const mesh = Array.from({ length: count }, (_, i) => {
    const x = from + i * 15;
    return [
      [x, y, Math.min(to, x + depth), y + Math.min(depth, to - x)] as const,
      [x + 15, y, Math.max(from, x + 15 - depth), y + Math.min(depth, x + 15 - from)] as const,
    ];
  }).flat();
  return (
    path(`M${from} ${y}H${to}V${y + depth}H${from}Z`, { fill: 'paper', opacity: 0.28 }) +
    lines(mesh, { stroke: 'figure', width: 1.2, opacity: 0.6 }) +
    path(`M${from} ${y}H${to}M${from} ${y + depth}H${to}`, { stroke: 'figure', width: 2.4 }) +
    path(floats.join(''), { stroke: 'safety', width: 10 })
  );
}
