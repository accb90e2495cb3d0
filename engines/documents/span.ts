import type { Point } from '#contract/trial/recognition.ts';
import type { PageLine } from './document-reader.ts';

interface SpanCharacter {
  character: string;
  /** The printed form, if its width differs. If one sign folds to several, all but the first are empty. */
  printed?: string;
  x: number;
  score: number;
}

/** A stretch of a line, or several that belong together: full-width letters, digits and signs are folded to half-width ones (NFKC). */
export interface Span {
  text: string;
  /** The centre of each character of `text` along the line, in pixels of the upright page. */
  characters: readonly SpanCharacter[];
  /** The mean of its characters. */
  score: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  polygon: readonly Point[];
  /**
   * The spans that it was joined from, with the same characters in order; they do not count if some characters were
   * removed since.
   */
  parts?: readonly Span[];
}

const meanScore = (characters: Span['characters'], otherwise: number) =>
  characters.length === 0 ? otherwise : characters.reduce((sum, { score }) => sum + score, 0) / characters.length;

/** The characters of a line for readers; if the engine returns no places, they are spread evenly. */
const placed = (line: PageLine) => {
  const known =
    line.characters.length > 0
      ? line.characters
      : [...line.text].map((character, index, all) => ({
          character,
          x: line.left + ((index + 0.5) / all.length) * (line.right - line.left),
          score: line.score,
        }));
  return known.flatMap(({ character, x, score }) =>
    Array.from(character.normalize('NFKC').replaceAll(/\s/g, ' '), (folded, index): SpanCharacter => {
      const isSame = folded === character || folded === ' ' || /[0-9A-Za-z]/.test(folded);
      return { character: folded, x, score, ...(!isSame && { printed: index === 0 ? character : '' }) };
    }),
  );
};

export const spanOf = (line: PageLine): Span => {
  const characters = placed(line);
  return {
    text: characters.map(({ character }) => character).join(''),
    characters,
    score: line.score,
    left: line.left,
    top: line.top,
    right: line.right,
    bottom: line.bottom,
    polygon: line.polygon,
  };
};

export const heightOf = ({ top, bottom }: { top: number; bottom: number }) => bottom - top;
export const middleOf = ({ top, bottom }: { top: number; bottom: number }) => (top + bottom) / 2;

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

const WIDE = '[\\u2e80-\\u9fff\\uf900-\\ufaff]';
const IS_WIDE = new RegExp(WIDE);

/** At most half of the width of a character, in heights of its line. */
const halfWidth = (character: string) => (IS_WIDE.test(character) ? 0.55 : 0.33);

const slicesOfParts = (parts: readonly Span[], from: number, to: number): Span[] => {
  let start = 0;
  return parts.flatMap((part) => {
    const [first, end] = [from - start, to - start];
    start += part.characters.length;
    return first < part.characters.length && end > 0 ? (sliceOf(part, first, end) ?? []) : [];
  });
};

/** Characters from `from` up to `to`, exclusive, without blanks at the ends; undefined if nothing is left. */
export const sliceOf = (span: Span, from: number, to = span.characters.length): Span | undefined => {
  let [first, end] = [Math.max(0, from), Math.min(to, span.characters.length)];
  while (first < end && span.characters[first]?.character === ' ') first += 1;
  while (end > first && span.characters[end - 1]?.character === ' ') end -= 1;
  const characters = span.characters.slice(first, end);
  const [start, last] = [characters[0], characters.at(-1)];
  if (!start || !last) return undefined;
  const text = characters.map(({ character }) => character).join('');
  if (span.parts && span.parts.reduce((sum, part) => sum + part.characters.length, 0) === span.characters.length) {
    const whole = joined(slicesOfParts(span.parts, first, end));
    return whole && { ...whole, text, characters };
  }
  const before = span.characters[first - 1];
  const after = span.characters[end];
  const tall = heightOf(span);
  const left = before ? Math.max((before.x + start.x) / 2, start.x - tall * halfWidth(start.character)) : span.left;
  const right = after ? Math.min((after.x + last.x) / 2, last.x + tall * halfWidth(last.character)) : span.right;
  const wide = Math.max(1, span.right - span.left);
  const [shareLeft, shareRight] = [(left - span.left) / wide, (right - span.left) / wide];
  const [upperLeft, upperRight, lowerRight, lowerLeft] = span.polygon;
  return {
    text,
    characters,
    score: meanScore(characters, span.score),
    left,
    right,
    top: span.top,
    bottom: span.bottom,
    polygon:
      upperLeft && upperRight && lowerRight && lowerLeft
        ? [
            between(upperLeft, upperRight, shareLeft),
            between(upperLeft, upperRight, shareRight),
            between(lowerLeft, lowerRight, shareRight),
            between(lowerLeft, lowerRight, shareLeft),
          ]
        : span.polygon,
  };
};

