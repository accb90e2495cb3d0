import type { Raster } from '../../engine.ts';
import { uprightBox } from '../../text/oriented-box.ts';
import { cutOut } from '../../text/warp.ts';
import { readDigit, readOne } from './digit.ts';
import { type Ink, inkOf, upright } from './ink.ts';
import { type Area, partsOf, rowsWithin, runsOf } from './parts.ts';

export interface ReadDisplay {
  /** With its sign and decimal point. */
  value: string;
  score: number;
  /** On the raster. */
  area: Area;
}

const HEIGHT = 120;
const WIDEST = 1600;
/** Digits lean by so many columns a row. */
const LEANS = [0, 0.06, 0.12, 0.18] as const;

/**
 * Reads the number on a display of seven segments, lit or printed, whose digits stand in `around`; `around` has some of what
 * surrounds them. Undefined where it is none or in doubt about one digit.
 */
export const readDisplay = (raster: Raster, around: Area): ReadDisplay | undefined => {
  const tall = around.bottom - around.top;
  const width = Math.round(((around.right - around.left) / tall) * HEIGHT);
  if (tall < 12 || width < 24 || width > WIDEST) return undefined;
  const part = cutOut(raster, uprightBox(around.left, around.top, around.right, around.bottom), width, HEIGHT);
  let best: (ReadDisplay & { digits: number }) | undefined;
  for (const isLight of [true, false]) {
    const ink = inkOf(part, isLight);
    for (const lean of LEANS) {
      const read = readNumber(upright(ink, lean));
      if (!read) continue;
      const isBetter = !best || read.digits > best.digits || (read.digits === best.digits && read.score > best.score);
      if (!isBetter) continue;
      const scale = tall / HEIGHT;
      best = {
        value: read.value,
        score: read.score,
        digits: read.digits,
        area: {
          left: around.left + read.area.left * scale,
          top: around.top + read.area.top * scale,
          right: around.left + read.area.right * scale,
          bottom: around.top + read.area.bottom * scale,
        },
      };
    }
  }
  return best && { value: best.value, score: best.score, area: best.area };
};

/** The rows of the tallest pieces: those of the digits. */
const bandOf = (areas: readonly Area[]): { top: number; bottom: number } | undefined => {
  // Segments may stand alone: a digit's are at most 0.6 of its height.
  const tallest = Math.max(0, ...areas.map(({ top, bottom }) => bottom - top));
  if (tallest < HEIGHT * 0.16) return undefined;
  const main = areas.filter(({ top, bottom }) => bottom - top > tallest * 0.7);
  return { top: Math.min(...main.map(({ top }) => top)), bottom: Math.max(...main.map(({ bottom }) => bottom)) };
};

const readNumber = (whole: Ink): { value: string; score: number; digits: number; area: Area } | undefined => {
  const { ink, areas } = partsOf(whole);
  const band = bandOf(areas);
  if (!band) return undefined;
  const tall = band.bottom - band.top;
  const isPoint = ({ left, top, right, bottom }: Area) =>
    right - left < tall * 0.24 &&
    bottom - top < tall * 0.24 &&
    bottom - top > tall * 0.05 &&
    top > band.bottom - tall * 0.26 &&
    (right - left) / (bottom - top) < 2 &&
    (right - left) / (bottom - top) > 0.5;
  const points = areas.filter(isPoint);
  const digits = without(ink, points);
  const runs = runsOf(digits, band.top, band.bottom, Math.round(tall * 0.04));
  const read: { text: string; score: number; area: Area }[] = [];
  for (const { left, right } of runs) {
    const rows = rowsWithin(digits, { left, right, top: band.top, bottom: band.bottom });
    if (!rows) continue;
    const area: Area = { left, right, ...rows };
    const wide = right - left;
    const share = (rows.bottom - rows.top) / tall;
    const middle = ((rows.top + rows.bottom) / 2 - band.top) / tall;
    if (share < 0.3) {
      if (share < 0.26 && wide > tall * 0.2 && wide < tall * 0.7 && middle > 0.38 && middle < 0.62)
        read.push({ text: '-', score: 1, area });
      else if (share > 0.05 && wide > tall * 0.1) read.push({ text: '?', score: 0, area });
      continue;
    }
    if (share < 0.85) {
      // A unit or another word, smaller than the digits.
      read.push({ text: '?', score: 0, area });
      continue;
    }
    const cell = { left, right, top: band.top, bottom: band.bottom };
    const digit = wide < tall * 0.3 ? readOne(digits, cell) : wide < tall * 0.95 ? readDigit(digits, cell) : undefined;
    if (!digit) return undefined;
    read.push({ text: digit.digit, score: digit.score, area: cell });
  }
  const number = assemble(read, points, tall);
  return number && { ...number, area: { ...number.area, ...rowsOfInk(whole, number.area) } };
};

/** The level segments at a digit's ends stand out beyond its upright ones. */
const rowsOfInk = ({ width, height, on }: Ink, { left, top, right, bottom }: Area) => {
  const most = Math.round((bottom - top) * 0.2);
  const hasInk = (row: number) => on.subarray(row * width + left, row * width + right).includes(1);
  let [first, end] = [top, bottom];
  while (first > Math.max(0, top - most) && hasInk(first - 1)) first -= 1;
  while (end < Math.min(height, bottom + most) && hasInk(end)) end += 1;
  return { top: first, bottom: end };
};

/** Digits that stand together, a sign before and a point among them; anything else among them makes it no number. */
const assemble = (
  read: readonly { text: string; score: number; area: Area }[],
  points: readonly Area[],
  tall: number,
) => {
  const isDigit = ({ text }: { text: string }) => /\d/.test(text);
  const first = read.findIndex(isDigit);
  const last = read.findLastIndex(isDigit);
  if (first < 0) return undefined;
  const digits = read.slice(first, last + 1);
  if (!digits.every(isDigit)) return undefined;
  const before = read[first - 1];
  const start = digits[0]?.area.left ?? 0;
  const isNegative = before?.text === '-' && start - before.area.right < tall * 1.1;
  // Something unknown right before the digits may be one of them.
  if (before && before.text === '?' && start - before.area.right < tall * 0.3) return undefined;
  const end = digits.at(-1)?.area.right ?? 0;
  const inside = points.filter(({ left, right }) => left > start && right < end + tall * 0.3);
  const pointAfter = inside.map(
    (point) => digits.filter(({ area }) => (area.left + area.right) / 2 < (point.left + point.right) / 2).length,
  );
  const places = [...new Set(pointAfter)];
  if (
    places.length > 1 ||
    digits.some(({ area }, i) => i > 0 && area.left - (digits[i - 1]?.area.right ?? 0) > tall * 1.2)
  )
    return undefined;
  const text = digits.map((one) => one.text).join('');
  const [place] = places;
  // A point behind the last digit says nothing.
  const number =
    place === undefined || place >= text.length || place === 0 ? text : `${text.slice(0, place)}.${text.slice(place)}`;
  return {
    value: `${isNegative ? '-' : ''}${number}`,
    score: Math.min(...digits.map(({ score }) => score)),
    digits: digits.length,
    area: {
      left: isNegative && before ? before.area.left : start,
      top: Math.min(...digits.map(({ area }) => area.top)),
      right: end,
      bottom: Math.max(...digits.map(({ area }) => area.bottom)),
    },
  };
};

const without = (ink: Ink, areas: readonly Area[]): Ink => {
  const on = ink.on.slice();
  for (const { left, top, right, bottom } of areas)
    for (let y = top; y < bottom; y += 1) on.fill(0, y * ink.width + left, y * ink.width + right);
  return { ...ink, on };
};
