import { marksIn, valueOf } from './form.ts';
import { codeAndNumber, dateBy } from './code-and-number.ts';
import { readerOf } from './kind.ts';
import { capitalsVerdict, FIGURES } from './rules.ts';

const labels = {
  invoiceCode: '发票代码',
  invoiceNumber: '发票号码',
  date: '通行日期',
  entry: '入口',
  exit: '出口',
  amount: '金额',
};

const ENTRY = ['入口收费站', '入口站名', '入口站', '入口', '入:'];
const EXIT = ['出口收费站', '出口站名', '出口站', '出口', '出:', '收费站'];
const DATES = ['通行日期', '通行时间', '出口时间', '出站时间', '收费时间', '打印时间', '开票日期', '日期', '时间'];
const AMOUNTS = ['收费金额', '实收金额', '通行费金额', '通行费', '实收', '金额(元)', '金额', '合计'];
const OTHERS = [
  ...ENTRY,
  ...EXIT,
  ...DATES,
  ...AMOUNTS,
  '发票代码',
  '发票号码',
  '车型',
  '车类',
  '车种',
  '收费员',
  '车道',
  '入口时间',
  '大写',
  '轴数',
];
const STATION = /^[:：]?((?!时间|日期|车道)[\u4e00-\u9fff][\u4e00-\u9fffA-Za-z\d()]*)/;

export const tollInvoiceReader = readerOf({
  labels,
  signs: [
    [/通行费/, 0.65],
    [/高速|过路|过桥|收费站/, 0.2],
    [/入口/, 0.25],
    [/出口/, 0.25],
    [/收费员|车型|车类/, 0.15],
    [/增值税|定额|出租|客运|行程单/, -0.7],
  ],
  read: (spans) => {
    const amount = valueOf(spans, AMOUNTS, { shape: FIGURES, where: 'either', others: OTHERS });
    const capitals = marksIn(spans, /([零壹贰叁肆伍陆柒捌玖拾佰仟]+[元圆][零壹贰叁肆伍陆柒捌玖角分整正]*)/)[0]?.part;
    const place = (names: readonly string[]) =>
      valueOf(spans, names, { shape: STATION, others: OTHERS.filter((other) => other !== '收费站') });
    return {
      ...codeAndNumber(spans),
      date: dateBy(spans, DATES, OTHERS),
      entry: { at: place(ENTRY) },
      exit: { at: place(EXIT) },
      amount: { at: amount, verdict: capitalsVerdict(amount, capitals) },
    };
  },
});
