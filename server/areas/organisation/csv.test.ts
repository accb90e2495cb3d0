import { expect, test } from 'vitest';
import { relativeCpuTime } from '#contract/kit/testing/relative-cpu-time.ts';
import { dayOf } from '#contract/kit/day-of.ts';
import texts from '#content/texts/zh-CN/organisation/subAccounts.json' with { type: 'json' };
import { importColumns, itemWords } from '#contract/organisation/import-columns.ts';
import { permissionItems } from '#contract/organisation/items.ts';
import { importErrorsAgainst, readImport } from './csv.ts';

const HEAD = Object.values(importColumns).join(',');
const DAY_MS = 86_400_000;
const inDays = (days: number) => dayOf(new Date(Date.now() + days * DAY_MS));
const row = (number: number, rest = '') => `worker-${number},张三,1380000${String(number).padStart(4, '0')}${rest}`;
const file = (...rows: string[]) => [HEAD, ...rows].join('\r\n');
/** Returns the row, column and kind of each error. */
const errorsOf = (csv: string) => readImport(csv).errors.map(({ row: at, column, fault }) => [at, column, fault]);
const one = (cells: Partial<Record<keyof typeof importColumns, string>>) => {
  const all = { loginName: 'worker', subAccountName: '张三', phone: '13800000000', ...cells };
  return file(
    (Object.keys(importColumns) as (keyof typeof importColumns)[])
      .map((column) => `"${((all as Record<string, string>)[column] ?? '').replaceAll('"', '""')}"`)
      .join(','),
  );
};

test('[ACC-10] a full row is read, with its day and role normalized', () => {
  const last = inDays(400);
  const [year = '', month = '', day = ''] = last.split('-');
  const spelled = `${year}/${Number(month)}/${Number(day)}`;
  expect(
    readImport(
      file(`li-lei,李雷,13800000001,li.lei@example.com,算法组,管理员,${spelled},夜班,"查看工单、在线体验,在线体验"`),
    ),
  ).toEqual({
    errors: [],
    rows: [
      {
        row: 2,
        loginName: 'li-lei',
        subAccountName: '李雷',
        phone: '13800000001',
        email: 'li.lei@example.com',
        groupName: '算法组',
        accountRole: 7,
        validUntil: last,
        note: '夜班',
        permissionItems: ['try', 'workOrderView'],
      },
    ],
  });
});

test.each([
  ['with a byte order mark', `\ufeff${file(row(1))}`],
  ['with line feeds alone', file(row(1)).replaceAll('\r\n', '\n')],
  ['with carriage returns alone', file(row(1)).replaceAll('\r\n', '\r')],
  ['separated by semicolons', file(row(1)).replaceAll(',', ';')],
  ['separated by tabs', file(row(1)).replaceAll(',', '\t')],
  ['with empty lines and lines of separators', `\n${file('', row(1), ',,,,,,,', '')}\n\n`],
  ['with its columns in another order', `手机号,登录名,姓名\n13800000001,worker-1,张三`],
  ['quoted', `"登录名","姓名","手机号"\n"worker-1","张三","138 0000 0001"`],
])('[ACC-10] a file %s is read', (_how, csv) => {
  const { rows, errors } = readImport(csv);
  expect(errors).toEqual([]);
  expect(rows.map(({ loginName, phone, accountRole }) => [loginName, phone, accountRole])).toEqual([
    ['worker-1', '13800000001', 5],
  ]);
});

test('[ACC-10] rows are numbered like in a spreadsheet', () => {
  expect(readImport(file(row(1), '', row(2))).rows.map((read) => read.row)).toEqual([2, 4]);
});

test.each([
  ['no text', '   ', [[null, null, 'noRows']]],
  ['heads alone', HEAD, [[null, null, 'noRows']]],
  ['an unknown heading', `${HEAD},工号\n${row(1)}`, [[1, '工号', 'unknownColumn']]],
  ['a head twice', `${HEAD},姓名\n${row(1)}`, [[1, '姓名', 'doubledColumn']]],
  ['a needed head missing', '登录名,姓名\nworker-1,张三', [[1, '手机号', 'missingColumn']]],
  ['a quote that never ends', file(`"worker-1,张三,13800000001`), [[2, null, 'quotes']]],
])('[ACC-10] a file with %s is refused', (_what, csv, errors) => {
  expect(errorsOf(csv)).toEqual(errors);
});

