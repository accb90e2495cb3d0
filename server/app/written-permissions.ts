import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const PERMISSIONS_DOCUMENT = join(import.meta.dirname, '../../docs/permissions.md');
export const permissionsDocument = readFileSync(PERMISSIONS_DOCUMENT, 'utf8');

/** The table below a heading, with its line breaks. */
const tableBelow = (heading: string) => new RegExp(`(?<=^## ${heading}\\n(?:(?!##)[^|].*\\n|\\n)*)(?:\\|.*\\n)+`, 'm');

/** Reads the rows below a heading of docs/permissions.md; the keys are the column heads. */
export const writtenTable = (heading: string): Record<string, string>[] => {
  const [table = ''] = tableBelow(heading).exec(permissionsDocument) ?? [];
  const cellsOf = (line: string) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().replaceAll('`', ''));
  const [heads = '', , ...lines] = table.trimEnd().split('\n');
  const names = cellsOf(heads);
  return lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, at) => [names[at], cell])));
};

/** Replaces the table below a heading. All rows have the columns of the first one. */
export const withTable = (document: string, heading: string, rows: readonly Record<string, string>[]): string => {
  const columns = Object.keys(rows[0] ?? {});
  const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  const lines = rows.map((row) => lineOf(columns.map((column) => row[column] ?? '')));
  return document.replace(
    tableBelow(heading),
    () => lineOf(columns) + `|${columns.map(() => '---|').join('')}\n` + lines.join(''),
  );
};
