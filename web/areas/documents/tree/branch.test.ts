import { expect, test } from 'vitest';
import type { DocumentNode } from '#contract/documents/calls.ts';
import { branchOf, catalogueWay, nodesBelow } from './branch.ts';

const node = (uuid: string, parentUuid: string | null, nodeType: 0 | 1 = 0): DocumentNode => ({
  uuid,
  parentUuid,
  nodeType,
  title: uuid,
  creationType: 1,
  slug: uuid,
  summary: '',
  url: null,
});
const nodes = [node('a', null, 1), node('b', 'a', 1), node('c', 'b'), node('d', 'a'), node('e', null, 1)];
const ids = (found: Iterable<DocumentNode>) => [...found].map(({ uuid }) => uuid);

test('the branch of a document is open, and no other', () => {
  expect(ids(catalogueWay(nodes, 'c'))).toEqual(['a', 'b']);
  expect([...branchOf(nodes, 'c')]).toEqual(['a', 'b', 'c']);
  expect([...branchOf(nodes, undefined), ...branchOf(nodes, 'none')]).toEqual(['none']);
});

test('what is below a catalogue is found at any depth', () => {
  expect(ids(nodesBelow(nodes, 'a'))).toEqual(['b', 'c', 'd']);
  expect(nodesBelow(nodes, 'c')).toEqual([]);
});

test('a tree that leads back to itself ends', () => {
  expect(ids(catalogueWay([node('x', 'y', 1), node('y', 'x', 1)], 'x'))).toHaveLength(2);
});
