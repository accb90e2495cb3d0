import { expect, test } from 'vitest';
import { touchedLine } from './touched-line.ts';
import { addToTree, moveInTree, removeFromTree } from './tree-order.ts';

const tree = { id: 'id', parent: 'parent', depth: 5 };
const item = (id: number, parent = 0) => ({ id, parent });
const items = [item(1), item(2, 1), item(3, 2), item(4, 1), item(5)];
const after = (next: readonly Readonly<Record<string, unknown>>[]) => touchedLine(items, next, tree);

test('leads to an item that was moved in, out, up or down', () => {
  expect(after(moveInTree(items, tree, 3, 'in'))).toEqual([1, 2, 4]);
  expect(after(moveInTree(items, tree, 2, 'out'))).toEqual([1, 3]);
  expect(after(moveInTree(items, tree, 3, 'up'))).toEqual([1, 4]);
  expect(after(moveInTree(items, tree, 4, 'up'))).toEqual([5]);
});

test('leads to an item that was changed or added', () => {
  expect(after(items.map((one) => (one.id === 3 ? { ...one, name: 'x' } : one)))).toEqual([1, 2, 3]);
  const added = addToTree(items, tree, {}, 2).items;
  expect(after(added).slice(0, 3)).toEqual([1, 2, 3]);
  expect(after(added)).toHaveLength(4);
});

test('leads nowhere where nothing is left, nothing has changed, or everything is new', () => {
  expect(after(removeFromTree(items, tree, 2))).toEqual([]);
  expect(after(items)).toEqual([]);
  expect(after(items.map((one) => ({ ...one })))).toEqual([]);
});

test('ends in a loop', () => {
  const [one, two] = [item(1, 2), item(2, 1)];
  expect(touchedLine([one, two], [one, { ...two }], tree)).toEqual([1, 2]);
});
