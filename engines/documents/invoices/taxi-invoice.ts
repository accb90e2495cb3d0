import { parseFigures } from '../amounts.ts';
import type { Verdict } from '../fields.ts';
import { joined, type Span } from '../span.ts';
import { codeAndNumber, dateBy } from './code-and-number.ts';
import { marksIn, valueOf } from './form.ts';
import { readerOf, type Value } from './kind.ts';
import { DATE, dayVerdict, FIGURES } from './rules.ts';

const labels = {
  invoiceCode: '发票代码',
  invoiceNumber: '发票号码',
  date: '乘车日期',
  rideTimes: '上下车时间',
  mileage: '里程',
  amount: '金额',
};

const PAID = ['实收金额', '实收'];
/** What the meter shows, without additions. */
const METERED = ['金额(元)', '金额', '车费'];
const TOTALS = ['总金额', '应收金额', '合计'];
const SURCHARGES = ['燃油附加费', '附加费'];
const OTHERS = [
  ...PAID,
  ...METERED,
  ...TOTALS,
  ...SURCHARGES,
  '发票代码',
  '发票号码',
  '电话',
  '车牌号',
  '车号',
  '证号',
  '日期',
  '时间',
  '上车时间',
  '下车时间',
  '上下车时间',
  '上车',
  '下车',
  '单价',
  '里程',
  '等候时间',
  '等候',
  '状态',
  '卡号',
];
/** The stroke between them may be lost. */
const BOTH = /((?:\d{1,2}:\d{2}(?::\d{2})?[-—–一~～_至]+|\d{2}:\d{2}(?::\d{2})?)\d{1,2}:\d{2}(?::\d{2})?)/;
const ONE = /(?<!\d)(\d{1,2}:\d{2}(?::\d{2})?)(?!\d)/;

/** Older meters print two digits of the year. */
const SHORT_DATE = /(?<!\d)(\d{2}[-年./]\d{1,2}[-月./]\d{1,2}日?)(?!\d)/;

const timesVerdict = (times: string | undefined): Verdict => {
  const all = times?.match(/\d{1,2}:\d{2}/g);
  if (!all) return undefined;
  const exist = all.every((time) => Number(time.split(':')[0]) < 24 && Number(time.split(':')[1]) < 60);
  return exist ? undefined : { passed: false, reason: '时刻不存在。' };
};

const rideTimes = (spans: readonly Span[]): Value => {
  const both =
    valueOf(spans, ['上下车时间', '乘车时间', '时间'], { shape: BOTH, others: OTHERS }) ??
    marksIn(spans, BOTH)[0]?.part;
  if (both) {
    const value = both.text.match(/\d{1,2}:\d{2}(?::\d{2})?/g)?.join('-');
    return {
      at: both,
      value,
      verdict: timesVerdict(value),
      ...(/:\d{3,4}:/.test(both.text) && { note: '上下车时间之间的连接号没有读出，按两个时刻给出。' }),
    };
  }
  const on = valueOf(spans, ['上车时间', '上车'], { shape: ONE, others: OTHERS });
  const off = valueOf(spans, ['下车时间', '下车'], { shape: ONE, others: OTHERS });
  if (!on || !off)
    return { at: on ?? off, verdict: { passed: false, reason: `没有读出${on ? '下车' : '上车'}时间。` } };
  const value = `${on.text}-${off.text}`;
  return { at: joined([on, off]), value, verdict: timesVerdict(value) };
};

/** What was paid, if the paper says so next to what the meter shows. */
const amountOf = (spans: readonly Span[]): Value => {
  const [paid, total, metered, surcharge] = [PAID, TOTALS, METERED, SURCHARGES].map((names) =>
    valueOf(spans, names, { shape: FIGURES, others: OTHERS }),
  );
  const named = [
    ['计价金额', metered],
    ['合计', total],
    ['实收', paid],
  ] as const;
  const [name, all] = named.findLast(([, span]) => span !== undefined) ?? [];
  const others = named.filter(([, span]) => span && span.text !== all?.text);
  if (!all || others.length === 0) return { at: all };
  const [sum, fare, extra] = [all, metered, surcharge].map((span) => span && parseFigures(span.text));
  const agrees = fare !== undefined && extra !== undefined && fare + extra === sum;
  const told = others.map(([other, span]) => `${other}为 ${span?.text}`).join('，');
  return {
    at: all,
    verdict: agrees ? { passed: true, rule: '与计价金额、附加费之和相符' } : undefined,
    note: `${told}，金额取${name}的 ${all.text}。`,
  };
};

export const taxiInvoiceReader = readerOf({
  labels,
  signs: [
    [/出租(?:汽)?车/, 0.55],
    [/里程/, 0.25],
    [/上车|下车/, 0.2],
    [/等候|计程|空驶/, 0.2],
    [/单价/, 0.1],
    [/车号|车牌|证号/, 0.1],
    [/增值税|通行费|客运|定额|行程单|机打号码|规格型号/, -0.6],
  ],
  read: (spans) => {
    const labelled = dateBy(spans, ['乘车日期', '日期'], OTHERS);
    const short = valueOf(spans, ['乘车日期', '日期'], { shape: SHORT_DATE, others: OTHERS });
    const date = labelled.at ?? short ?? marksIn(spans, DATE)[0]?.part;
    return {
      ...codeAndNumber(spans),
      date: { at: date, verdict: dayVerdict(date) },
      rideTimes: rideTimes(spans),
      mileage: { at: valueOf(spans, ['里程', '计程里程'], { shape: FIGURES, others: OTHERS }) },
      amount: amountOf(spans),
    };
  },
});
