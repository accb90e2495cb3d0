import { parseFigures } from '../amounts.ts';
import { findDay } from '../dates.ts';
import type { DocumentReader, Page, Read } from '../document-reader.ts';
import { fieldOf, type Reading, readingOf, type Verdict } from '../fields.ts';
import { heightOf, joined, joinTouching, rowsOf, type Span, sliceOf, spanOf, tidied } from '../span.ts';
import { dayVerdict } from './identity-checks.ts';
import { readDate } from './receipt-date.ts';
import { withLostCells } from './receipt-cells.ts';
import { pairsOf } from './receipt-pairs.ts';
import { type Goods, type GoodsRow, readGoods } from './receipt-rows.ts';

const fields = {
  merchant: { name: 'merchant', label: '商户名称' },
  date: { name: 'date', label: '交易日期' },
  serial: { name: 'serial', label: '流水号' },
  goodsName: { name: 'goodsName', label: '商品名称' },
  quantity: { name: 'quantity', label: '数量' },
  unitPrice: { name: 'unitPrice', label: '单价' },
  total: { name: 'total', label: '合计金额' },
} as const;

const NO_MERCHANT =
  /欢迎|光临|小票|收银|凭证|结账|存根|流水|单号|票号|日期|时间|机号|电话|地址|^NO|www|^\d|顾客联|商户联|品名/i;
const SERIAL =
  /(?:流水号?|小票号?|交易号|交易流水|单据号|销售单号|订单号|单号|票号|序号|No\.?)[::.]*\s*([A-Za-z]{0,4}\d[\dA-Za-z-]{3,})/i;
const AMOUNT = /-?\d{1,3}(?:,\d{3})+\.\d{2}|-?\d+\.\d{1,2}/g;
const TOTAL = /^(?:合计金额|总计金额|合计|总计|总金额|总额)/;
/** The remaining amount after deductions below the total. */
const PAYABLE = /^(?:应付|应收)/;
/** The amount handed over. */
const PAID = /^(?:实付|实收)/;
const CHANGE = /找零|找补|找赎/;
const NOT_TOTAL = /数量|件数|积分|优惠/;
const DISCOUNT = /优惠|折扣|折让|抹零|减免|满减|积分抵|会员价/;

/** The name of the shop: the largest print above all else, with a branch's name below it. */
const readMerchant = (spans: readonly Span[], above: number): Span | undefined => {
  const heads = spans.filter(({ bottom, text }) => bottom < above && !NO_MERCHANT.test(text) && text.trim().length > 1);
  const first = heads.toSorted((a, b) => a.top - b.top).slice(0, 3);
  const tallest = Math.max(...first.map(heightOf));
  const name = first.find((span) => heightOf(span) > tallest * 0.85);
  const next = first.find(
    (span) => name && span !== name && span.top > name.top && span.top - name.bottom < heightOf(name),
  );
  return name && next && /店[)]?$/.test(next.text) && !/店[)]?$/.test(name.text) ? joined([name, next]) : name;
};

/** The amount of a label and its value. */
const amountIn = (whole: Span, label: RegExp): Span | undefined => {
  const plain = whole.text.replaceAll(' ', '');
  const found = label.exec(plain);
  if (!found || NOT_TOTAL.test(plain)) return undefined;
  const wanted = found.index + found[0].length;
  const places = whole.characters.flatMap(({ character }, at) => (character === ' ' ? [] : [at]));
  const rest = whole.text.slice(places[wanted] ?? whole.text.length);
  const amount = Array.from(rest.matchAll(AMOUNT)).at(-1);
  const from = whole.text.length - rest.length + (amount?.index ?? 0);
  return amount && sliceOf(whole, from, from + amount[0].length);
};

/** The amount behind a label in a row, before the next one. */
const amountBehind = (row: readonly Span[], label: RegExp): Span | undefined => {
  for (const pair of pairsOf(row)) {
    const amount = amountIn(pair, label);
    if (amount) return amount;
  }
  return undefined;
};

const readAmount = (rows: readonly Span[][], label: RegExp): Reading | undefined => {
  for (const row of rows) {
    const amount = readingOf(amountBehind(row, label));
    if (amount) return amount;
  }
  return undefined;
};

/** The amount handed over is no total if change was given, or may have been given. */
const hasChange = (rows: readonly Span[][]): boolean =>
  rows.some((row) => row.some(({ text }) => CHANGE.test(text.replaceAll(' ', '')))) &&
  !rows.some((row) => Number(amountBehind(row, CHANGE)?.text) === 0);

/** The rounding error of floating point numbers. */
const ROUNDING = 1e-6;

const exactly = (span: Span | undefined) => (span ? Number(span.text.replaceAll(',', '')) : Number.NaN);

/** For a row with an amount: whether it is the product, rounded to a fen. */
const rowVerdict = ({ quantity, price, amount }: GoodsRow): Verdict => {
  const [product, printed] = [exactly(quantity) * exactly(price), exactly(amount)];
  if (Number.isNaN(product) || Number.isNaN(printed)) return undefined;
  const off = Math.abs(product - printed);
  if (off < 0.005 + ROUNDING) return { passed: true, rule: '数量乘单价与本行金额相符' };
  // Some tills cut off fractions of a fen.
  if (off < 0.01 - ROUNDING) return undefined;
  return { passed: false, reason: '数量乘单价与本行金额不符。' };
};

