import { expect, test } from 'vitest';
import type { Field, Target, TextLine } from '#contract/trial/recognition.ts';
import { differencesOf, overlapOf } from './differences.ts';

const target = (label: string, score: number, box: Target['box']): Target => ({ label, score, box });
const line = (text: string, left: number): TextLine => ({
  text,
  score: 0.9,
  polygon: [
    [left, 0],
    [left + 40, 0],
    [left + 40, 10],
    [left, 10],
  ],
});
const field = (name: string, value: string): Field => ({ name, label: name, value, score: 0.9 });
const nothing = { targets: [], texts: [], fields: [] };

test('[API-04] the same results do not differ, in any order', () => {
  const targets = [target('人', 0.9, [0, 0, 10, 10]), target('车', 0.8, [50, 50, 20, 20])];
  const found = { targets, texts: [line('一', 0), line('二', 100)], fields: [field('号码', '1')] };
  const reversed = { ...found, targets: targets.toReversed(), texts: found.texts.toReversed() };
  expect(differencesOf(found, reversed)).toEqual([]);
});

test('[API-04] boxes are added, removed and changed', () => {
  const before = { ...nothing, targets: [target('人', 0.9, [0, 0, 10, 10]), target('人', 0.7, [50, 0, 10, 10])] };
  const after = { ...nothing, targets: [target('人', 0.8, [0, 0, 10, 10]), target('车', 0.6, [50, 0, 10, 10])] };
  expect(differencesOf(before, after).map(({ change, name, before, after }) => [change, name, before, after])).toEqual([
    ['changed', '人', '90.0% [0, 0, 10, 10]', '80.0% [0, 0, 10, 10]'],
    ['removed', '人', '70.0% [50, 0, 10, 10]', ''],
    ['added', '车', '', '60.0% [50, 0, 10, 10]'],
  ]);
});

test('[API-04] a box that has moved is changed, and of two the nearer one is its pair', () => {
  const before = { ...nothing, targets: [target('人', 0.9, [0, 0, 100, 100])] };
  const after = {
    ...nothing,
    targets: [target('人', 0.9, [20, 0, 100, 100]), target('人', 0.9, [5, 0, 100, 100])],
  };
  expect(differencesOf(before, after).map(({ change, after }) => [change, after])).toEqual([
    ['changed', '90.0% [5, 0, 100, 100]'],
    ['added', '90.0% [20, 0, 100, 100]'],
  ]);
});

test('[API-04] texts are compared in their places, and fields by their names', () => {
  const before = { ...nothing, texts: [line('张三', 0)], fields: [field('号码', '1'), field('地址', 'x')] };
  const after = { ...nothing, texts: [line('张二', 0), line('新', 200)], fields: [field('号码', '2')] };
  expect(differencesOf(before, after).map(({ kind, change, name }) => [kind, change, name])).toEqual([
    ['text', 'changed', '张二'],
    ['text', 'added', '新'],
    ['field', 'changed', '号码'],
    ['field', 'removed', '地址'],
  ]);
});

test('the overlap of two boxes is 1 for the same one and 0 for ones apart', () => {
  expect(overlapOf([0, 0, 10, 10], [0, 0, 10, 10])).toBe(1);
  expect(overlapOf([0, 0, 10, 10], [20, 0, 10, 10])).toBe(0);
  expect(overlapOf([0, 0, 10, 10], [5, 0, 10, 10])).toBeCloseTo(1 / 3);
});
