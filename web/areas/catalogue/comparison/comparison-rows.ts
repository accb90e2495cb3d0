import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import type { TextKey } from '#web/kit/texts.ts';

/** What one ability has to say in a row. */
export interface Cell {
  /** Whether the ability has it, where that is the question. */
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

/** Rows that belong together within a group; what is folded shows on demand. */
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

/** A row with a cell of each ability. */
export const rowOf = (name: string, abilities: Abilities, cellOf: (ability: AbilityDetail) => Cell): Row => {
  const cells = abilities.map(cellOf);
  return { name, cells, differs: new Set(cells.map((cell) => JSON.stringify(cell))).size > 1 };
};

/** A cell of names, empty where there are none. */
export const namesCell = (names: readonly string[]): Cell => ({ lines: names.length > 0 ? [names.join('、')] : [] });

export const markCell = (has: boolean, lines: readonly string[] = []): Cell => ({ has, lines: has ? [...lines] : [] });

const rowsOf = (parts: readonly Part[]) => parts.flatMap(({ rows }) => rows);

export const countRows = (groups: readonly Group[]) => {
  const rows = groups.flatMap(({ parts }) => rowsOf(parts));
  return { rows: rows.length, different: rows.filter(({ differs }) => differs).length };
};

/** The parts of a group without the rows that are the same for all. */
export const differingParts = (parts: readonly Part[]): Part[] =>
  parts
    .map((part) => ({ ...part, rows: part.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
