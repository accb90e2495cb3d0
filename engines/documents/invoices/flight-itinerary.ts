import { parseFigures } from '../amounts.ts';
import { dayExists, findDay } from '../dates.ts';
import type { Verdict } from '../fields.ts';
import { heightOf, inOneRow, middleOf, type Span } from '../span.ts';
import { labelsIn, marksIn, valueOf } from './form.ts';
import { readerOf, type Value } from './kind.ts';
import { DATE } from './rules.ts';

const labels = {
  passengerName: '旅客姓名',
  idNumber: '证件号码',
  flightNumber: '航班号',
  departure: '出发地',
  destination: '目的地',
  date: '乘机日期',
  ticketNumber: '电子客票号码',
  totalAmount: '合计金额',
};

const HEADS = [
  '旅客姓名',
  '有效身份证件号码',
  '身份证件号码',
  '签注',
  '承运人',
  '航班号',
  '日期',
  '时间',
  '票价',
  '合计',
  '燃油附加费',
  '民航发展基金',
  '其他税费',
  '电子客票号码',
  '验证码',
  '填开日期',
  '填开单位',
  '保险费',
];
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
/** OCT may be read as 0CT. */
const LATIN_DAY = new RegExp(`(\\d{2}(?:${MONTHS.join('|').replaceAll('O', '[O0]')})(?:20)?\\d{0,2})`);
const spelled = (day: string) => day.replace(/(?<=^\d{2})0(?=CT)|(?<=^\d{2}N)0(?=V)/, 'O');
const DAY = new RegExp(`${DATE.source}|${LATIN_DAY.source}`);
const FLIGHT = /(?<![\dA-Z])((?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\d{3,4}[A-Z]?)(?![\dA-Z])/;
const PLACE =
  /^(?:[自至]?(?:FROM|TO)|[自至])?[:：.]*((?!VOID|FROM)(?:[A-Z\d]{0,4}[\u4e00-\u9fff][\u4e00-\u9fffA-Z\d/()-]*|[A-Z]{3,}))$/;
const NO_PLACE = /^[自至]?(?:FROM|TO)?[:：.]*(?:VOID)?$/;

const dayVerdict = (day: Span | undefined): Verdict => {
  if (!day) return undefined;
  const latin = /^(\d{1,2})([A-Z]{3})(?:20)?(\d{2})$/.exec(spelled(day.text));
  const found = latin
    ? { year: 2000 + Number(latin[3]), month: MONTHS.indexOf(latin[2] ?? '') + 1, day: Number(latin[1]) }
    : findDay(day.text);
  if (!found) return undefined;
  return dayExists(found) ? undefined : { passed: false, reason: '日期不存在。' };
};

/** The engine may lose some of the stars of a masked number. */
const idVerdict = (id: Span | undefined): Verdict =>
  id && /^\d{6,}\*/.test(id.text) && id.text.length !== 18
    ? { passed: false, reason: '身份证件号码应为 18 位。' }
    : undefined;

/** A zero in a month's name can only be the letter, which looks the same: it is replaced, and a note says so. */
const dayOf = (at: Span | undefined): Value => {
  const value = at && spelled(at.text);
  const changed = value !== undefined && value !== at?.text;
  return {
    at,
    verdict: dayVerdict(at),
    ...(changed && { value, note: `乘机日期 ${value} 的月份为英文缩写，其中的 0 按字母 O 给出。` }),
  };
};

const isNear = (row: Span) => (span: Span) =>
  inOneRow(span, row) || Math.abs(middleOf(span) - middleOf(row)) < heightOf(row) * 0.6;

/** Each flight's row, with the place where it begins and, a row below, the one where it ends. */
const legsOf = (spans: readonly Span[]) => {
  const head = labelsIn(spans, ['航班号'])[0]?.part;
  const carrier = labelsIn(spans, ['承运人'])[0]?.part;
  const sums = labelsIn(spans, ['民航发展基金', '燃油附加费', '票价'])[0]?.part;
  const [top, bottom] = [head ? middleOf(head) : 0, sums?.top ?? Number.POSITIVE_INFINITY];
  const inTable = spans.filter((span) => middleOf(span) > top && span.bottom < bottom + heightOf(span));
  const flights = marksIn(inTable, FLIGHT)
    .filter(({ part }) => !head || Math.abs(part.left - head.left) < heightOf(part) * 5)
    .map(({ part }) => part)
    .toSorted((a, b) => middleOf(a) - middleOf(b));
  const first = flights[0];
  const border = carrier?.left ?? (first ? first.left * 0.7 : 0);
  const places = marksIn(
    inTable.filter(
      (span) =>
        !NO_PLACE.test(span.text) &&
        span.left < border - heightOf(span) &&
        first &&
        middleOf(span) > middleOf(first) - heightOf(first),
    ),
    PLACE,
  )
    .map(({ part }) => part)
    .toSorted((a, b) => middleOf(a) - middleOf(b));
  return flights.map((flight) => {
    const near = isNear(flight);
    const departure = places.find(near);
    const destination = places.find((place) => middleOf(place) > middleOf(flight) + heightOf(flight) * 0.6);
    const date = marksIn(inTable.filter(near), DAY)[0]?.part ?? undefined;
    return { flight, departure, destination, date };
  });
};

const MONEY = /(?<![\d.])(\d[\d,]*\.\d{1,2})(?!\d)|(?<=CNY|¥)(\d+)(?![\d.])/;

/** Fare, fund and surcharge are left of the total in its row. */
const totalVerdict = (spans: readonly Span[], total: Span | undefined): Verdict => {
  const all = total && parseFigures(total.text);
  if (!total || all === undefined) return undefined;
  const parts = marksIn(spans.filter(isNear(total)), MONEY).filter(({ part }) => part.right < total.left);
  if (parts.length < 2) return undefined;
  const sum = parts.reduce((before, { part }) => before + (parseFigures(part.text) ?? 0), 0);
  return sum === all
    ? { passed: true, rule: '与票价及各项费用之和相符' }
    : { passed: false, reason: '票价与各项费用之和不等于合计。' };
};

export const flightItineraryReader = readerOf({
  labels,
  signs: [
    [/行程单/, 0.55],
    [/航空运输|E-?TICKETFORAIR/, 0.2],
    [/电子客票号码/, 0.2],
    [/承运人/, 0.15],
    [/民航发展基金|燃油附加费/, 0.2],
    [/航班号/, 0.15],
    [/铁路|出租|上车|增值税|发票代码/, -0.7],
  ],
  read: (spans) => {
    const legs = legsOf(spans);
    const several = (pick: (leg: (typeof legs)[number]) => Value): Value | Value[] => {
      if (legs.length === 0) return {};
      return legs.map((leg, row) => (legs.length > 1 ? { ...pick(leg), row } : pick(leg)));
    };
    const total = valueOf(spans, ['合计'], { shape: MONEY, where: 'either', others: HEADS });
    const id = valueOf(spans, ['有效身份证件号码', '身份证件号码', '证件号码'], {
      shape: /(?<![\dA-Z])([A-Z]{0,2}\d[\d*]{5,}[\dX]|[A-Z]?\d{7,9})(?!\d)/,
      where: 'either',
      others: HEADS,
    });
    return {
      passengerName: {
        at:
          valueOf(spans, ['旅客姓名'], {
            shape: /^[:：]?([\u4e00-\u9fff·]{2,}|[A-Z]+\/[A-Z]+)$/,
            where: 'below',
            others: HEADS,
          }) ?? valueOf(spans, ['旅客姓名'], { shape: /^[:：]?([\u4e00-\u9fff·]{2,}|[A-Z]+\/[A-Z]+)$/, others: HEADS }),
      },
      idNumber: { at: id, verdict: idVerdict(id) },
      flightNumber: several(({ flight }) => ({ at: flight })),
      departure: several(({ departure }) => ({ at: departure })),
      destination: several(({ destination }) => ({ at: destination })),
      date: several(({ date }) => dayOf(date)),
      ticketNumber: {
        at: valueOf(spans, ['电子客票号码'], { shape: /(?<!\d)(\d{3}-?\d{10})(?!\d)/, where: 'either', others: HEADS }),
      },
      totalAmount: { at: total, verdict: totalVerdict(spans, total) },
    };
  },
});
