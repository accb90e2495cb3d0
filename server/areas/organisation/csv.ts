import Papa from 'papaparse';
import { nameKeyOf } from '#contract/auth/names.ts';
import type { ImportedRow, ImportError } from '#contract/organisation/calls.ts';
import { fieldError, foldField, isPast, type TypedField } from '#contract/organisation/fields.ts';
import {
  type ImportColumn,
  importColumns,
  itemSeparators,
  itemWords,
  neededColumns,
  roleWords,
} from '#contract/organisation/import-columns.ts';
import type { ImportErrorKind } from '#contract/organisation/import-errors.ts';
import { type PermissionItem, permissionItems } from '#contract/organisation/items.ts';
import { IMPORT_ROWS_MAXIMUM } from '#contract/organisation/limits.ts';

export interface ReadImport {
  rows: ImportedRow[];
  errors: ImportError[];
}

const DETAIL_MAXIMUM = 40;
/** Shortens the text of a cell. */
const shortOf = (text: string) => {
  const characters = Array.from(text);
  return characters.length <= DETAIL_MAXIMUM ? text : `${characters.slice(0, DETAIL_MAXIMUM).join('')}…`;
};
const importErrorOf = (
  row: number | null,
  column: string | null,
  fault: ImportErrorKind,
  detail: string | number = '',
): ImportError => ({ row, column: column === null ? null : shortOf(column), fault, detail: shortOf(String(detail)) });

/** Whether a spreadsheet would run the cell as a formula. Includes the full-width signs. */
const isFormula = (cell: string) => /^[=+\-@\t\r＝＋－＠]/.test(cell);
const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Includes empty lines. Spreadsheets add some, but never this many. */
const LINES_MAXIMUM = 100_000;
/**
 * Counts the lines that contain more than separators, as the number of rows before anything is parsed. Returns the
 * number of all lines if they are too many to parse.
 */
