import { findDays } from '../dates.ts';
import { joined, rowsOf, type Span, sliceOf } from '../span.ts';
import { pairsOf } from './receipt-pairs.ts';
import { cutRow, figuresIn } from './receipt-words.ts';

/** Numbers of a row of goods, by the heading of their column. */
type Column = 'quantity' | 'price' | 'amount';
export interface Heading {
  column: Column;
  /** In pixels. */
  left: number;
  right: number;
}

export interface GoodsRow {
  name?: Span;
  quantity?: Span;
  price?: Span;
  amount?: Span;
}

export interface Goods {
  headings: readonly Heading[];
  rows: GoodsRow[];
  /** The deductions, as amounts; undefined if a line of deductions has no readable amount. */
  discounts: (Span | undefined)[];
  top: number;
  bottom: number;
}

const headingWords: readonly (readonly [Column, RegExp])[] = [
  ['quantity', /数量|件数/],
  ['price', /单价|售价|价格/],
  ['amount', /金额|小计|总价/],
];
const COUNT_HEADING = /^(?:序号|序|行号|No\.?)/i;
const NAME_HEADING = /品名|商品|名称|货品/;
const END =
  /^(?:合计|总计|共计|小计|应付|应收|实付|实收|数量合计|数量[::]|件数|总数|总件数|总数量|合计数量|商品总|支付|总额|找零|共\d)/;
/** The same behind another label and its value. */
const END_BEHIND = /^(?:合计|总计|总金额|总额|应付|应收|实付|实收)/;
const OFF =
  '[-([【]?(?:会员|单品|整单|商品|促销|活动|限时|满\\d*减?)*(?:优惠券?|折扣|折让|抹零|减免|立减|直降|让利|券)';
const BEGINS_WITH_OFF = new RegExp(`^${OFF}`);
/** Goods may begin with such a word; only a line that has nothing else is about deductions. */
const IS_OFF = new RegExp(`^${OFF}(?:金?额)?[)\\]】]?:?(?:-?[¥￥]?-?\\d+\\.\\d+)?$`);
/** It states what the goods above would cost, and deducts nothing. */
const MEMBERS_PRICE = /^[-([【]?会员价[)\]】]?:?$/;
/** Of a slip without headings: the text above its goods. */
const HEAD = /日期|时间|流水|单号|票号|交易|收银|机号|款台|欢迎|小票|地址|电话|会员号|门店|顾客/;
const isHead = (text: string) => HEAD.test(text) || findDays(text).length > 0;
const RULE = /^[-=*_.·—~ ]+$/;
const HAS_AMOUNT = /\d\.\d{2}(?!\d)/;

const headingsOf = (row: readonly Span[]): Heading[] =>
  row
    .flatMap((span) =>
      headingWords.flatMap(([column, words]) => {
        const match = words.exec(span.text);
        const word = match && sliceOf(span, match.index, match.index + match[0].length);
        return word ? [{ column, left: word.left, right: word.right }] : [];
      }),
    )
    .toSorted((a, b) => a.left - b.left);

/** If there are as many numbers as columns, they are in their order; fewer belong to the nearest heading. */
const byColumn = (numbers: readonly Span[], headings: readonly Heading[]): Partial<Record<Column, Span>> => {
  const found: Partial<Record<Column, Span>> = {};
  for (const [index, number] of numbers.entries()) {
    const near = headings.toSorted((a, b) => Math.abs(a.right - number.right) - Math.abs(b.right - number.right))[0];
    const heading = numbers.length === headings.length ? headings[index] : near;
    const value = figuresIn(number);
    if (heading && value) found[heading.column] ??= value;
  }
  return found;
};

const isCount = (figures: Span) => /^\d{1,3}$|^\d+\.\d{3}$/.test(figures.text);

/** Without headings: the amount comes last, a count is whole or a weight, a price has two decimals. */
const byShape = (numbers: readonly Span[]): Partial<Record<Column, Span>> => {
  const values = numbers.flatMap((number) => figuresIn(number) ?? []);
  const amount = values.at(-1);
  if (!amount || values.length > 3) return {};
  const rest = values.slice(0, -1);
  const quantity = rest.find(isCount);
  const price = rest.find((value) => value !== quantity && !isCount(value));
  return { amount, ...(quantity && { quantity }), ...(price && { price }) };
};

