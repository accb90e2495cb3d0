import { between, chance, day, digits, inYuan, pick, twoDigits } from '../random.ts';
import { createSheet } from '../sheet.ts';
import type { DrawSpecimen, SpecimenField, Specimens } from '../specimen.ts';
import { bars, line } from '../svg.ts';
import { shopName } from '../words/enterprises.ts';
import { buyGoods, fieldsOfGoods, goodsLayouts, printGoods } from './receipt-goods.ts';

const WIDTH = 620;
const SIZE = 26;
/** Where amounts end. */
const LAST = 594;

/** A till's slip on a roll of 58 or 80 mm: in the layouts of `goodsLayouts`. */
export const drawShoppingReceipt: DrawSpecimen = (random, { faulty = false } = {}) => {
  const style = { size: SIZE, fill: pick(random, ['#222', '#3a3a3a', '#2c2c44']) };
  const layout = pick(random, goodsLayouts);
  const goods = buyGoods(random, layout, !faulty && chance(random, 0.2));
  const amounts = goods.reduce((total, { amountCents }) => total + amountCents, 0);
  const rowsOff = goods.reduce((total, { offCents }) => total + offCents, 0);
  const discount = !faulty && chance(random, 0.2) ? between(random, 50, 300) : 0;
  // Whether the deductions from the whole are printed before the total, or between it and what is left to pay.
  const isAfter = discount > 0 && chance(random, 0.5);
  const sum = amounts - rowsOff;
  const total = (isAfter ? sum : sum - discount) + (faulty ? pick(random, [100, -100, 1000]) : 0);
  const payable = isAfter ? total - discount : total;
  const shop = shopName(random);
  const bought = day(random, 2023, 2026);
  const separator = pick(random, ['-', '/', '.', '年']);
  const date =
    separator === '年'
      ? `${bought.year}年${twoDigits(bought.month)}月${twoDigits(bought.day)}日`
      : [bought.year, twoDigits(bought.month), twoDigits(bought.day)].join(separator);
  const time = `${twoDigits(between(random, 7, 22))}:${twoDigits(between(random, 0, 59))}:${twoDigits(between(random, 0, 59))}`;
  const serial = pick(random, [
    digits(random, 10),
    digits(random, 16),
    `${digits(random, 4)}-${digits(random, 6)}`,
    `POS${digits(random, 9)}`,
    `${bought.year}${twoDigits(bought.month)}${twoDigits(bought.day)}-0${between(random, 1, 9)}-${digits(random, 6)}`,
  ]);

  const height = 1060 + goods.length * 140;
  const sheet = createSheet(WIDTH, height, pick(random, ['#fdfdfd', '#fbfaf6', '#f6f6f4']));
  let y = 70;
  const next = (step = 40) => {
    y += step;
  };
  const rule = () => {
    sheet.draw(line(24, y - 14, WIDTH - 24, y - 14, '#555', 2, '8 6'));
    next(34);
  };
  sheet.print(WIDTH / 2, y, shop, {
    ...style,
    size: pick(random, [32, 36, 40]),
    anchor: 'middle',
    bold: chance(random, 0.6),
  });
  next(50);
  if (chance(random, 0.5)) {
    sheet.print(WIDTH / 2, y, pick(random, ['欢迎光临', '购物小票', '销售小票']), { ...style, anchor: 'middle' });
    next(46);
  }
  const serialLabel = pick(random, ['流水号', '小票号', '单号', '交易号', '流水']);
  const separatorSign = pick(random, [':', '：', ': ']);
  const dateLabel = pick(random, ['日期', '时间', '交易时间', '销售日期']);
  const heading = [
    `${serialLabel}${separatorSign}${serial}`,
    `${dateLabel}${separatorSign}${date} ${time}`,
    `收银员${separatorSign}${digits(random, 4)}`,
  ];
  if (chance(random, 0.5)) heading.reverse();
  for (const content of heading) {
    sheet.print(30, y, content, style);
    next();
  }
  if (chance(random, 0.4)) {
    sheet.print(30, y, `机号${separatorSign}0${between(random, 1, 9)}`, style);
    next();
  }
  rule();

  y = printGoods(random, sheet, goods, layout, y, style, (at) => {
    y = at;
    rule();
    return y;
  });
  rule();
  const printOff = () => {
    sheet.print(30, y, pick(random, ['优惠', '会员折扣', '整单优惠', '抹零']), style);
    sheet.print(LAST, y, `-${inYuan(discount)}`, { ...style, anchor: 'end' });
    next();
  };
  if (discount > 0 && !isAfter) printOff();
  const sign = pick(random, ['', '¥', '￥']);
  const count = chance(random, 0.4) ? `数量合计${separatorSign}${goods.length}` : '';
  if (count !== '') {
    sheet.print(30, y, count, style);
    next();
  }
  const totalLabel = pick(
    random,
    isAfter ? ['合计', '总计', '合计金额'] : ['合计', '总计', '合计金额', '应付金额', '应收'],
  );
  if (chance(random, 0.5))
    sheet.print(30, y, `${totalLabel}${separatorSign}${sign}${inYuan(total)}`, { ...style, size: 30, bold: true });
  else {
    sheet.print(30, y, totalLabel, { ...style, size: 30, bold: true });
    sheet.print(LAST, y, `${sign}${inYuan(total)}`, { ...style, size: 30, bold: true, anchor: 'end' });
  }
  next(46);
  if (isAfter) {
    printOff();
    const label = pick(random, ['应付', '应付金额', '应收']);
    sheet.print(30, y, `${label}${separatorSign}${sign}${inYuan(payable)}`, { ...style, size: 30, bold: true });
    next(46);
  }
  const paid = chance(random, 0.3) ? Math.ceil(payable / 10_000) * 10_000 : payable;
  sheet.print(30, y, `${pick(random, ['实收', '实付'])}${separatorSign}${inYuan(paid)}`, style);
  if (chance(random, 0.3)) next();
  sheet.print(LAST, y, `找零${separatorSign}${inYuan(paid - payable)}`, { ...style, anchor: 'end' });
  next();
  sheet.print(30, y, `支付方式${separatorSign}${pick(random, ['微信支付', '支付宝', '现金', '银行卡'])}`, style);
  next();
  rule();
  if (chance(random, 0.5)) {
    sheet.draw(bars(120, y - 20, 380, 70, random));
    next(90);
  }
  sheet.print(WIDTH / 2, y, pick(random, ['谢谢惠顾 欢迎再次光临', '谢谢光临，请保管好小票', '凭小票七日内开具发票']), {
    ...style,
    anchor: 'middle',
  });
  next(60);

  const fields: SpecimenField[] = [
    { name: 'merchant', value: shop.normalize('NFKC') },
    { name: 'date', value: date },
    { name: 'serial', value: serial },
    ...fieldsOfGoods(goods, layout),
    { name: 'total', value: inYuan(total) },
  ];
  return sheet.finish(fields);
};

export const specimens: Specimens = { 'shopping-receipt': drawShoppingReceipt };
