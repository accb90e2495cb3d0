import type { Raster } from '../../engine.ts';
import { uprightBox } from '../../text/oriented-box.ts';
import { cutOut } from '../../text/warp.ts';
import { type Columns, readColumns } from './cells.ts';
import { type Ink, inkOf, upright } from './ink.ts';
import { pointsBetween } from './points.ts';
import { type Area, piecesOf, type Rows, rowsOf } from './parts.ts';

export interface ReadDisplay {
  /** With its sign and decimal point. */
  value: string;
  score: number;
  /** On the raster. */
  area: Area;
}

/** The number of rows of a part that is examined, and the maximum number of columns. */
const HEIGHT = 150;
const WIDEST = 3000;
/** Digits lean by this many columns per row. */
const LEANS = [0, 0.06, 0.12, 0.18, 0.23] as const;
/** The margins of the search around a box, as shares of its height: above and below it, and at its sides. */
const REACHES = [0.25, 0.7] as const;
const REACH_BESIDE = 7;

/** As shares of the height of the digits. */
const POINT_LARGEST = 0.28;
/** Columns next to a digit, whose width was found by trying several values. */
const CRUMB = 0.02;
const POINT_TOP = 0.68;
const APART_MOST = 1.2;
const NEXT_LEAST = 0.36;
/** Ink that is nearly as tall as a digit and within this distance belongs to the number, even if it is no digit. */
const DIGIT_TALL = 0.55;
const BESIDE = 1.3;

interface Reading {
  value: string;
  digits: number;
  score: number;
  area: Area;
}

/**
 * Reads the number of seven-segment digits, lit or printed, of which `seed` holds a part. Returns nothing if a digit is
 * in doubt. Returns nothing either if ink as tall as a digit is next to the number: a part of a number is no reading.
 */
export const readDisplay = (raster: Raster, seed: Area): ReadDisplay | undefined => {
  const seedTall = seed.bottom - seed.top;
  if (seedTall < 8) return undefined;
  for (const reach of REACHES) {
    const box: Area = {
      left: Math.max(0, seed.left - seedTall * REACH_BESIDE),
      top: Math.max(0, seed.top - seedTall * reach),
      right: Math.min(raster.width, seed.right + seedTall * REACH_BESIDE),
      bottom: Math.min(raster.height, seed.bottom + seedTall * reach),
    };
    const scale = (box.bottom - box.top) / HEIGHT;
    const width = Math.min(WIDEST, Math.round((box.right - box.left) / scale));
    const part = cutOut(raster, uprightBox(box.left, box.top, box.right, box.bottom), width, HEIGHT);
    const inPart: Area = {
      left: Math.round((seed.left - box.left) / scale),
      top: Math.round((seed.top - box.top) / scale),
      right: Math.min(width, Math.round((seed.right - box.left) / scale)),
      bottom: Math.round((seed.bottom - box.top) / scale),
    };
    const read = bestReading(part, inPart);
    if (!read) continue;
    const { left, top, right, bottom } = read.area;
    return {
      value: read.value,
      score: read.score,
      area: {
        left: box.left + left * scale,
        top: box.top + top * scale,
        right: box.left + right * scale,
        bottom: box.top + bottom * scale,
      },
    };
  }
  return undefined;
};

/**
 * The reading of lit or of printed digits, upright or leaning: the one with the most digits, then the one with a point,
 * which a wrong lean hides, then the clearer one. Undefined if more digits were seen than are read.
 */
const bestReading = (part: Raster, seed: Area): Reading | undefined => {
  let best: Reading | undefined;
  let seen = 0;
  for (const isLight of [true, false]) {
    const ink = inkOf(part, isLight, seed);
    for (const straight of straightest(ink, seed)) {
      const { digits, reading } = readNumber(straight, seed);
      seen = Math.max(seen, digits);
      if (reading && (!best || isBetter(reading, best))) best = reading;
    }
  }
  return best && best.digits >= seen ? best : undefined;
};

/** Of the leans that were tried, the two that leave most columns empty: a wrong one closes the gaps between digits. */
const straightest = (ink: Ink, seed: Area): Ink[] =>
  LEANS.map((lean) => {
    const straight = upright(ink, lean);
    return { straight, empty: emptyColumns(straight, seed) };
  })
    .toSorted((a, b) => b.empty - a.empty)
    .slice(0, 2)
    .map(({ straight }) => straight);

const emptyColumns = ({ width, on }: Ink, { left, top, right, bottom }: Area): number => {
  let empty = 0;
  for (let x = left; x < right; x += 1) {
    let y = top;
    while (y < bottom && on[y * width + x] !== 1) y += 1;
    if (y === bottom) empty += 1;
  }
  return empty;
};

const isBetter = (a: Reading, b: Reading): boolean => {
  if (a.digits !== b.digits) return a.digits > b.digits;
  const [aHas, bHas] = [a, b].map(({ value }) => value.includes('.'));
  return aHas === bHas ? a.score > b.score : Boolean(aHas);
};

/** The number of digits that were seen, and the reading if none of them is uncertain. */
interface Seen {
  digits: number;
  reading?: Reading;
}

const readNumber = (whole: Ink, seed: Area): Seen => {
  const { ink, pieces, cut } = piecesOf(whole);
  let digits = 0;
  for (const rows of rowsOf(pieces, seed)) {
    const seen = readRow(ink, rows, cut, seed);
    if (seen.reading) return seen;
    digits = Math.max(digits, seen.digits);
  }
  return { digits };
};

