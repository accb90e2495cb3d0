import { between, chance, day, digits, inYuan, pick, twoDigits } from '../random.ts';
import { createSheet } from '../sheet.ts';
import type { DrawSpecimen, Random, SpecimenField } from '../specimen.ts';
import { bars, line, wrap } from '../svg.ts';
import { shopName } from '../words/enterprises.ts';
import { shopGoods } from '../words/goods.ts';

interface Bought {
  name: string;
  quantity: string;
  price: string;
  amountCents: number;
}

const buy = (random: Random, long: boolean): Bought => {
  const { name, priceCents } = shopGoods(random, long);
  if (!long && chance(random, 0.12)) {
    const grams = between(random, 150, 2400);
    return {
      name,
      quantity: (grams / 1000).toFixed(3),
      price: inYuan(priceCents),
      amountCents: Math.round((grams * priceCents) / 1000),
    };
  }
  const count = pick(random, [1, 1, 1, 2, 2, 3, 5]);
  return { name, quantity: String(count), price: inYuan(priceCents), amountCents: count * priceCents };
};

const WIDTH = 620;
const SIZE = 26;

/** A till's slip on a roll of 58 or 80 mm: in columns, or with each item's name on a line of its own. */
export const drawShoppingReceipt: DrawSpecimen = (random, { faulty = false } = {}) => {
  const style = { size: SIZE, fill: pick(random, ['#222', '#3a3a3a', '#2c2c44']) };
  const names = pick(random, ['column', 'column', 'above'] as const);
  const goods = Array.from({ length: between(random, 2, 9) }, () =>
    buy(random, names === 'column' && chance(random, 0.15)),
  );
  const discount = !faulty && chance(random, 0.2) ? between(random, 50, 300) : 0;
  const sum = goods.reduce((total, { amountCents }) => total + amountCents, 0);
  const total = sum - discount + (faulty ? pick(random, [100, -100, 1000]) : 0);
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
  ]);

  const height = 900 + goods.length * 100;
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

  const [quantityAt, priceAt, amountAt] = [372, 486, 594];
  const priceFirst = chance(random, 0.35);
  const withAmount = chance(random, 0.85);
  const numbers: [string, string, number][] = priceFirst
    ? [
        ['单价', 'price', quantityAt],
        ['数量', 'quantity', priceAt],
      ]
    : [
        ['数量', 'quantity', quantityAt],
        ['单价', 'price', priceAt],
      ];
  if (withAmount) numbers.push([pick(random, ['金额', '小计']), 'amount', amountAt]);
  sheet.print(30, y, pick(random, ['品名', '商品名称', '商品', '名称']), style);
  for (const [label, , x] of numbers) sheet.print(x, y, label, { ...style, anchor: 'end' });
  next(44);
  if (chance(random, 0.5)) rule();
  const withCode = names === 'above' && chance(random, 0.6);
  for (const { name, quantity, price, amountCents } of goods) {
    const lines = names === 'above' ? [name] : wrap(name, 240, style);
    for (const [index, part] of lines.entries()) {
      sheet.print(30, y, part, style);
      if (index < lines.length - 1) next(36);
    }
    if (names === 'above') next(36);
    if (withCode) sheet.print(30, y, `69${digits(random, 11)}`, { ...style, stretch: 0.9 });
    const values: Record<string, string> = { quantity, price, amount: inYuan(amountCents) };
    for (const [, key, x] of numbers) sheet.print(x, y, values[key] ?? '', { ...style, anchor: 'end' });
    next(42);
  }
  rule();
  if (discount > 0) {
    sheet.print(30, y, pick(random, ['优惠', '会员折扣', '整单优惠']), style);
    sheet.print(amountAt, y, `-${inYuan(discount)}`, { ...style, anchor: 'end' });
    next();
  }
  const sign = pick(random, ['', '¥', '￥']);
  const count = chance(random, 0.4) ? `数量合计${separatorSign}${goods.length}` : '';
  if (count !== '') {
    sheet.print(30, y, count, style);
    next();
  }
  const totalLabel = pick(random, ['合计', '总计', '合计金额', '应付金额', '应收']);
  if (chance(random, 0.5))
    sheet.print(30, y, `${totalLabel}${separatorSign}${sign}${inYuan(total)}`, { ...style, size: 30, bold: true });
  else {
    sheet.print(30, y, totalLabel, { ...style, size: 30, bold: true });
    sheet.print(amountAt, y, `${sign}${inYuan(total)}`, { ...style, size: 30, bold: true, anchor: 'end' });
  }
  next(46);
  const paid = chance(random, 0.3) ? Math.ceil(total / 10_000) * 10_000 : total;
  sheet.print(30, y, `实收${separatorSign}${inYuan(paid)}`, style);
  sheet.print(amountAt, y, `找零${separatorSign}${inYuan(paid - total)}`, { ...style, anchor: 'end' });
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
    ...goods.flatMap(({ name, quantity, price }, row) => [
      { name: 'goodsName', value: name.normalize('NFKC'), row },
      { name: 'quantity', value: quantity, row },
      { name: 'unitPrice', value: price, row },
    ]),
    { name: 'total', value: inYuan(total) },
  ];
  return sheet.finish(fields);
};
