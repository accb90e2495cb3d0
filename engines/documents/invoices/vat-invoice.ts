import { parseFigures } from '../amounts.ts';
import type { Verdict } from '../fields.ts';
import { heightOf, inOneRow, inUpper, middleOf, printExtent, type Span } from '../span.ts';
import { codeAndNumber, dateBy } from './code-and-number.ts';
import { labelsIn, type Mark, marksIn, textOf, valueOf } from './form.ts';
import { readerOf } from './kind.ts';
import {
  allOf,
  capitalsVerdict,
  DATE,
  dayVerdict,
  digitsVerdict,
  FIGURES,
  NAME,
  TAX_NUMBER,
  taxNumberVerdict,
} from './rules.ts';

const labels = {
  invoiceCode: '发票代码',
  invoiceNumber: '发票号码',
  issueDate: '开票日期',
  checkCode: '校验码',
  buyerName: '购买方名称',
  buyerTaxNumber: '购买方纳税人识别号',
  sellerName: '销售方名称',
  sellerTaxNumber: '销售方纳税人识别号',
  amount: '合计金额',
  tax: '合计税额',
  totalAmount: '价税合计',
};

const TAX_NUMBER_LABELS = ['统一社会信用代码/纳税人识别号', '纳税人识别号', '统一社会信用代码'];
const OTHERS = [
  ...TAX_NUMBER_LABELS,
  '名称',
  '地址、电话',
  '地址',
  '开户行及账号',
  '开票日期',
  '发票号码',
  '发票代码',
  '校验码',
  '机器编号',
  '密码区',
  '备注',
];