const countLines = (csv: string): number => {
  const all = csv.split(/\r\n|\r|\n/).length;
  if (all > LINES_MAXIMUM) return all;
  let lines = 0;
  for (const [line] of csv.matchAll(/[^\r\n]+/g)) if (/[^\s,;"]/.test(line)) lines += 1;
  return lines;
};

/** Some spreadsheets separate by tabs or semicolons. */
const separatorOf = (csv: string): string => {
  const [head = ''] = csv.split(/[\r\n]/, 1);
  return ['\t', ',', ';'].find((separator) => head.includes(separator)) ?? ',';
};

const columnsByHead = new Map<string, ImportColumn>(
  (Object.keys(importColumns) as ImportColumn[]).map((column) => [importColumns[column], column]),
);

const knownItemWords: ReadonlySet<string> = new Set(Object.values(itemWords));

/** Returns the position of each column, or the errors of the headings. */
const readHeads = (heads: readonly string[], row: number): { at: Map<ImportColumn, number>; errors: ImportError[] } => {
  const at = new Map<ImportColumn, number>();
  const errors: ImportError[] = [];
  for (const [index, head] of heads.entries()) {
    const name = head.trim();
    const column = columnsByHead.get(name);
    if (column === undefined) {
      if (name !== '') errors.push(importErrorOf(row, name, 'unknownColumn', name));
    } else if (at.has(column)) errors.push(importErrorOf(row, name, 'doubledColumn', name));
    else at.set(column, index);
  }
  for (const column of neededColumns)
    if (!at.has(column)) errors.push(importErrorOf(row, importColumns[column], 'missingColumn', importColumns[column]));
  return { at, errors };
};

/** Converts spreadsheet dates like `2026/1/5` and `2026年1月5日` to `2026-01-05`. */
const foldDay = (cell: string): string => {
  const [, year, month = '', day = ''] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(cell) ?? [];
  return year === undefined ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

const fold = (field: TypedField, cell: string): string => {
  if (field === 'validUntil') return foldDay(cell);
  return foldField(field, cell);
};

const readRow = (cells: readonly string[], row: number, at: ReadonlyMap<ImportColumn, number>) => {
  const errors: ImportError[] = [];
  const cellOf = (column: ImportColumn) => (cells[at.get(column) ?? -1] ?? '').trim();
  const valueOf = (field: TypedField): string => {
    const cell = cellOf(field);
    const value = fold(field, cell);
    const error =
      (isFormula(cell) ? 'formula' : undefined) ??
      fieldError(field, value) ??
      (field === 'validUntil' && isPast(value) ? 'past' : undefined);
    if (error !== undefined) errors.push(importErrorOf(row, importColumns[field], error, cell));
    return value;
  };
  const roleOf = () => {
    const word = cellOf('accountRole');
    if (Object.hasOwn(roleWords, word)) return roleWords[word] as 5 | 6 | 7;
    errors.push(importErrorOf(row, importColumns.accountRole, isFormula(word) ? 'formula' : 'role', word));
    return 5;
  };
  const itemsOf = (): PermissionItem[] => {
    const cell = cellOf('permissionItems');
    const words = cell.split(itemSeparators).filter((word) => word !== '');
    const unknown = [...new Set(words)].filter((word) => !knownItemWords.has(word));
    if (isFormula(cell)) errors.push(importErrorOf(row, importColumns.permissionItems, 'formula', cell));
    else
      for (const word of unknown.slice(0, permissionItems.length))
        errors.push(importErrorOf(row, importColumns.permissionItems, 'item', word));
    return permissionItems.filter((item) => words.includes(itemWords[item]));
  };
  const imported: ImportedRow = {
    row,
    loginName: valueOf('loginName'),
    subAccountName: valueOf('subAccountName'),
    phone: valueOf('phone'),
    email: valueOf('email'),
    groupName: valueOf('groupName'),
    accountRole: roleOf(),
    validUntil: valueOf('validUntil'),
    note: valueOf('note'),
    permissionItems: itemsOf(),
  };
  if (!isBlank(cells.slice(Math.max(...at.values()) + 1))) errors.push(importErrorOf(row, null, 'tooManyCells'));
  return { imported, errors };
};

/** Returns an error for each row that repeats the login name of an earlier row. */
const doubledNames = (rows: readonly ImportedRow[]): ImportError[] => {
  const first = new Map<string, number>();
  return rows.flatMap(({ row, loginName }) => {
    if (fieldError('loginName', loginName)) return [];
    const key = nameKeyOf(loginName);
    const before = first.get(key);
    if (before === undefined) first.set(key, row);
    return before === undefined ? [] : [importErrorOf(row, importColumns.loginName, 'doubled', before)];
  });
};

const inOrder = (errors: readonly ImportError[]) => errors.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0));

/** Reads the rows of a file of sub-accounts, with all errors that the file alone shows. */
export const readImport = (csv: string): ReadImport => {
  const text = csv.replace(/^\ufeff/, '');
  const lines = countLines(text) - 1;
  if (lines > IMPORT_ROWS_MAXIMUM) return { rows: [], errors: [importErrorOf(null, null, 'tooManyRows', lines)] };
  const { data, errors: parseErrors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  const [broken] = parseErrors.filter(({ type }) => type === 'Quotes');
  if (broken) return { rows: [], errors: [importErrorOf((broken.row ?? 0) + 1, null, 'quotes')] };

  const headAt = data.findIndex((cells) => !isBlank(cells));
  if (headAt < 0) return { rows: [], errors: [importErrorOf(null, null, 'noRows')] };
  const { at, errors: headErrors } = readHeads(data[headAt] ?? [], headAt + 1);
  if (headErrors.length > 0) return { rows: [], errors: headErrors };
  const read = data.flatMap((cells, index) =>
    index <= headAt || isBlank(cells) ? [] : [readRow(cells, index + 1, at)],
  );
  if (read.length === 0) return { rows: [], errors: [importErrorOf(null, null, 'noRows')] };
  const rows = read.map(({ imported }) => imported);
  return { rows, errors: inOrder([...read.flatMap(({ errors }) => errors), ...doubledNames(rows)]) };
};

/** Returns the errors that depend on the enterprise: login names that are taken, and too many accounts. */
export const importErrorsAgainst = (
  rows: readonly ImportedRow[],
  { taken, free }: { taken: ReadonlySet<string>; free: number },
): ImportError[] => [
  ...(rows.length > free ? [importErrorOf(null, null, 'tooManyAccounts', free)] : []),
  ...rows
    .filter(({ loginName }) => taken.has(nameKeyOf(loginName)))
    .map(({ row, loginName }) => importErrorOf(row, importColumns.loginName, 'taken', loginName)),
];
