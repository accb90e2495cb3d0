import { printCapitals, printFigures } from '../../documents/amounts.ts';
import type { DrawSpecimen, Random, Specimens } from '../specimen.ts';
import { between, pick } from '../random.ts';
import { squareCode } from '../svg.ts';
import { enterprise } from '../words/enterprises.ts';
import { invoicedGoods } from '../words/goods.ts';
import { personName } from '../words/people.ts';
import { someDay, someNumber, someTaxNumber } from './chance.ts';
import { createPaper, type Paper, sealOf } from './paper.ts';
import { region, town } from './words.ts';

interface Invoice {
  buyer: { name: string; number: string };
  seller: { name: string; number: string };
  rows: { name: string; unit: string; rate: string; quantity: number; net: number; tax: number }[];
  net: number;
  tax: number;
  total: number;
  capitals: string;
  clerk: string[];
}

const someInvoice = (random: Random, faulty: boolean): Invoice => {
  const rows = Array.from({ length: between(random, 1, 3) }, () => {
    const { name, unit, taxPercent } = invoicedGoods(random);
    const quantity = between(random, 1, 12);
    const net = quantity * between(random, 1200, 68_000);
    return { name, unit, rate: `${taxPercent}%`, quantity, net, tax: Math.round((net * taxPercent) / 100) };
  });
  const net = rows.reduce((sum, row) => sum + row.net, 0);
  const tax = rows.reduce((sum, row) => sum + row.tax, 0);
  const total = net + tax + (faulty ? 900 : 0);
  return {
    buyer: { name: enterprise(random), number: someTaxNumber(random) },
    seller: { name: enterprise(random), number: someTaxNumber(random) },
    rows,
    net,
    tax,
    total,
    capitals: printCapitals(total, pick(random, ['元', '圆'])),
    clerk: [personName(random), personName(random), personName(random)],
  };
};

const amountsOf = ({ net, tax, total }: Invoice) => ({
  amount: printFigures(net),
  tax: printFigures(tax),
  totalAmount: printFigures(total),
});

const partiesOf = ({ buyer, seller }: Invoice) => ({
  buyerName: buyer.name,
  buyerTaxNumber: buyer.number,
  sellerName: seller.name,
  sellerTaxNumber: seller.number,
});

const drawRows = (paper: Paper, invoice: Invoice, y: number, columns: readonly number[], ink: string) => {
  for (const [index, row] of invoice.rows.entries()) {
    const line = y + index * 34;
    const [name, unit, quantity, price, net, rate, tax] = columns as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    paper.text(name, line, 22, row.name, { fill: ink });
    paper.text(unit, line, 22, row.unit, { fill: ink, anchor: 'middle' });
    paper.text(quantity, line, 22, String(row.quantity), { fill: ink, anchor: 'end' });
    paper.text(price, line, 22, printFigures(Math.round(row.net / row.quantity)), { fill: ink, anchor: 'end' });
    paper.text(net, line, 22, printFigures(row.net), { fill: ink, anchor: 'end' });
    paper.text(rate, line, 22, row.rate, { fill: ink, anchor: 'middle' });
    paper.text(tax, line, 22, printFigures(row.tax), { fill: ink, anchor: 'end' });
  }
};

