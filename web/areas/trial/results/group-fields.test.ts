import { expect, test } from 'vitest';
import { countOf, groupFields, namesByKind } from './group-fields.ts';

const field = (label: string, rest: object = {}) => ({ name: label, label, value: 'v', score: 1, ...rest });
const piece = (label: string) => ({ kind: label, label, score: 0.9, polygon: [] });

test('[TRIAL-01] fields are grouped by the document on the sheet, and goods stand in rows in their order', () => {
  const groups = groupFields(
    [
      field('合计'),
      field('单价', { row: 1 }),
      field('品名', { row: 0 }),
      field('单价', { row: 0 }),
      field('车次', { piece: 1 }),
    ],
    [piece('定额发票'), piece('火车票')],
  );
  expect(groups.map((group) => [group.piece?.label, group.read.map(({ label, at }) => `${label}${at}`)])).toEqual([
    [undefined, ['合计0']],
    ['定额发票', []],
    ['火车票', ['车次4']],
  ]);
  expect(groups[0]?.table?.columns).toEqual(['单价', '品名']);
  expect(groups[0]?.table?.rows.map((row) => row.map(({ at }) => at))).toEqual([[2, 3], [1]]);
});

test('[TRIAL-01] a field without a value is not counted as found, and is separate from those that are', () => {
  const fields = [field('姓名', { value: '' }), field('有效期限'), field('单价', { row: 0, value: '' })];
  const [group] = groupFields(fields, []);
  expect(group?.read.map(({ label }) => label)).toEqual(['有效期限']);
  expect(group?.missing.map(({ label }) => label)).toEqual(['姓名']);
  expect(group?.table?.rows).toHaveLength(1);
  expect(countOf({ fields, targets: [], texts: [], pieces: [], notes: [], width: 1, height: 1 }, 'fields')).toBe(1);
});

test('[TRIAL-01] names of fields that were not read are grouped by the kind of document, each kind once', () => {
  expect(namesByKind(['定额发票·发票代码', '火车票·车次', '定额发票·金额', '备注'])).toEqual([
    ['定额发票', ['发票代码', '金额']],
    ['火车票', ['车次']],
    ['', ['备注']],
  ]);
});
