import { expect, test } from 'vitest';
import { pageOf } from '../../specimens/page-of.ts';
import { createSheet } from '../../specimens/sheet.ts';
import { readDocument } from '../read-document.ts';
import { shoppingReceiptReader } from './shopping-receipt.ts';

/** A slip of these lines; the text behind a bar ends at the right edge. */
const slip = async (lines: readonly string[]) => {
  const sheet = createSheet(620, 100 + lines.length * 42);
  for (const [index, content] of lines.entries()) {
    const [left = '', right = ''] = content.split('|');
    sheet.print(30, 60 + index * 42, left, { size: 26 });
    sheet.print(594, 60 + index * 42, right, { size: 26, anchor: 'end' });
  }
  const specimen = sheet.finish([]);
  const { fields, notes } = await readDocument(shoppingReceiptReader, pageOf(specimen), specimen);
  const valuesOf = (wanted: string) => fields.filter(({ name }) => name === wanted).map(({ value }) => value);
  return { fields, notes, valuesOf };
};

const HEAD = ['云岭便利店', '单号：20240519-03-000471', '收银员：0012'];
const FOOT = ['实收：50.00|找零：20.00', '谢谢惠顾'];

test('[TRIAL-03] a day is not cut out of a serial number, and is read in its place', async () => {
  const { fields, valuesOf } = await slip([
    ...HEAD,
    '2024/05/19 18:42:07',
    '品名 数量|金额',
    '面包 1|7.00',
    '合计：7.00',
    ...FOOT,
  ]);
  expect(valuesOf('date')).toEqual(['2024/05/19']);
  expect(valuesOf('serial')).toEqual(['20240519-03-000471']);
  expect(fields.find(({ name }) => name === 'date')?.check).toBeUndefined();
  const without = await slip([...HEAD, '品名 数量|金额', '面包 1|7.00', '合计：7.00', ...FOOT]);
  expect(without.valuesOf('date')).not.toEqual(['0519-03-00']);
});

test('[TRIAL-03] the amount to pay is reported if it differs from the total', async () => {
  const lines = [
    ...HEAD,
    '2024-05-19',
    '品名 数量|金额',
    '面包 2|30.36',
    '合计|30.36',
    '抹零|-0.36',
    '应付|30.00',
    ...FOOT,
  ];
  const { notes, valuesOf } = await slip(lines);
  expect(valuesOf('total')).toEqual(['30.36']);
  expect(notes).toEqual(['合计之外，票上另印有应付金额 30.00。']);
});

test.each([
  ['joined to the name', ['品名　　　单价　数量|金额', '可口可乐330ml3.50　2|7.00']],
  ['as a product below the name', ['品名　　　单价*数量|金额', '可口可乐330ml', '3.50*2|7.00']],
  ['as a product with blanks, without headings', ['可口可乐330ml', '3.50 x 2|7.00']],
])('[TRIAL-03] numbers of goods that are %s are distinguished from it', async (_, goods) => {
  const { fields, valuesOf } = await slip([...HEAD, '2024-05-19', ...goods, '合计：7.00', ...FOOT]);
  expect([valuesOf('goodsName'), valuesOf('unitPrice'), valuesOf('quantity')]).toEqual([
    ['可口可乐330ml'],
    ['3.50'],
    ['2'],
  ]);
  expect(fields.find(({ name }) => name === 'total')?.reason).toBe('与各行金额之和相符');
});

test('[TRIAL-03] a deduction in a separate line is no goods, and counts in the sum', async () => {
  const lines = [
    ...HEAD,
    '2024-05-19',
    '品名 数量|金额',
    '面包 1|7.00',
    '单品优惠|-1.00',
    '牛奶 1|4.00',
    '合计：10.00',
    ...FOOT,
  ];
  const { fields, valuesOf } = await slip(lines);
  expect(valuesOf('goodsName')).toEqual(['面包', '牛奶']);
  expect(fields.find(({ name }) => name === 'total')).toMatchObject({
    check: 'passed',
    reason: '与各行金额减去优惠相符',
  });
});

const GOODS = ['2024-05-19', '品名 数量|金额', '面包 2|30.00'];

