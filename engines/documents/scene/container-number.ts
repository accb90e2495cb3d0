import type { Target } from '#contract/trial/recognition.ts';
import type { DocumentReader, Page, PageLine } from '../document-reader.ts';
import { fieldOf, readingOf, type Verdict } from '../fields.ts';
import { heightOf, joined, middleOf, type Span, spanOf } from '../span.ts';
import { boxedCharacter } from './boxed-character.ts';
import { isContainerNumber } from './iso-6346.ts';

const fields = {
  number: { name: 'containerNumber', label: '箱号' },
  sizeType: { name: 'sizeType', label: '尺寸箱型代码' },
} as const;
const REGION = '箱号区域';

const NUMBER = /^[A-Z]{3}[UJZ]\d{7}$/;
const BEGINS = /^[A-Z]{3}[UJZ]\d{0,7}$/;
const DIGITS = /^\d{1,7}$/;
/** Length, height and width, kind and version (ISO 6346:2022, annexes D and E): 22G1, 45R1, L5G1. */
const SIZE_TYPE = /^[1-4A-HK-P][0245689C-FLMNP][GVBSRHUPTA][0-9A-Z]$/;

interface Piece {
  text: string;
  span: Span;
}

const piecesOf = (lines: readonly PageLine[]): Piece[] =>
  lines.flatMap((line) => {
    const span = spanOf(line);
    const text = span.text.replaceAll(/[\s\-.·|[\]]/g, '').toUpperCase();
    return text === '' ? [] : [{ text, span }];
  });

/** Characters that stand below each other one by one come as lines of their own: columns put together from the top. */
const columnsOf = (pieces: readonly Piece[]): Piece[] => {
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
  return columns.flatMap((column) => {
    const span = joined(column.map((piece) => piece.span));
    return span && column.length > 1 ? [{ text: column.map(({ text }) => text).join(''), span }] : [];
  });
};

/** What could go on behind a beginning: right of it on its row, or below it. */
const continuations = (begun: Piece, pieces: readonly Piece[]): Piece[] => {
  const tall = Math.min(heightOf(begun.span), begun.span.right - begun.span.left);
  return pieces
    .filter(({ text, span }) => DIGITS.test(text) && span !== begun.span)
    .filter(({ span }) => {
      const isRight =
        Math.abs(middleOf(span) - middleOf(begun.span)) < tall * 0.6 &&
        span.left > begun.span.right - tall * 0.5 &&
        span.left - begun.span.right < tall * 2.5;
      const isBelow =
        span.top > middleOf(begun.span) &&
        span.top - begun.span.bottom < tall * 1.2 &&
        span.left < begun.span.right &&
        span.right > begun.span.left;
      return isRight || isBelow;
    })
    .toSorted((a, b) => distance(begun.span, a.span) - distance(begun.span, b.span));
};

const distance = (a: Span, b: Span) =>
  Math.max(0, b.left - a.right) + Math.max(0, b.top - a.bottom) + Math.abs(middleOf(a) - middleOf(b)) * 0.5;

/** All that the pieces make which begins as a number does, 10 characters long at least. */
const numbersOf = (pieces: readonly Piece[]): Piece[] => {
  const numbers: Piece[] = [];
  const extend = (begun: Piece, depth: number) => {
    if (begun.text.length >= 10) numbers.push(begun);
    if (depth === 0 || begun.text.length >= 11) return;
    for (const next of continuations(begun, pieces).slice(0, 3)) {
      const span = joined([begun.span, next.span]);
      if (span && begun.text.length + next.text.length <= 11) extend({ text: begun.text + next.text, span }, depth - 1);
    }
  };
  for (const piece of pieces) {
    const inside = /[A-Z]{3}[UJZ]\d{7}(?!\d)/.exec(piece.text);
    if (inside) numbers.push({ text: inside[0], span: piece.span });
    else if (BEGINS.test(piece.text)) extend(piece, 3);
  }
  return numbers;
};

