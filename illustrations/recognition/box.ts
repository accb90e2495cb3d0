import { number, path, type Rectangle, rectangle } from '../shape.ts';
import { text, textWidth } from '../text.ts';

/** How a finding is marked: `warn` for what needs action; `expected` is a dashed place where nothing was found. */
export type Finding = {
  /** An empty label leaves the box bare. */
  label: string;
  tone?: 'accent' | 'warn';
  expected?: boolean;
  /** The place of the label; above the left corner by default. */
  labelAt?: 'above' | 'below' | 'above-right';
  /** 1 is a label of 26 units in height. */
  size?: number;
};

const labelHeight = 26;

/** A label, its left upper corner at (x, y). */
export function findingLabel(x: number, y: number, finding: Finding): string {
  const { label, tone = 'accent', size = 1 } = finding;
  const signs = 16 * size;
  const width = findingLabelWidth(finding);
  const base = y + labelHeight * size * 0.72;
  return (
    rectangle(x, y, width, labelHeight * size, { fill: tone }, 3 * size) +
    text(x + 8 * size, base, label, signs, `${tone}-ink`)
  );
}

/** The width of a finding's label. */
export function findingLabelWidth(finding: Finding): number {
  const { label, size = 1 } = finding;
  return textWidth(label, 16 * size) + 16 * size;
}

/** A box with corner marks around what was found, and its label. */
export function box(area: Rectangle, finding: Finding): string {
  const { tone = 'accent', expected = false, labelAt = 'above', size = 1 } = finding;
  const { x, y, width, height } = area;
  const arm = Math.min(22 * size, width * 0.24, height * 0.24);
  const [right, bottom] = [x + width, y + height];
  const n = number;
  const corners =
    `M${n(x)} ${n(y + arm)}V${n(y)}H${n(x + arm)}M${n(right - arm)} ${n(y)}H${n(right)}V${n(y + arm)}` +
    `M${n(right)} ${n(bottom - arm)}V${n(bottom)}H${n(right - arm)}M${n(x + arm)} ${n(bottom)}H${n(x)}V${n(bottom - arm)}`;
  const frame = expected
    ? rectangle(x, y, width, height, { stroke: tone, width: 2, dash: '7 6' })
    : rectangle(x, y, width, height, { stroke: tone, width: 1.4, opacity: 0.75 });
  const labelX = labelAt === 'above-right' ? right - findingLabelWidth(finding) + 1.75 : x - 1.75;
  const labelY = labelAt === 'below' ? bottom + 6 * size : y - (labelHeight + 5) * size;
  const marks = frame + path(corners, { stroke: tone, width: 3.5 * size });
  return finding.label === '' ? marks : marks + findingLabel(labelX, labelY, finding);
}

/** What was found with its box: the tint of the box lies behind, so that it does not colour what it shows. */
export function marked(drawn: string, area: Rectangle, finding: Finding): string {
  const { x, y, width, height } = area;
  return rectangle(x, y, width, height, { fill: finding.tone ?? 'accent', opacity: 0.14 }) + drawn + box(area, finding);
}