const readRow = (ink: Ink, { top, bottom }: Rows, cut: readonly Area[], seed: Area): Seen => {
  const tall = bottom - top;
  const columns = readColumns(ink, top, bottom, seed);
  if (!columns) return { digits: 0 };
  const { digits, others } = numberAt(columns, seed, tall);
  const [first, last] = [digits[0], digits.at(-1)];
  if (!first || !last) return { digits: 0 };
  const doubtful = { digits: digits.length };
  const [start, end] = [first.area.left, last.area.right];
  const points = others.filter((other) => isPoint(other, top, bottom));
  const strange = others.filter((other) => !isPoint(other, top, bottom) && other.right - other.left > tall * CRUMB);
  const sign = strange.findLast((other) => other.right <= start && isMinus(other, top, bottom, start));
  const isNear = ({ left, right }: Area) => right > start - tall * BESIDE && left < end + tall * BESIDE;
  const isTall = (area: Area) => Math.min(bottom, area.bottom) - Math.max(top, area.top) > tall * DIGIT_TALL;
  const isWithin = ({ left, right }: Area) => right > start - tall * 0.3 && left < end;
  if (strange.some((other) => other !== sign && ((isTall(other) && isNear(other)) || isWithin(other)))) return doubtful;
  // Ink that the picture's border cuts off may be half a digit.
  if (cut.some((area) => isNear(area) && area.bottom > top + tall * 0.2 && area.top < bottom - tall * 0.2))
    return doubtful;
  const hidden = pointsBetween(ink, digits, top, bottom);
  const value = valueOf(digits, points, hidden, Boolean(sign), tall);
  if (value === undefined) return doubtful;
  return {
    digits: digits.length,
    reading: {
      value,
      digits: digits.length,
      score: Math.min(...digits.map(({ score }) => score)),
      area: { left: sign?.left ?? start, top, right: end, bottom },
    },
  };
};

/** A small square of ink at the foot of the digits, of which a digit may hide a part. */
const isPoint = (area: Area, top: number, bottom: number): boolean => {
  const tall = bottom - top;
  const [wide, high] = [area.right - area.left, area.bottom - area.top];
  return (
    wide < tall * POINT_LARGEST &&
    high < tall * POINT_LARGEST &&
    high > tall * 0.04 &&
    wide > tall * 0.02 &&
    area.top > top + tall * POINT_TOP &&
    wide < high * 1.5
  );
};

/** A flat bar at half the height, right before the digits. */
const isMinus = (area: Area, top: number, bottom: number, start: number): boolean => {
  const tall = bottom - top;
  const [wide, high] = [area.right - area.left, area.bottom - area.top];
  const middle = ((area.top + area.bottom) / 2 - top) / tall;
  return (
    high < tall * 0.28 &&
    wide > tall * 0.15 &&
    wide > high * 1.2 &&
    wide < tall * 0.75 &&
    middle > 0.38 &&
    middle < 0.62 &&
    start - area.right < tall * APART_MOST
  );
};

/** The digits of a row that are together around the seed; the others count as foreign. */
const numberAt = ({ digits, others }: Columns, seed: Area, tall: number): Omit<Columns, 'cost'> => {
  const groups: Columns['digits'][] = [];
  for (const digit of digits) {
    const group = groups.at(-1);
    if (group && digit.area.left - (group.at(-1)?.area.right ?? 0) <= tall * APART_MOST) group.push(digit);
    else groups.push([digit]);
  }
  const inSeed = (group: Columns['digits']) =>
    group.filter(({ area }) => area.right > seed.left && area.left < seed.right).length;
  const [chosen = []] = groups.toSorted((a, b) => inSeed(b) - inSeed(a));
  if (inSeed(chosen) === 0) return { digits: [], others };
  return { digits: chosen, others };
};

const valueOf = (
  digits: Columns['digits'],
  points: readonly Area[],
  hidden: ReturnType<typeof pointsBetween>,
  isNegative: boolean,
  tall: number,
): string | undefined => {
  const [start, end] = [digits[0]?.area.left ?? 0, digits.at(-1)?.area.right ?? 0];
  const inside = points.filter(({ left, right }) => right > start && left < end + tall * 0.3);
  const places = new Set([
    ...hidden.places,
    ...inside.map(
      (point) => digits.filter(({ area }) => (area.left + area.right) / 2 < (point.left + point.right) / 2).length,
    ),
  ]);
  if (places.size > 1 || (places.size === 0 && hidden.isDoubtful)) return undefined;
  // Digits follow each other at one width or more, ones too.
  const isTooNear = ({ area }: Columns['digits'][number], index: number) =>
    index > 0 && area.right - (digits[index - 1]?.area.right ?? 0) < tall * NEXT_LEAST;
  if (digits.some(isTooNear)) return undefined;
  const text = digits.map(({ digit }) => digit).join('');
  // Any upright stroke looks like a one, and one of a number is no reading.
  if (text === '1' && !isNegative) return undefined;
  const [place] = places;
  // A point behind the last digit means nothing.
  const number =
    place === undefined || place >= text.length || place === 0 ? text : `${text.slice(0, place)}.${text.slice(place)}`;
  return `${isNegative ? '-' : ''}${number}`;
};
