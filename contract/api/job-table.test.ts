import { expect, test } from 'vitest';
import type { JobItem } from './job-shapes.ts';
import { fieldCell, resultColumns, tableHead, tableRow } from './job-table.ts';

type Result = NonNullable<JobItem['result']>;
const result = (given: Partial<Result>): Result => ({
  width: 10,
  height: 10,
  targets: [],
  texts: [],
  fields: [],
  pieces: [],
  notes: [],
  model: 'M',
  version: '1',
  milliseconds: 5,
  ...given,
});
const item = (itemNo: number, of: Result | null): JobItem => ({
  itemNo,
  pictureNo: itemNo,
  name: `${itemNo}.jpg`,
  abilityNo: 40,
  state: of ? 'done' : 'failed',
  requestId: null,
  code: of ? null : '20009',
  reason: of ? null : '获取文件信息失败',
  remedy: null,
  result: of,
});
const field = (label: string, value: string, row?: number) => ({
  name: label,
  label,
  value,
  score: 1,
  ...(row !== undefined && { row }),
});
const target = (label: string) => ({ label, score: 0.9, box: [1, 2, 3, 4] as [number, number, number, number] });

const items = [
  item(0, result({ fields: [field('车次', 'T1142'), field('出发站', '平岚'), field('状态', '有效')] })),
  item(1, result({ fields: [field('车次', 'D61'), field('品名', '甲', 0), field('品名', '乙', 1)] })),
  item(2, result({ targets: [target('安全帽'), target('人员'), target('安全帽')] })),
  item(3, null),
];
const columns = resultColumns(items.map((one) => one.result));
const head = tableHead(columns);
const rows = items.map((one) => tableRow(one, columns, (abilityNo) => (abilityNo === 40 ? '火车票识别' : undefined)));
const cell = (at: number, title: string) => rows[at]?.[head.indexOf(title)];

test('[API-05] the table of a job has a column for each field of an ability and for each kind of target', () => {
  expect(columns).toEqual({ fields: ['车次', '出发站', '状态', '品名'], targets: ['安全帽', '人员'] });
  expect(rows.every((row) => row.length === head.length)).toBe(true);
  expect([cell(0, '车次'), cell(1, '车次'), cell(0, '出发站'), cell(1, '出发站')]).toEqual([
    'T1142',
    'D61',
    '平岚',
    '',
  ]);
  expect(cell(1, '品名')).toBe('甲\n乙');
  expect([cell(2, '安全帽 数量'), cell(2, '人员 数量'), cell(0, '安全帽 数量'), cell(2, '目标数')]).toEqual([
    2, 1, 0, 3,
  ]);
  expect([cell(0, '能力'), cell(3, '状态'), cell(3, '说明'), cell(3, '车次')]).toEqual([
    '火车票识别',
    '失败',
    '获取文件信息失败',
    '',
  ]);
});

test('a field that is called as another column has its own heading', () => {
  expect(new Set(head).size).toBe(head.length);
  expect([cell(0, '状态'), cell(0, '状态（字段）')]).toEqual(['完成', '有效']);
  expect(fieldCell(result({}), '车次')).toBe('');
});
