import { expect, test } from 'vitest';
import { storableJson } from './write-in-halves.ts';

test('rows become JSON without what the database cannot store, and otherwise as they are', () => {
  const rows = [{ a: 'one\0two', b: ['\ud83d', '\udc4d', '👍'], c: { d: '\u0001\\u0000', n: 1, no: null } }];
  expect(JSON.parse(storableJson(rows))).toEqual([
    { a: 'one\ufffdtwo', b: ['\ufffd', '\ufffd', '👍'], c: { d: '\u0001\\u0000', n: 1, no: null } },
  ]);
  expect(storableJson([{ a: '👍\n\\u0000' }])).toBe(JSON.stringify([{ a: '👍\n\\u0000' }]));
});
