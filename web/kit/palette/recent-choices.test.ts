import { expect, test } from 'vitest';
import { readChoices, withChoice } from './recent-choices.ts';

const choice = (path: string) => ({ path, title: path, notes: [] });

test('the latest choice comes first, each path once, five in all', () => {
  let choices = readChoices(null);
  for (const path of ['/a', '/b', '/c', '/a', '/d', '/e', '/f']) choices = withChoice(choices, choice(path));
  expect(choices.map(({ path }) => path)).toEqual(['/f', '/e', '/d', '/a', '/c']);
});

test('what is stored is read as far as it is a choice that leads to a page of the site', () => {
  const stored = [choice('/a'), choice('//evil.example.com'), choice('javascript:alert(1)'), { path: '/b' }, null, 3];
  expect(readChoices(JSON.stringify(stored))).toEqual([choice('/a')]);
  for (const broken of ['', '{', 'null', '"x"', '{"0":1}']) expect(readChoices(broken)).toEqual([]);
});