/** Whether two spans are on one line of print. */
export const inOneRow = (a: { top: number; bottom: number }, b: { top: number; bottom: number }): boolean => {
  const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return overlap > Math.min(heightOf(a), heightOf(b)) * 0.5;
};

/** Rows from the top, the spans of each from the left. */
export const rowsOf = <Item extends { left: number; top: number; bottom: number }>(
  items: readonly Item[],
): Item[][] => {
  const rows: Item[][] = [];
  for (const item of items.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.findLast((other) => other.some((member) => inOneRow(member, item)));
    if (row) row.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.left - b.left));
};

const BLANKS_BESIDE_WIDE = new RegExp(`(?<=${WIDE}|×) +| +(?=${WIDE}|×)`, 'g');

/**
 * A value as in an answer: full-width signs folded, no blanks next to Chinese characters and their ×, single ones
 * elsewhere.
 */
export const tidied = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\s+/g, ' ').replaceAll(BLANKS_BESIDE_WIDE, '').trim();

/** The rectangle around all spans in their direction, with its corners in the order of theirs. */
const hullOf = (polygons: readonly (readonly Point[])[]): Point[] => {
  let [right, down] = [0, 0];
  for (const [upperLeft, upperRight, lowerRight, lowerLeft] of polygons)
    if (upperLeft && upperRight && lowerRight && lowerLeft) {
      right += upperRight[0] - upperLeft[0] + lowerRight[0] - lowerLeft[0];
      down += upperRight[1] - upperLeft[1] + lowerRight[1] - lowerLeft[1];
    }
  const length = Math.hypot(right, down);
  const [cosine, sine] = length > 0 ? [right / length, down / length] : [1, 0];
  const corners = polygons.flat();
  const along = corners.map(([x, y]) => x * cosine + y * sine);
  const across = corners.map(([x, y]) => y * cosine - x * sine);
  const at = (u: number, v: number): Point => [u * cosine - v * sine, u * sine + v * cosine];
  const [start, end, top, bottom] = [Math.min(...along), Math.max(...along), Math.min(...across), Math.max(...across)];
  return [at(start, top), at(end, top), at(end, bottom), at(start, bottom)];
};

const withBlank = (span: Span, blank: SpanCharacter): Span => ({
  ...span,
  text: `${span.text} `,
  characters: [...span.characters, blank],
  ...(span.parts && {
    parts: span.parts.map((part, index, all) => (index === all.length - 1 ? withBlank(part, blank) : part)),
  }),
});

/** Joins spans to one, with blanks between them if requested; undefined if there are none. */
export const joined = (spans: readonly Span[], separator: '' | ' ' = ''): Span | undefined => {
  const [first] = spans;
  if (!first || spans.length === 1) return first;
  const apart = spans.map((span, index) => {
    const next = spans[index + 1];
    if (separator === '' || !next) return span;
    const blank = { character: ' ', x: (span.right + next.left) / 2, score: Math.min(span.score, next.score) };
    return withBlank(span, blank);
  });
  const characters = apart.flatMap((span) => span.characters);
  return {
    text: apart.map(({ text }) => text).join(''),
    characters,
    score: meanScore(characters, first.score),
    left: Math.min(...spans.map((span) => span.left)),
    top: Math.min(...spans.map((span) => span.top)),
    right: Math.max(...spans.map((span) => span.right)),
    bottom: Math.max(...spans.map((span) => span.bottom)),
    polygon: hullOf(spans.map(({ polygon }) => polygon)),
    parts: apart.flatMap((span) => span.parts ?? [span]),
  };
};

/** Joins what the engine cut at a blank: pieces of a row with less than `share` of their height between them. */
export const joinTouching = (spans: readonly Span[], share = 0.6): Span[] =>
  rowsOf(spans).flatMap((row) => {
    const put: Span[] = [];
    for (const span of row) {
      // A tall neighbour may have joined two lines of print into one row.
      const at = put.findLastIndex((other) => inOneRow(other, span));
      const last = put[at];
      const height = last ? Math.min(heightOf(last), heightOf(span)) : 0;
      const gap = last ? span.left - last.right : 0;
      const whole = last && gap < height * share && gap > -height ? joined([last, span], ' ') : undefined;
      if (whole) put[at] = whole;
      else put.push(span);
    }
    return put;
  });

/** The area of the print, because a picture may show much around a document. */
export const printExtent = (spans: readonly Span[]): { left: number; top: number; right: number; bottom: number } => ({
  left: Math.min(...spans.map(({ left }) => left)),
  top: Math.min(...spans.map(({ top }) => top)),
  right: Math.max(...spans.map(({ right }) => right)),
  bottom: Math.max(...spans.map(({ bottom }) => bottom)),
});

/** The spans whose middle is in the upper part of the print. */
export const inUpper = (share: number, spans: readonly Span[]): Span[] => {
  const { top, bottom } = printExtent(spans);
  return spans.filter((span) => middleOf(span) < top + (bottom - top) * share);
};
