/** What a table program would run; it shows the quote before it as the sign of a text. */
const formula = /^[\s]*[=+\-@＝＋－＠]/;

const cellOf = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replace(/"/g, '""')}"`;

/** A table as CSV that table programs read as UTF-8 and in which no cell is a formula. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;
