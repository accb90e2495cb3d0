import type { DrawSpecimen, Random, Specimens } from '../specimen.ts';
import { between, pick } from '../random.ts';
import { squareCode } from '../svg.ts';
import { enterprise } from '../words/enterprises.ts';
import { personName } from '../words/people.ts';
import { someDate, someMaskedId, someNumber, someTaxNumber, someTime } from './chance.ts';
import { createPaper, type Paper, sealOf } from './paper.ts';
import { type Station, station, two } from './words.ts';

const someTrip = (random: Random, faulty: boolean) => {
  const [from, to] = two(random, station);
  const kind = pick(random, ['G', 'G', 'D', 'C', 'K', 'T', 'Z', '']);
  return {
    from,
    to,
    train: `${kind}${between(random, kind ? 1 : 1000, kind ? 1999 : 5999)}`,
    date: someDate(random, { from: 2015, faulty }),
    time: someTime(random),
    coach: String(between(random, 1, 16)).padStart(2, '0'),
    seat: `${String(between(random, 1, 20)).padStart(2, '0')}${pick(random, ['A', 'B', 'C', 'F'])}`,
    rank: pick(random, ['二等座', '一等座', '商务座', '新空调硬座', '新空调硬卧']),
    name: personName(random),
    id: someMaskedId(random),
    price: between(random, 15, 980),
  };
};
type Trip = ReturnType<typeof someTrip>;

const fieldsOf = (trip: Trip, price: string) => ({
  departureStation: `${trip.from.name}站`,
  arrivalStation: `${trip.to.name}站`,
  trainNumber: trip.train,
  date: trip.date,
  price,
  passengerName: trip.name,
});

const drawTrip = (paper: Paper, trip: Trip, y: number, ink: string) => {
  const place = (x: number, { name, latin }: Station) => {
    paper.text(x, y, 44, name, { fill: ink, anchor: 'middle', bold: true });
    paper.text(x + name.length * 22 + 8, y, 30, '站', { fill: ink });
    paper.text(x, y + 38, 24, latin, { fill: ink, anchor: 'middle' });
  };
  place(200, trip.from);
  place(690, trip.to);
  paper.text(460, y - 6, 42, trip.train, { fill: ink, anchor: 'middle' });
  paper.rule(370, y + 10, 550, y + 10, ink, 3);
  paper.raw(`<path d="M550 ${y + 10}l-16 -8v16z" fill="${ink}"/>`);
};

const lookOf = {
  blue: { ground: '#d7e7ee', pattern: '#bcd6e3', number: '#c4433c' },
  red: { ground: '#f7e4e0', pattern: '#efcfc9', number: '#b8342e' },
} as const;

const drawPaper = (random: Random, trip: Trip, look: keyof typeof lookOf) => {
  const { ground, pattern, number } = lookOf[look];
  const paper = createPaper(960, 600, ground);
  const ink = look === 'red' ? pick(random, ['#4a4a52', '#2c2c34']) : '#20242c';
  for (let index = 0; index < 26; index++)
    paper.raw(
      `<path d="M0 ${index * 24} q120 -18 240 0 t240 0 t240 0 t240 0" fill="none" stroke="${pattern}" stroke-width="2"/>`,
    );
  const serial = `${pick(random, ['A', 'D', 'Z'])}${someNumber(random, look === 'red' ? 6 : 9)}`;
  paper.text(60, 66, 36, serial, { fill: number });
  if (random() < 0.7)
    paper.text(740, 66, 28, `检票:${pick(random, ['A', 'B'])}${between(random, 1, 20)}`, { fill: ink });
  drawTrip(paper, trip, 134, ink);
  paper.text(70, 232, 32, trip.date, { fill: ink });
  paper.text(340, 232, 32, `${trip.time}开`, { fill: ink });
  paper.text(610, 232, 32, `${trip.coach}车${trip.seat}号`, { fill: ink });
  const price = look === 'red' && random() < 0.5 ? `${trip.price}.00` : `${trip.price}.${pick(random, ['0', '5'])}`;
  paper.text(70, 286, 32, `${pick(random, ['￥', '¥'])}${price}元`, { fill: ink });
  paper.text(410, 286, 28, '网', { fill: ink });
  paper.text(610, 286, 32, trip.rank, { fill: ink });
  paper.text(70, 338, 28, pick(random, ['限乘当日当次车', '仅供报销使用']), { fill: ink });
  if (random() < 0.3) paper.text(70, 372, 24, '中途下车失效', { fill: ink });
  paper.text(70, 424, 32, trip.id, { fill: ink });
  paper.text(90 + trip.id.length * 18, 424, 32, trip.name, { fill: ink });
  paper.box(80, 450, 560, 76, ink, 2);
  paper.raw(
    `<rect x="80" y="450" width="560" height="76" fill="none" stroke="${ground}" stroke-width="3" stroke-dasharray="10 8"/>`,
  );
  paper.text(360, 482, 22, '报销凭证 遗失不补', { fill: ink, anchor: 'middle' });
  paper.text(360, 514, 22, '退票改签时须交回车站', { fill: ink, anchor: 'middle' });
  paper.text(
    70,
    566,
    24,
    `${someNumber(random, 14)}${pick(random, ['A', 'K', 'F'])}${someNumber(random, 6)} ${trip.from.name}售`,
    {
      fill: ink,
    },
  );
  paper.raw(squareCode(740, 400, 150, random));
  paper.mark(815, 345, 44);
  return paper.finish(fieldsOf(trip, price));
};