/** The printed form with code and number, or its electronic copy. */
const drawForm = (random: Random, invoice: Invoice, electronic: boolean) => {
  const special = !electronic && random() < 0.5;
  const brown = electronic ? '#9c4a2c' : pick(random, ['#9c4a2c', '#7d5a34', '#2f5f8f']);
  const ink = pick(random, ['#1d1d1d', '#23285c', '#3a3a44']);
  const paper = createPaper(1640, 1060, pick(random, ['#ffffff', '#fdfbf5', '#fbfdfb']));
  const code = someNumber(random, electronic ? 11 : 9).padStart(electronic ? 12 : 10, '0');
  const number = someNumber(random, 8);
  const { year, month, day } = someDay(random, 2017, 2023);
  const date = `${year}年${month}月${day}日`;
  const spaced = random() < 0.5 ? date : `${year} 年 ${month} 月 ${day} 日`;
  const check = someNumber(random, 20);
  const hasCheck = !special;
  const shift = between(random, -6, 8);
  const title = electronic ? '增值税电子普通发票' : special ? '增值税专用发票' : '增值税普通发票';
  paper.text(820, 96, 46, `${region(random).slice(0, 2)}${title}`, { fill: brown, anchor: 'middle', spacing: 6 });
  paper.rule(540, 112, 1100, 112, brown);
  paper.rule(540, 118, 1100, 118, brown);
  paper.seal(820, 158, 170, sealOf('示例税务局'));
  paper.mark(565, 160, 46);
  if (electronic) {
    const values = [
      ['发票代码', code],
      ['发票号码', number],
      ['开票日期', spaced],
      ['校 验 码', check.replace(/(.{5})(?=.)/g, '$1 ')],
    ];
    for (const [index, [label, value]] of values.entries()) {
      const y = 52 + index * 36;
      if (random() < 0.5) paper.text(1170, y, 23, `${label}：${value}`, { fill: ink });
      else {
        paper.text(1170, y, 23, `${label}：`, { fill: brown });
        paper.text(1294 + shift, y + shift / 4, 23, value as string, { fill: ink });
      }
    }
    paper.text(90, 160, 22, '机器编号：', { fill: brown });
    paper.text(210, 160, 22, someNumber(random, 12), { fill: ink });
    paper.raw(squareCode(100, 30, 96, random));
  } else {
    paper.text(220, 86, 38, code, { fill: brown, spacing: 3 });
    paper.text(1150, 86, 40, 'No', { fill: brown });
    paper.text(1220, 86, 42, number, { fill: '#2a2f5e', spacing: 3 });
    paper.text(1450, 60, 20, code, { fill: ink });
    paper.text(1450, 90, 20, number, { fill: ink });
    if (hasCheck) paper.text(90, 150, 22, `校验码 ${check.replace(/(.{5})(?=.)/g, '$1 ')}`, { fill: ink });
    paper.text(1150, 150, 22, '开票日期：', { fill: brown });
    paper.text(1265 + shift, 148 + shift / 2, 23, spaced, { fill: ink });
    paper.text(960, 196, 20, special ? '发 票 联' : '发票联', { fill: brown });
  }
  const [left, top, right] = [70, 205, 1570];
  paper.box(left, top, right - left, 760, brown);
  const party = (y: number, who: string, { name, number: id }: Invoice['buyer']) => {
    paper.column(left + 26, y + 46, 24, who, { fill: brown });
    paper.rule(left + 52, y, left + 52, y + 150, brown);
    const labels = ['名        称：', '纳税人识别号：', '地 址、电 话：', '开户行及账号：'];
    const values = [
      name,
      id,
      `${town(random)}市${town(random)}路${between(random, 1, 300)}号 0${someNumber(random, 3)}-${someNumber(random, 8)}`,
      `${town(random)}银行${town(random)}支行 ${someNumber(random, 16)}`,
    ];
    for (const [index, label] of labels.entries()) {
      const line = y + 34 + index * 35;
      paper.text(left + 62, line, 22, label, { fill: brown });
      paper.text(left + 224 + shift, line - 2 + shift / 3, index === 0 ? 24 : 22, values[index] as string, {
        fill: ink,
      });
    }
  };
  party(top, '购买方', invoice.buyer);
  paper.column(992, top + 46, 24, '密码区', { fill: brown });
  paper.rule(965, top, 965, top + 150, brown);
  paper.rule(1018, top, 1018, top + 150, brown);
  for (let row = 0; row < 4; row++)
    paper.text(
      1036,
      top + 36 + row * 34,
      24,
      Array.from({ length: 28 }, () => pick(random, [...'0123456789<>*+-/'])).join(''),
      {
        fill: ink,
      },
    );
  paper.rule(left, top + 150, right, top + 150, brown);
  const heads: [number, string][] = [
    [250, '货物或应税劳务、服务名称'],
    [520, '规格型号'],
    [650, '单位'],
    [760, '数 量'],
    [910, '单 价'],
    [1120, '金 额'],
    [1290, '税率'],
    [1460, '税 额'],
  ];
  for (const [x, label] of heads) paper.text(x, top + 184, 21, label, { fill: brown, anchor: 'middle' });
  for (const x of [430, 600, 700, 830, 1000, 1250, 1340]) paper.rule(x, top + 150, x, top + 510, brown, 1.5);
  drawRows(paper, invoice, top + 228 + shift, [left + 14, 650, 810, 980, 1230, 1294, 1550], ink);
  paper.text(230, top + 492, 22, '合        计', { fill: brown, anchor: 'middle' });
  const sign = pick(random, ['￥', '¥']);
  paper.text(1230, top + 490 + shift / 3, 23, `${sign}${printFigures(invoice.net)}`, { fill: ink, anchor: 'end' });
  paper.text(1550, top + 490 + shift / 3, 23, `${sign}${printFigures(invoice.tax)}`, { fill: ink, anchor: 'end' });
  paper.rule(left, top + 510, right, top + 510, brown);
  paper.text(230, top + 546, 22, '价税合计（大写）', { fill: brown, anchor: 'middle' });
  paper.text(450, top + 546, 24, `⊗${invoice.capitals}`, { fill: ink });
  paper.text(1120, top + 546, 22, '（小写）', { fill: brown });
  paper.text(1220 + shift, top + 545, 24, `${sign}${printFigures(invoice.total)}`, { fill: ink });
  paper.rule(430, top + 510, 430, top + 560, brown);
  paper.rule(left, top + 560, right, top + 560, brown);
  party(top + 560, '销售方', invoice.seller);
  paper.column(992, top + 620, 24, '备注', { fill: brown });
  paper.rule(965, top + 560, 965, top + 760, brown);
  paper.rule(1018, top + 560, 1018, top + 760, brown);
  const staff = ['收款人：', '复核：', '开票人：'];
  for (const [index, label] of staff.entries())
    paper.text(110 + index * 360, 1000, 22, `${label}${invoice.clerk[index]}`, { fill: ink });
  paper.text(1200, 1000, 22, '销售方：（章）', { fill: brown });
  if (random() < 0.7) paper.seal(1330, 900, 260, [invoice.seller.name.slice(0, 10), '发票专用章'], '#d8443a');
  return paper.finish({
    invoiceCode: code,
    invoiceNumber: number,
    issueDate: date,
    checkCode: hasCheck ? check : '',
    ...partiesOf(invoice),
    ...amountsOf(invoice),
  });
};