const totalVerdict = (
  total: Reading | undefined,
  { rows, discounts }: Pick<Goods, 'rows' | 'discounts'>,
  discounted: boolean,
): Verdict => {
  const printed = total && parseFigures(total.value);
  const fen = rows.map((row) => 100 * (row.amount ? exactly(row.amount) : exactly(row.quantity) * exactly(row.price)));
  const sum = fen.reduce((all, one) => all + one, 0);
  if (printed === undefined || rows.length === 0 || Number.isNaN(sum)) return undefined;
  const rounded = fen.filter((one) => Math.abs(one - Math.round(one)) > ROUNDING).length;
  const off = discounts.reduce((all, one) => all + 100 * Math.abs(exactly(one)), 0);
  if (Math.abs(sum - off - printed) < rounded / 2 + ROUNDING)
    return { passed: true, rule: off > 0 ? '与各行金额减去优惠相符' : '与各行金额之和相符' };
  return discounted ? undefined : { passed: false, reason: '与各商品行之和不符，可能另有优惠或有商品行未读出。' };
};

/** The deductions below the total, in fen. */
const amountsOff = (rows: readonly Span[][]): number[] =>
  rows.flatMap(pairsOf).flatMap(({ text }) => {
    const amount = DISCOUNT.test(text.replaceAll(' ', '')) ? Array.from(text.matchAll(AMOUNT)).at(-1) : undefined;
    return amount ? [Math.abs(parseFigures(amount[0]) ?? Number.NaN)] : [];
  });

/** Explains an amount that was to be paid, or was paid after deductions, if it is not the total. */
const notesOn = ({
  total,
  payable,
  paid,
  off,
}: {
  total: Reading | undefined;
  payable: Reading | undefined;
  paid: Reading | undefined;
  off: readonly number[];
}): string[] => {
  const [sum, due, given] = [total, payable, paid].map((one) => one && parseFigures(one.value));
  if (total && payable && due !== sum) return [`合计之外，票上另印有应付金额 ${payable.value}。`];
  const isLess = sum !== undefined && given !== undefined && given < sum;
  const taken = off.reduce((all, one) => all + one, 0);
  return paid && !payable && isLess && Math.abs(sum - taken - given) < ROUNDING
    ? [`合计之外，票上另印有优惠后的实收金额 ${paid.value}。`]
    : [];
};

const read = async (page: Page): Promise<Read> => {
  const spans = joinTouching(page.lines.map(spanOf));
  const found = readGoods(spans);
  const goods = found && (await withLostCells(page, found));
  const { rows, discounts } = goods ?? { rows: [], discounts: [] };
  const whole = rowsOf(spans).flatMap((row) => joined(row, ' ') ?? []);
  const labelled = spans.find(({ text }) => SERIAL.test(tidied(text)));
  const below =
    goods?.top ??
    Math.min(...whole.filter(({ text }) => SERIAL.test(text) || findDay(text)).map(({ top }) => top), page.height);
  const serial = readingOf(labelled, SERIAL.exec(tidied(labelled?.text ?? ''))?.[1]);
  const date = readDate(spans);
  const foot = rowsOf(spans.filter(({ top }) => top > (goods?.bottom ?? 0) - 5));
  const [printedTotal, payable, paid] = [TOTAL, PAYABLE, PAID].map((label) => readAmount(foot, label));
  const total = printedTotal ?? payable ?? (hasChange(foot) ? undefined : paid);
  const discounted = spans.some(({ text }) => DISCOUNT.test(text));
  return {
    notes: notesOn({ total, payable, paid, off: amountsOff(foot) }),
    fields: [
      fieldOf(fields.merchant, readingOf(readMerchant(spans, below))),
      fieldOf(fields.date, date, dayVerdict(date)),
      fieldOf(fields.serial, serial),
      ...rows.flatMap((row, index) => {
        const verdict = rowVerdict(row);
        return [
          fieldOf(fields.goodsName, readingOf(row.name), undefined, index),
          fieldOf(fields.quantity, readingOf(row.quantity), verdict, index),
          fieldOf(fields.unitPrice, readingOf(row.price), verdict, index),
        ];
      }),
      fieldOf(fields.total, total, totalVerdict(total, { rows, discounts }, discounted)),
    ],
  };
};

const LOOKS_LIKE = [
  /合计|总计|小计|应收|应付/,
  /单价|数量|件数/,
  /收银|小票|找零|实收|实付|支付/,
  /流水|单号|票号|交易/,
  /品名|商品/,
];

/** Slips of tills; other papers have few of their words, and invoices have other words. */
const evidence = (page: Page): number => {
  const text = page.lines.map((line) => line.text.replaceAll(/\s/g, '')).join('\n');
  if (/发票代码|发票号码|营业执照|行程单|驾驶证|身份/.test(text)) return 0;
  const found = LOOKS_LIKE.filter((words) => words.test(text)).length / LOOKS_LIKE.length;
  return findDay(text) ? found : found * 0.9;
};

export const shoppingReceiptReader: DocumentReader = { fields: Object.values(fields), read, evidence };
