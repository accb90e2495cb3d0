import { expect, test } from 'vitest';
import { group, link, list, number, record, text } from './fields.ts';
import { valuesIn } from './values-in.ts';

const fields = {
  title: text(30),
  names: record(text(9), 9),
  parts: list(group({ url: link(), places: list(number(0, 9), 9) }), 9),
};
const payload = { parts: [{ url: '/a', places: [1, 2] }, { url: '/b' }], names: { 甲: 'one' }, title: '标题' };

test('values are found in groups, lists and records, in the order of the fields', () => {
  expect(valuesIn(fields, payload).map(({ path, name, value }) => [path, name, value])).toEqual([
    ['title', 'title', '标题'],
    ['names.甲', 'names', 'one'],
    ['parts.0.url', 'parts.url', '/a'],
    ['parts.0.places.0', 'parts.places', 1],
    ['parts.0.places.1', 'parts.places', 2],
    ['parts.1.url', 'parts.url', '/b'],
  ]);
});

test('a field can be taken as a whole', () => {
  const whole = valuesIn(fields, payload, ({ type }) => type === 'list');
  expect(whole.map(({ path }) => path)).toEqual(['title', 'names.甲', 'parts']);
  expect(whole.at(-1)?.value).toBe(payload.parts);
});

test('values of another shape than their field are left out', () => {
  expect(valuesIn(fields, { title: null, names: 'x', parts: [3, null, { url: undefined }] })).toEqual([]);
  expect(valuesIn(fields, { parts: { 0: { url: '/a' } } })).toEqual([]);
});