/** Fully digital, since 2021: one number of 20 digits, buyer and seller side by side. */
const drawDigital = (random: Random, invoice: Invoice) => {
  const paper = createPaper(1640, 1080, '#ffffff');
  const red = '#9b3a2a';
  const ink = pick(random, ['#161616', '#1c2a52']);
  const number = `2${someNumber(random, 19)}`;
  const { year, month, day } = someDay(random, 2023, 2025);
  const date = `${year}年${month}月${day}日`;
  paper.raw(squareCode(80, 40, 110, random));
  paper.text(820, 96, 44, `电子发票（${pick(random, ['普通发票', '增值税专用发票'])}）`, {
    fill: red,
    anchor: 'middle',
    spacing: 4,
  });
  paper.rule(560, 116, 1080, 116, red);
  paper.mark(420, 150, 52);
  paper.seal(820, 150, 180, sealOf(`${town(random)}市`));
  paper.text(1160, 84, 24, '发票号码：', { fill: red });
  paper.text(1284, 84, 24, number, { fill: ink });
  paper.text(1160, 128, 24, '开票日期：', { fill: red });
  paper.text(1284, 128, 24, date, { fill: ink });
  const [left, top, right] = [60, 200, 1580];
  paper.box(left, top, right - left, 800, red);
  const party = (x: number, who: string, { name, number: id }: Invoice['buyer']) => {
    paper.column(x + 24, top + 34, 22, who, { fill: red });
    paper.rule(x + 48, top, x + 48, top + 140, red);
    paper.text(x + 60, top + 50, 22, '名称：', { fill: red });
    paper.text(x + 130, top + 50, 22, name, { fill: ink });
    paper.text(x + 60, top + 112, 22, '统一社会信用代码/纳税人识别号：', { fill: red });
    paper.text(x + 412, top + 112, 22, id, { fill: ink });
  };
  party(left, '购买方信息', invoice.buyer);
  paper.rule(820, top, 820, top + 140, red);
  party(820, '销售方信息', invoice.seller);
  paper.rule(left, top + 140, right, top + 140, red);
  const heads: [number, string][] = [
    [200, '项目名称'],
    [450, '规格型号'],
    [610, '单 位'],
    [780, '数 量'],
    [960, '单 价'],
    [1150, '金 额'],
    [1340, '税率/征收率'],
    [1500, '税 额'],
  ];
  for (const [x, label] of heads) paper.text(x, top + 176, 21, label, { fill: red, anchor: 'middle' });
  drawRows(paper, invoice, top + 220, [left + 16, 610, 810, 1000, 1200, 1340, 1560], ink);
  paper.text(230, top + 520, 23, '合            计', { fill: red, anchor: 'middle' });
  paper.text(1200, top + 520, 23, `¥${printFigures(invoice.net)}`, { fill: ink, anchor: 'end' });
  paper.text(1560, top + 520, 23, `¥${printFigures(invoice.tax)}`, { fill: ink, anchor: 'end' });
  paper.rule(left, top + 540, right, top + 540, red);
  paper.text(230, top + 580, 23, '价税合计（大写）', { fill: red, anchor: 'middle' });
  paper.text(470, top + 580, 24, `⊗ ${invoice.capitals}`, { fill: ink });
  paper.text(1140, top + 580, 23, '（小写）', { fill: red });
  paper.text(1250, top + 580, 24, `¥${printFigures(invoice.total)}`, { fill: ink });
  paper.rule(left, top + 600, right, top + 600, red);
  paper.column(left + 24, top + 690, 24, '备注', { fill: red });
  paper.rule(left + 48, top + 600, left + 48, top + 800, red);
  paper.text(140, 1046, 24, `开票人：${invoice.clerk[0]}`, { fill: ink });
  return paper.finish({
    invoiceCode: '',
    invoiceNumber: number,
    issueDate: date,
    checkCode: '',
    ...partiesOf(invoice),
    ...amountsOf(invoice),
  });
};

export const drawVatInvoice: DrawSpecimen = (random, { faulty = false } = {}) => {
  const invoice = someInvoice(random, faulty);
  const kind = random();
  return kind < 0.4 ? drawDigital(random, invoice) : drawForm(random, invoice, kind < 0.65);
};

export const specimens: Specimens = { 'vat-invoice': drawVatInvoice };
