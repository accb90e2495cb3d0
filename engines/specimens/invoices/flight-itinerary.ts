import { between, chance, pick, shuffled, twoDigits } from '../random.ts';
import type { DrawSpecimen, Random, SpecimenField, Specimens } from '../specimen.ts';
import { guilloche } from '../svg.ts';
import { personName } from '../words/people.ts';
import { someDay, someMaskedId, someNumber, someTime } from './chance.ts';
import { createPaper } from './paper.ts';
import { town } from './words.ts';

/** Invented, as are the places below. */
const CARRIERS = [
  ['云航', 'YY'],
  ['岚航', 'XX'],
  ['澜航', 'XH'],
  ['屿航', 'YH'],
  ['泽航', '7X'],
] as const;
/** Cities with an airport, some with its name, as itineraries print them. */
const PLACES = [
  '云岭东湖',
  '云岭南岚',
  '青澜虹岭',
  '青澜澜东',
  '松屏',
  '望川',
  '临桥双泽',
  '临桥天桐',
  '平岚',
  '安渡',
  '金桐',
  '云潭长禾',
  '白桐',
  '长岚',
  '禾川',
  '鹿溪',
  '石门坞',
  '玉桐口湾',
  '沐江',
  '朗川',
  '青屏',
  '星澜',
];
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** All of them differ. */
const somePlaces = (random: Random, count: number) => shuffled(random, PLACES).slice(0, count);

