import { printCapitals, printFigures } from '../../documents/amounts.ts';
import { between, chance, pick } from '../random.ts';
import type { DrawSpecimen, Specimens } from '../specimen.ts';
import { enterprise } from '../words/enterprises.ts';
import { shopGoods } from '../words/goods.ts';
import { personName } from '../words/people.ts';
import { someDay, someNumber, someTaxNumber } from './chance.ts';
import { createPaper, sealOf } from './paper.ts';
import { region } from './words.ts';

export const drawRollInvoice: DrawSpecimen = (random, { faulty = false } = {}) => {
  const rows = Array.from({ length: between(random, 1, 6) }, () => ({
    ...shopGoods(random),
    quantity: between(random, 1, 4),
  }));
  const vat = chance(random, 0.6);
  const [width, height] = [600, 1010 + rows.length * 76];
  const paper = createPaper(width, height, pick(random, ['#ffffff', '#fdf9ef', '#f4f8f6']));
  const tint = pick(random, ['#9b3a2a', '#29548e', '#5c4630']);
  const ink = pick(random, ['#26262c', '#34345c', '#4b4b55']);
  const place = region(random);
  const code = `1${someNumber(random, 11)}`;
  const number = someNumber(random, 8);
  const { year, month, day } = someDay(random, 2016, 2024);
  const date = pick(random, [`${year}-${month}-${day}`, `${year}年${month}月${day}日`, `${year}/${month}/${day}`]);
  const total = rows.reduce((sum, row) => sum + row.priceCents * row.quantity, 0);
  const capitals = printCapitals(faulty ? total + 1000 : total, pick(random, ['元', '圆']));
  const left = 46;
  const middle = width / 2;
  const title = vat ? `${place.slice(0, 2)}增值税普通发票（卷票）` : `${place}国家税务局通用机打发票（卷式）`;
  paper.text(middle, 60, vat ? 31 : 27, title, { fill: tint, anchor: 'middle' });
  paper.seal(middle, 128, 150, sealOf(place), '#c8453c');
  paper.mark(110, 135, 42);
  paper.text(middle, 212, 24, '发 票 联', { fill: tint, anchor: 'middle' });
  let y = 262;
  const size = 25;
  const apart = chance(random, 0.35);
  const row = (label: string, value: string) => {
    if (apart) {
      paper.text(left, y, size - 1, `${label}：`, { fill: tint });
      paper.text(left + (label.length + 1.2) * size, y + 1, size, value, { fill: ink });
    } else paper.text(left, y, size, `${label}${pick(random, ['：', ':'])}${value}`, { fill: ink });
    y += 42;
  };
  row('发票代码', code);
  row('发票号码', number);
  row('机打号码', chance(random, 0.8) ? number : someNumber(random, 8));
  row('机器编号', someNumber(random, 12));
  paper.rule(left, y - 22, width - left, y - 22, ink, 1.5, '6 5');
  y += 12;
  row(vat ? '销售方名称' : '收款单位', enterprise(random));
  row(vat ? '纳税人识别号' : '税号', someTaxNumber(random));
  row('开票日期', date);
  row('收款员', personName(random));
  row(vat ? '购买方名称' : '付款单位', chance(random, 0.5) ? '个人' : enterprise(random));
  paper.rule(left, y - 22, width - left, y - 22, ink, 1.5, '6 5');
  y += 14;
  for (const [x, head] of [
    [left, '项目'],
    [250, '单价'],
    [370, '数量'],
    [480, '金额'],
  ] as const)
    paper.text(x, y, size - 2, head, { fill: ink });
  y += 38;
  for (const { name, priceCents, quantity } of rows) {
    paper.text(left, y, size - 2, name, { fill: ink });
    paper.text(250, y + 36, size - 2, printFigures(priceCents), { fill: ink });
    paper.text(386, y + 36, size - 2, String(quantity), { fill: ink });
    paper.text(480, y + 36, size - 2, printFigures(priceCents * quantity), { fill: ink });
    y += 76;
  }
  paper.rule(left, y - 20, width - left, y - 20, ink, 1.5, '6 5');
  y += 20;
  const sign = pick(random, ['￥', '¥', '']);
  row(
    pick(random, ['合计金额（小写）', '金额合计（小写）', '合计（小写）', '小写合计']),
    `${sign}${printFigures(total)}`,
  );
  row(pick(random, ['合计金额（大写）', '金额合计（大写）', '合计（大写）', '大写合计']), capitals);
  if (chance(random, 0.5)) {
    row('实收', printFigures(Math.ceil(total / 10_000) * 10_000));
    row('找零', printFigures(Math.ceil(total / 10_000) * 10_000 - total));
  }
  if (vat) row('校验码', someNumber(random, 20));
  paper.text(left, height - 40, 20, pick(random, ['手写无效', '请妥善保管发票', '付款方留存']), { fill: tint });
  return paper.finish({ invoiceCode: code, invoiceNumber: number, issueDate: date, totalAmount: printFigures(total) });
};

export const specimens: Specimens = { 'roll-invoice': drawRollInvoice };
