import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wrongFields } from '#engines/accuracy/field-errors.ts';
import { invoiceSpecimens } from '#engines/specimens/all.ts';
import { pageOf } from '#engines/specimens/page-of.ts';
import { createRandom } from '#engines/specimens/random.ts';
import type { DrawSpecimen } from '#engines/specimens/specimen.ts';
import type { Page, PageLine } from '../document-reader.ts';
import { readDocument } from '../read-document.ts';
import { pieceKinds } from './piece-kinds.ts';
import { mixedInvoicesReader } from './mixed-invoices.ts';

const SEEDS = Array.from({ length: 12 }, (_, index) => 300 + index);
const kinds = pieceKinds.map(({ kind, reader }) => ({
  kind,
  reader,
  draw: invoiceSpecimens[kind as keyof typeof invoiceSpecimens] as DrawSpecimen,
}));
/** The field with the error of a faulty document. */
const faulty: Record<string, string> = {
  'train-ticket': 'date',
  'vat-invoice': 'totalAmount',
  'quota-invoice': 'amount',
  'toll-invoice': 'date',
  'machine-printed-invoice': 'totalAmount',
  'flight-itinerary': 'totalAmount',
  'coach-invoice': 'date',
  'taxi-invoice': 'date',
  'roll-invoice': 'totalAmount',
};
const size = { width: 1000, height: 1000 };

/** A page of lines at places: text, left, top, height. */
const page = (...lines: [string, number, number, number?][]): Page => ({
  ...size,
  raster: { width: 1, height: 1, rgb: new Uint8Array(3) },
  readPart: async () => [],
  toPicture: (x, y) => [x, y],
  lines: lines.map(([text, left, top, height = 24]): PageLine => {
    const right = left + [...text].length * height * 0.8;
    const bottom = top + height;
    const polygon: [number, number][] = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
    return { text, score: 0.98, polygon, left, top, right, bottom, characters: [] };
  }),
});

const valuesOf = async (kind: string, read: Page) => {
  const reader = kinds.find((one) => one.kind === kind)?.reader;
  if (!reader) throw new Error(`${kind} has no reader`);
  const { fields } = await readDocument(reader, read, size);
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
};

