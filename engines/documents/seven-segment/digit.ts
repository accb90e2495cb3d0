import type { Ink } from './ink.ts';
import type { Area } from './parts.ts';

/** Segments from the top clockwise, the middle one last: a b c d e f g. 6, 7 and 9 have two forms. */
const DIGITS: Record<string, string> = {
  '1111110': '0',
  '0110000': '1',
  '1101101': '2',
  '1111001': '3',
  '0110011': '4',
  '1011011': '5',
  '1011111': '6',
  '0011111': '6',
  '1110000': '7',
  '1110010': '7',
  '1111111': '8',
  '1111011': '9',
  '1110011': '9',
};

/** The area of each segment in its digit, as shares: from the left, the top, to the right, the bottom. */
const SEGMENTS: readonly { across: boolean; place: readonly [number, number, number, number] }[] = [
  { across: true, place: [0.36, 0, 0.64, 0.2] },
  { across: false, place: [0.66, 0.23, 1, 0.37] },
  { across: false, place: [0.66, 0.63, 1, 0.77] },
  { across: true, place: [0.36, 0.8, 0.64, 1] },
  { across: false, place: [0, 0.63, 0.34, 0.77] },
  { across: false, place: [0, 0.23, 0.34, 0.37] },
  { across: true, place: [0.36, 0.4, 0.64, 0.6] },
];

/** The share of the columns of a horizontal segment, or of the rows of an upright one, that have ink. */
const shareOf = ({ width, on }: Ink, area: Area, { across, place }: (typeof SEGMENTS)[number]): number => {
  const [wide, tall] = [area.right - area.left, area.bottom - area.top];
  const [left, top, right, bottom] = place;
  const xs = range(area.left + left * wide, area.left + right * wide);
  const ys = range(area.top + top * tall, area.top + bottom * tall);
  const at = (x: number, y: number) => on[y * width + x] === 1;
  const filled = across
    ? xs.filter((x) => ys.some((y) => at(x, y))).length / xs.length
    : ys.filter((y) => xs.some((x) => at(x, y))).length / ys.length;
  return filled;
};

const range = (from: number, to: number) => {
  const first = Math.round(from);
  return Array.from({ length: Math.max(1, Math.round(to) - first) }, (_, index) => first + index);
};

/** Between the segments there is no ink, as shares like those of segments. */
const HOLES: readonly (readonly [number, number, number, number])[] = [
  [0.42, 0.24, 0.58, 0.36],
  [0.42, 0.64, 0.58, 0.76],
];
const HOLE_FULL = 0.4;
/** The empty areas of a four or a seven. */
const FOOT = [0, 0.84, 0.5, 1] as const;

const fullOf = ({ width, on }: Ink, area: Area, [left, top, right, bottom]: (typeof HOLES)[number]): number => {
  const [wide, tall] = [area.right - area.left, area.bottom - area.top];
  const xs = range(area.left + left * wide, area.left + right * wide);
  const ys = range(area.top + top * tall, area.top + bottom * tall);
  let ink = 0;
  for (const y of ys) for (const x of xs) ink += on[y * width + x] ?? 0;
  return ink / (xs.length * ys.length);
};

/** Upright segments of a digit are about equally thick: a sliver of the digit before is no segment. */
const THICKNESS_SHARE = 0.55;
const [RIGHT, LEFT] = [
  [1, 2],
  [4, 5],
] as const;

/** Columns of ink in a row of an upright segment, on average. */
const thicknessOf = ({ width, on }: Ink, area: Area, [left, top, right, bottom]: (typeof HOLES)[number]): number => {
  const [wide, tall] = [area.right - area.left, area.bottom - area.top];
  const xs = range(area.left + left * wide, area.left + right * wide);
  const ys = range(area.top + top * tall, area.top + bottom * tall);
  let ink = 0;
  for (const y of ys) for (const x of xs) ink += on[y * width + x] ?? 0;
  return ink / ys.length;
};

const hasEvenStrokes = (ink: Ink, area: Area, shares: readonly number[]): boolean => {
  const thicknesses = [...RIGHT, ...LEFT]
    .filter((at) => (shares[at] ?? 0) >= ON)
    .map((at) => thicknessOf(ink, area, (SEGMENTS[at] as (typeof SEGMENTS)[number]).place));
  return Math.min(...thicknesses) >= Math.max(...thicknesses) * THICKNESS_SHARE;
};

/** A share of ink between these is neither on nor off. */
const OFF = 0.34;
const ON = 0.7;

export interface ReadDigit {
  digit: string;
  /** How clearly its least clear segment is on or off, from 0 to 1. */
  score: number;
}

/** The digit in an area as wide as a digit; undefined if in doubt. */
export const readDigit = (ink: Ink, area: Area): ReadDigit | undefined => {
  const shares = SEGMENTS.map((segment) => shareOf(ink, area, segment));
  if (shares.some((share) => share > OFF && share < ON)) return undefined;
  const digit = DIGITS[shares.map((share) => (share >= ON ? '1' : '0')).join('')];
  // A narrow one is in a narrow area.
  if (digit === undefined || digit === '1') return undefined;
  if (HOLES.some((hole) => fullOf(ink, area, hole) > HOLE_FULL)) return undefined;
  // A point at the foot of a digit that has nothing there is not a part of it.
  if ((shares[3] ?? 0) < ON && (shares[4] ?? 0) < ON && fullOf(ink, area, FOOT) > 0) return undefined;
  if (!hasEvenStrokes(ink, area, shares)) return undefined;
  // An upright segment at its left is at its border.
  const hasLeft = (shares[4] ?? 0) >= ON || (shares[5] ?? 0) >= ON;
  if (hasLeft && !startsWithInk(ink, area)) return undefined;
  return { digit, score: Math.min(...shares.map((share) => Math.abs(share - 0.5) * 2)) };
};

const BORDER = 2;

const startsWithInk = ({ width, on }: Ink, { left, top, bottom }: Area): boolean => {
  const tall = bottom - top;
  return range(top + tall * 0.2, top + tall * 0.8).some((y) =>
    on.subarray(y * width + left, y * width + left + BORDER).includes(1),
  );
};

/** The whole width of a one, as the median of its rows. */
const ONE_WIDTHS = 1.6;

/** A one: two segments above each other, with little between them. */
export const readOne = ({ width, on }: Ink, area: Area): ReadDigit | undefined => {
  const tall = area.bottom - area.top;
  const half = (from: number, to: number) => {
    const ys = range(area.top + from * tall, area.top + to * tall);
    return (
      ys.filter((y) => {
        for (let x = area.left; x < area.right; x += 1) if (on[y * width + x] === 1) return true;
        return false;
      }).length / ys.length
    );
  };
  const widths = range(area.top, area.bottom)
    .map((y) => on.subarray(y * width + area.left, y * width + area.right).reduce((sum, one) => sum + one, 0))
    .filter((wide) => wide > 0)
    .toSorted((a, b) => a - b);
  // Ink beyond that belongs to a digit that is partly hidden.
  if (area.right - area.left > (widths[Math.floor(widths.length / 2)] ?? 0) * ONE_WIDTHS) return undefined;
  const score = Math.min(half(0.23, 0.37), half(0.63, 0.77));
  return score >= ON ? { digit: '1', score } : undefined;
};
