import { between, chance, pick, twoDigits } from '../random.ts';
import type { DrawSpecimen, Specimens } from '../specimen.ts';
import { guilloche } from '../svg.ts';
import { someDay, someNumber } from './chance.ts';
import { createPaper, sealOf } from './paper.ts';
import { region, town } from './words.ts';

export const drawTaxiInvoice: DrawSpecimen = (random, { faulty = false } = {}) => {
  const [width, height] = [520, between(random, 1080, 1280)];
  const paper = createPaper(width, height, pick(random, ['#fdf7e8', '#eef5f8', '#fbeff0', '#fffefa']));
  const tint = pick(random, ['#9b3a2a', '#2e6a52', '#29548e', '#6a4a2a']);
  const ink = pick(random, ['#26262c', '#34345c', '#4a4a52']);
  const place = region(random);
  const code = `1${someNumber(random, 11)}`;
  const number = someNumber(random, 8);
  const { year, month, day } = someDay(random);
  const shownMonth = faulty ? '14' : month;
  const date = pick(random, [
    `${year}-${shownMonth}-${day}`,
    `${year}年${shownMonth}月${day}日`,
    `${year}/${shownMonth}/${day}`,
    `${year}.${shownMonth}.${day}`,
  ]);
  const hour = between(random, 6, 21);
  const [on, off] = [
    `${twoDigits(hour)}:${twoDigits(between(random, 0, 29))}`,
    `${twoDigits(hour)}:${twoDigits(between(random, 30, 59))}`,
  ];
  const mileage = `${between(random, 2, 45)}.${between(random, 0, 9)}`;
  const fare = `${between(random, 13, 160)}.${pick(random, ['00', '50', '40', '10'])}`;
  paper.raw(guilloche(0, 20, width, height - 40, { stroke: tint, opacity: 0.12 }));
  const middle = width / 2;
  const title = pick(random, [`${place}出租汽车专用发票`, `${place}出租汽车统一发票`, `${place}税务局出租车发票`]);
  paper.text(middle, 64, 30, title, { fill: tint, anchor: 'middle' });
  paper.seal(middle, 140, 150, sealOf(place), '#c8453c');
  paper.mark(95, 145, 38);
  paper.text(middle, 226, 26, '发 票 联', { fill: tint, anchor: 'middle' });
  const left = 46;
  let y = 284;
  const shift = between(random, -3, 4);
  paper.text(left, y, 26, `发票代码${chance(random, 0.5) ? '：' : ' '}${code}`, { fill: tint });
  y += 46;
  paper.text(left, y, 26, `发票号码${chance(random, 0.5) ? '：' : ' '}${number}`, { fill: tint });
  y += 54;
  const step = between(random, 44, 54);
  const joined = chance(random, 0.4);
  const row = (label: string, value: string, unit = '') => {
    if (joined) paper.text(left, y, 27, `${label}：${value}${unit}`, { fill: ink });
    else {
      paper.text(left, y, 25, label, { fill: tint });
      paper.text(left + 150, y + shift, 27, value, { fill: ink });
      if (unit) paper.text(left + 340, y, 25, unit, { fill: tint });
    }
    y += step;
  };
  if (chance(random, 0.7)) row('电话', `9${someNumber(random, 7)}`);
  row(pick(random, ['车号', '车牌号']), `${town(random).slice(0, 1)}·T${someNumber(random, 4)}`);
  if (chance(random, 0.6)) row('证号', someNumber(random, 6));
  row('日期', date);
  let times: string;
  if (chance(random, 0.5)) {
    times = `${on}-${off}`;
    row(pick(random, ['时间', '上下车时间']), `${on}${pick(random, ['-', '—', '--'])}${off}`);
  } else {
    const labels = pick(random, [
      ['上车', '下车'],
      ['上车时间', '下车时间'],
    ] as const);
    row(labels[0], on);
    row(labels[1], off);
    times = `${on}-${off}`;
  }
  row('单价', `${pick(random, ['2.30', '2.50', '3.00'])}`, '元/公里');
  row('里程', mileage, pick(random, ['公里', 'km']));
  row(
    pick(random, ['等候', '等候时间']),
    `00:${twoDigits(between(random, 0, 20))}:${twoDigits(between(random, 0, 59))}`,
  );
  const surcharge = chance(random, 0.4) ? between(random, 1, 3) : 0;
  const paid = (Number(fare) + surcharge).toFixed(2);
  const sign = chance(random, 0.4) ? '￥' : '';
  if (surcharge > 0) {
    row('金额', `${sign}${fare}`, '元');
    row('燃油附加费', `${surcharge}.00`, '元');
  }
  row(
    surcharge > 0 ? pick(random, ['实收金额', '实收']) : pick(random, ['金额', '总金额', '实收金额']),
    `${sign}${paid}`,
    '元',
  );
  paper.text(
    left,
    height - 40,
    20,
    pick(random, ['手写无效 盖章有效', '请监督 欢迎再次乘坐', '如需帮助请拨打监督电话']),
    { fill: tint },
  );
  return paper.finish({ invoiceCode: code, invoiceNumber: number, date, rideTimes: times, mileage, amount: paid });
};

export const specimens: Specimens = { 'taxi-invoice': drawTaxiInvoice };
