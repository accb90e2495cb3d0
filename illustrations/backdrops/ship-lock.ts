import { circle, lines, path, rectangles } from '../shape.ts';

/** The chamber of a lock seen along it: walls, the gate ahead, signals at green. */
export function shipLock(): string {
  return (
    rectangles([[0, 0, 1440, 130]], { fill: 'sky' }) +
    rectangles([[560, 96, 800, 110]], { fill: 'near' }) +
    rectangles([[830, 70, 260, 140]], { fill: 'metal' }) +
    lines(
      [
        [960, 70, 960, 210],
        [830, 110, 1090, 110],
        [830, 150, 1090, 150],
      ],
      { stroke: 'line', width: 4 },
    ) +
    path('M0 360V60H480L830 96V214L620 360Z', { fill: 'far' }) +
    path('M480 60L830 96V106L480 76ZM640 360L830 150V214L690 360Z', { fill: 'near', opacity: 0.7 }) +
    path('M1440 360V60L1090 96V214L1300 360Z', { fill: 'far' }) +
    path('M1440 60L1090 96V106L1440 76ZM1280 360L1090 150V214L1230 360Z', { fill: 'near', opacity: 0.7 }) +
    path('M830 206H1090L1260 360H660Z', { fill: 'mid' }) +
    path('M700 300q14 -7 28 0t28 0M1150 320q14 -7 28 0t28 0', { stroke: 'near', width: 3 }) +
    rectangles(
      [
        [784, 40, 16, 60],
        [1120, 40, 16, 60],
      ],
      { fill: 'line' },
    ) +
    circle(792, 54, 6, { fill: 'accent' }) +
    circle(1128, 54, 6, { fill: 'accent' })
  );
}