export const drawFlightItinerary: DrawSpecimen = (random, { faulty = false } = {}) => {
  const paper = createPaper(1700, 760, pick(random, ['#eef3f8', '#f5f1e6', '#fbfbf8']));
  const tint = pick(random, ['#29548e', '#6a4a2a', '#7a2f3a']);
  const ink = pick(random, ['#1d1d22', '#2d2f66', '#3d3d48']);
  const shift = between(random, -3, 5);
  const name = personName(random);
  const id = chance(random, 0.5)
    ? someMaskedId(random)
    : `${pick(random, ['3', '4', '5'])}${someNumber(random, 16)}${pick(random, ['X', '2', '8'])}`;
  const legs = between(random, 1, 2);
  const places = somePlaces(random, legs + 1);
  const terminals = places.map(() => pick(random, ['', 'T1', 'T2', 'T3']));
  const { year, month, day } = someDay(random);
  const dateStyle = between(random, 0, 2);
  const dateOf = (leg: number) => {
    const shown = twoDigits(Math.min(28, Number(day) + leg));
    if (dateStyle === 0) return `${year}-${month}-${shown}`;
    return dateStyle === 1 ? `${shown}${MONTHS[Number(month) - 1]}${year.slice(2)}` : `${year}年${month}月${shown}日`;
  };
  const [carrier, prefix] = pick(random, CARRIERS);
  const ticket = `${pick(random, ['990', '991', '992', '993'])}-${someNumber(random, 10)}`;
  const fare = between(random, 20, 240) * 1000;
  const fund = 5000;
  const fuel = pick(random, [0, 3000, 7000]);
  const total = fare + fund + fuel + (faulty ? 10_000 : 0);
  const yuan = (fen: number) => (fen / 100).toFixed(2);
  const currency = pick(random, ['CNY', 'CNY ', '￥']);

  paper.raw(guilloche(0, 60, 1700, 640, { stroke: tint, opacity: 0.1 }));
  paper.text(850, 60, 38, '航空运输电子客票行程单', { fill: tint, anchor: 'middle', spacing: 4 });
  paper.text(850, 96, 20, 'ITINERARY/RECEIPT OF E-TICKET FOR AIR TRANSPORT', { fill: tint, anchor: 'middle' });
  paper.mark(300, 62, 54);
  paper.text(1300, 60, 24, `印刷序号：${someNumber(random, 11)}`, { fill: tint });
  paper.box(60, 116, 1580, 590, tint);
  const head = (x: number, y: number, chinese: string, english: string) =>
    paper.text(x, y, 20, `${chinese} ${english}`, { fill: tint });
  head(76, 144, '旅客姓名', 'NAME OF PASSENGER');
  head(560, 144, '有效身份证件号码', 'ID.NO.');
  head(1080, 144, '签注', 'ENDORSEMENTS/RESTRICTIONS');
  paper.text(90, 184 + shift, 27, name, { fill: ink });
  paper.text(580, 184 + shift, 27, id, { fill: ink });
  paper.text(1100, 184 + shift, 24, pick(random, ['不得签转', '不得签转/改退收费', 'Q/NONEND']), { fill: ink });
  paper.rule(60, 204, 1640, 204, tint);
  const columns: [number, string, string][] = [
    [370, '承运人', 'CARRIER'],
    [530, '航班号', 'FLIGHT'],
    [690, '座位等级', 'CLASS'],
    [860, '日期', 'DATE'],
    [1040, '时间', 'TIME'],
    [1200, '客票级别', 'FARE BASIS'],
    [1440, '免费行李', 'ALLOW'],
  ];
  for (const [x, chinese, english] of columns) {
    paper.text(x, 232, 20, chinese, { fill: tint });
    paper.text(x, 256, 15, english, { fill: tint, mute: true });
  }
  const rows: SpecimenField[] = [];
  const top = 300;
  const step = 56;
  for (let stop = 0; stop <= 2; stop++) {
    const y = top + stop * step + shift;
    const label = stop === 0 ? '自FROM' : '至TO';
    paper.text(76, top + stop * step, 20, label, { fill: tint });
    const place = places[stop];
    if (place) paper.text(170, y, 26, `${terminals[stop]}${place}`, { fill: ink });
    else paper.text(170, y, 26, 'VOID', { fill: ink });
    if (stop < legs) {
      const flight = `${prefix}${someNumber(random, 4)}`;
      const date = dateOf(stop);
      paper.text(370, y, 26, carrier, { fill: ink });
      paper.text(530, y, 26, flight, { fill: ink });
      paper.text(700, y, 26, pick(random, ['Y', 'V', 'M']), { fill: ink });
      paper.text(850, y, 26, date, { fill: ink });
      paper.text(1040, y, 26, someTime(random), { fill: ink });
      paper.text(1210, y, 26, pick(random, ['Y', 'YRT', 'V/OW']), { fill: ink });
      paper.text(1450, y, 26, '20K', { fill: ink });
      const row = legs > 1 ? { row: stop } : {};
      rows.push(
        { name: 'flightNumber', value: flight, ...row },
        { name: 'departure', value: `${terminals[stop]}${place}`, ...row },
        { name: 'destination', value: `${terminals[stop + 1]}${places[stop + 1]}`, ...row },
        { name: 'date', value: date, ...row },
      );
    } else if (stop < 2) paper.text(370, y, 26, 'VOID', { fill: ink });
  }
  const fareTop = 490;
  paper.rule(60, fareTop - 28, 1640, fareTop - 28, tint);
  const amounts: [number, string, string, string][] = [
    [330, '票价', 'FARE', `${currency}${yuan(fare)}`],
    [600, '民航发展基金', 'CAAC', `CN${yuan(fund)}`],
    [880, '燃油附加费', 'FUEL', fuel ? `YQ${yuan(fuel)}` : 'YQ EXEMPT'],
    [1150, '其他税费', 'TAX', ''],
    [1400, '合计', 'TOTAL', `${currency}${yuan(total)}`],
  ];
  for (const [x, chinese, english, value] of amounts) {
    paper.text(x, fareTop, 20, `${chinese} ${english}`, { fill: tint });
    if (value) paper.text(x, fareTop + 44 + shift, 26, value, { fill: ink });
  }
  paper.rule(60, 560, 1640, 560, tint);
  paper.text(76, 594, 20, '电子客票号码 E-TICKET NO.', { fill: tint });
  const below = chance(random, 0.4);
  paper.text(below ? 90 : 380, below ? 630 : 595 + shift, 26, ticket, { fill: ink });
  paper.text(680, 594, 20, '验证码 CK.', { fill: tint });
  paper.text(820, 595, 24, someNumber(random, 4), { fill: ink });
  paper.text(1080, 594, 20, '保险费 INSURANCE', { fill: tint });
  paper.text(1300, 595, 24, 'XXX', { fill: ink });
  paper.rule(60, 640, 1640, 640, tint);
  paper.text(76, 676, 20, '填开单位 ISSUED BY', { fill: tint });
  paper.text(300, 677, 22, `${town(random)}航空服务有限公司`, { fill: ink });
  paper.text(1080, 676, 20, '填开日期 DATE OF ISSUE', { fill: tint });
  paper.text(1360, 677, 22, `${year}-${month}-${day}`, { fill: ink });
  paper.text(76, 738, 18, '验真网址：WWW.ITINERARY.EXAMPLE 服务热线：400-000-0000', { fill: tint });
  return paper.finish({ passengerName: name, idNumber: id, ticketNumber: ticket, totalAmount: yuan(total) }, rows);
};

export const specimens: Specimens = { 'flight-itinerary': drawFlightItinerary };
