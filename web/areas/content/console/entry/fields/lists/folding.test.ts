import { expect, test } from 'vitest';
import { rowsOf } from '../../tree-order.ts';
import { branchesOf, foldedAtFirst, shownRows } from './folding.ts';

const tree = { id: 'id', parent: 'parent', depth: 5 };
const item = (id: number, parent = 0) => ({ id, parent });
const items = [item(1), item(2, 1), item(3, 2), item(4, 1), item(5)];
const rows = rowsOf(items, tree);
const idsOf = (shown: ReturnType<typeof shownRows>) => shown.map((row) => row.item.id);
const all = { folded: new Set(), opened: undefined, isFound: undefined };

test('a folded branch shows nothing below it', () => {
  expect(idsOf(shownRows(rows, tree, all))).toEqual([1, 2, 3, 4, 5]);
  expect(idsOf(shownRows(rows, tree, { ...all, folded: new Set([2]) }))).toEqual([1, 2, 4, 5]);
  expect(idsOf(shownRows(rows, tree, { ...all, folded: new Set([1, 2]) }))).toEqual([1, 5]);
  expect(shownRows(rows, tree, { ...all, folded: new Set([1]) }).map(({ isFolded }) => isFolded)).toEqual([
    true,
    undefined,
  ]);
});

test('the row that is open is in view with those above it', () => {
  expect(idsOf(shownRows(rows, tree, { ...all, folded: new Set([1, 2]), opened: 2 }))).toEqual([1, 2, 3, 5]);
});

test('what is found is shown with the rows above it, folded or not', () => {
  const isFound = ({ item: one }: { item: Readonly<Record<string, unknown>> }) => one.id === 3;
  expect(idsOf(shownRows(rows, tree, { ...all, folded: new Set([1]), isFound }))).toEqual([1, 2, 3]);
});

test('a large tree begins with its lower branches folded', () => {
  expect(branchesOf(rows, tree)).toEqual([1, 2]);
  expect(foldedAtFirst(rows, tree).size).toBe(0);
  const many = [...items, ...Array.from({ length: 40 }, (_, at) => item(10 + at, 4))];
  expect([...foldedAtFirst(rowsOf(many, tree), tree)]).toEqual([2, 4]);
});
