import type { Tree } from '#contract/kit/content/fields.ts';
import type { TreeRow } from '../../tree-order.ts';

type Id = unknown;

/** A tree with more rows begins with its lower branches folded. */
const WHOLE_MAXIMUM = 30;

export interface FoldedRow extends TreeRow {
  /** Undefined for a row without rows below it. */
  isFolded: boolean | undefined;
}

/** Returns the ids of the rows that have rows below them. */
export const branchesOf = (rows: readonly TreeRow[], { id }: Tree): Id[] =>
  rows.filter((row, at) => (rows[at + 1]?.level ?? 0) > row.level).map(({ item }) => item[id]);

/** Returns the branches that are folded at first: those below the top level of a large tree. */
export const foldedAtFirst = (rows: readonly TreeRow[], tree: Tree): ReadonlySet<Id> => {
  if (rows.length <= WHOLE_MAXIMUM) return new Set();
  const lower = rows.filter(({ level }) => level > 1);
  return new Set(branchesOf(lower, tree));
};

/** Returns the places of a row and of those above it. */
const lineOf = (rows: readonly TreeRow[], at: number): number[] => {
  const line: number[] = [];
  let level = Number.POSITIVE_INFINITY;
  for (let place = at; place >= 0 && level > 1; place -= 1) {
    const row = rows[place] as TreeRow;
    if (row.level < level) {
      line.push(place);
      level = row.level;
    }
  }
  return line;
};

interface Shown {
  folded: ReadonlySet<Id>;
  /** The row that has to be in view, by its place in the flat list. */
  opened: number | undefined;
  /** Whether a row is looked for; undefined if none is. */
  isFound: ((row: TreeRow) => boolean) | undefined;
}

/** Returns the rows that a tree shows: all but those in folded branches, or those that are found with the rows above. */
export const shownRows = (rows: readonly TreeRow[], tree: Tree, { folded, opened, isFound }: Shown): FoldedRow[] => {
  const inView = new Set<number>();
  rows.forEach((row, at) => {
    if (isFound ? isFound(row) : row.at === opened) for (const place of lineOf(rows, at)) inView.add(place);
  });
  const shown: FoldedRow[] = [];
  let hiddenBelow = Number.POSITIVE_INFINITY;
  rows.forEach((row, at) => {
    if (row.level <= hiddenBelow) hiddenBelow = Number.POSITIVE_INFINITY;
    const hasBranch = (rows[at + 1]?.level ?? 0) > row.level;
    const isFolded = hasBranch ? folded.has(row.item[tree.id]) : undefined;
    if (isFound ? inView.has(at) : hiddenBelow === Number.POSITIVE_INFINITY || inView.has(at))
      shown.push({ ...row, isFolded: isFound && hasBranch ? false : isFolded });
    if (isFolded && hiddenBelow === Number.POSITIVE_INFINITY) hiddenBelow = row.level;
  });
  return shown;
};
