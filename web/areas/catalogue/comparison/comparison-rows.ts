import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import type { TextKey } from '#web/kit/texts.ts';

/** The cell of one ability in a row. */
export interface Cell {
  /** Whether the ability has the feature, in rows about one. */
  has?: boolean;
  title?: string;
  lines: string[];
  link?: string;
}

export interface Row {
  name: string;
  cells: Cell[];
  differs: boolean;
}

/** A set of rows within a group. Folded rows show on demand. */
export interface Part {
  name?: string;
  folded?: boolean;
  rows: Row[];
}

type Suffix<Key, Prefix extends string> = Key extends `${Prefix}${infer Rest}` ? Rest : never;

export interface Group {
  key: Suffix<TextKey, 'catalogue.comparison.group.'>;
  parts: Part[];
}

export type Abilities = readonly AbilityDetail[];

/** Makes a row with one cell for each ability. */
export const rowOf = (name: string, abilities: Abilities, cellOf: (ability: AbilityDetail) => Cell): Row => {
  const cells = abilities.map(cellOf);
  return { name, cells, differs: new Set(cells.map((cell) => JSON.stringify(cell))).size > 1 };
};

/** Makes a cell of names; empty without names. */
export const namesCell = (names: readonly string[]): Cell => ({ lines: names.length > 0 ? [names.join('、')] : [] });

export const markCell = (has: boolean, lines: readonly string[] = []): Cell => ({ has, lines: has ? [...lines] : [] });

const rowsOf = (parts: readonly Part[]) => parts.flatMap(({ rows }) => rows);

export const countRows = (groups: readonly Group[]) => {
  const rows = groups.flatMap(({ parts }) => rowsOf(parts));
  return { rows: rows.length, different: rows.filter(({ differs }) => differs).length };
};

/** Returns the parts of a group without rows that are the same for all abilities. */
export const differingParts = (parts: readonly Part[]): Part[] =>
  parts
    .map((part) => ({ ...part, rows: part.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
