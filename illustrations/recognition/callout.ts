import { circle, number, type Point, path } from '../shape.ts';
import { type Finding, findingLabel, findingLabelWidth } from './box.ts';

/** A field callout: a mark on a spot, a leader, and a label next to it at height `y`, starting or ending at `x`. */
export function callout(spot: Point, x: number, y: number, finding: Finding): string {
  const { tone = 'accent', size = 1 } = finding;
  const toTheRight = x > spot[0];
  const bend = toTheRight ? x - 16 : x + 16;
  const labelX = toTheRight ? x : x - findingLabelWidth(finding);
  return (
    path(`M${number(spot[0])} ${number(spot[1])}L${number(bend)} ${number(y)}H${number(x)}`, {
      stroke: tone,
      width: 1.8,
    }) +
    circle(spot[0], spot[1], 7, { fill: tone, opacity: 0.25 }) +
    circle(spot[0], spot[1], 3.6, { fill: 'paper', stroke: tone, width: 2 }) +
    findingLabel(labelX, y - 13 * size, finding)
  );
}