test.each([
  ['in one row', ['实付：50.00  找零：20.00']],
  ['at both ends of a row', ['实付：50.00|找零：20.00']],
  ['in two rows', ['实付：50.00', '找零：20.00']],
])('[TRIAL-03] what was handed over and given back %s is neither a total nor to be paid', async (_, foot) => {
  const whole = await slip([...HEAD, ...GOODS, '合计：30.00', ...foot]);
  expect(whole.valuesOf('total')).toEqual(['30.00']);
  expect(whole.notes).toEqual([]);
  const without = await slip([...HEAD, ...GOODS, ...foot]);
  expect(without.valuesOf('total')).toEqual(['']);
});

test('[TRIAL-03] what was paid is accepted if it is the total without the deductions', async () => {
  const { notes, valuesOf } = await slip([...HEAD, ...GOODS, '合计：30.00', '优惠|-4.41', '实收：25.59']);
  expect(valuesOf('total')).toEqual(['30.00']);
  expect(notes).toEqual(['合计之外，票上另印有优惠后的实收金额 25.59。']);
  expect((await slip([...HEAD, ...GOODS, '合计：30.00', '优惠|-4.41', '实收：20.59'])).notes).toEqual([]);
});

test('[TRIAL-03] goods whose names begin as a discount does are goods', async () => {
  const { fields, valuesOf } = await slip([
    ...HEAD,
    '2024-05-19',
    '品名　　　　　数量　单价|金额',
    '优惠装洗衣液　1　19.90|19.90',
    '折扣牛奶　　　1　4.00|4.00',
    '会员价：3.00',
    '合计：23.90',
  ]);
  expect(valuesOf('goodsName')).toEqual(['优惠装洗衣液', '折扣牛奶']);
  expect(fields.find(({ name }) => name === 'total')?.check).toBe('passed');
});

test('[TRIAL-03] a size stays in the name of its goods', async () => {
  const lines = ['品名　　　　　　　数量|金额', '农夫山泉饮用天然水 5L　1|12.00', '短袖衫 XL　　　　　　1|30.00'];
  const { valuesOf } = await slip([...HEAD, '2024-05-19', ...lines, '合计：42.00']);
  expect(valuesOf('goodsName')).toEqual(['农夫山泉饮用天然水5L', '短袖衫XL']);
});

test('[TRIAL-03] a total that leaves out what was taken off in a row does not pass', async () => {
  const lines = ['品名 数量|金额', '面包 1|7.00', '单品优惠|-1.00', '牛奶 1|4.00', '合计：11.00'];
  const { fields } = await slip([...HEAD, '2024-05-19', ...lines]);
  expect(fields.find(({ name }) => name === 'total')).toMatchObject({ value: '11.00' });
  expect(fields.find(({ name }) => name === 'total')?.check).not.toBe('passed');
});

test('[TRIAL-03] eight digits before a time are the day', async () => {
  const { valuesOf } = await slip([...HEAD, '20240519 18:42', ...GOODS.slice(1), '合计：30.00']);
  expect(valuesOf('date')).toEqual(['20240519']);
});

test.each([
  ['件数: 3 应收: 60.06'],
  ['件数：3|应收：60.06'],
  ['总数量 3　应付 60.06'],
  ['共3件 合计: 60.06'],
  ['原价: 65.06 优惠: 5.00 应收: 60.06'],
  ['合计：60.06 件数：3'],
  ['件数:3 应收:60.06 实收:100.00 找零:39.94'],
])('[TRIAL-03] of several labels in one row each has its value: %s', async (row) => {
  const { valuesOf } = await slip([...HEAD, ...GOODS, '牛奶 1|30.06', row, '谢谢惠顾']);
  expect(valuesOf('total')).toEqual(['60.06']);
  expect(valuesOf('goodsName')).toEqual(['面包', '牛奶']);
});

test('[TRIAL-03] a deduction is distinguished from the amount to pay in its row', async () => {
  const { notes, valuesOf } = await slip([...HEAD, ...GOODS, '合计: 30.00 优惠: 4.41 实收: 25.59']);
  expect(valuesOf('total')).toEqual(['30.00']);
  expect(notes).toEqual(['合计之外，票上另印有优惠后的实收金额 25.59。']);
});
