import type { Point } from '#contract/trial/recognition.ts';
import type { PageLine } from './document-reader.ts';

/** A stretch of a line: full-width letters, digits and signs are folded to half-width ones (NFKC). */
export interface Span {
  text: string;
  /** One for each character of `text`: its centre along the line, in pixels of the upright page. */
  characters: readonly { character: string; x: number; score: number }[];
  /** The mean of its characters. */
  score: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  polygon: readonly Point[];
}

const meanScore = (characters: Span['characters'], otherwise: number) =>
  characters.length === 0 ? otherwise : characters.reduce((sum, { score }) => sum + score, 0) / characters.length;

/** Characters of a line as they count for readers; where the engine says no places, they are spread evenly. */
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
    Array.from(character.normalize('NFKC').replaceAll(/\s/g, ' '), (folded) => ({ character: folded, x, score })),
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

/** Characters `from` up to but not including `to`, without blanks at its ends; undefined where nothing is left. */
export const sliceOf = (span: Span, from: number, to = span.characters.length): Span | undefined => {
  let [first, end] = [Math.max(0, from), Math.min(to, span.characters.length)];
  while (first < end && span.characters[first]?.character === ' ') first += 1;
  while (end > first && span.characters[end - 1]?.character === ' ') end -= 1;
  const characters = span.characters.slice(first, end);
  const [start, last] = [characters[0], characters.at(-1)];
  if (!start || !last) return undefined;
  const before = span.characters[first - 1];
  const after = span.characters[end];
  const left = before ? (before.x + start.x) / 2 : span.left;
  const right = after ? (after.x + last.x) / 2 : span.right;
  const wide = Math.max(1, span.right - span.left);
  const [shareLeft, shareRight] = [(left - span.left) / wide, (right - span.left) / wide];
  const [upperLeft, upperRight, lowerRight, lowerLeft] = span.polygon;
  return {
    text: characters.map(({ character }) => character).join(''),
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

/** Whether two stand on one line of print. */
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

const WIDE = '[\\u2e80-\\u9fff\\uf900-\\ufaff]';
const BLANKS_BESIDE_WIDE = new RegExp(`(?<=${WIDE}) +| +(?=${WIDE})`, 'g');

/** A value as it stands in an answer: full-width signs folded, no blanks beside Chinese characters, single ones elsewhere. */
export const tidied = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\s+/g, ' ').replaceAll(BLANKS_BESIDE_WIDE, '').trim();

/** Box around all; undefined for none. */
export const joined = (spans: readonly Span[], separator = ''): Span | undefined => {
  const [first] = spans;
  if (!first || spans.length === 1) return first;
  const characters = spans.flatMap((span) => span.characters);
  const xs = spans.flatMap(({ polygon }) => polygon.map(([x]) => x));
  const ys = spans.flatMap(({ polygon }) => polygon.map(([, y]) => y));
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return {
    text: spans.map(({ text }) => text).join(separator),
    characters,
    score: meanScore(characters, first.score),
    left: Math.min(...spans.map((span) => span.left)),
    top: Math.min(...spans.map((span) => span.top)),
    right: Math.max(...spans.map((span) => span.right)),
    bottom: Math.max(...spans.map((span) => span.bottom)),
    polygon: [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
  };
};

const withBlank = (first: Span, second: Span): Span | undefined => {
  const blank = { character: ' ', x: (first.right + second.left) / 2, score: Math.min(first.score, second.score) };
  return joined([{ ...first, text: `${first.text} `, characters: [...first.characters, blank] }, second]);
};

/** Puts together what the engine cut at a blank: pieces of a row with less than `share` of their height between them. */
export const joinTouching = (spans: readonly Span[], share = 0.6): Span[] =>
  rowsOf(spans).flatMap((row) => {
    const put: Span[] = [];
    for (const span of row) {
      const last = put.at(-1);
      const height = last ? Math.min(heightOf(last), heightOf(span)) : 0;
      const whole = last && span.left - last.right < height * share ? withBlank(last, span) : undefined;
      if (whole) put[put.length - 1] = whole;
      else put.push(span);
    }
    return put;
  });
