import { between, chance, digits, pick } from '../random.ts';
import { createSheet, type Sheet } from '../sheet.ts';
import type { DrawSpecimen, Random, Specimens } from '../specimen.ts';
import { bars, line, rectangle, squareCode, wrap } from '../svg.ts';
import { mobileNumber, personName } from '../words/people.ts';
import { areaCode, businessAddress, homeAddress, place } from '../words/places.ts';

interface Party {
  name: string;
  phone: string;
  address: string;
}

const party = (random: Random, hidden: boolean): Party => {
  const name = personName(random);
  const home = place(random);
  const phone = chance(random, 0.15) ? `${areaCode(home)}-8000${digits(random, 4)}` : mobileNumber(random);
  const address = chance(random, 0.5) ? homeAddress(random, home) : businessAddress(random, home);
  if (!hidden) return { name, phone, address };
  return {
    name: `${name[0]}${'*'.repeat(name.length - 1)}`,
    phone: phone.startsWith('0') ? phone : `${phone.slice(0, 3)}****${phone.slice(-4)}`,
    address: chance(random, 0.5) ? address : `${address.slice(0, 12)}****`,
  };
};

const WIDTH = 1000;
const couriers = ['云岭速运', '北屿快递', '澜川物流', '辰屿快运'];

interface Style {
  size: number;
  fill: string;
}

/** "收" in a disc, name and number in one line, the address below. */
const withDisc = (sheet: Sheet, random: Random, y: number, sign: '收' | '寄', value: Party, style: Style): number => {
  sheet.draw(`<circle cx="70" cy="${y + 30}" r="34" fill="#111"/>`);
  sheet.print(70, y + 43, sign, { size: 38, anchor: 'middle', fill: '#fff', bold: true });
  const bold = sign === '收';
  const size = sign === '收' ? style.size + 5 : style.size;
  sheet.print(130, y + 36, value.name, { ...style, size, bold });
  sheet.print(chance(random, 0.5) ? 330 : 300, y + 36, value.phone, { ...style, size, bold });
  const lines = wrap(value.address, 780, { size });
  for (const [index, part] of lines.entries()) sheet.print(130, y + 84 + index * 44, part, { ...style, size, bold });
  return y + 110 + lines.length * 44;
};

/** Each value behind a separate label. */
const withLabels = (sheet: Sheet, random: Random, y: number, sign: '收' | '寄', value: Party, style: Style): number => {
  const colon = pick(random, [':', '：']);
  const who = pick(random, [`${sign}件人`, `${sign}件人`, `${sign}件方`]);
  sheet.print(50, y + 36, `${who}${colon}${value.name}`, style);
  const own = chance(random, 0.5);
  sheet.print(460, y + 36, `${own ? `${sign}件` : ''}电话${colon}${value.phone}`, style);
  const label = `${own ? `${sign}件` : ''}地址${colon}`;
  const lines = wrap(label + value.address, 880, style);
  for (const [index, part] of lines.entries()) sheet.print(50, y + 84 + index * 42, part, style);
  return y + 110 + lines.length * 42;
};

/** A courier's label of 100 by 150 to 180 mm; names and numbers are often hidden by asterisks. */
export const drawExpressWaybill: DrawSpecimen = (random) => {
  const hidden = chance(random, 0.45);
  const receiver = party(random, hidden);
  const sender = party(random, hidden && chance(random, 0.7));
  const prefix = pick(random, ['SF', 'YT', 'JT', 'ZTO', '', '']);
  const waybill = prefix + digits(random, prefix === '' ? pick(random, [12, 13, 14, 15]) : 13);
  const style: Style = { size: between(random, 30, 34), fill: '#161616' };
  const height = 1560;
  const sheet = createSheet(WIDTH, height, pick(random, ['#fff', '#fcfcfa', '#f7f5ef']));
  sheet.draw(rectangle(15, 15, WIDTH - 30, height - 30, { stroke: '#222', strokeWidth: 3 }));
  sheet.print(50, 90, pick(random, couriers), { size: 52, bold: true });
  sheet.print(WIDTH - 50, 85, pick(random, ['标准快递', '特快', '电子面单']), { size: 34, anchor: 'end' });
  sheet.draw(line(15, 120, WIDTH - 15, 120, '#222', 3));
  sheet.print(
    WIDTH / 2,
    215,
    `${between(random, 100, 999)}-${pick(random, ['A', 'B', 'C', 'D'])}${between(random, 10, 99)}-${between(random, 100, 999)}`,
    { size: 84, anchor: 'middle', bold: true },
  );
  sheet.draw(line(15, 245, WIDTH - 15, 245, '#222', 3));
  const shown = chance(random, 0.4) ? waybill.replaceAll(/(\d{4})(?=\d)/g, '$1 ').trim() : waybill;
  const numberAt = pick(random, ['below', 'below', 'labelled'] as const);
  sheet.draw(bars(120, 265, 760, 100, random));
  sheet.print(WIDTH / 2, 410, numberAt === 'below' ? shown : `运单号${pick(random, [':', '：'])}${waybill}`, {
    size: 36,
    anchor: 'middle',
    spacing: numberAt === 'below' ? 3 : 0,
  });
  sheet.draw(line(15, 435, WIDTH - 15, 435, '#222', 3));
  const draw = chance(random, 0.5) ? withDisc : withLabels;
  const receiverFirst = chance(random, 0.75);
  let y = 455;
  for (const sign of receiverFirst ? (['收', '寄'] as const) : (['寄', '收'] as const)) {
    y = draw(sheet, random, y, sign, sign === '收' ? receiver : sender, style);
    sheet.draw(line(15, y, WIDTH - 15, y, '#222', 2));
    y += 22;
  }
  const small = { size: 26, fill: '#222' };
  for (const content of [
    `订单号：${digits(random, 18)}`,
    `托寄物：${pick(random, ['文件', '日用品', '电子产品', '服装'])}　数量：1　重量：${between(random, 1, 9)}.${between(random, 0, 9)}kg`,
    `付款方式：${pick(random, ['寄付月结', '到付', '寄付现结'])}`,
    '签收人：　　　　　　　时间：',
  ]) {
    sheet.print(50, y + 30, content, small);
    y += 48;
  }
  sheet.draw(
    squareCode(WIDTH - 250, y - 150, 190, random),
    rectangle(WIDTH - 260, y - 160, 210, 210, { stroke: '#222' }),
  );
  sheet.print(50, height - 60, '已验视', { size: 40, bold: true });
  sheet.print(300, height - 60, '官网 www.example.cn　客服 95000', { size: 24, fill: '#444' });
  return sheet.finish([
    { name: 'waybillNumber', value: waybill },
    { name: 'senderName', value: sender.name },
    { name: 'senderPhone', value: sender.phone },
    { name: 'senderAddress', value: sender.address.normalize('NFKC') },
    { name: 'receiverName', value: receiver.name },
    { name: 'receiverPhone', value: receiver.phone },
    { name: 'receiverAddress', value: receiver.address.normalize('NFKC') },
  ]);
};

export const specimens: Specimens = { 'express-waybill': drawExpressWaybill };