/** The electronic invoice of the railway. */
const drawElectronic = (random: Random, trip: Trip) => {
  const paper = createPaper(1300, 860, '#ffffff');
  const ink = '#1a1a1a';
  const red = '#9b3a2a';
  paper.text(650, 84, 40, '电子发票（铁路电子客票）', { fill: red, anchor: 'middle' });
  paper.seal(650, 130, 160, sealOf('示例铁路'), '#c8453c');
  paper.text(70, 170, 24, `发票号码:${`2${someNumber(random, 19)}`}`, { fill: ink });
  paper.text(870, 170, 24, `开票日期:${someDate(random, { from: 2024 })}`, { fill: ink });
  paper.box(50, 200, 1200, 600, red);
  const place = (x: number, { name, latin }: Station) => {
    paper.text(x, 280, 42, `${name}站`, { fill: ink, anchor: 'middle', bold: true });
    paper.text(x, 318, 24, latin, { fill: ink, anchor: 'middle' });
  };
  place(300, trip.from);
  place(980, trip.to);
  paper.text(640, 266, 36, trip.train, { fill: ink, anchor: 'middle' });
  paper.rule(520, 284, 760, 284, ink, 3);
  paper.raw(`<path d="M760 284l-16 -8v16z" fill="${ink}"/>`);
  paper.text(90, 390, 28, trip.date, { fill: ink });
  paper.text(380, 390, 28, `${trip.time}开`, { fill: ink });
  paper.text(640, 390, 28, `${trip.coach}车${trip.seat}号`, { fill: ink });
  paper.text(950, 390, 28, trip.rank, { fill: ink });
  paper.text(90, 460, 28, '票价:', { fill: red });
  const price = `${trip.price}.${pick(random, ['00', '50'])}`;
  paper.text(170, 460, 30, `￥${price}`, { fill: ink });
  paper.text(90, 540, 28, trip.id, { fill: ink });
  paper.text(430, 540, 28, trip.name, { fill: ink });
  paper.text(90, 610, 26, `电子客票号:${someNumber(random, 21)}`, { fill: ink });
  paper.text(90, 720, 26, `购买方名称:${enterprise(random)}`, { fill: ink });
  paper.text(640, 720, 26, `统一社会信用代码:${someTaxNumber(random)}`, { fill: ink });
  paper.raw(squareCode(1040, 460, 150, random));
  paper.mark(800, 610, 56);
  paper.text(90, 836, 24, '凭此票报销 遗失不补 示例铁路祝您旅途愉快', { fill: ink });
  return paper.finish(fieldsOf(trip, price));
};

export const drawTrainTicket: DrawSpecimen = (random, { faulty = false } = {}) => {
  const trip = someTrip(random, faulty);
  const kind = random();
  return kind < 0.25 ? drawElectronic(random, trip) : drawPaper(random, trip, kind < 0.65 ? 'blue' : 'red');
};

export const specimens: Specimens = { 'train-ticket': drawTrainTicket };