/** A row without the number that it has in the list. */
const withoutCount = (row: readonly Span[]): readonly Span[] => {
  const [first, ...others] = row;
  const count = /^\d{1,3}(?:[.、] *| +|[.、]?$)/.exec(first?.text ?? '')?.[0];
  const rest = first && count ? sliceOf(first, count.length) : first;
  return count && !rest && others.length === 0 ? row : [...(rest ? [rest] : []), ...others];
};

/** Where the rows of goods begin: below their headings, or below the slip's head if there are none. */
const startOf = (rows: readonly Span[][]): { at: number; headings: Heading[]; head: readonly Span[] } | undefined => {
  const text = (row: readonly Span[]) => row.map((span) => span.text).join('');
  const isHeading = (row: readonly Span[]) => {
    const count = headingsOf(row).length;
    return count >= 2
      ? NAME_HEADING.test(text(row)) || !/\d/.test(text(row))
      : count === 1 && /^(?:品名|商品名称|货品)\D*$/.test(text(row));
  };
  const found = rows.findIndex(isHeading);
  const heading = rows[found];
  if (heading) return { at: found + 1, headings: headingsOf(heading), head: heading };
  const end = rows.findIndex((row) => END.test(row[0]?.text.replaceAll(' ', '') ?? ''));
  const last = rows.slice(0, Math.max(0, end)).findLastIndex((row) => isHead(text(row).replaceAll(' ', '')));
  const head = rows[last];
  return head && { at: last + 1, headings: [], head };
};

/** The rows of goods between their headings and the totals. */
export const readGoods = (spans: readonly Span[]): Goods | undefined => {
  const rows = rowsOf(spans);
  const start = startOf(rows);
  if (!start) return undefined;
  const { headings, head } = start;
  const content = [Math.min(...spans.map(({ left }) => left)), Math.max(...spans.map(({ right }) => right))] as const;
  const firstColumn = headings[0]?.left ?? content[0] + (content[1] - content[0]) * 0.4;
  const found: Goods = { headings, rows: [], discounts: [], top: Math.min(...head.map(({ top }) => top)), bottom: 0 };
  found.bottom = Math.max(...head.map(({ bottom }) => bottom));
  const isCounted = head.some((span) => COUNT_HEADING.test(span.text));
  let pending: Span[] = [];
  for (const row of rows.slice(start.at)) {
    const first = row[0]?.text.replaceAll(' ', '') ?? '';
    const text = row.map((span) => span.text).join(' ');
    const behind = pairsOf(row).slice(1);
    if (END.test(first) || behind.some((pair) => END_BEHIND.test(pair.text))) break;
    if (RULE.test(text)) continue;
    found.bottom = Math.max(...row.map(({ bottom }) => bottom));
    const { name, numbers } = cutRow(isCounted ? withoutCount(row) : row, firstColumn, headings);
    const words = name.map((span) => span.text.replaceAll(' ', '')).join('');
    if (MEMBERS_PRICE.test(words) && numbers.length <= 1) continue;
    const off = numbers.at(-1);
    const isNegative = off?.text.startsWith('-') ?? false;
    if (
      (IS_OFF.test(words) && numbers.length <= 1) ||
      (BEGINS_WITH_OFF.test(words) && isNegative) ||
      (name.length === 0 && numbers.length > 0 && numbers.every((one) => one.text.startsWith('-')))
    ) {
      found.discounts.push(off && figuresIn(off));
      continue;
    }
    const hasNumbers = numbers.length > 0 && (headings.length > 0 || HAS_AMOUNT.test(text));
    if (!hasNumbers) {
      pending.push(...name);
      continue;
    }
    const whole = joined([...pending, ...name]);
    pending = [];
    const columns = headings.length > 0 ? byColumn(numbers, headings) : byShape(numbers);
    found.rows.push({ ...(whole && { name: whole }), ...columns });
  }
  return found;
};
