import { joined, middleOf, rowsOf, type Span, sliceOf } from '../span.ts';
import { marksIn, valueOf } from './form.ts';
import { readerOf } from './kind.ts';
import { DATE, dayVerdict } from './rules.ts';

const labels = {
  departureStation: '出发站',
  arrivalStation: '到达站',
  trainNumber: '车次',
  date: '乘车日期',
  price: '票价',
  passengerName: '旅客姓名',
};

const STATION = '[\\u4e00-\\u9fff]{1,8}';
const TRIP = new RegExp(
  `^[^\\u4e00-\\u9fff]{0,3}(${STATION}站?)[^\\dA-Z\\u4e00-\\u9fff]{0,3}([GDCZTKYSLP]?\\d{1,4})次?[^\\u4e00-\\u9fff]{0,4}?[一→]?(${STATION}站?)`,
);

/** A part of a row's text, cut out of the spans that it runs over. */
const cut = (row: readonly Span[], from: number, to: number): Span | undefined => {
  let start = 0;
  const parts: Span[] = [];
  for (const span of row) {
    const part = sliceOf(span, from - start, Math.max(0, to - start));
    if (part && from - start < span.text.length && to > start) parts.push(part);
    start += span.text.length;
  }
  return joined(parts);
};

/** The row with both stations and the train between them. */
const tripOf = (spans: readonly Span[]) => {
  for (const row of rowsOf(spans)) {
    const text = row.map((span) => span.text).join('');
    const match = TRIP.exec(text);
    const [whole, from, train, to] = match ?? [];
    if (!match || !whole || !from || !train || !to || /[年月日车号元]/.test(whole)) continue;
    const fromAt = text.indexOf(from, match.index);
    const trainAt = text.indexOf(train, fromAt + from.length);
    const toAt = text.indexOf(to, trainAt + train.length);
    return {
      from: cut(row, fromAt, fromAt + from.length),
      train: cut(row, trainAt, trainAt + train.length),
      to: cut(row, toAt, toAt + to.length),
    };
  }
  return {};
};

const MASKED_ID = /(?<!\d)(?:\d{6,14}[*xX×]{2,8}\d{2,4}[\dX]?|\d{17}[\dX])(?!\d)/;

/** Behind the number of the identity card, whose middle is masked. */
const passengerOf = (spans: readonly Span[]) => {
  const id = marksIn(spans, MASKED_ID)[0];
  const rest = id && marksIn([id.span], new RegExp(`(?:${MASKED_ID.source})([\\u4e00-\\u9fff·]{2,})`))[0]?.part;
  if (!id || rest) return rest;
  const row = spans
    .filter((span) => Math.abs(middleOf(span) - middleOf(id.part)) < (id.part.bottom - id.part.top) * 0.6)
    .filter((span) => span.left >= id.part.right - 4)
    .toSorted((a, b) => a.left - b.left);
  return marksIn(row, /^([\u4e00-\u9fff·]{2,}|[A-Z]+\/[A-Z]+)/)[0]?.part;
};

/** The day of the journey is next to the hour of departure, unlike that of the invoice. */
const dayOf = (spans: readonly Span[]) => {
  const rows = rowsOf(spans.filter(({ text }) => !/开票日期/.test(text)));
  const ride = rows.find((row) => {
    const text = row.map((span) => span.text).join('');
    return DATE.test(text) && /\d{1,2}:\d{2}|开|车/.test(text.replace(DATE, ''));
  });
  return marksIn(ride ?? [], DATE)[0]?.part ?? marksIn(rows.flat(), DATE)[0]?.part;
};

const priceOf = (spans: readonly Span[]) =>
  valueOf(spans, ['票价'], { shape: /(\d{1,5}(?:\.\d{1,2})?)(?!\d)/ }) ??
  marksIn(spans, /^[¥Y羊半￥]+[:：]?(\d{1,5}\.\d{1,2})/)[0]?.part ??
  marksIn(spans, /(?<![\d.])(\d{1,5}\.\d{1,2})元/)[0]?.part;

export const trainTicketReader = readerOf({
  labels,
  signs: [
    [/铁路电子客票/, 0.7],
    [/限乘当日当次车|仅供报销使用|中途下车失效/, 0.35],
    [/报销凭证.{0,2}遗失不补|退票.{0,2}改签时须交回车站/, 0.35],
    [/中国铁路|12306|95306/, 0.2],
    [/\d{1,2}车.{0,3}\d{1,3}[A-F]?号|无座/, 0.2],
    [/检票[:：]?[A-Z\d]/, 0.1],
    [/[一二]等座|硬座|软座|硬卧|软卧|商务座/, 0.15],
    [/客运|客票.{0,3}行程单|汽车|发票代码|增值税(?:电子)?[专普]/, -0.6],
  ],
  layout: (spans) => {
    const trip = tripOf(spans);
    return trip.train && /^[GDCZTKYSL]/.test(trip.train.text) ? 0.25 : trip.train ? 0.1 : 0;
  },
  read: (spans) => {
    const trip = tripOf(spans);
    const date = dayOf(spans);
    return {
      departureStation: {
        at: trip.from ?? valueOf(spans, ['出发站', '始发站', '发站'], { shape: /^[:：]?([\u4e00-\u9fff]{2,})/ }),
      },
      arrivalStation: {
        at: trip.to ?? valueOf(spans, ['到达站', '终到站', '到站'], { shape: /^[:：]?([\u4e00-\u9fff]{2,})/ }),
      },
      trainNumber: { at: trip.train ?? valueOf(spans, ['车次'], { shape: /([GDCZTKYSLP]?\d{1,4})/ }) },
      date: { at: date, verdict: dayVerdict(date) },
      price: { at: priceOf(spans) },
      passengerName: {
        at:
          passengerOf(spans) ??
          valueOf(spans, ['旅客姓名', '姓名', '乘车人'], { shape: /^[:：]?([\u4e00-\u9fff·]{2,})/ }),
      },
    };
  },
});
