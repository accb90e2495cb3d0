import type { Tree } from '#contract/kit/content/fields.ts';

type Item = Readonly<Record<string, unknown>>;

/** Returns the item that a change has moved, changed or added; undefined if it has replaced several, or only removed some. */
const touchedItem = (before: readonly Item[], after: readonly Item[], { id }: Tree): Item | undefined => {
  const known = new Map(before.map((item) => [item[id], item]));
  const others = after.filter((item) => known.get(item[id]) !== item);
  if (others.length > 0) return others.length === 1 ? others[0] : undefined;
  if (after.length < before.length) return undefined;
  return after.find((item, at) => before[at] !== item);
};

/**
 * Returns the ids that lead from the top of a tree to the item that a change has touched, that of the item last. Empty if
 * there is no such item.
 */
export const touchedLine = (before: readonly Item[], after: readonly Item[], tree: Tree): readonly unknown[] => {
  const byId = new Map(after.map((item) => [item[tree.id], item]));
  const line: unknown[] = [];
  for (
    let item = touchedItem(before, after, tree);
    item && !line.includes(item[tree.id]);
    item = byId.get(item[tree.parent])
  )
    line.unshift(item[tree.id]);
  return line;
};
