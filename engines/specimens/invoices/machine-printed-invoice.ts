import { printCapitals, printFigures } from '../../documents/amounts.ts';
import { between, chance, pick } from '../random.ts';
import type { DrawSpecimen, Specimens } from '../specimen.ts';
import { enterprise } from '../words/enterprises.ts';
import { invoicedGoods } from '../words/goods.ts';
import { personName } from '../words/people.ts';
import { someDay, someNumber, someTaxNumber } from './chance.ts';
import { createPaper, sealOf } from './paper.ts';
import { region } from './words.ts';

const BUYERS = ['付款单位', '购货方', '顾客名称', '付款方名称', '购买方名称', '客户名称'];
const SELLERS = ['收款单位', '开票单位', '收款方名称', '销售方名称', '销货单位'];

export const drawMachinePrintedInvoice: DrawSpecimen = (random, { faulty = false } = {}) => {
  const paper = createPaper(1400, 900, pick(random, ['#ffffff', '#fdf9ef', '#f3f8f4']));
  const tint = pick(random, ['#9b3a2a', '#2e6a52', '#29548e', '#7d5a34']);
  const ink = pick(random, ['#25252b', '#2d2f66', '#50505c']);
  const place = region(random);
  const code = `1${someNumber(random, 11)}`;
  const number = someNumber(random, 8);
  const { year, month, day } = someDay(random);
  const date = pick(random, [`${year}年${month}月${day}日`, `${year}-${month}-${day}`]);
  const check = chance(random, 0.6) ? someNumber(random, 20) : '';
  const [buyer, seller] = [enterprise(random), enterprise(random)];
  const rows = Array.from({ length: between(random, 1, 4) }, () => ({
    ...invoicedGoods(random),
    quantity: between(random, 1, 9),
    price: between(random, 500, 90_000),
  }));
  const total = rows.reduce((sum, row) => sum + row.quantity * row.price, 0);
  const capitals = printCapitals(faulty ? total + 10_000 : total, pick(random, ['元', '圆']));
  const shift = between(random, -4, 6);

  const title = pick(random, [`${place}税务局通用机打发票`, `${place}国家税务局通用机打发票`, `${place}通用机打发票`]);
  paper.text(700, 76, 40, title, { fill: tint, anchor: 'middle' });
  paper.seal(700, 140, 150, sealOf(place), '#c8453c');
  paper.mark(545, 150, 44);
  paper.text(700, 220, 24, '发 票 联', { fill: tint, anchor: 'middle' });
  for (let index = 0; index < 14; index++)
    for (const x of [24, 1376]) paper.raw(`<circle cx="${x}" cy="${50 + index * 62}" r="9" fill="#d7d3ca"/>`);
  const labelled = (x: number, y: number, label: string, value: string, gap = 0) => {
    if (gap) {
      paper.text(x, y, 24, `${label}：`, { fill: tint });
      paper.text(x + (label.length + 1) * 24 + gap, y + shift, 25, value, { fill: ink });
    } else paper.text(x, y, 25, `${label}：${value}`, { fill: ink });
  };
  const codeStyle = pick(random, [0, 12]);
  labelled(960, 130, '发票代码', code, codeStyle);
  labelled(960, 170, '发票号码', number, codeStyle);
  labelled(90, 130, '开票日期', date, pick(random, [0, 14]));
  labelled(90, 170, '行业分类', pick(random, ['服务业', '商业', '其他']), 10);
  const nameGap = pick(random, [0, 20]);
  const buyerLabel = pick(random, BUYERS);
  const sellerLabel = pick(random, SELLERS);
  labelled(90, 256, buyerLabel, buyer, nameGap);
  if (chance(random, 0.5)) labelled(860, 256, '纳税人识别号', someTaxNumber(random), nameGap);
  const sellerOnTop = chance(random, 0.5);
  if (sellerOnTop) labelled(90, 300, sellerLabel, seller, nameGap);
  const top = 330;
  paper.box(70, top, 1260, 330, tint);
  const heads: [number, string][] = [
    [270, '项目'],
    [600, '单位'],
    [760, '数量'],
    [950, '单价'],
    [1180, '金额'],
  ];
  for (const [x, head] of heads) paper.text(x, top + 36, 24, head, { fill: tint, anchor: 'middle' });
  paper.rule(70, top + 52, 1330, top + 52, tint);
  for (const [index, row] of rows.entries()) {
    const y = top + 96 + index * 44 + shift;
    paper.text(100, y, 24, row.name, { fill: ink });
    paper.text(600, y, 24, row.unit, { fill: ink, anchor: 'middle' });
    paper.text(760, y, 24, String(row.quantity), { fill: ink, anchor: 'middle' });
    paper.text(990, y, 24, printFigures(row.price), { fill: ink, anchor: 'end' });
    paper.text(1240, y, 24, printFigures(row.quantity * row.price), { fill: ink, anchor: 'end' });
  }
  paper.rule(70, top + 272, 1330, top + 272, tint);
  const sign = pick(random, ['￥', '¥']);
  paper.text(90, top + 312, 24, pick(random, ['合计（大写）：', '合计人民币（大写）：', '大写金额：']), { fill: tint });
  paper.text(370, top + 312 + shift / 2, 25, capitals, { fill: ink });
  paper.text(880, top + 312, 24, pick(random, ['（小写）：', '小写：', '合计：']), { fill: tint });
  paper.text(1010, top + 312 + shift / 2, 25, `${sign}${printFigures(total)}`, { fill: ink });
  let y = 706;
  if (check) {
    labelled(90, y, '校验码', check, pick(random, [0, 12]));
    y += 44;
  }
  if (!sellerOnTop) {
    labelled(90, y, sellerLabel, seller, nameGap);
    labelled(860, y, '纳税人识别号', someTaxNumber(random), nameGap);
    y += 44;
  }
  paper.text(90, 850, 24, `开票人：${personName(random)}`, { fill: ink });
  paper.text(560, 850, 24, `收款人：${personName(random)}`, { fill: ink });
  paper.text(1000, 850, 22, '收款单位（盖章有效）', { fill: tint });
  if (chance(random, 0.5)) paper.seal(1130, 760, 210, [seller.slice(0, 8), '发票专用章'], '#d8443a');
  return paper.finish({
    invoiceCode: code,
    invoiceNumber: number,
    issueDate: date,
    checkCode: check,
    buyerName: buyer,
    sellerName: seller,
    totalAmount: printFigures(total),
  });
};

export const specimens: Specimens = { 'machine-printed-invoice': drawMachinePrintedInvoice };
