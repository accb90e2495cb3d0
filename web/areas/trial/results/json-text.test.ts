import { expect, test } from 'vitest';
import { readableJson } from '#contract/kit/readable-json.ts';
import type { Recognition } from '#contract/trial/recognition.ts';
import { jsonOf, tokensOf } from './json-text.ts';

const answer = {
  texts: [],
  targets: [{ label: '船舶', score: 0.9, box: [1, 2, 30, 40] }],
  fields: [
    {
      name: 'tail',
      label: '备注 "：',
      value: '一行很长的文字，长到一行放不下，所以各占一行，再加上几个字凑够长度，确实放不下了',
      score: 0.5,
      polygon: [
        [1, 2],
        [3.5, 4],
        [5, 6],
      ],
    },
  ],
  pieces: [],
  notes: [],
  width: 100,
  height: 80,
  requestId: 'r1',
  abilityNo: 33,
  model: 'm',
  version: '1',
  milliseconds: 5,
  pictureId: undefined,
  quota: { left: 3 },
} as unknown as Recognition;

test('[TRIAL-01] the JSON shown is the answer without the quota: fields before texts, points on a line', () => {
  const json = jsonOf(answer);
  const { quota: _, ...rest } = JSON.parse(JSON.stringify(answer));
  expect(JSON.parse(json)).toEqual(rest);
  expect(Object.keys(JSON.parse(json)).slice(0, 9)).toEqual([
    'requestId',
    'abilityNo',
    'model',
    'version',
    'width',
    'height',
    'fields',
    'targets',
    'texts',
  ]);
  expect(json).toContain('\n      "polygon": [[1, 2], [3.5, 4], [5, 6]]\n');
  expect(json).toContain('"box": [1, 2, 30, 40]');
  expect(readableJson({ name: '左肩', x: 1 })).toBe('{ "name": "左肩", "x": 1 }');
});

test('[TRIAL-01] the coloured pieces of a JSON are the JSON, a value that looks like a key among them', () => {
  const json = readableJson({ 'a": ': 'b\\": ', c: [1, null, 'd: '] });
  expect(
    tokensOf(json)
      .map(({ text }) => text)
      .join(''),
  ).toBe(json);
  expect(
    tokensOf(json)
      .filter(({ kind }) => kind === 'key')
      .map(({ text }) => text),
  ).toEqual(['"a\\": ": ', '"c": ']);
});