test('[CAT-12] mixed invoices: nine kinds and 58 fields, labelled as the ability says', () => {
  const file = new URL('../../../content/catalogue/abilities/039-mixed-invoices.json', import.meta.url);
  const ability: { label: { labelName: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  const labels = ability.label.map(({ labelName }) => labelName);
  expect(pieceKinds.map(({ label }) => label)).toEqual(labels.slice(0, 9));
  expect(mixedInvoicesReader.fields.map(({ label }) => label)).toEqual(labels.slice(9));
  expect(new Set(mixedInvoicesReader.fields.map(({ name }) => name)).size).toBe(58);
});

test.each(kinds)('[TRIAL-03] $kind: every field as it is printed, in all its layouts', async ({ reader, draw }) => {
  for (const seed of SEEDS) {
    const specimen = draw(createRandom(seed));
    const { fields } = await readDocument(reader, pageOf(specimen), specimen);
    expect({ seed, wrong: wrongFields(specimen.fields, fields) }).toEqual({ seed, wrong: [] });
    expect(fields.filter(({ check }) => check === 'failed')).toEqual([]);
    expect(fields.filter(({ check, reason }) => check === 'passed' && !reason)).toEqual([]);
  }
});

test.each(kinds)('[TRIAL-03] $kind: contradictions are reported, not repaired', async ({ kind, reader, draw }) => {
  for (const seed of SEEDS) {
    const specimen = draw(createRandom(seed), { faulty: true });
    const { fields } = await readDocument(reader, pageOf(specimen), specimen);
    expect({ seed, wrong: wrongFields(specimen.fields, fields) }).toEqual({ seed, wrong: [] });
    const failed = fields.filter(({ check }) => check === 'failed');
    expect(failed.length).toBeGreaterThan(0);
    const told = fields.find(({ name }) => name === faulty[kind]);
    expect({ seed, told }).toMatchObject({ seed, told: { check: 'failed' } });
    for (const { score, reason } of failed) expect([score <= 0.5, Boolean(reason)]).toEqual([true, true]);
  }
});

test('[TRIAL-03] the documents of each kind give no fields of the others', async () => {
  for (const { kind, draw } of kinds)
    for (const seed of SEEDS.slice(0, 5)) {
      const specimen = draw(createRandom(seed));
      for (const other of kinds.filter((one) => one.kind !== kind)) {
        const { fields, notes } = await readDocument(other.reader, pageOf(specimen), specimen);
        expect([other.kind, kind, seed, fields.filter(({ value }) => value !== ''), notes.length]).toEqual([
          other.kind,
          kind,
          seed,
          [],
          1,
        ]);
      }
    }
});

test('[TRIAL-03] a taxi invoice whose meter prints next to the labels and two digits of the year', async () => {
  const read = page(
    ['北京市出租汽车专用发票', 200, 20, 30],
    ['发票代码 111001881001', 100, 90],
    ['发票号码 04512388', 100, 130],
    ['车号', 100, 180],
    ['京B·T0000', 260, 178],
    ['日期', 100, 220],
    ['19-05-06', 260, 228],
    ['上车', 100, 260],
    ['23:50', 260, 266],
    ['下车', 100, 300],
    ['00:12', 260, 306],
    ['里程', 100, 340],
    ['12.4', 260, 348],
    ['公里', 420, 340],
    ['金额', 100, 380],
    ['￥45.00', 260, 386],
  );
  expect(await valuesOf('taxi-invoice', read)).toEqual({
    invoiceCode: '111001881001',
    invoiceNumber: '04512388',
    date: '19-05-06',
    rideTimes: '23:50-00:12',
    mileage: '12.4',
    amount: '45.00',
  });
});

test.each([
  ['2024-5-1 8:42', '2024-5-1'],
  ['2024-5-1 18:42:07', '2024-5-1'],
  ['2024-5-118:42:07', '2024-5-1'],
  ['2024/05/21 09:05', '2024/05/21'],
  ['2024/05/2109:05', '2024/05/21'],
  ['2024年5月1日 18:42', '2024年5月1日'],
  ['20240519 18:42', '20240519'],
])('[TRIAL-03] the day of a slip ends before the time behind it: %s', async (printed, day) => {
  const read = page(['高速公路通行费专用发票', 200, 20, 30], ['入口：云河', 100, 200], [`日期：${printed}`, 100, 260]);
  expect((await valuesOf('toll-invoice', read))['date']).toBe(day);
});

test('[TRIAL-03] a taxi invoice with a surcharge gives what was paid, and says so', async () => {
  const reader = kinds.find(({ kind }) => kind === 'taxi-invoice')?.reader;
  const paper = (paid: string) =>
    page(
      ['北京市出租汽车专用发票', 200, 20, 30],
      ['里程', 100, 340],
      ['金额：58.00元', 100, 380],
      ['燃油附加费：1.00元', 100, 420],
      [`实收金额：${paid}元`, 100, 460],
    );
  const amountOf = async (paid: string) => {
    const { fields, notes } = reader ? await readDocument(reader, paper(paid), size) : { fields: [], notes: [] };
    return { ...fields.find(({ name }) => name === 'amount'), notes };
  };
  expect(await amountOf('59.00')).toMatchObject({
    value: '59.00',
    check: 'passed',
    reason: '与计价金额、附加费之和相符',
    notes: ['计价金额为 58.00，金额取实收的 59.00。'],
  });
  const other = await amountOf('50.00');
  expect([other.value, other.check]).toEqual(['50.00', undefined]);
  const three = page(
    ['北京市出租汽车专用发票', 200, 20, 30],
    ['里程', 100, 340],
    ['金额：45.00元', 100, 380],
    ['总金额：46.00元', 100, 420],
    ['实收金额：50.00元', 100, 460],
  );
  expect(reader && (await readDocument(reader, three, size)).notes).toEqual([
    '计价金额为 45.00，合计为 46.00，金额取实收的 50.00。',
  ]);
});

test('[TRIAL-03] two times of a taxi invoice whose stroke was lost are two times', async () => {
  const reader = kinds.find(({ kind }) => kind === 'taxi-invoice')?.reader;
  const readTimes = async (times: string) => {
    const title: [string, number, number, number] = ['北京市出租汽车专用发票', 200, 20, 30];
    const read = page(title, [`上下车时间 ${times}`, 100, 260], ['里程', 100, 340]);
    const { fields, notes } = reader ? await readDocument(reader, read, size) : { fields: [], notes: [] };
    return [fields.find(({ name }) => name === 'rideTimes')?.value, notes];
  };
  expect(await readTimes('15:1415:58')).toEqual(['15:14-15:58', ['上下车时间之间的连接号没有读出，按两个时刻给出。']]);
  expect(await readTimes('15:14:0015:58:30')).toEqual([
    '15:14:00-15:58:30',
    ['上下车时间之间的连接号没有读出，按两个时刻给出。'],
  ]);
  expect(await readTimes('15:14—15:58')).toEqual(['15:14-15:58', []]);
});

test('[TRIAL-03] the month of a flight is one of letters, and a masked number has all its stars or fails', async () => {
  const reader = kinds.find(({ kind }) => kind === 'flight-itinerary')?.reader;
  const read = page(
    ['航空运输电子客票行程单', 300, 20, 30],
    ['旅客姓名', 60, 100],
    ['有效身份证件号码', 400, 100],
    ['5981971917**2980', 400, 140],
    ['承运人', 250, 200],
    ['航班号', 400, 200],
    ['日期', 600, 200],
    ['自FROM', 20, 260],
    ['广州', 120, 260],
    ['南航', 250, 260],
    ['CZ3101', 400, 260],
    ['170CT22', 600, 260],
    ['至TO', 20, 320],
    ['厦门', 120, 320],
  );
  const { fields, notes } = reader ? await readDocument(reader, read, size) : { fields: [], notes: [] };
  const field = (wanted: string) => fields.find(({ name }) => name === wanted);
  expect(field('date')).toMatchObject({ value: '17OCT22' });
  expect(notes).toEqual(['乘机日期 17OCT22 的月份为英文缩写，其中的 0 按字母 O 给出。']);
  expect(field('idNumber')).toMatchObject({ value: '5981971917**2980', check: 'failed' });
});

test('[TRIAL-03] a taxi invoice of which one time was read gives no pair of times', async () => {
  const reader = kinds.find(({ kind }) => kind === 'taxi-invoice')?.reader;
  const read = page(
    ['北京市出租汽车专用发票', 200, 20, 30],
    ['上车', 100, 260],
    ['23:50', 260, 260],
    ['里程', 100, 340],
  );
  const { fields } = reader ? await readDocument(reader, read, size) : { fields: [] };
  expect(fields.find(({ name }) => name === 'rideTimes')).toMatchObject({ value: '23:50', check: 'failed' });
});

test('[TRIAL-03] a VAT invoice without tax and with labels that were not read', async () => {
  const read = page(
    ['北京增值税普通发票', 350, 20, 36],
    ['1100184320', 80, 30, 34],
    ['No 04562318', 760, 30, 34],
    ['开票日期：', 700, 90],
    ['2019 年 05 月 06 日', 820, 90],
    ['购名称：', 40, 130],
    ['个人', 200, 130],
    ['规格型号', 260, 240],
    ['金额', 600, 240],
    ['税额', 860, 240],
    ['￥100.00', 580, 400],
    ['***', 860, 400],
    ['价税合计（大写）', 60, 460],
    ['⊗壹佰圆整', 300, 460],
    ['（小写）￥100.00', 640, 460],
    ['云河青禾餐饮管理有限公司', 200, 520],
    ['纳税人识别号：', 60, 556],
    ['91110000MA0000000X', 200, 556],
  );
  expect(await valuesOf('vat-invoice', read)).toEqual({
    invoiceCode: '1100184320',
    invoiceNumber: '04562318',
    issueDate: '2019年05月06日',
    checkCode: '',
    buyerName: '个人',
    buyerTaxNumber: '',
    sellerName: '云河青禾餐饮管理有限公司',
    sellerTaxNumber: '91110000MA0000000X',
    amount: '100.00',
    tax: '',
    totalAmount: '100.00',
  });
});

test('[TRIAL-03] a code that lost a digit stays as it was read, and says so', async () => {
  const reader = kinds.find(({ kind }) => kind === 'quota-invoice')?.reader;
  const read = page(
    ['国家税务总局北京市税务局', 300, 20, 30],
    ['通用定额发票', 380, 60, 36],
    ['发票代码：11100188100', 100, 140],
    ['发票号码：04512388', 100, 180],
    ['伍拾元整', 400, 260, 44],
  );
  const { fields, notes } = reader ? await readDocument(reader, read, size) : { fields: [], notes: [] };
  expect(notes).toEqual(['金额由大写面值换算，票面没有读出小写金额。']);
  expect(fields.map(({ value, check }) => [value, check])).toEqual([
    ['11100188100', 'failed'],
    ['04512388', undefined],
    ['北京市', undefined],
    ['50', undefined],
  ]);
});
