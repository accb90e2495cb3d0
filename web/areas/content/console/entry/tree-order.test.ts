import { expect, test } from 'vitest';
import { validationErrorsOf } from '#contract/kit/content/validation-errors.ts';
import { group, list, number, text } from '#contract/kit/content/fields.ts';
import fc from 'fast-check';
import { addToTree, moveInTree, placeInTree, removeFromTree, rowsOf, type TreeMove } from './tree-order.ts';

const tree = { id: 'id', parent: 'above', depth: 9 };
/** 1 with 2 and 3 below it, 3 with 4 below it, then 5. */
const items = [
  { id: 1, above: 0, name: 'a' },
  { id: 2, above: 1, name: 'b' },
  { id: 3, above: 1, name: 'c' },
  { id: 4, above: 3, name: 'd' },
  { id: 5, above: 0, name: 'e' },
];
const shown = (list_: readonly Readonly<Record<string, unknown>>[]) =>
  rowsOf(list_, tree).map(({ item, level }) => `${'-'.repeat(level - 1)}${item.id}`);
const move = (at: number, how: TreeMove) => shown(moveInTree(items, tree, at, how));

test('a tree is shown with each item below its parent', () => {
  expect(shown(items)).toEqual(['1', '-2', '-3', '--4', '5']);
  expect(shown([...items].reverse())).toEqual(['5', '1', '-3', '--4', '-2']);
});

test('an item moves with everything below it', () => {
  expect(move(2, 'up')).toEqual(['1', '-3', '--4', '-2', '5']);
  expect(move(0, 'down')).toEqual(['5', '1', '-2', '-3', '--4']);
  expect(move(2, 'in')).toEqual(['1', '-2', '--3', '---4', '5']);
  expect(move(2, 'out')).toEqual(['1', '-2', '3', '-4', '5']);
  expect(move(4, 'in')).toEqual(['1', '-2', '-3', '--4', '-5']);
});

test('an item is dropped before, behind or below another one, and never below itself or too deep', () => {
  const place = (at: number, target: number, where: 'before' | 'after' | 'inside', of = tree) =>
    shown(placeInTree(items, of, at, { target, where }));
  expect(place(4, 1, 'before')).toEqual(['1', '-5', '-2', '-3', '--4']);
  expect(place(2, 4, 'after')).toEqual(['1', '-2', '5', '3', '-4']);
  expect(place(2, 4, 'inside')).toEqual(['1', '-2', '5', '-3', '--4']);
  expect(place(3, 1, 'after')).toEqual(['1', '-2', '-4', '-3', '5']);
  const before = shown(items);
  expect(place(0, 3, 'inside')).toEqual(before);
  expect(place(2, 2, 'before')).toEqual(before);
  expect(place(2, 1, 'inside', { ...tree, depth: 3 })).toEqual(before);
});

test('at its ends an item stays', () => {
  for (const [at, how] of [
    [0, 'up'],
    [0, 'in'],
    [0, 'out'],
    [4, 'down'],
    [1, 'in'],
  ] as const)
    expect(moveInTree(items, tree, at, how)).toBe(items);
});

test('an item is removed with everything below it, and a new one gets a free id', () => {
  expect(shown(removeFromTree(items, tree, 2))).toEqual(['1', '-2', '5']);
  const added = addToTree(items, tree, { name: 'f' }, 2);
  expect(shown(added.items)).toEqual(['1', '-2', '-3', '--4', '--6', '5']);
  expect(added.items[added.at]).toMatchObject({ id: 6, above: 3 });
});

test('no row of moves loses an item or makes a loop', () => {
  const fields = { menu: list(group({ id: number(1, 99), above: number(0, 99), name: text(9) }), 99, { tree }) };
  const moves = fc.array(fc.tuple(fc.nat(4), fc.constantFrom('up', 'down', 'in', 'out')));
  const run = (steps: [number, TreeMove][]) =>
    steps.reduce<readonly Readonly<Record<string, unknown>>[]>(
      (list_, [at, how]) => moveInTree(list_, tree, at, how),
      items,
    );
  expect(() =>
    fc.assert(
      fc.property(moves as fc.Arbitrary<[number, TreeMove][]>, (steps) => {
        const menu = run(steps);
        return menu.length === items.length && validationErrorsOf(fields, { menu }).length === 0;
      }),
    ),
  ).not.toThrow();
});

test('items in a loop are shown at the top', () => {
  expect(
    shown([
      { id: 1, above: 2 },
      { id: 2, above: 1 },
    ]),
  ).toEqual(['1', '2']);
});
