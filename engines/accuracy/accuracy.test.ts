import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Accuracy } from '#contract/trial/panel.ts';
import { builtInTasks } from '../engine.ts';
import { OCR_ENGINE_VERSION } from '../version.ts';
import { characterErrors } from './character-errors.ts';
import { wrongFields } from './field-errors.ts';

test('[TRIAL-03] published accuracy was measured on the engine that runs, of abilities that it answers', () => {
  const published: Record<string, Accuracy> = JSON.parse(
    readFileSync(new URL('../../content/trial/accuracy.json', import.meta.url), 'utf8'),
  );
  for (const [abilityNo, accuracy] of Object.entries(published)) {
    expect(Object.keys(builtInTasks)).toContain(abilityNo);
    expect(accuracy.engineVersion).toBe(OCR_ENGINE_VERSION);
    expect(accuracy.documentsRight).toBeLessThanOrEqual(accuracy.documents);
  }
});

test.each([
  ['nothing wrong, lines joined and cut otherwise', ['姓名 张三', '住址'], ['姓名', '张三住址'], 0],
  ['one character wrong', ['北京市东城区'], ['北京市东域区'], 1],
  ['one missing, one too many', ['123456', '合计'], ['12346', '合计', 'x'], 2],
  ['a line that was not read', ['流水号：1', '谢谢惠顾'], ['流水号:1'], 4],
  ['full width and blanks', ['１２ ３'], ['123'], 0],
  ['columns in another order', ['左一', '左二', '右一', '右二'], ['左一', '右一', '左二', '右二'], 0],
])('[TRIAL-03] character errors: %s', (_, printed, read, errors) => {
  expect(characterErrors(printed, read).errors).toBe(errors);
});

test('[TRIAL-03] the name on a seal may be read or left', () => {
  expect(characterErrors(['登记机关'], ['登记机关', '市监局'], ['某市市场监督管理局']).errors).toBe(0);
});

test('[TRIAL-03] fields that are wrong, missing or should not be there are counted, passed checks told', () => {
  const wanted = [
    { name: 'number', value: '123' },
    { name: 'price', value: '1.00', row: 0 },
    { name: 'name', value: '甲' },
  ];
  const read = [
    { name: 'number', label: '号码', value: '124', score: 0.9, check: 'passed' as const },
    { name: 'price', label: '单价', value: '1.00', score: 0.9, row: 0 },
    { name: 'price', label: '单价', value: '2.00', score: 0.9, row: 1 },
    { name: 'name', label: '名称', value: '', score: 0 },
  ];
  expect(wrongFields(wanted, read)).toEqual([
    { name: 'number', wanted: '123', read: '124', passed: true },
    { name: 'name', wanted: '甲', read: '', passed: false },
    { name: 'price[1]', wanted: '', read: '2.00', passed: false },
  ]);
});
