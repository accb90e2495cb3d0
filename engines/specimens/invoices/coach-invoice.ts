import { between, chance, pick } from '../random.ts';
import type { DrawSpecimen, Random, Specimens } from '../specimen.ts';
import { guilloche } from '../svg.ts';
import { personName } from '../words/people.ts';
import { someDay, someMaskedId, someNumber, someTime } from './chance.ts';
import { createPaper, sealOf } from './paper.ts';
import { region, type Station, station, two } from './words.ts';

const someTrip = (random: Random, faulty: boolean) => {
  const [from, to] = two(random, station);
  const suffix = () => pick(random, ['', '站', '客运站', '汽车站', '客运中心']);
  const name = (place: Station) => `${place.name}${suffix()}`;
  const { year, month, day } = someDay(random);
  const shown = faulty ? '13' : month;
  return {
    from: name(from),
    to: name(to),
    date: pick(random, [`${year}-${shown}-${day}`, `${year}年${shown}月${day}日`, `${year}/${shown}/${day}`]),
    time: someTime(random),
    price: `${between(random, 6, 260)}.${pick(random, ['00', '50', '0', '5'])}`,
    code: `1${someNumber(random, 11)}`,
    number: someNumber(random, 8),
    service: `${pick(random, ['K', 'L', '', ''])}${someNumber(random, 4)}`,
    seat: String(between(random, 1, 45)),
    place: region(random),
  };
};
type Trip = ReturnType<typeof someTrip>;

const fieldsOf = ({ code, number, from, to, date, price }: Trip) => ({
  invoiceCode: code,
  invoiceNumber: number,
  departureStation: from,
  arrivalStation: to,
  date,
  price,
});

/** A wide ticket with the two places at either side of an arrow or of labels above them. */
const drawWide = (random: Random, trip: Trip) => {
  const paper = createPaper(1000, 560, pick(random, ['#eaf3ee', '#fdf3e6', '#eef1fa', '#fffef9']));
  const tint = pick(random, ['#2e6a52', '#9b3a2a', '#29548e']);
  const ink = '#222228';
  paper.raw(guilloche(0, 0, 1000, 560, { stroke: tint, opacity: 0.12 }));
  paper.text(500, 56, 34, `${trip.place}${pick(random, ['道路客运发票', '公路汽车客票', '道路旅客运输发票'])}`, {
    fill: tint,
    anchor: 'middle',
  });
  paper.seal(500, 110, 140, sealOf(trip.place), '#c8453c');
  paper.mark(840, 480, 54);
  paper.text(60, 110, 24, `发票代码：${trip.code}`, { fill: tint });
  paper.text(640, 110, 24, `发票号码：${trip.number}`, { fill: tint });
  const arrows = chance(random, 0.5);
  if (arrows) {
    paper.text(220, 220, 38, trip.from, { fill: ink, anchor: 'middle' });
    paper.text(500, 216, 34, pick(random, ['→', '至', '—>']), { fill: ink, anchor: 'middle', mute: true });
    paper.text(770, 220, 38, trip.to, { fill: ink, anchor: 'middle' });
  } else {
    const labels = pick(random, [
      ['乘车站', '到达站'],
      ['始发站', '终点站'],
      ['起点站', '到达站'],
      ['发站', '到站'],
    ] as const);
    paper.text(80, 206, 25, `${labels[0]}：`, { fill: tint });
    paper.text(200, 208, 30, trip.from, { fill: ink });
    paper.text(520, 206, 25, `${labels[1]}：`, { fill: tint });
    paper.text(640, 208, 30, trip.to, { fill: ink });
  }
  const heads = ['乘车日期', '开车时间', '车次', '座号', '票价'];
  const values = [trip.date, trip.time, trip.service, `${trip.seat}号`, `${trip.price}${pick(random, ['元', ''])}`];
  for (const [index, head] of heads.entries()) {
    const x = 130 + index * 188;
    paper.text(x, 290, 25, head, { fill: tint, anchor: 'middle' });
    paper.text(x, 336, 27, values[index] ?? '', { fill: ink, anchor: 'middle' });
  }
  paper.box(40, 256, 920, 100, tint, 1.5);
  paper.text(80, 412, 25, `检票口：${between(random, 1, 12)}`, { fill: ink });
  paper.text(400, 412, 25, `旅客：${personName(random)} ${someMaskedId(random)}`, { fill: ink });
  paper.text(80, 466, 22, '含旅客身体伤害赔偿责任保障金', { fill: tint });
  paper.text(80, 516, 22, '限当日当次有效 报销凭证', { fill: tint });
  return paper.finish(fieldsOf(trip));
};

/** A thermal slip: a label and its value a row. */
const drawSlip = (random: Random, trip: Trip) => {
  const paper = createPaper(620, 960, '#fdfdfb');
  const ink = pick(random, ['#26262c', '#44444c']);
  paper.text(310, 64, 30, `${trip.place}${pick(random, ['汽车客运发票', '公路客运发票', '客运汽车定点发票'])}`, {
    fill: '#9b3a2a',
    anchor: 'middle',
  });
  paper.seal(310, 128, 140, sealOf(trip.place), '#c8453c');
  paper.mark(110, 135, 42);
  const rows: [string, string][] = [
    ['发票代码', trip.code],
    ['发票号码', trip.number],
    [pick(random, ['出发站', '上车站', '起站']), trip.from],
    [pick(random, ['到达站', '目的站', '终到站']), trip.to],
    ['车次', trip.service],
    ['座位号', trip.seat],
    [pick(random, ['乘车日期', '发车日期', '日期']), trip.date],
    ['发车时间', trip.time],
    [pick(random, ['票价', '票价（元）', '全价']), `${pick(random, ['￥', '¥', ''])}${trip.price}`],
    ['站务费', `${between(random, 1, 3)}.00`],
  ];
  const joined = chance(random, 0.6);
  for (const [index, [label, value]] of rows.entries()) {
    const y = 240 + index * 58;
    if (joined) paper.text(60, y, 29, `${label}：${value}`, { fill: ink });
    else {
      paper.text(60, y, 28, label, { fill: ink });
      paper.text(250, y, 29, value, { fill: ink });
    }
  }
  paper.text(60, 880, 24, '请提前十分钟检票上车', { fill: ink });
  return paper.finish(fieldsOf(trip));
};

export const drawCoachInvoice: DrawSpecimen = (random, { faulty = false } = {}) => {
  const trip = someTrip(random, faulty);
  return chance(random, 0.6) ? drawWide(random, trip) : drawSlip(random, trip);
};

export const specimens: Specimens = { 'coach-invoice': drawCoachInvoice };
