import { isHeld, type Row } from './row.ts';

const digitsOf: Record<Row['unit'] | Row['figureUnit'], (value: number) => number> = {
  '': (value) => (value < 0.1 ? 3 : 2),
  'requests/s': () => 0,
  'MB/s': () => 0,
  s: () => 2,
  ms: (value) => (value < 10 ? 2 : 0),
  MB: () => 0,
  kB: () => 1,
  '%': () => 1,
};
const written = (value: number, unit: Row['unit'] | Row['figureUnit']) => value.toFixed(digitsOf[unit](value));

const verdict = (row: Row): string => {
  const held = isHeld(row);
  return held === undefined ? '' : held ? 'held' : 'MISSED';
};

const budgetOf = ({ budget, figureUnit }: Row): string => {
  if (!budget) return '-';
  return 'atLeast' in budget ? `>= ${budget.atLeast} ${figureUnit}` : `<= ${budget.atMost} ${figureUnit}`;
};

const cellsOf = (row: Row): string[] => [
  row.name,
  written(row.value, row.unit),
  row.reference === undefined ? '-' : written(row.reference, row.unit),
  row.unit,
  `${written(row.figure, row.figureUnit)} ${row.figureUnit}`.trim(),
  budgetOf(row).trim(),
  verdict(row),
];

const titles = ['row', 'portal', 'reference', 'unit', 'figure', 'budget', ''];
const isNumber = [false, true, true, false, true, false, false];

/** Renders the rows as a table for the terminal. */
export const renderTable = (rows: readonly Row[]): string => {
  const lines = [titles, ...rows.map(cellsOf)];
  const widths = titles.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const rendered = lines.map((line) =>
    line
      .map((cell, column) => (isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return [
    rendered[0],
    widths
      .map((width) => '-'.repeat(width))
      .join('  ')
      .trimEnd(),
    ...rendered.slice(1),
  ].join('\n');
};
