import { circle, path, type Point } from '../shape.ts';

/** A rod from its butt over the hand to its tip, the line hanging from the tip to a float, and a reel at the hand. */
export function fishingRod(butt: Point, tip: Point, float: Point): string {
  const [bx, by] = butt;
  const [dx, dy] = [tip[0] - bx, tip[1] - by];
  const grip: Point = [bx + dx * 0.16, by + dy * 0.16];
  const bend: Point = [bx + dx * 0.66, by + dy * 0.78];
  return (
    path(`M${bx} ${by}L${grip[0]} ${grip[1]}`, { stroke: 'screen', width: 6 }) +
    path(`M${grip[0]} ${grip[1]}Q${bend[0]} ${bend[1]} ${tip[0]} ${tip[1]}`, { stroke: 'cloth', width: 3.6 }) +
    circle(grip[0] + 2, grip[1] + 6, 5, { fill: 'metal', stroke: 'screen', width: 2 }) +
    path(
      `M${tip[0]} ${tip[1]}Q${(tip[0] + float[0]) / 2} ${tip[1] + (float[1] - tip[1]) * 0.7} ${float[0]} ${float[1]}`,
      {
        stroke: 'line',
        width: 1.5,
      },
    ) +
    path(`M${float[0]} ${float[1] - 8}v10`, { stroke: 'warn', width: 5 }) +
    path(`M${float[0] - 14} ${float[1] + 4}q14 5 28 0`, { stroke: 'paper', width: 2.5 })
  );
}
