import { EditorSelection, type EditorState, type StateCommand } from '@codemirror/state';
import { wrapLines } from './blocks.ts';

export type Align = 'none' | 'left' | 'center' | 'right';

/** A table of the text. */
interface Table {
  from: number;
  to: number;
  /** The start of each line before the table: the marks of a quote, or spaces. */
  prefix: string;
  /** The head first; without the row of dashes. */
  rows: string[][];
  aligns: Align[];
  /** The row and the column of the cursor; the row of dashes counts as the head. */
  row: number;
  column: number;
}

const rule = /^\|?[ \t]*:?-+:?[ \t]*(\|[ \t]*:?-+:?[ \t]*)*\|?$/;
const prefixOf = (text: string) => /^[ \t>]*/.exec(text)?.[0] ?? '';

/** Returns the places of the bars that separate cells: those that are not escaped. */
const barsOf = (text: string): number[] => {
  const bars: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '|') bars.push(at);
  }
  return bars;
};

const cellsOf = (text: string): string[] => {
  const cells: string[] = [];
  let from = 0;
  for (const bar of [...barsOf(text), text.length]) {
    cells.push(text.slice(from, bar).trim());
    from = bar + 1;
  }
  if (cells[0] === '' && text.trimStart().startsWith('|')) cells.shift();
  if (cells.at(-1) === '') cells.pop();
  return cells;
};

const alignOf = (dashes: string): Align => {
  const [left, right] = [dashes.startsWith(':'), dashes.endsWith(':')];
  if (left && right) return 'center';
  if (left) return 'left';
  return right ? 'right' : 'none';
};
const dashes: Record<Align, string> = { none: '---', left: ':---', center: ':---:', right: '---:' };

/** Returns the table in which the cursor is. */
export const tableAt = (state: EditorState): Table | undefined => {
  const { head } = state.selection.main;
  const line = state.doc.lineAt(head);
  const inner = (number: number) => {
    const { text } = state.doc.line(number);
    return text.slice(prefixOf(text).length).trimEnd();
  };
  const isRow = (number: number) => number >= 1 && number <= state.doc.lines && barsOf(inner(number)).length > 0;
  if (!isRow(line.number)) return undefined;
  let first = line.number;
  while (isRow(first - 1)) first -= 1;
  let last = line.number;
  while (isRow(last + 1)) last += 1;
  if (last === first || !rule.test(inner(first + 1))) return undefined;
  const numbers = Array.from({ length: last - first + 1 }, (_none, at) => first + at);
  const prefix = prefixOf(line.text);
  const before = line.text.slice(prefix.length, Math.max(prefix.length, head - line.from));
  const aligns = cellsOf(inner(first + 1)).map(alignOf);
  const opened = barsOf(before).length - (line.text.slice(prefix.length).startsWith('|') ? 1 : 0);
  return {
    from: state.doc.line(first).from,
    to: state.doc.line(last).to,
    prefix: prefixOf(state.doc.line(first).text),
    rows: numbers.filter((number) => number !== first + 1).map((number) => cellsOf(inner(number))),
    aligns,
    row: Math.max(0, line.number - first - 1),
    column: Math.min(Math.max(0, opened), aligns.length - 1),
  };
};

/** Returns the lines of a table, and where the text of one of its cells is. */
const written = ({ prefix, rows, aligns }: Table, row: number, column: number) => {
  const lineOf = (cells: readonly string[]) =>
    `${prefix}| ${aligns.map((_align, at) => cells[at] ?? '').join(' | ')} |`;
  const lines = [lineOf(rows[0] ?? []), lineOf(aligns.map((align) => dashes[align])), ...rows.slice(1).map(lineOf)];
  const cells = rows[row] ?? [];
  const line = row === 0 ? 0 : row + 1;
  const start = lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
  const before = aligns.slice(0, column).reduce((sum, _align, at) => sum + (cells[at] ?? '').length + 3, 0);
  const from = start + prefix.length + 2 + before;
  return { lines, from, to: from + (cells[column] ?? '').length };
};

/** Writes a table and selects one of its cells. */
const write = (state: EditorState, table: Table, row: number, column: number) => {
  const { lines, from, to } = written(table, row, column);
  return state.update({
    changes: { from: table.from, to: table.to, insert: state.toText(lines.join(state.lineBreak)) },
    selection: EditorSelection.range(table.from + from, table.from + to),
    userEvent: 'input',
    scrollIntoView: true,
  });
};

/** Changes the table in which the cursor is; returns false outside of one. */
const inTable =
  (change: (table: Table) => { table: Table; row: number; column: number } | undefined): StateCommand =>
  ({ state, dispatch }) => {
    const table = tableAt(state);
    const changed = table && change(table);
    if (!changed || state.readOnly) return false;
    dispatch(write(state, changed.table, changed.row, changed.column));
    return true;
  };

const inserted = <Item>(items: readonly Item[], at: number, item: Item): Item[] => [
  ...items.slice(0, at),
  item,
  ...items.slice(at),
];

/** Adds an empty row below the cursor. */
export const addRow: StateCommand = inTable((table) => ({
  table: { ...table, rows: inserted(table.rows, table.row + 1, []) },
  row: table.row + 1,
  column: 0,
}));

/** Adds an empty column to the right of the cursor. */
export const addColumn: StateCommand = inTable((table) => ({
  table: {
    ...table,
    rows: table.rows.map((cells) =>
      inserted(
        table.aligns.map((_align, at) => cells[at] ?? ''),
        table.column + 1,
        '',
      ),
    ),
    aligns: inserted(table.aligns, table.column + 1, 'none'),
  },
  row: 0,
  column: table.column + 1,
}));

/** Aligns the column of the cursor. */
export const alignColumn = (align: Align): StateCommand =>
  inTable((table) => ({
    table: { ...table, aligns: table.aligns.map((one, at) => (at === table.column ? align : one)) },
    row: table.row,
    column: table.column,
  }));

/** Goes to the next or the previous cell. After the last one comes a new row. */
export const moveCell = (by: 1 | -1): StateCommand =>
  inTable((table) => {
    const width = table.aligns.length;
    const next = table.row * width + table.column + by;
    if (next < 0) return undefined;
    const row = Math.floor(next / width);
    const rows = row < table.rows.length ? table.rows : [...table.rows, []];
    return { table: { ...table, rows }, row, column: next % width };
  });

/** Inserts a table below what is selected. */
export const insertTable = (names: readonly [string, string]): StateCommand =>
  wrapLines((texts) => {
    const kept = texts.some((text) => text.trim() !== '') ? [...texts, ''] : [];
    const head = `| ${names.join(' | ')} |`;
    return {
      lines: [...kept, head, '| --- | --- |', '|  |  |'],
      select: { line: kept.length, from: 2, to: 2 + names[0].length },
    };
  });