/** The check digit stands in a frame, which hides it from the search for print: looked for behind the other ten characters. */
const withFramedDigit = async (page: Page, begun: Piece, pieces: readonly Piece[]): Promise<Piece | undefined> => {
  const { readLine } = page;
  const serial = pieces.find(({ text }) => begun.text.endsWith(text) && /\d{6}$/.test(text))?.span ?? begun.span;
  const isColumn = heightOf(serial) > (serial.right - serial.left) * 2;
  const size = isColumn ? serial.right - serial.left : heightOf(serial);
  const area = isColumn
    ? {
        left: serial.left - size * 0.7,
        right: serial.right + size * 0.7,
        top: serial.bottom - size * 0.1,
        bottom: serial.bottom + size * 2,
      }
    : {
        left: serial.right - size * 0.15,
        right: serial.right + size * 2.6,
        top: serial.top - size * 0.4,
        bottom: serial.bottom + size * 0.4,
      };
  // The frame may have been taken for a part of the column or the row.
  const end = isColumn
    ? { ...area, top: serial.bottom - size * 1.9, bottom: serial.bottom + size * 0.6 }
    : { ...area, left: serial.right - size * 1.9, right: serial.right + size * 0.6 };
  const place = boxedCharacter(page.raster, area, size) ?? boxedCharacter(page.raster, end, size, true);
  if (!place || !readLine) return undefined;
  const margin = (place.bottom - place.top) * 0.14;
  const digit = await readLine({
    left: place.left - margin,
    right: place.right + margin,
    top: place.top - margin,
    bottom: place.bottom + margin,
  });
  const text = digit?.text.normalize('NFKC').trim() ?? '';
  const span = digit && joined([begun.span, spanOf(digit)]);
  return span && /^\d$/.test(text) ? { text: begun.text + text, span } : undefined;
};

const verdictOf = (number: string): Verdict =>
  isContainerNumber(number) ? { passed: true } : { passed: false, reason: '末位校验码与前 10 位不符（ISO 6346）。' };

const regionOf = (spans: readonly Span[], score: number): Target => {
  const xs = spans.flatMap(({ polygon }) => polygon.map(([x]) => x));
  const ys = spans.flatMap(({ polygon }) => polygon.map(([, y]) => y));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { label: REGION, score, box: [left, top, Math.max(...xs) - left, Math.max(...ys) - top] };
};

/** The number of a container and its code of size and type, painted in a row, in rows or in a column. */
export const containerNumber: DocumentReader = {
  fields: [fields.number, fields.sizeType],
  read: async (page) => {
    const single = piecesOf(page.lines);
    const pieces = [...single, ...columnsOf(single)];
    const begun = numbersOf(pieces);
    const whole = begun.filter(({ text }) => NUMBER.test(text));
    if (whole.length === 0)
      for (const ten of begun) {
        const framed = await withFramedDigit(page, ten, pieces);
        if (framed && NUMBER.test(framed.text)) whole.push(framed);
      }
    const numbers = whole.toSorted(
      (a, b) => Number(isContainerNumber(b.text)) - Number(isContainerNumber(a.text)) || b.span.score - a.span.score,
    );
    const [number] = numbers;
    const sizeType = pieces
      .filter(({ text }) => SIZE_TYPE.test(text))
      .toSorted((a, b) =>
        number ? distance(number.span, a.span) - distance(number.span, b.span) : b.span.score - a.span.score,
      )[0];
    const found = [number, sizeType].flatMap((piece) => (piece ? [piece.span] : []));
    return {
      fields: [
        fieldOf(fields.number, readingOf(number?.span, number?.text), number && verdictOf(number.text)),
        fieldOf(fields.sizeType, readingOf(sizeType?.span, sizeType?.text)),
      ],
      targets: found.length > 0 ? [regionOf(found, Math.max(...found.map(({ score }) => score)))] : [],
    };
  },
};
