import type { Page } from '../document-reader.ts';
import { heightOf, type Span, sliceOf, spanOf } from '../span.ts';
import type { Goods, GoodsRow, Heading } from './receipt-rows.ts';

/** The texts that a cell of a column may have. */
const CELL = {
  quantity: /^\d{1,3}(?:\.\d{1,3})?$/,
  price: /^\d{1,5}\.\d{1,2}$/,
  amount: /^\d{1,6}\.\d{1,2}$/,
} as const;
/** Less certain readings of a single digit are mostly wrong. */
const SCORE_FROM = 0.8;
/** A further reading would cost too much of a slip's time. */
const CELLS_AT_MOST = 6;

const blankAt = (x: number) => ({ character: ' ', x, score: 1 });

/** A line that was read in a box wider than its print. */
const withinBox = (span: Span): Span | undefined =>
  sliceOf({ ...span, characters: [blankAt(span.left), ...span.characters, blankAt(span.right)] }, 0);

const readCell = async (page: Page, row: GoodsRow, { column, left, right }: Heading): Promise<Span | undefined> => {
  const beside = row.amount ?? row.price ?? row.quantity;
  if (!beside || !page.readLine) return undefined;
  const tall = heightOf(beside);
  const [top, bottom] = [beside.top - tall * 0.1, beside.bottom + tall * 0.1];
  // The column, or only a single digit at its right edge.
  for (const box of [
    { left: left - tall * 0.3, right: right + tall * 0.3 },
    { left: right - tall, right: right + tall * 0.5 },
  ]) {
    const line = await page.readLine({ ...box, top, bottom });
    const span = line && withinBox(spanOf(line));
    if (span && span.score >= SCORE_FROM && CELL[column].test(span.text)) return span;
  }
  return undefined;
};

/** The search for print often misses a single digit, so empty cells of a row with numbers are read. */
export const withLostCells = async (page: Page, goods: Goods): Promise<Goods> => {
  let left = CELLS_AT_MOST;
  const rows: GoodsRow[] = [];
  for (const row of goods.rows) {
    const whole = { ...row };
    for (const heading of goods.headings) {
      if (whole[heading.column] || left === 0) continue;
      left -= 1;
      const cell = await readCell(page, row, heading);
      if (cell) whole[heading.column] = cell;
    }
    rows.push(whole);
  }
  return { ...goods, rows };
};
