import type { Tree } from '#contract/kit/content/fields.ts';
import type { RowDrop } from '#web/kit/ui/drag/use-row-drag.ts';

type Item = Readonly<Record<string, unknown>>;

export interface TreeRow {
  item: Item;
  /** Its place in the flat list. */
  at: number;
  /** 1 at the top. */
  level: number;
}

interface Node {
  item: Item;
  children: Node[];
}

const nodesOf = (items: readonly Item[], { id, parent }: Tree): Node[] => {
  const nodes = new Map(items.map((item) => [item[id], { item, children: [] as Node[] }]));
  const roots: Node[] = [];
  for (const node of nodes.values()) {
    const above = nodes.get(node.item[parent]);
    (above && above !== node ? above.children : roots).push(node);
  }
  return roots;
};

const flat = (nodes: readonly Node[]): Item[] => nodes.flatMap(({ item, children }) => [item, ...flat(children)]);

/** Returns the items in the order in which a tree shows them. Items that are in a loop come last, at the top level. */
export const rowsOf = (items: readonly Item[], tree: Tree): TreeRow[] => {
  const places = new Map(items.map((item, at) => [item, at]));
  const rows: TreeRow[] = [];
  const add = (nodes: readonly Node[], level: number): void => {
    for (const { item, children } of nodes) {
      rows.push({ item, at: places.get(item) as number, level });
      add(children, level + 1);
    }
  };
  add(nodesOf(items, tree), 1);
  const shown = new Set(rows.map(({ at }) => at));
  items.forEach((item, at) => {
    if (!shown.has(at)) rows.push({ item, at, level: 1 });
  });
  return rows;
};

/** Where an item lies: its siblings, its place among them, and the node above. */
const find = (nodes: Node[], item: Item, above?: { siblings: Node[]; at: number }): Found | undefined => {
  for (const [at, node] of nodes.entries()) {
    if (node.item === item) return { siblings: nodes, at, above };
    const found = find(node.children, item, { siblings: nodes, at });
    if (found) return found;
  }
  return undefined;
};
interface Found {
  siblings: Node[];
  at: number;
  above: { siblings: Node[]; at: number } | undefined;
}

export type TreeMove = 'up' | 'down' | 'in' | 'out';

/** Changes the parent of a node's item. */
const below = (node: Node, parentId: unknown, { parent }: Tree): Node => ({
  ...node,
  item: { ...node.item, [parent]: parentId },
});

/**
 * Moves an item with everything below it: up or down among its siblings, below the sibling before it, or out behind
 * the item above it. Returns the list itself if that is not possible.
 */
export const moveInTree = (items: readonly Item[], tree: Tree, at: number, move: TreeMove): readonly Item[] => {
  const roots = nodesOf(items, tree);
  const found = find(roots, items[at] as Item);
  if (!found) return items;
  const { siblings, at: place, above } = found;
  const node = siblings[place] as Node;
  if (move === 'up' || move === 'down') {
    const to = place + (move === 'up' ? -1 : 1);
    if (to < 0 || to >= siblings.length) return items;
    siblings.splice(place, 1);
    siblings.splice(to, 0, node);
  } else if (move === 'in') {
    const before = siblings[place - 1];
    if (!before) return items;
    siblings.splice(place, 1);
    before.children.push(below(node, before.item[tree.id], tree));
  } else {
    if (!above) return items;
    siblings.splice(place, 1);
    const parentId = (above.siblings[above.at] as Node).item[tree.parent];
    above.siblings.splice(above.at + 1, 0, below(node, parentId, tree));
  }
  return flat(roots);
};

const depthOf = ({ children }: Node): number => 1 + Math.max(0, ...children.map(depthOf));
const levelOf = (nodes: readonly Node[], target: Node, level = 1): number => {
  for (const node of nodes) {
    if (node === target) return level;
    const found = levelOf(node.children, target, level + 1);
    if (found > 0) return found;
  }
  return 0;
};

/**
 * Moves an item with everything below it next to another item, or below it as the last. Returns the list itself if the
 * other item lies below the first, or if the tree would be too deep.
 */
export const placeInTree = (
  items: readonly Item[],
  tree: Tree,
  at: number,
  { target, where }: RowDrop<number>,
): readonly Item[] => {
  const roots = nodesOf(items, tree);
  const from = find(roots, items[at] as Item);
  if (!from) return items;
  const [node] = from.siblings.splice(from.at, 1) as [Node];
  const to = find(roots, items[target] as Item);
  if (!to) return items;
  const other = to.siblings[to.at] as Node;
  const level = levelOf(roots, other) + (where === 'inside' ? 1 : 0);
  if (level + depthOf(node) - 1 > tree.depth) return items;
  if (where === 'inside') other.children.push(below(node, other.item[tree.id], tree));
  else to.siblings.splice(to.at + (where === 'after' ? 1 : 0), 0, below(node, other.item[tree.parent], tree));
  return flat(roots);
};

/** Removes an item with everything below it. */
export const removeFromTree = (items: readonly Item[], tree: Tree, at: number): readonly Item[] => {
  const roots = nodesOf(items, tree);
  const found = find(roots, items[at] as Item);
  if (!found) return items;
  found.siblings.splice(found.at, 1);
  return flat(roots);
};

/** Adds an item as the last one below another, or at the top. It gets a free id. */
export const addToTree = (
  items: readonly Item[],
  tree: Tree,
  item: Item,
  parentAt: number | undefined,
): { items: readonly Item[]; at: number } => {
  const ids = items.map((one) => Number(one[tree.id]) || 0);
  const id = Math.max(0, ...ids) + 1;
  const parentId = parentAt === undefined ? 0 : items[parentAt]?.[tree.id];
  const next = flat(nodesOf([...items, { ...item, [tree.id]: id, [tree.parent]: parentId }], tree));
  return { items: next, at: next.findIndex((one) => one[tree.id] === id) };
};
