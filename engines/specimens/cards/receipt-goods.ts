import { between, chance, digits, inYuan, pick } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import type { Random, SpecimenField } from '../specimen.ts';
import { type TextStyle, wrap } from '../svg.ts';
import { shopGoods } from '../words/goods.ts';

export interface Bought {
  name: string;
  quantity: string;
  price: string;
  amountCents: number;
  /** Deducted in a separate line below. */
  offCents: number;
}

/**
 * How a till prints goods: in columns; the name above its numbers; the price times the count below the name; in columns
 * without price; one line each without headings; name and product without headings.
 */
export const goodsLayouts = [
  'columns',
  'columns',
  'columns',
  'above',
  'above',
  'times',
  'noPrice',
  'bare',
  'bareTimes',
] as const;
export type GoodsLayout = (typeof goodsLayouts)[number];

const buy = (random: Random, long: boolean): Omit<Bought, 'offCents'> => {
  const { name, priceCents } = shopGoods(random, long);
  if (!long && chance(random, 0.12)) {
    const grams = between(random, 150, 2400);
    return {
      name,
      quantity: (grams / 1000).toFixed(3),
      price: inYuan(priceCents),
      amountCents: Math.round((grams * priceCents) / 1000),
    };
  }
  const count = pick(random, [1, 1, 1, 2, 2, 3, 5]);
  return { name, quantity: String(count), price: inYuan(priceCents), amountCents: count * priceCents };
};

/** From two to nine goods; `reduced` ones have lines with deductions. */
export const buyGoods = (random: Random, layout: GoodsLayout, reduced: boolean): Bought[] =>
  Array.from({ length: between(random, 2, 9) }, () => {
    const bought = buy(random, layout === 'columns' && chance(random, 0.15));
    const offCents = reduced && chance(random, 0.35) ? Math.min(between(random, 10, 300), bought.amountCents - 1) : 0;
    return { ...bought, offCents };
  });

/** Right edges of the columns of numbers. */
const [SECOND, THIRD, LAST] = [372, 486, 594];
const LEFT = 30;

type Column = 'quantity' | 'price' | 'amount';

const columnsOf = (random: Random, layout: GoodsLayout): [string, Column, number][] => {
  const amount: [string, Column, number] = [pick(random, ['金额', '小计']), 'amount', LAST];
  if (layout === 'noPrice') return [['数量', 'quantity', THIRD], amount];
  if (layout === 'times') return [['单价×数量', 'price', SECOND], amount];
  const [quantityAt, priceAt] = chance(random, 0.35) ? [THIRD, SECOND] : [SECOND, THIRD];
  const both: [string, Column, number][] = [
    ['数量', 'quantity', quantityAt],
    ['单价', 'price', priceAt],
  ];
  return chance(random, 0.85) ? [...both, amount] : both;
};

/**
 * Prints the headings and rows of goods from `y` on, with `rule` as the line below the headings; returns where they
 * end.
 */
export const printGoods = (
  random: Random,
  sheet: Sheet,
  goods: readonly Bought[],
  layout: GoodsLayout,
  from: number,
  style: TextStyle,
  rule: (y: number) => number,
): number => {
  let y = from;
  const isBare = layout === 'bare' || layout === 'bareTimes';
  const columns = isBare ? [] : columnsOf(random, layout);
  if (!isBare) {
    sheet.print(LEFT, y, pick(random, ['品名', '商品名称', '商品', '名称']), style);
    for (const [label, , x] of columns) sheet.print(x, y, label, { ...style, anchor: 'end' });
    y += 44;
    if (chance(random, 0.5)) y = rule(y);
  }
  const withCode = layout === 'above' && chance(random, 0.6);
  const sign = pick(random, ['×', 'x', '*']);
  const off = pick(random, ['优惠', '单品优惠', '会员折扣', '促销优惠']);
  for (const { name, quantity, price, amountCents, offCents } of goods) {
    const amount = inYuan(amountCents);
    const isBelow = layout === 'above' || layout === 'times' || layout === 'bareTimes';
    for (const [index, part] of (isBelow || isBare ? [name] : wrap(name, 240, style)).entries()) {
      if (index > 0) y += 36;
      sheet.print(LEFT, y, part, style);
    }
    if (isBelow) y += 36;
    if (withCode) sheet.print(LEFT, y, `69${digits(random, 11)}`, { ...style, stretch: 0.9 });
    if (layout === 'times' || layout === 'bareTimes') {
      sheet.print(layout === 'times' ? SECOND : 180, y, `${price}${sign}${quantity}`, { ...style, anchor: 'end' });
      sheet.print(LAST, y, amount, { ...style, anchor: 'end' });
    } else if (layout === 'bare') {
      sheet.print(THIRD - 60, y, `${sign}${quantity}`, { ...style, anchor: 'end' });
      sheet.print(LAST, y, amount, { ...style, anchor: 'end' });
    } else {
      const values: Record<Column, string> = { quantity, price, amount };
      for (const [, column, x] of columns) sheet.print(x, y, values[column], { ...style, anchor: 'end' });
    }
    y += 42;
    if (offCents > 0) {
      sheet.print(LEFT + 24, y, off, style);
      sheet.print(LAST, y, `-${inYuan(offCents)}`, { ...style, anchor: 'end' });
      y += 42;
    }
  }
  return y;
};

export const fieldsOfGoods = (goods: readonly Bought[], layout: GoodsLayout): SpecimenField[] =>
  goods.flatMap(({ name, quantity, price }, row) => [
    { name: 'goodsName', value: name.normalize('NFKC'), row },
    { name: 'quantity', value: quantity, row },
    ...(layout === 'noPrice' || layout === 'bare' ? [] : [{ name: 'unitPrice', value: price, row }]),
  ]);
