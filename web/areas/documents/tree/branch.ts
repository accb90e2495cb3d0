import type { DocumentNode } from '#contract/documents/calls.ts';

/** Returns the catalogues above a document, from the top. */
export const catalogueWay = (nodes: readonly DocumentNode[], uuid: string): DocumentNode[] => {
  const byId = new Map(nodes.map((node) => [node.uuid, node]));
  const way: DocumentNode[] = [];
  for (
    let node = byId.get(byId.get(uuid)?.parentUuid ?? '');
    node && !way.includes(node);
    node = byId.get(node.parentUuid ?? '')
  )
    way.unshift(node);
  return way;
};

/** Returns the ids of the catalogues that are open with a document: those above it, and itself. */
export const branchOf = (nodes: readonly DocumentNode[], current: string | undefined): ReadonlySet<string> =>
  current === undefined
    ? new Set<string>()
    : new Set([...catalogueWay(nodes, current).map(({ uuid }) => uuid), current]);

/** Returns the nodes below a catalogue, at any depth, in their order. */
export const nodesBelow = (nodes: readonly DocumentNode[], top: string): DocumentNode[] => {
  const inside = new Set([top]);
  return nodes.filter(({ uuid, parentUuid }) => {
    const isInside = parentUuid !== null && inside.has(parentUuid);
    if (isInside) inside.add(uuid);
    return isInside;
  });
};
