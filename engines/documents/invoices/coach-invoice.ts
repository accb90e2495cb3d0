import { heightOf, rowsOf, type Span } from '../span.ts';
import { codeAndNumber, dateBy } from './code-and-number.ts';
import { marksIn, valueOf } from './form.ts';
import { readerOf } from './kind.ts';
import { DATE, dayVerdict, FIGURES } from './rules.ts';

const labels = {
  invoiceCode: '发票代码',
  invoiceNumber: '发票号码',
  departureStation: '出发站',
  arrivalStation: '到达站',
  date: '乘车日期',
  price: '票价',
};

const FROM = ['出发站', '乘车站', '始发站', '起点站', '上车站', '发站', '起站', '出发地', '始发地', '起点'];
const TO = ['到达站', '终点站', '目的站', '终到站', '下车站', '到站', '目的地', '到达地', '终点'];
const DATES = ['乘车日期', '发车日期', '开车日期', '日期', '乘车时间', '发车时间'];
const PRICES = ['票价(元)', '票价', '全价', '金额'];
const OTHERS = [
  ...FROM,
  ...TO,
  ...DATES,
  ...PRICES,
  '开车时间',
  '车次',
  '班次',
  '座号',
  '座位号',
  '座位',
  '检票口',
  '旅客',
  '姓名',
  '站务费',
  '保险费',
  '发票代码',
  '发票号码',
  '车型',
];
const STATION = /^[:：]?([\u4e00-\u9fff][\u4e00-\u9fffA-Za-z\d()（）]+)$/;
const ARROWED = /^([\u4e00-\u9fff()]{2,12}?)(?:→|至|[-—]+>?|>)([\u4e00-\u9fff()]{2,12})$/;

/** If no label names them: the largest names of a row, with an arrow or 至 between them. */
const placesOf = (spans: readonly Span[]) => {
  const arrowed = spans.find(({ text }) => ARROWED.test(text) && !/监制|日期|有效/.test(text));
  if (arrowed)
    return {
      from: marksIn([arrowed], ARROWED)[0]?.part,
      to: marksIn([arrowed], /(?:→|至|[-—]+>?|>)([\u4e00-\u9fff()]{2,12})$/)[0]?.part,
    };
  const rows = rowsOf(spans)
    .map((row) =>
      row.filter(({ text }) => /^[\u4e00-\u9fff()]{2,12}$/.test(text) && !/发票|税务|监制|客票|全国/.test(text)),
    )
    .filter((row) => row.length === 2)
    .filter((row) => row.every(({ text }) => !OTHERS.includes(text)));
  const [largest] = rows.toSorted((a, b) => heightOf(b[0] as Span) - heightOf(a[0] as Span));
  return { from: largest?.[0], to: largest?.[1] };
};

export const coachInvoiceReader = readerOf({
  labels,
  signs: [
    [/客运|道路旅客运输|汽车客票|汽车票/, 0.55],
    [/票价|全价/, 0.15],
    [/座号|座位/, 0.15],
    [/车次|班次|检票/, 0.1],
    [/到达站|终点站|到站|目的站/, 0.15],
    [/发票代码/, 0.05],
    [/铁路|出租|增值税|行程单|通行费|定额|12306/, -0.6],
  ],
  read: (spans) => {
    const place = (names: readonly string[]) =>
      valueOf(spans, names, { shape: STATION, where: 'either', others: OTHERS });
    const labelled = { from: place(FROM), to: place(TO) };
    const free = labelled.from || labelled.to ? undefined : placesOf(spans);
    const date = dateBy(spans, DATES, OTHERS).at ?? marksIn(spans, DATE)[0]?.part;
    return {
      ...codeAndNumber(spans),
      departureStation: { at: labelled.from ?? free?.from },
      arrivalStation: { at: labelled.to ?? free?.to },
      date: { at: date, verdict: dayVerdict(date) },
      price: { at: valueOf(spans, PRICES, { shape: FIGURES, where: 'either', others: OTHERS }) },
    };
  },
});
