import { printCapitals } from '../../documents/amounts.ts';
import { between, chance, pick } from '../random.ts';
import type { DrawSpecimen, Specimens } from '../specimen.ts';
import { someDate, someDay, someNumber, someTime } from './chance.ts';
import { createPaper, sealOf } from './paper.ts';
import { region, station, two } from './words.ts';

export const drawTollInvoice: DrawSpecimen = (random, { faulty = false } = {}) => {
  const tall = chance(random, 0.65);
  const [width, height] = tall ? [600, 980] : [960, 600];
  const paper = createPaper(width, height, pick(random, ['#fffef8', '#fdf6ec', '#eef6f2', '#ffffff']));
  const tint = pick(random, ['#9b3a2a', '#2e6a52', '#29548e']);
  const ink = pick(random, ['#202024', '#2b2b5c', '#45454c']);
  const place = region(random);
  const [from, to] = two(random, station);
  const code = `1${someNumber(random, 11)}`;
  const number = someNumber(random, 8);
  const { year, month, day } = someDay(random);
  const date = faulty
    ? someDate(random, { faulty })
    : pick(random, [
        `${year}年${month}月${day}日`,
        `${year}-${month}-${day}`,
        `${year}/${month}/${day}`,
        `${year}.${month}.${day}`,
      ]);
  const price = between(random, 5, 480);
  const printed = `${price}${pick(random, ['.00', '.0', ''])}`;
  const single = chance(random, 0.2);
  const middle = width / 2;
  const title = pick(random, [
    `${place}车辆通行费专用发票`,
    `${place}高速公路通行费发票`,
    `${place}税务局通用机打发票`,
  ]);
  paper.text(middle, 66, tall ? 28 : 36, title, { fill: tint, anchor: 'middle' });
  if (title.endsWith('机打发票')) paper.text(middle, 102, 26, '（车辆通行费）', { fill: tint, anchor: 'middle' });
  paper.seal(tall ? middle : 820, tall ? 160 : 150, 150, sealOf(place), '#c8453c');
  if (tall) paper.mark(110, 165, 42);
  else paper.mark(820, 340, 56);
  paper.text(tall ? middle : 300, tall ? 240 : 150, 24, '发 票 联', { fill: tint, anchor: 'middle' });
  const left = tall ? 60 : 80;
  let y = tall ? 300 : 210;
  const step = tall ? 58 : 48;
  const size = tall ? 28 : 27;
  const shift = between(random, -4, 5);
  const row = (label: string, value: string) => {
    const style = random();
    if (style < 0.4) paper.text(left, y, size, `${label}：${value}`, { fill: ink });
    else {
      paper.text(left, y, size - 2, `${label}${style < 0.7 ? '：' : ''}`, { fill: tint });
      paper.text(left + Math.max(4, label.length) * size + 34, y + shift, size, value, { fill: ink });
    }
    y += step;
  };
  row('发票代码', code);
  row('发票号码', number);
  const labels = pick(random, [
    ['入口', '出口'],
    ['入口站', '出口站'],
    ['入口站名', '出口站名'],
  ] as const);
  const suffix = pick(random, ['', '站', '收费站']);
  const entry = single ? '' : `${from.name}${suffix}`;
  if (!single) row(labels[0], entry);
  row(labels[1], `${to.name}${suffix}`);
  if (chance(random, 0.6)) row('车型', pick(random, ['客一', '客1型', '货车1型']));
  if (chance(random, 0.3)) row('收费员', someNumber(random, 6));
  const dateLabel = pick(random, ['日期', '通行日期', '时间', '通行时间', '出口时间']);
  row(dateLabel, `${date} ${someTime(random)}:${between(random, 10, 59)}`);
  const inCapitals = chance(random, 0.3);
  row(
    pick(random, ['金额', '通行费', '收费金额', '金额（元）', '实收金额']),
    `${chance(random, 0.5) ? pick(random, ['￥', '¥']) : ''}${printed}${chance(random, 0.3) ? '元' : ''}`,
  );
  if (inCapitals) row('大写', printCapitals(price * 100));
  if (chance(random, 0.5) && y < height - 70)
    paper.text(left, height - 36, 22, pick(random, ['谢谢惠顾 一路平安', '手写无效 遗失不补', '请妥善保管 以备查验']), {
      fill: tint,
    });
  return paper.finish({
    invoiceCode: code,
    invoiceNumber: number,
    date,
    entry,
    exit: `${to.name}${suffix}`,
    amount: printed,
  });
};

export const specimens: Specimens = { 'toll-invoice': drawTollInvoice };
