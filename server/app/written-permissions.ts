import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../docs/permissions.md'), 'utf8');

/** Reads the rows below a heading of docs/permissions.md; the keys are the column heads. */
export const writtenTable = (heading: string): Record<string, string>[] => {
  const part = DOCUMENT.split(/^## /m).find((candidate) => candidate.startsWith(`${heading}\n`)) ?? '';
  const cellsOf = (line: string) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().replaceAll('`', ''));
  const [heads = '', , ...lines] = part.split('\n').filter((line) => line.startsWith('|'));
  const names = cellsOf(heads);
  return lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, at) => [names[at], cell])));
};
