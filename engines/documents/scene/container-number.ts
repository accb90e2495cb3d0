import type { Target } from '#contract/trial/recognition.ts';
import type { DocumentReader, Page } from '../document-reader.ts';
import { fieldOf, readingOf, type Verdict } from '../fields.ts';
import { heightOf, joined, type Span, spanOf } from '../span.ts';
import type { Area } from '../seven-segment/parts.ts';
import { boxedCharacter } from './boxed-character.ts';
import { distance, numbersOf, type Piece, piecesOf } from './container-pieces.ts';
import { isContainerNumber } from './iso-6346.ts';

const fields = {
  number: { name: 'containerNumber', label: '箱号' },
  sizeType: { name: 'sizeType', label: '尺寸箱型代码' },
} as const;
const REGION = '箱号区域';
const UNSURE = '箱号近旁有多个数字，无法确定哪一个属于箱号，未给出箱号。';

/** The maximum distance of a framed check digit behind the serial number, in heights of the line. */
const FRAME_WITHIN = 8.5;
const UNVERIFIED = '未找到校验码，只给出前 10 位，箱号未经校验（ISO 6346）。';

const NUMBER = /^[A-Z]{3}[UJZ]\d{7}$/;
/** Length, height and width, kind and version (ISO 6346:2022, annexes D and E): 22G1, 45R1, L5G1; four letters are an owner's. */
const SIZE_TYPE = /^(?=.*\d)[1-4A-HK-P][0245689C-FLMNP][GVBSRHUPTA][0-9A-Z]$/;

const readDigit = async (page: Page, { left, top, right, bottom }: Area): Promise<Span | undefined> => {
  const margin = (bottom - top) * 0.14;
  const box = { left: left - margin, right: right + margin, top: top - margin, bottom: bottom + margin };
  const line = await page.readLine?.(box);
  const span = line && spanOf(line);
  return span && /^\d$/.test(span.text.trim()) ? span : undefined;
};

/**
 * The check digit is in a frame, which hides it from the search for print, so it is looked for behind the other ten
 * characters.
 */
const withFramedDigit = async (page: Page, begun: Piece, pieces: readonly Piece[]): Promise<Piece | undefined> => {
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
  // The frame may have been read as a part of the column or the row.
  const end = isColumn
    ? { ...area, top: serial.bottom - size * 1.9, bottom: serial.bottom + size * 0.6 }
    : { ...area, left: serial.right - size * 1.9, right: serial.right + size * 0.6 };
  // At a larger distance, only a frame shows that a digit belongs to the number.
  const far = isColumn
    ? { ...area, bottom: serial.bottom + size * FRAME_WITHIN }
    : { ...area, right: serial.right + size * FRAME_WITHIN };
  for (const [where, framedOnly] of [
    [area, false],
    [end, true],
    [far, true],
  ] as const) {
    const place = boxedCharacter(page.raster, where, size, framedOnly);
    const digit = place && (await readDigit(page, place));
    const span = digit && joined([begun.span, digit]);
    if (span) return { text: begun.text + digit.text.trim(), span };
  }
  return undefined;
};

const verdictOf = (number: string): Verdict => {
  if (!NUMBER.test(number)) return { passed: false, reason: UNVERIFIED };
  return isContainerNumber(number)
    ? { passed: true, rule: '末位校验码相符' }
    : { passed: false, reason: '末位校验码与前 10 位不符（ISO 6346）。' };
};

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
    const pieces = piecesOf(page.lines);
    const { numbers: begun, isUnsure } = numbersOf(pieces);
    const whole = begun.filter(({ text }) => NUMBER.test(text));
    if (whole.length === 0)
      for (const ten of begun) {
        const framed = await withFramedDigit(page, ten, pieces);
        if (framed && NUMBER.test(framed.text)) whole.push(framed);
      }
    // Of several containers, the one whose check digit matches; never one of several readings of the same container.
    const numbers = whole.toSorted(
      (a, b) => Number(isContainerNumber(b.text)) - Number(isContainerNumber(a.text)) || b.span.score - a.span.score,
    );
    // A number whose check digit is not found is shown without it.
    const number = numbers[0] ?? begun.toSorted((a, b) => b.span.score - a.span.score)[0];
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
      notes: isUnsure && !number ? [UNSURE] : [],
      targets: found.length > 0 ? [regionOf(found, Math.max(...found.map(({ score }) => score)))] : [],
    };
  },
};