test.each([
  ['an empty login name', { loginName: '' }, '登录名', 'empty'],
  ['a login name with a digit first', { loginName: '1worker' }, '登录名', 'form'],
  ['a login name of 27 characters', { loginName: 'w'.repeat(27) }, '登录名', 'form'],
  ['no name', { subAccountName: ' ' }, '姓名', 'empty'],
  ['a name of 31 characters', { subAccountName: '张'.repeat(31) }, '姓名', 'long'],
  ['a name that turns the direction of writing', { subAccountName: '张\u202e三' }, '姓名', 'characters'],
  ['a phone in scientific notation', { phone: '1.38E+10' }, '手机号', 'form'],
  ['an e-mail without a host', { email: 'somebody@' }, '邮箱', 'form'],
  ['a line end within a group', { groupName: '一组\n二组' }, '分组', 'characters'],
  ['an unknown role', { accountRole: '总裁' }, '角色', 'role'],
  ['an account role of a main account', { accountRole: '4' }, '角色', 'role'],
  ['a day that is none', { validUntil: '2030-02-30' }, '有效期至', 'form'],
  ['yesterday', { validUntil: inDays(-1) }, '有效期至', 'past'],
  ['a note of 51 characters', { note: '注'.repeat(51) }, '备注', 'long'],
  ['a formula', { note: '=HYPERLINK("http://example.com")' }, '备注', 'formula'],
  ['a formula by plus', { subAccountName: '+1+1' }, '姓名', 'formula'],
  ['a formula by minus', { groupName: '-2+3' }, '分组', 'formula'],
  ['a formula by at', { note: '@SUM(1)' }, '备注', 'formula'],
  ['a formula behind a tab', { note: '\t=1' }, '备注', 'formula'],
  ['a formula by a full-width sign', { note: '＝1' }, '备注', 'formula'],
  ['an item that there is not', { permissionItems: '在线体验；下载' }, '权限项', 'item'],
  ['a formula as an item', { permissionItems: '=在线体验' }, '权限项', 'formula'],
  ['a formula as a role', { accountRole: '=1' }, '角色', 'formula'],
] as const)('[ACC-10] %s is refused by row and column', (_what, cells, column, error) => {
  expect(errorsOf(one(cells))).toEqual([[2, column, error]]);
});

test('[ACC-10] the names of items in a file are those of the pages', () => {
  for (const item of permissionItems) expect(itemWords[item]).toBe(texts[`item.${item}`]);
  const { rows, errors } = readImport(one({ permissionItems: Object.values(itemWords).join(' / ') }));
  expect([errors, rows[0]?.permissionItems]).toEqual([[], permissionItems]);
});

test('[ACC-10] a note of 50 characters, today, and markup are taken as they are', () => {
  const cells = { subAccountName: '<b>张</b>', validUntil: inDays(0), note: '😀'.repeat(50) };
  const { rows, errors } = readImport(one(cells));
  expect(errors).toEqual([]);
  expect(rows[0]).toMatchObject(cells);
});

test('[ACC-10] all errors are reported, in the order of the rows', () => {
  expect(errorsOf(file(row(1), 'x,,1', row(1).toUpperCase(), `${row(3)},,,,,,,又一格`))).toEqual([
    [3, '登录名', 'form'],
    [3, '姓名', 'empty'],
    [3, '手机号', 'form'],
    [4, '登录名', 'doubled'],
    [5, null, 'tooManyCells'],
  ]);
});

test('[ACC-10] 500 rows are read and 501 refused; 10 000 are counted without being parsed', async () => {
  const rows = (count: number) => file(...Array.from({ length: count }, (_, number) => row(number)));
  expect(readImport(rows(500))).toMatchObject({ rows: { length: 500 }, errors: [] });
  expect(readImport(rows(501))).toEqual({
    rows: [],
    errors: [{ row: null, column: null, fault: 'tooManyRows', detail: '501' }],
  });
  const many = rows(10_000);
  expect(readImport(many).errors).toMatchObject([{ fault: 'tooManyRows', detail: '10000' }]);
  expect(await relativeCpuTime(() => readImport(many))).toBeLessThan(20);
});

test('[ACC-10] a million quotes, separators or other characters are read quickly', async () => {
  for (const sign of ['"', ',', '=', '\n', 'a', '@', '"\n', '",'])
    for (const text of [sign.repeat(1_000_000 / sign.length), `${HEAD}\n${sign.repeat(400_000 / sign.length)}`]) {
      const time = await relativeCpuTime(() => expect(readImport(text).errors.length).toBeGreaterThan(0));
      expect(time, JSON.stringify(sign)).toBeLessThan(20);
    }
});

test('[ACC-10] names that are taken in any letter case, and missing places, are reported', () => {
  const { rows } = readImport(file(row(1), row(2), row(3)));
  expect(importErrorsAgainst(rows, { taken: new Set(['worker-2']), free: 2 })).toEqual([
    { row: null, column: null, fault: 'tooManyAccounts', detail: '2' },
    { row: 3, column: '登录名', fault: 'taken', detail: 'worker-2' },
  ]);
});
