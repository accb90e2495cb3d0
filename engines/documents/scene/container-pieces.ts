import type { PageLine } from '../document-reader.ts';
import { heightOf, inOneRow, joined, middleOf, type Span, spanOf } from '../span.ts';

const BEGINS = /^[A-Z]{3}[UJZ]\d{0,7}$/;
const DIGITS = /^\d{1,7}$/;
const INSIDE = /[A-Z]{3}[UJZ]\d{7}(?!\d)/;
/** Owner and serial number, without the check digit. */
const FIRST_TEN = 10;
const LENGTH = 11;
/** As a share of the letters' height: two pieces whose distances differ by less are equally near. */
const EQUALLY_NEAR = 0.3;

export interface Piece {
  text: string;
  span: Span;
}

export const piecesOf = (lines: readonly PageLine[]): Piece[] =>
  lines.flatMap((line) => {
    const span = spanOf(line);
    const text = span.text.replaceAll(/[\s\-.·|[\]]/g, '').toUpperCase();
    return text === '' ? [] : [{ text, span }];
  });

export const distance = (a: Span, b: Span) =>
  Math.max(0, b.left - a.right) + Math.max(0, b.top - a.bottom) + Math.abs(middleOf(a) - middleOf(b)) * 0.5;

const together = (pieces: readonly Piece[]): Piece | undefined => {
  const span = joined(pieces.map((piece) => piece.span));
  return span && { text: pieces.map(({ text }) => text).join(''), span };
};

/** Characters below each other, each in a separate line: columns from the top. */
const columnsOf = (pieces: readonly Piece[]): Piece[][] => {
  const columns: Piece[][] = [];
  for (const piece of pieces.filter(({ text }) => text.length <= 4).toSorted((a, b) => a.span.top - b.span.top)) {
    const centre = (piece.span.left + piece.span.right) / 2;
    const column = columns.find((other) => {
      const last = other.at(-1)?.span;
      if (!last) return false;
      const tall = Math.max(heightOf(last), heightOf(piece.span));
      return Math.abs((last.left + last.right) / 2 - centre) < tall * 0.5 && piece.span.top - last.bottom < tall * 1.3;
    });
    if (column) column.push(piece);
    else columns.push([piece]);
  }
  return columns.filter(({ length }) => length > 1);
};

/**
 * The continuation behind the last piece of a number: the nearest piece on its right, else the nearest row below it, by
 * place alone and with any check digit. `unsure` if two on the right are equally near.
 */
const nextOf = (begun: Piece, last: Piece, pieces: readonly Piece[]): Piece | 'unsure' | undefined => {
  const tall = Math.min(heightOf(last.span), last.span.right - last.span.left);
  const own = [begun.span, last.span, ...(begun.span.parts ?? [])];
  const fitting = pieces.filter(
    ({ text, span }) => DIGITS.test(text) && !own.includes(span) && begun.text.length + text.length <= LENGTH,
  );
  const gapTo = ({ span }: Piece) => span.left - last.span.right;
  const [right, other] = fitting
    .filter(({ span }) => Math.abs(middleOf(span) - middleOf(last.span)) < tall * 0.6)
    .filter((piece) => gapTo(piece) > tall * -0.5 && gapTo(piece) < tall * 2.5)
    .toSorted((a, b) => gapTo(a) - gapTo(b));
  if (right && other && gapTo(other) - gapTo(right) < tall * EQUALLY_NEAR) return 'unsure';
  if (right) return right;
  // Below a row is the serial number; a check digit alone is only there if the whole number runs down a column.
  const isColumn = heightOf(begun.span) > begun.span.right - begun.span.left;
  if (begun.text.length >= FIRST_TEN && !isColumn) return undefined;
  const under = fitting
    .filter(({ span }) => span.top > middleOf(begun.span) && span.top - begun.span.bottom < tall * 1.2)
    .filter(({ span }) => span.left < begun.span.right && span.right > begun.span.left)
    .toSorted((a, b) => a.span.top - b.span.top);
  const [first] = under;
  return under
    .filter(({ span }) => first && inOneRow(span, first.span))
    .toSorted((a, b) => a.span.left - b.span.left)[0];
};

/** The only number that a beginning makes with the pieces behind it. */
const extended = (start: Piece, end: Piece, pieces: readonly Piece[]): Piece | 'unsure' | undefined => {
  let [begun, last] = [start, end];
  while (begun.text.length < LENGTH) {
    const next = nextOf(begun, last, pieces);
    if (next === 'unsure') return next;
    const longer = next && together([begun, next]);
    if (!next || !longer) break;
    [begun, last] = [longer, next];
  }
  return begun.text.length >= FIRST_TEN ? begun : undefined;
};

/**
 * The texts that begin like a container's number and have 10 or 11 characters: one for each beginning. `isUnsure` if
 * one of them could continue in two ways.
 */
export const numbersOf = (pieces: readonly Piece[]): { numbers: Piece[]; isUnsure: boolean } => {
  const columns = columnsOf(pieces);
  const ends = pieces.flatMap((piece): (Piece | 'unsure')[] => {
    const inside = INSIDE.exec(piece.text);
    if (inside) return [{ text: inside[0], span: piece.span }];
    const row = BEGINS.test(piece.text) ? extended(piece, piece, pieces) : undefined;
    const column = columns.find(([first]) => first === piece);
    const whole = column && together(column);
    const last = column?.at(-1);
    const down = !row && whole && last && BEGINS.test(whole.text) ? extended(whole, last, pieces) : undefined;
    const found = row ?? down;
    return found ? [found] : [];
  });
  return {
    numbers: ends.filter((end) => end !== 'unsure'),
    isUnsure: ends.includes('unsure'),
  };
};
