import { expect, test } from 'vitest';
import { provideAllTexts } from '#web/kit/texts-testing.ts';
import { changeText, chartCsv, type ChartData, lonely, outstanding, pointText, stacked } from './chart-series.ts';

provideAllTexts();
const days = ['2026-11-23T16:00:00.000Z', '2026-11-24T16:00:00.000Z', '2026-11-25T16:00:00.000Z'];
const data: ChartData = {
  moments: days,
  step: 'day',
  format: (value) => `${value} 次`,
  series: [
    { label: '成功', tone: 'brand', values: [4, null, 6] },
    { label: '错误', tone: 'danger', values: [1, 2, 0] },
  ],
};

test('columns stand on those before them, and one without a value takes no room', () => {
  expect(stacked(data.series)).toEqual([
    [4, 0, 6],
    [5, 2, 6],
  ]);
});

test('a value without neighbours gets a point, since no line leads to it', () => {
  expect(lonely([5, null, 3, 4, null, 0])).toEqual([0, 5]);
  expect(lonely([7])).toEqual([0]);
  expect(lonely([null, null])).toEqual([]);
});

test('a moment is described in days of Shanghai with all its values', () => {
  expect(pointText(data, 1)).toBe('2026-11-25：成功 无，错误 2 次');
});

test('a sentence says what is unusual', () => {
  const of = (values: (number | null)[]) => outstanding(values, data);
  expect(of([1, 2, 9])).toBe('最高在 2026-11-26，9 次，是通常的 4.5 倍。');
  expect(of([5, 6, 7])).toBe('没有突出的高峰，最高在 2026-11-26，7 次。');
  expect(of([0, 3, 0])).toBe('最高在 2026-11-25，3 次，其余时间大多没有。');
  expect(of([0, null, 0])).toBe('这段时间没有数据');
});

test('a sum is compared with that of the period before', () => {
  expect(changeText(15, 10)).toBe('比上一时段多 50%');
  expect(changeText(5, 10)).toBe('比上一时段少 50%');
  expect(changeText(10, 10)).toBe('与上一时段相同');
  expect(changeText(3, 0)).toBe('上一时段没有');
});

test('the CSV has a row for each moment, and nothing where there is no value', () => {
  expect(chartCsv(data).replace('\ufeff', '').split('\r\n')).toEqual([
    '"日期","成功","错误"',
    '"2026-11-24","4","1"',
    '"2026-11-25","","2"',
    '"2026-11-26","6","0"',
    '',
  ]);
});
