import { expect, test } from 'vitest';
import { group, list, number, text } from '#contract/kit/content/fields.ts';
import { differencesOf } from './differences.ts';

const fields = {
  title: text(30),
  author: group({ name: text(9), city: text(9, { optional: true }) }),
  tags: list(text(9), 9),
  steps: list(group({ name: text(9), size: number(0, 9) }), 9),
};
const before = {
  title: '标题',
  author: { name: '张三' },
  tags: ['一', '二', '三'],
  steps: [
    { name: 'a', size: 1 },
    { name: 'b', size: 2 },
  ],
};
const differences = (after: Record<string, unknown>) =>
  differencesOf(fields, before, { ...before, ...after }).map(({ path, before: one, after: other }) => [
    path,
    one,
    other,
  ]);

test('equal payloads have no differences, with keys in any order', () => {
  expect(
    differences({
      steps: [
        { size: 1, name: 'a' },
        { size: 2, name: 'b' },
      ],
    }),
  ).toEqual([]);
});

test('a difference is found where it is, as deep as the fields go', () => {
  expect(differences({ title: '新标题' })).toEqual([['title', '标题', '新标题']]);
  expect(differences({ author: { name: '张三', city: '杭州' } })).toEqual([['author.city', undefined, '杭州']]);
  expect(differences({ steps: [before.steps[0], { name: 'b', size: 7 }] })).toEqual([['steps.1.size', 2, 7]]);
  expect(differences({ title: undefined })).toEqual([['title', '标题', undefined]]);
});

test('an item that was added or removed is one difference', () => {
  expect(differences({ tags: ['一', '新', '二', '三'] })).toEqual([['tags.1', undefined, '新']]);
  expect(differences({ tags: ['一', '三'] })).toEqual([['tags.1', '二', undefined]]);
});

test('what no field describes is compared whole', () => {
  expect(differences({ extra: { a: 1 } })).toEqual([['extra', undefined, { a: 1 }]]);
});
