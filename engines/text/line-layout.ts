import type { PageLine } from '../documents/document-reader.ts';
import { between, type OrientedBox } from './oriented-box.ts';
import type { ReadBox } from './read-box.ts';

/** Characters of a line that are further apart than this many of its heights belong to two columns. */
export const COLUMN_GAP = 2.2;

/** Grown boxes of one row may overlap: the overlap is halved between them. */
export const trimmedInRows = (boxes: readonly OrientedBox[]): OrientedBox[] => {
  const trimmed = boxes.map((box) => ({ ...box }));
  for (const [index, a] of trimmed.entries())
    for (const b of trimmed.slice(index + 1)) {
      if (Math.abs(a.alongX) < 0.9 || Math.abs(b.alongX) < 0.9) continue;
      const [left, right] = a.x < b.x ? [a, b] : [b, a];
      const overlap = left.x + left.width / 2 - (right.x - right.width / 2);
      const sameRow = Math.abs(left.y - right.y) < 0.4 * Math.min(left.height, right.height);
      if (!sameRow || overlap <= 0 || overlap > 0.8 * Math.min(left.height, right.height)) continue;
      Object.assign(left, between(left, 0, left.width - overlap / 2));
      Object.assign(right, between(right, overlap / 2, right.width));
    }
  return trimmed;
};

/** A line that runs over several columns, as one line for each. */
export const cutAtGaps = (read: ReadBox): ReadBox[] => {
  const { line, box } = read;
  if (read.stacked || box.width < box.height * 4) return [read];
  const parts: ReadBox[] = [];
  const { characters } = line;
  let first = 0;
  let from = 0;
  characters.forEach((current, index) => {
    const next = characters[index + 1];
    if (next && (next.at - current.at) * box.width <= COLUMN_GAP * box.height) return;
    const to = next ? (next.at + current.at) / 2 : 1;
    const own = characters.slice(first, index + 1);
    const text = own.map((one) => one.character).join('');
    if (text.trim() !== '')
      parts.push({
        box: between(box, from * box.width, to * box.width),
        line: {
          text,
          score: own.reduce((sum, { score }) => sum + score, 0) / own.length,
          characters: own.map((one) => ({ ...one, at: (one.at - from) / (to - from) })),
          blanks: line.blanks.map((blank) => ({
            from: (blank.from - from) / (to - from),
            to: (blank.to - from) / (to - from),
          })),
          em: line.em / (to - from),
        },
        stacked: false,
      });
    first = index + 1;
    from = to;
  });
  return parts;
};

/** Rows from the top, the lines of each from the left. */
export const rowsOfLines = <Line extends PageLine>(lines: readonly Line[]): Line[][] => {
  const rows: { middle: number; height: number; lines: Line[] }[] = [];
  const byMiddle = [...lines].sort((a, b) => middleOf(a) - middleOf(b));
  for (const line of byMiddle) {
    const height = line.bottom - line.top;
    const row = rows.at(-1);
    if (row && middleOf(line) - row.middle < 0.5 * Math.min(height, row.height)) {
      row.lines.push(line);
      row.middle += (middleOf(line) - row.middle) / row.lines.length;
      row.height = Math.min(row.height, height);
    } else rows.push({ middle: middleOf(line), height, lines: [line] });
  }
  return rows.map((row) => row.lines.sort((a, b) => a.left - b.left));
};

/** Row by row from the top, each from the left. */
export const toReadingOrder = <Line extends PageLine>(lines: readonly Line[]): Line[] => rowsOfLines(lines).flat();

const middleOf = ({ top, bottom }: { top: number; bottom: number }) => (top + bottom) / 2;
