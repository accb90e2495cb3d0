import { number, type Point, path, rectangle } from '../shape.ts';

/** An oil hose that hangs from a coupling on a tanker to the collar of a tank in the ground; `thick` is its width. */
export function unloadingHose(from: Point, to: Point, thick: number): string {
  const n = number;
  const low = Math.max(from[1], to[1]) - thick * 0.2;
  const lay =
    `M${n(from[0])} ${n(from[1])}C${n(from[0])} ${n(low + thick)} ${n((from[0] * 2 + to[0]) / 3)} ${n(low)} ` +
    `${n((from[0] + to[0]) / 2)} ${n(low - thick * 0.4)}S${n(to[0])} ${n(to[1] - thick * 6)} ${n(to[0])} ${n(to[1] - thick * 1.4)}`;
  return (
    path(lay, { stroke: 'screen', width: thick }) +
    path(lay, { stroke: 'safety', width: thick * 0.45, dash: `${n(thick * 0.3)} ${n(thick * 0.9)}`, ends: 'flat' }) +
    rectangle(
      from[0] - thick * 0.8,
      from[1] - thick * 1.1,
      thick * 1.6,
      thick * 1.4,
      { fill: 'metal', stroke: 'figure', width: 2 },
      2,
    ) +
    rectangle(
      to[0] - thick * 0.9,
      to[1] - thick * 1.7,
      thick * 1.8,
      thick * 1.7,
      { fill: 'metal', stroke: 'figure', width: 2 },
      2,
    )
  );
}
