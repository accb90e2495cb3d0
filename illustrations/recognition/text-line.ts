import { number, type Point, path, polygon, type Rectangle } from '../shape.ts';
import { type Finding, findingLabel, findingLabelWidth } from './box.ts';

/** Left upper, right upper, right lower and left lower corner of a text line. */
export type TextCorners = readonly [Point, Point, Point, Point];

/** How a text line is labelled: `side` is where its label is; `to` is the label's near end, which a leader reaches. */
export type TextFinding = Pick<Finding, 'label' | 'tone' | 'size'> & {
  side?: 'above' | 'below' | 'left' | 'right';
  to?: Point;
};

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

function lineLabel([leftUpper, rightUpper, rightLower, leftLower]: TextCorners, finding: TextFinding): string {
  const { side = 'right', to, tone = 'accent', size = 0.8 } = finding;
  const named = { ...finding, size };
  const [width, height] = [findingLabelWidth(named), 26 * size];
  if (side === 'above') return findingLabel(leftUpper[0], leftUpper[1] - height - 4, named);
  if (side === 'below') return findingLabel(leftLower[0], leftLower[1] + 4, named);
  const [x, y] = side === 'right' ? between(rightUpper, rightLower) : between(leftUpper, leftLower);
  const way = side === 'right' ? 1 : -1;
  const [endX, endY] = to ?? [x + 5 * way, y];
  const leader = to
    ? path(`M${number(x)} ${number(y)}L${number(endX - 10 * way)} ${number(endY)}H${number(endX)}`, {
        stroke: tone,
        width: 1.8,
      })
    : '';
  return leader + findingLabel(side === 'right' ? endX : endX - width, endY - height / 2, named);
}

/** A text line's outline through its corners, and its label; an empty label leaves the outline bare. */
export function textOutline(corners: TextCorners, finding: TextFinding): string {
  const { tone = 'accent' } = finding;
  const dots = corners.map(([x, y]) => `M${number(x - 2.4)} ${number(y)}a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0z`);
  return (
    polygon(corners, { fill: tone, stroke: 'screen', width: 3.6, opacity: 0.2 }) +
    polygon(corners, { stroke: tone, width: 2 }) +
    path(dots.join(''), { fill: tone }) +
    (finding.label === '' ? '' : lineLabel(corners, finding))
  );
}

/** A text line in `area`, turned about its middle by `turn` degrees: its outline and its label. */
export function textLine({ x, y, width, height }: Rectangle, finding: TextFinding, turn = 0): string {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const corner = (px: number, py: number): Point => [
    middleX + px * width * cos - py * height * sin,
    middleY + px * width * sin + py * height * cos,
  ];
  return textOutline([corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)], finding);
}