/** Fully digital: both parties are next to each other. */
const isDigital = (spans: readonly Span[]) => {
  const [first, ...others] = labelsIn(spans, TAX_NUMBER_LABELS).map(({ part }) => part);
  const beside = first && others.some((other) => inOneRow(first, other) && other.left > first.right);
  return beside || /电子发票\s?\((?:普通发票|增值税专用发票)/.test(textOf(spans));
};

/** Labels with the titles next to them, which may be read into one line: `购名称`. */
const NAME_LABEL = /^[购买销售方货单位信息]{0,5}(名称)[:：]/;

/** Which party a label belongs to: the upper one of a form or the left one of a digital invoice is the buyer. */
const partyOf = (spans: readonly Span[]) => {
  const { left, top, right, bottom } = printExtent(spans);
  const digital = isDigital(spans);
  const total = labelsIn(spans, ['价税合计'])[0]?.part;
  const border = total ? middleOf(total) : top + (bottom - top) * 0.55;
  return (label: Span) => {
    if (middleOf(label) > border) return 'seller';
    return digital && label.left + label.right > left + right ? 'seller' : 'buyer';
  };
};

const nameBeside = (spans: readonly Span[], marks: readonly Mark[], of: (label: Span) => string, party: string) => {
  const own = marks.filter(({ part }) => of(part) === party).map(({ part }) => part);
  const isOwn = (label: Span) => own.some(({ left, top }) => left === label.left && top === label.top);
  return valueOf(spans, ['名称'], { shape: NAME, others: OTHERS, only: isOwn });
};

const namesOf = (spans: readonly Span[], of: (label: Span) => string) => {
  const unprefixed = spans.map((span) => withoutTitle(span));
  const marks = marksIn(unprefixed, NAME_LABEL);
  return {
    buyer: nameBeside(unprefixed, marks, of, 'buyer'),
    seller: nameBeside(unprefixed, marks, of, 'seller'),
  };
};

/** On a form whose label is unread: the name is above the number, and both begin alike. */
const nameAbove = (spans: readonly Span[], number: Span | undefined) => {
  const above = spans.filter((span) => {
    if (!number) return false;
    const [tall, distance] = [heightOf(number), middleOf(number) - middleOf(span)];
    return Math.abs(span.left - number.left) < tall * 1.5 && distance > tall * 0.6 && distance < tall * 2.5;
  });
  return marksIn(above, NAME)[0]?.part;
};

const withoutTitle = (span: Span): Span => {
  const title = /^[购买销售方货单位信息]{1,5}(?=名称[:：])/.exec(span.text)?.[0].length ?? 0;
  if (title === 0) return span;
  const characters = span.characters.slice(title);
  return { ...span, characters, text: characters.map(({ character }) => character).join('') };
};

/** Code and number of a paper form are without labels at its top, the code left and the number behind `No`. */
const unlabelled = (spans: readonly Span[]) => {
  const top = inUpper(0.25, spans).toSorted((a, b) => heightOf(b) - heightOf(a));
  return {
    code: marksIn(top, /^(\d{10}|\d{12})$/)[0]?.part,
    number: marksIn(top, /^(?:N[o0O°º]?[.:]?|№)?(\d{8})$/)[0]?.part,
  };
};

/** The row of sums: by its label or, if that is unread, the last row with currency signs above the total. */
const sumsRow = (spans: readonly Span[]): Span | undefined => {
  const label = marksIn(spans, /^(合计)$|^(合计)[¥:\d]/)[0]?.part ?? marksIn(spans, /^(合计)/)[0]?.part;
  const total = labelsIn(spans, ['价税合计'])[0]?.part;
  if (label || !total) return label;
  const signed = marksIn(spans, /^(-?[¥Y羊]-?\d[\d,]*\.\d{2})$/).map(({ part }) => part);
  const above = signed.filter((span) => middleOf(span) < middleOf(total) - heightOf(total) * 0.7);
  const lowest = above.toSorted((a, b) => middleOf(b) - middleOf(a))[0];
  return lowest && { ...lowest, right: 0 };
};

/** Net left, tax right. */
const sumsOf = (spans: readonly Span[]) => {
  const label = sumsRow(spans);
  if (!label) return {};
  const near = (span: Span) =>
    inOneRow(span, label) || Math.abs(middleOf(span) - middleOf(label)) < 0.7 * heightOf(label);
  const row = spans
    .filter((span) => span.right > label.right && near(span))
    .filter(({ text }) => !/[大小]写|元|圆/.test(text))
    .toSorted((a, b) => a.left - b.left);
  const amounts = marksIn(row, /(?<![\d.])(-?\d[\d,]*\.\d{2})(?!\d)/).map(({ part }) => part);
  const [first, second] = amounts.slice(-2);
  if (first && second) return { amount: first, tax: second };
  const head = marksIn(spans, /^(税额)/)[0]?.part;
  const only = first;
  const isTax = only && head && Math.abs(only.right - head.right) < heightOf(only) * 4;
  return isTax ? { tax: only } : { amount: only };
};

const sumVerdict = (amount?: Span, tax?: Span, total?: Span): Verdict => {
  const [net, extra, all] = [amount, tax, total].map((span) => span && parseFigures(span.text));
  if (net === undefined || extra === undefined || all === undefined) return undefined;
  if (net + extra === all) return { passed: true, rule: '金额 + 税额 = 价税合计' };
  return { passed: false, reason: '金额与税额之和不等于价税合计。' };
};

export const vatInvoiceReader = readerOf({
  labels,
  signs: [
    [/增值税(?:电子)?(?:专用|普通)发票/, 0.6],
    [/电子发票\s?\((?:普通发票|增值税专用发票)/, 0.6],
    [/值税.{0,3}(?:专用|普通)发票|增值.{0,4}[专普].发票|电子发票/, 0.2],
    [/价税合计/, 0.35],
    [/规格型号/, 0.2],
    [/纳税人识别号/, 0.1],
    [/密码区|收款人.*复核|税率/, 0.1],
    [/铁路电子客票|卷票|卷式|行程单|机打发票|机打号码|定额/, -1],
  ],
  read: (spans) => {
    const printed = codeAndNumber(spans);
    const other = unlabelled(spans);
    const code = printed.invoiceCode.at ?? (isDigital(spans) ? undefined : other.code);
    const number = printed.invoiceNumber.at ?? other.number;
    const labelledDate = dateBy(spans, ['开票日期'], OTHERS);
    const topDate = marksIn(inUpper(0.3, spans), DATE)[0]?.part;
    const date = labelledDate.at ?? topDate;
    const check = valueOf(spans, ['校验码'], { shape: /(?<!\d)(\d{18,22})(?!\d)/, others: OTHERS });
    const of = partyOf(spans);
    const names = namesOf(spans, of);
    const taxNumber = (party: string) =>
      valueOf(spans, TAX_NUMBER_LABELS, { shape: TAX_NUMBER, others: OTHERS, only: (label) => of(label) === party });
    const { amount, tax } = sumsOf(spans);
    const total = valueOf(spans, ['(小写)', '小写'], { shape: FIGURES });
    const capitals = valueOf(spans, ['价税合计(大写)', '(大写)', '价税合计', '大写'], {
      shape: /([负零壹贰叁肆伍陆柒捌玖拾佰仟万亿]+[元圆][零壹贰叁肆伍陆柒捌玖角分整正]*)/,
    });
    const sum = sumVerdict(amount, tax, total);
    const [buyerNumber, sellerNumber] = [taxNumber('buyer'), taxNumber('seller')];
    return {
      invoiceCode: { at: code, verdict: digitsVerdict(code, '发票代码', [10, 12]) },
      invoiceNumber: { at: number, verdict: digitsVerdict(number, '发票号码', [8, 20]) },
      issueDate: { at: date, verdict: dayVerdict(date) },
      checkCode: { at: check, verdict: digitsVerdict(check, '校验码', [20]) },
      buyerName: { at: names.buyer ?? nameAbove(spans, buyerNumber) },
      buyerTaxNumber: { at: buyerNumber, verdict: taxNumberVerdict(buyerNumber) },
      sellerName: { at: names.seller ?? nameAbove(spans, sellerNumber) },
      sellerTaxNumber: { at: sellerNumber, verdict: taxNumberVerdict(sellerNumber) },
      amount: { at: amount, verdict: sum },
      tax: { at: tax, verdict: sum },
      totalAmount: { at: total, verdict: allOf(sum, capitalsVerdict(total, capitals)) },
    };
  },
});
