import { printCapitals } from '../../documents/amounts.ts';
import { between, chance, pick } from '../random.ts';
import type { DrawSpecimen, Specimens } from '../specimen.ts';
import { guilloche } from '../svg.ts';
import { enterprise } from '../words/enterprises.ts';
import { someNumber } from './chance.ts';
import { createPaper, sealOf } from './paper.ts';
import { region } from './words.ts';

const SIZES = [
  [900, 520],
  [980, 480],
  [620, 860],
] as const;

export const drawQuotaInvoice: DrawSpecimen = (random, { faulty = false } = {}) => {
  const [width, height] = pick(random, SIZES);
  const tall = height > width;
  const paper = createPaper(width, height, pick(random, ['#fdf3e7', '#f1f7ec', '#f6effa', '#fffdf5']));
  const tint = pick(random, ['#9c3c2c', '#2f6b4f', '#5b3a8c', '#1f5f92']);
  const place = region(random);
  const yuan = pick(random, [1, 2, 5, 10, 20, 50, 100]);
  const code = `1${someNumber(random, 11)}`;
  const number = someNumber(random, 8);
  const middle = width / 2;
  const newer = chance(random, 0.5);
  paper.raw(guilloche(20, 20, width - 40, height - 40, { stroke: tint, opacity: 0.14 }));
  paper.box(16, 16, width - 32, height - 32, tint, 3);
  if (newer) {
    paper.text(middle, 74, 32, `${place}税务局`, { fill: tint, anchor: 'middle' });
    paper.text(middle, 124, 40, '通用定额发票', { fill: tint, anchor: 'middle', spacing: 6 });
  } else paper.text(middle, 96, tall ? 32 : 38, `${place}国家税务局通用定额发票`, { fill: tint, anchor: 'middle' });
  paper.seal(tall ? middle : width - 150, tall ? 210 : 175, 170, sealOf(place), '#c8453c');
  if (tall) paper.mark(110, 220, 44);
  else paper.mark(width - 150, 310, 52);
  paper.text(middle - (tall ? 0 : 60), tall ? 330 : 180, 28, '发 票 联', { fill: tint, anchor: 'middle' });
  const left = tall ? 70 : 90;
  const top = tall ? 410 : 226;
  const apart = chance(random, 0.4);
  const labelled = (y: number, label: string, value: string, size: number) => {
    if (apart) {
      paper.text(left, y, size * 0.85, label, { fill: tint });
      paper.text(left + 190, y + between(random, -2, 4), size, value, { fill: '#24282e', spacing: 2 });
    } else paper.text(left, y, size, `${label}${chance(random, 0.5) ? '：' : ' '}${value}`, { fill: '#24282e' });
  };
  labelled(top, '发票代码', code, 30);
  labelled(top + 52, '发票号码', number, 32);
  const capitals = printCapitals((faulty ? yuan + 5 : yuan) * 100, pick(random, ['元', '圆']));
  const figures = chance(random, 0.6) || faulty;
  const printed = `${yuan}${pick(random, ['.00', '.00', ''])}`;
  if (chance(random, 0.4)) {
    paper.text(middle, top + 140, 50, capitals, { fill: tint, anchor: 'middle', bold: true, spacing: 10 });
    if (figures)
      paper.text(middle, top + 196, 34, `￥${printed}${chance(random, 0.5) ? '元' : ''}`, {
        fill: tint,
        anchor: 'middle',
      });
  } else {
    paper.text(left, top + 130, 34, `金额（大写）：${capitals}`, { fill: tint });
    if (figures) paper.text(left, top + 184, 32, `（小写）：￥${printed}`, { fill: tint });
  }
  if (top + 220 < height - 84) {
    paper.text(left, height - 84, 24, '收款单位（盖章）：', { fill: tint });
    if (chance(random, 0.6)) paper.text(left + 216, height - 82, 22, enterprise(random), { fill: '#333a66' });
  }
  paper.text(
    left,
    height - 44,
    22,
    pick(random, ['开票日期：    年    月    日', '兑奖联 密码区 刮开有奖', '本发票手写无效']),
    { fill: tint },
  );
  return paper.finish({
    invoiceCode: code,
    invoiceNumber: number,
    region: place,
    amount: figures ? printed : String(yuan),
  });
};

export const specimens: Specimens = { 'quota-invoice': drawQuotaInvoice };
