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

const AMOUNTS = ['实收金额', '总金额', '应收金额', '金额(元)', '金额', '合计', '实收', '车费'];
const OTHERS = [
  ...AMOUNTS,
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
  '燃油附加费',
  '附加费',
  '卡号',
];
const BOTH = /(\d{1,2}:\d{2}(?::\d{2})?[-—–一~～_至]+\d{1,2}:\d{2}(?::\d{2})?)/;
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
    const value = both.text.replace(/[-—–一~～_至]+/, '-');
    return { at: both, value, verdict: timesVerdict(value) };
  }
  const on = valueOf(spans, ['上车时间', '上车'], { shape: ONE, others: OTHERS });
  const off = valueOf(spans, ['下车时间', '下车'], { shape: ONE, others: OTHERS });
  if (!on || !off)
    return { at: on ?? off, verdict: { passed: false, reason: `没有读出${on ? '下车' : '上车'}时间。` } };
  const value = `${on.text}-${off.text}`;
  return { at: joined([on, off]), value, verdict: timesVerdict(value) };
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
      amount: { at: valueOf(spans, AMOUNTS, { shape: FIGURES, others: OTHERS }) },
    };
  },
});
