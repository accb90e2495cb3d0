import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const docs = join(import.meta.dirname, '../../docs');

interface WrittenPage {
  path: string;
  text: string;
}
const read = (path: string): WrittenPage => ({ path, text: readFileSync(path, 'utf8') });

/** docs/permissions.md: who belongs to which group, and what no area has. */
export const permissionsPage = read(join(docs, 'permissions.md'));

/** The pages of the areas by name, each with the codes, pages and calls of its area. */
export const areaPages: ReadonlyMap<string, WrittenPage> = new Map(
  globSync('areas/*.md', { cwd: docs })
    .sort()
    .map((file) => [basename(file, '.md'), read(join(docs, file))]),
);

/** The table below a heading, with its line breaks. */
const tableBelow = (heading: string) =>
  new RegExp(`(?<=^## ${heading}\\n(?:(?!##)[^|\\n].*\\n|\\n)*)(?:\\|.*\\n)+`, 'm');

const rowsOf = ({ text }: WrittenPage, heading: string): Record<string, string>[] => {
  const [table = ''] = tableBelow(heading).exec(text) ?? [];
  const cellsOf = (line: string) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().replaceAll('`', ''));
  const [heads = '', , ...lines] = table.trimEnd().split('\n');
  const names = cellsOf(heads);
  return lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, at) => [names[at], cell])));
};

/** Reads the rows below a heading of docs/permissions.md and of the pages of all areas; the keys are the column heads. */
export const writtenTable = (heading: string): Record<string, string>[] =>
  [permissionsPage, ...areaPages.values()].flatMap((page) => rowsOf(page, heading));

/**
 * Replaces the table below a heading, or adds both at the end of the text. All rows have the columns of the first one.
 * Without rows the text has no such heading.
 */
export const withTable = (text: string, heading: string, rows: readonly Record<string, string>[]): string => {
  const section = new RegExp(`\\n## ${heading}\\n\\n(?:\\|.*\\n)+`);
  if (rows.length === 0) return text.replace(section, '');
  const columns = Object.keys(rows[0] ?? {});
  const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  const lines = rows.map((row) => lineOf(columns.map((column) => row[column] ?? '')));
  const table = lineOf(columns) + `|${columns.map(() => '---|').join('')}\n` + lines.join('');
  if (!tableBelow(heading).test(text)) return `${text}\n## ${heading}\n\n${table}`;
  return text.replace(tableBelow(heading), () => table);
};
