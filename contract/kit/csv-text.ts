/** Text that a spreadsheet program would run as a formula; it shows a leading quote as the sign of a text. */
const formula = /^[\s]*[=+\-@＝＋－＠]/;

const cellOf = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replace(/"/g, '""')}"`;

/** Returns a table as CSV that spreadsheet programs read as UTF-8 and in which no cell is a formula. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;
