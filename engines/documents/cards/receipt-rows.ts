import { joined, rowsOf, type Span, sliceOf } from '../span.ts';

/** Numbers of a row of goods, by the heading of their column. */
type Column = 'quantity' | 'price' | 'amount';
interface Heading {
  column: Column;
  /** In pixels. */
  left: number;
  right: number;
  middle: number;
}

export interface GoodsRow {
  name?: Span;
  quantity?: Span;
  price?: Span;
  amount?: Span;
}

const headingWords: readonly (readonly [Column, RegExp])[] = [
  ['quantity', /数量|件数/],
  ['price', /单价|售价|价格/],
  ['amount', /金额|小计|总价/],
];
const NAME_HEADING = /品名|商品|名称|货品/;
const END =
  /^(?:合计|总计|共计|小计|应付|应收|实付|实收|优惠|折扣|会员|整单|数量合计|件数|总数|合计数量|商品总|支付|总额|抹零|找零|折让|共\d)/;
const NUMBER = /^[x×*]?[¥￥]?(-?\d+(?:\.\d+)?)(?:元|件|个|瓶|包|袋|盒|kg)?$/;
/** Codes of goods are whole numbers that no count reaches. */
const GOODS_CODE = /^\d{6,14}$/;

const headingsOf = (row: readonly Span[]): Heading[] =>
  row
    .flatMap((span) =>
      headingWords.flatMap(([column, words]) => {
        const match = words.exec(span.text);
        const word = match && sliceOf(span, match.index, match.index + match[0].length);
        return word ? [{ column, left: word.left, right: word.right, middle: (word.left + word.right) / 2 }] : [];
      }),
    )
    .toSorted((a, b) => a.middle - b.middle);

/** Cuts spans at blanks: numbers of neighbouring columns may come as one line. */
const words = (span: Span): Span[] => {
  const parts: Span[] = [];
  let from = 0;
  for (let at = 0; at <= span.characters.length; at += 1) {
    if (at < span.characters.length && span.characters[at]?.character !== ' ') continue;
    const part = sliceOf(span, from, at);
    if (part) parts.push(part);
    from = at + 1;
  }
  return parts;
};

/** Numbers end so many heights at most left of where the first heading of theirs begins; others end a name. */
const NUMBERS_REACH = 1;

/** The numbers that end a row, and what stands before them. */
const cutRow = (row: readonly Span[], headings: readonly Heading[]): { name: Span[]; numbers: Span[] } => {
  const firstColumn = Math.min(...headings.map(({ left }) => left));
  const isNumber = (part: Span) =>
    NUMBER.test(part.text) && part.right > firstColumn - (part.bottom - part.top) * NUMBERS_REACH;
  const parts = row.flatMap((span) => {
    const split = words(span);
    const trailing = split.length - 1 - split.findLastIndex(({ text }) => !NUMBER.test(text));
    const kept = split.length - trailing;
    const head =
      kept > 0
        ? sliceOf(
            span,
            0,
            split.slice(0, kept).reduce((sum, { text }) => sum + text.length + 1, 0),
          )
        : undefined;
    return [...(head ? [head] : []), ...split.slice(kept)];
  });
  const lastName = parts.findLastIndex((part) => !isNumber(part));
  const numbers = parts.slice(lastName + 1).filter(({ text }) => !GOODS_CODE.test(text));
  return { name: parts.slice(0, lastName + 1), numbers };
};

const numberIn = (span: Span): Span | undefined => {
  const match = NUMBER.exec(span.text);
  const digits = match?.[1];
  if (!digits) return undefined;
  const at = span.text.indexOf(digits);
  return sliceOf(span, at, at + digits.length);
};

/** As many numbers as columns stand in their order; fewer belong to the nearest heading. */
const byColumn = (numbers: readonly Span[], headings: readonly Heading[]): Partial<Record<Column, Span>> => {
  const found: Partial<Record<Column, Span>> = {};
  for (const [index, number] of numbers.entries()) {
    const near = headings.toSorted((a, b) => Math.abs(a.right - number.right) - Math.abs(b.right - number.right))[0];
    const heading = numbers.length === headings.length ? headings[index] : near;
    const value = numberIn(number);
    if (heading && value) found[heading.column] ??= value;
  }
  return found;
};

/** The rows of goods between their headings and the totals. */
export const readGoods = (spans: readonly Span[]): { rows: GoodsRow[]; top: number; bottom: number } | undefined => {
  const rows = rowsOf(spans);
  const at = rows.findIndex((row) => headingsOf(row).length >= 2 && row.some(({ text }) => NAME_HEADING.test(text)));
  const headingRow = rows[at];
  if (!headingRow) return undefined;
  const headings = headingsOf(headingRow);
  const found: GoodsRow[] = [];
  let pending: Span[] = [];
  let bottom = Math.max(...headingRow.map((span) => span.bottom));
  for (const row of rows.slice(at + 1)) {
    const first = row[0]?.text.replaceAll(' ', '') ?? '';
    if (END.test(first)) break;
    if (/^[-=*_.·—~]+$/.test(row.map(({ text }) => text).join(''))) continue;
    bottom = Math.max(...row.map((span) => span.bottom));
    const { name: own, numbers } = cutRow(row, headings);
    const names = own.filter(({ text }) => !GOODS_CODE.test(text));

    if (numbers.length === 0) {
      pending.push(...names);
      continue;
    }
    const parts = [...pending, ...names];
    pending = [];
    const name = joined(parts);
    found.push({ ...(name && { name }), ...byColumn(numbers, headings) });
  }
  return { rows: found, top: Math.min(...headingRow.map((span) => span.top)), bottom };
};
