import { expect, test } from 'vitest';
import { differences } from './differences.ts';

const found = { texts: [{ text: '船名', score: 0.98, polygon: [[10, 20]] }], notes: [] };

test('the last digits of a model are no difference; words, counts, places and scores are', () => {
  expect(differences(found, { ...found, texts: [{ text: '船名', score: 0.975, polygon: [[10.6, 19]] }] })).toEqual([]);
  expect(differences(found, { ...found, texts: [{ text: '船号', score: 0.98, polygon: [[10, 20]] }] })).toHaveLength(1);
  expect(differences(found, { ...found, texts: [] })).toHaveLength(1);
  expect(differences(found, { ...found, texts: [{ text: '船名', score: 0.9, polygon: [[14, 20]] }] })).toHaveLength(2);
  expect(differences(undefined, found)).toHaveLength(1);
});
