import type { PageLine } from '../../documents/document-reader.ts';
import { rowsOfLines } from '../line-layout.ts';

/** A horizontal stretch of a page, in pixels. */
interface Stretch {
  from: number;
  to: number;
}

/** A line with its stretches without ink, and the width of its characters. */
export interface LineWithBlanks extends PageLine {
  blanks: readonly Stretch[];
  em: number;
}

interface Row {
  lines: readonly LineWithBlanks[];
  ink: readonly Stretch[];
  em: number;
  top: number;
  bottom: number;
}

interface Gutter extends Stretch {
  first: number;
  last: number;
  /** Rows with print on both sides. */
  rows: number;
}

/** In characters; the blank half of a sign is narrower, and so is a word space. */
const WIDTH_FROM = 0.8;
/** The minimum number of rows; fewer may have a blank at one place by chance. */
const ROWS_FROM = 3;
/** The minimum number of characters of a column in a row; labels have fewer. */
const CHARACTERS_FROM = 5;
/** As a share of a row's height: rows at a larger distance belong to different paragraphs. */
const ROW_GAP = 1.6;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const inkOfLine = ({ left, right, blanks }: LineWithBlanks): Stretch[] => {
  const ink: Stretch[] = [];
  let from = left;
  for (const blank of blanks.toSorted((a, b) => a.from - b.from)) {
    if (blank.from > from) ink.push({ from, to: blank.from });
    from = Math.max(from, blank.to);
  }
  return from < right ? [...ink, { from, to: right }] : ink;
};

const rowOf = (lines: readonly LineWithBlanks[]): Row => {
  const ink: Stretch[] = [];
  for (const { from, to } of lines.flatMap(inkOfLine).toSorted((a, b) => a.from - b.from)) {
    const last = ink.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else ink.push({ from, to });
  }
  return {
    lines,
    ink,
    em: median(lines.map(({ em }) => em)),
    top: Math.min(...lines.map(({ top }) => top)),
    bottom: Math.max(...lines.map(({ bottom }) => bottom)),
  };
};

const lengthOf = (ink: readonly Stretch[]) => ink.reduce((sum, { from, to }) => sum + to - from, 0);

/** Whether both sides of a stretch have enough print for columns. */
const isBetweenColumns = ({ ink, em }: Row, { from, to }: Stretch) =>
  lengthOf(ink.filter((run) => run.to <= from)) >= em * CHARACTERS_FROM &&
  lengthOf(ink.filter((run) => run.from >= to)) >= em * CHARACTERS_FROM;

const blanksOf = ({ ink }: Row): Stretch[] =>
  [...ink, undefined].map((run, index) => ({
    from: ink[index - 1]?.to ?? Number.NEGATIVE_INFINITY,
    to: run?.from ?? Number.POSITIVE_INFINITY,
  }));

/** Stretches without ink across several rows with print on both sides. */
const guttersOf = (rows: readonly Row[]): Gutter[] => {
  const found: Gutter[] = [];
  let open: Gutter[] = [];
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    if (above && row.top - above.bottom > (row.bottom - row.top) * ROW_GAP) open = [];
    const blanks = blanksOf(row);
    const next: Gutter[] = [];
    const isNew = (blank: Stretch) => !next.some(({ from, to }) => from < blank.to && to > blank.from);
    for (const gutter of open) {
      const [both] = blanks
        .map(({ from, to }) => ({ from: Math.max(from, gutter.from), to: Math.min(to, gutter.to) }))
        .filter(({ from, to }) => to - from >= row.em * WIDTH_FROM)
        .toSorted((a, b) => b.to - b.from - a.to + a.from);
      if (both) next.push({ ...gutter, ...both, last: index, rows: gutter.rows + Number(isBetweenColumns(row, both)) });
    }
    for (const blank of blanks)
      if (Number.isFinite(blank.to - blank.from) && blank.to - blank.from >= row.em * WIDTH_FROM && isNew(blank))
        next.push({ ...blank, first: index, last: index, rows: Number(isBetweenColumns(row, blank)) });
    for (const gutter of open)
      if (!next.some(({ first, from, to }) => first === gutter.first && from < gutter.to && to > gutter.from))
        found.push(gutter);
    open = next;
  }
  return [...found, ...open].filter((gutter) => gutter.rows >= ROWS_FROM);
};

const partOf = (line: LineWithBlanks, from: number, to: number): LineWithBlanks[] => {
  const inside = line.characters.filter(({ x }) => x >= from && x < to);
  const isPrint = ({ character }: { character: string }) => character.trim() !== '';
  const characters = inside.slice(inside.findIndex(isPrint), inside.findLastIndex(isPrint) + 1);
  if (!inside.some(isPrint)) return [];
  const [left, right] = [Math.max(line.left, from), Math.min(line.right, to)];
  const wide = Math.max(1, line.right - line.left);
  const [upperLeft, upperRight, lowerRight, lowerLeft] = line.polygon;
  const between = (a: readonly [number, number], b: readonly [number, number], x: number): [number, number] => {
    const share = (x - line.left) / wide;
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  };
  return [
    {
      ...line,
      text: characters.map(({ character }) => character).join(''),
      score: characters.reduce((sum, { score }) => sum + score, 0) / characters.length,
      characters,
      left,
      right,
      polygon:
        upperLeft && upperRight && lowerRight && lowerLeft
          ? [
              between(upperLeft, upperRight, left),
              between(upperLeft, upperRight, right),
              between(lowerLeft, lowerRight, right),
              between(lowerLeft, lowerRight, left),
            ]
          : line.polygon,
    },
  ];
};

/** Splits lines that run over a narrow gutter between two columns into one line for each column. */
export const cutAtGutters = (lines: readonly LineWithBlanks[]): LineWithBlanks[] => {
  const rows = rowsOfLines(lines).map(rowOf);
  const gutters = guttersOf(rows);
  return rows.flatMap(({ lines: own }, index) => {
    const middles = gutters
      .filter(({ first, last }) => first <= index && index <= last)
      .map(({ from, to }) => (from + to) / 2)
      .toSorted((a, b) => a - b);
    return own.flatMap((line) => {
      const inside = middles.filter((x) => x > line.left && x < line.right);
      if (inside.length === 0) return [line];
      const ends = [Number.NEGATIVE_INFINITY, ...inside, Number.POSITIVE_INFINITY];
      return inside
        .concat(Number.POSITIVE_INFINITY)
        .flatMap((to, part) => partOf(line, ends[part] ?? Number.NEGATIVE_INFINITY, to));
    });
  });
};
