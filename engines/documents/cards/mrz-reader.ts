import type { Page } from '../document-reader.ts';
import { heightOf, inOneRow, joined, middleOf, rowsOf, type Span, spanOf } from '../span.ts';
import { MRZ_LENGTH, parseMrz } from './mrz.ts';
import {
  type Cells,
  fallAt,
  findCells,
  findCellsNear,
  findFillers,
  findSlope,
  type Strip,
  stripOf,
} from './mrz-cells.ts';

export interface ReadMrz {
  first: string;
  second: string;
  score: number;
  /**
   * Characters that may be confused with the ones in their place: nothing that follows from them counts as verified.
   */
  guesses: number;
  /** The place of the two together, and of each. */
  polygon: Span['polygon'];
  rows: readonly [Span, Span];
}

const compact = (span: Span) => span.text.replaceAll(' ', '');
const looksPrinted = (text: string) => /^[0-9A-Z<]+$/.test(text);

/** The lower line is the lowest one of many digits and capitals; the upper one is right above it. */
const findRows = (page: Page): { upper: Span; lower: Span } | undefined => {
  const rows = rowsOf(page.lines.map(spanOf)).flatMap((row) => joined(row) ?? []);
  const at = rows.findLastIndex((row) => {
    const text = compact(row);
    const digits = text.replaceAll(/\D/g, '').length;
    const own = text.replaceAll(/[^0-9A-Za-z<«《(]/g, '').length;
    return digits >= 12 && own >= 26 && own > text.length * 0.85 && !/[\u4e00-\u9fff]/.test(text);
  });
  const [upper, lower] = [rows[at - 1], rows[at]];
  if (!upper || !lower || middleOf(lower) - middleOf(upper) > heightOf(lower) * 3.5) return undefined;
  return { upper, lower };
};

/**
 * Places where ICAO Doc 9303 part 4, 4.2.2 allows digits only; letters are only in the upper line and in places 10 to
 * 12.
 */
const isDigitPlace = (place: number) =>
  place === 9 || (place >= 13 && place <= 19) || (place >= 21 && place <= 27) || place === 43;
const isLetterPlace = (place: number) => place >= 10 && place <= 12;
const asDigit: Record<string, string> = { O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', S: '5', B: '8' };
const asLetter: Record<string, string> = { '0': 'O', '1': 'I', '2': 'Z', '5': 'S', '8': 'B' };

/**
 * A character that only its shape distinguishes is read as one that is allowed in its place, and counted as a guess.
 */
const inPlace = (character: string, place: number, line: 'upper' | 'lower'): string => {
  if (line === 'upper' || isLetterPlace(place)) return asLetter[character] ?? character;
  return isDigitPlace(place) ? (asDigit[character] ?? character) : character;
};

/** The maximum score of a character that was replaced by another. */
const GUESS_SCORE = 0.5;

/** The share of a line's length that may be missing at an end of the found box. */
const LOST_SHARE = 0.4;

/** The engine counts the characters of short stretches well; a wrong count is read again in shorter ones. */
const STRETCHES = [9, 5, 3];

/**
 * Reads the characters of one line, cell by cell: fillers by their shape, and the characters between them with the
 * engine.
 */
const readCells = async (
  page: Page,
  strip: Strip,
  cells: Cells,
  line: 'upper' | 'lower',
): Promise<{ text: string; score: number; guesses: number }> => {
  const read = findFillers(strip, cells).map((isFiller) => ({
    character: isFiller ? '<' : '',
    score: 1,
    isGuess: false,
  }));
  const readStretch = async (from: number, to: number, isLast: boolean) => {
    const margin = cells.pitch * 0.25;
    const fall = fallAt(strip, cells.left + ((from + to) / 2) * cells.pitch);
    const found = await page.readPart({
      left: cells.left + from * cells.pitch - margin,
      right: cells.left + to * cells.pitch + margin,
      top: strip.top + fall,
      bottom: strip.top + strip.height + fall,
      scale: Math.max(2, Math.min(4, 40 / cells.pitch)),
    });
    const characters = found
      .toSorted((a, b) => a.left - b.left)
      .flatMap((part) => spanOf(part).characters)
      .filter(({ character }) => /[0-9A-Za-z]/.test(character));
    const inOrder = characters.length === to - from;
    if (!inOrder && !isLast) return;
    for (const [index, { character, x, score }] of characters.entries()) {
      const place = inOrder ? from + index : Math.floor((x - cells.left) / cells.pitch);
      if (place < from || place >= to || read[place]?.character !== '') continue;
      const taken = inPlace(character.toUpperCase(), place, line);
      const isGuess = taken !== character.toUpperCase();
      read[place] = { character: taken, score: isGuess ? Math.min(score, GUESS_SCORE) : score, isGuess };
    }
  };
  for (const stretch of STRETCHES)
    for (let from = 0; from < MRZ_LENGTH; from += 1) {
      let to = from;
      while (to < MRZ_LENGTH && to - from < stretch && read[to]?.character === '') to += 1;
      if (to === from) continue;
      await readStretch(from, to, stretch === STRETCHES.at(-1));
      from = to - 1;
    }
  const own = read.filter(({ character }) => character !== '<' && character !== '');
  const score = own.length === 0 ? 0 : own.reduce((sum, one) => sum + one.score, 0) / own.length;
  const guesses = read.filter(({ isGuess }) => isGuess).length;
  return { text: read.map(({ character }) => character).join(''), score, guesses };
};

/** A row may be found in pieces, and the short ones may be skewed. */
const widestOf = (page: Page, row: Span) =>
  page.lines.filter((line) => inOneRow(line, row)).toSorted((a, b) => b.right - b.left - a.right + a.left)[0] ?? row;

/** The two machine-readable lines; undefined if there are none. Characters that were not read are missing. */
export const readMrz = async (page: Page): Promise<ReadMrz | undefined> => {
  const rows = findRows(page);
  if (!rows) return undefined;
  const { upper, lower } = rows;
  const whole = joined([upper, lower]);
  const polygon = whole?.polygon ?? lower.polygon;
  const asRead: ReadMrz = {
    first: compact(upper),
    second: compact(lower),
    score: Math.min(upper.score, lower.score),
    guesses: 0,
    polygon,
    rows: [upper, lower],
  };
  const isWhole = looksPrinted(asRead.first + asRead.second) && parseMrz(asRead.first, asRead.second)?.agrees.composite;
  if (isWhole) return asRead;
  const known = { left: Math.min(upper.left, lower.left), right: Math.max(upper.right, lower.right) };
  const margin = (known.right - known.left) * LOST_SHARE;
  const slope = findSlope(stripOf(page.raster, lower));
  const strip = (row: Span) => {
    const piece = widestOf(page, row);
    const tilt = Math.abs(slope) * (piece.right - piece.left);
    const slack = (heightOf(piece) - tilt) * 0.12;
    const [left, right] = [Math.max(0, known.left - margin), Math.min(page.width, known.right + margin)];
    const fall = slope * ((left + right) / 2 - (piece.left + piece.right) / 2);
    const [top, bottom] = [piece.top + tilt / 2 - slack + fall, piece.bottom - tilt / 2 + slack + fall];
    return stripOf(page.raster, { left, right, top, bottom }, slope);
  };
  const [upperStrip, lowerStrip] = [strip(upper), strip(lower)];
  const lowerCells = findCells(lowerStrip, lower);
  const upperCells = lowerCells && findCellsNear(upperStrip, lowerCells);
  if (!lowerCells || !upperCells) return asRead;
  const second = await readCells(page, lowerStrip, lowerCells, 'lower');
  const first = await readCells(page, upperStrip, upperCells, 'upper');
  const guesses = first.guesses + second.guesses;
  return {
    first: first.text,
    second: second.text,
    score: guesses > 0 ? Math.min(first.score, second.score, GUESS_SCORE) : Math.min(first.score, second.score),
    guesses,
    polygon,
    rows: [upper, lower],
  };
};
