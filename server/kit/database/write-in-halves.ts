import { unstorable } from '#contract/kit/unstorable.ts';

export const codeOf = (error: unknown) => String((error as { code?: unknown }).code ?? '');
/** The data of a row is wrong, for example because its account was deleted meanwhile. */
const isDataError = (error: unknown) => /^2[23]/.test(codeOf(error));

/**
 * Writes rows in one statement. If the data of one is wrong, writes the halves, until `onRejected` gets that one alone.
 * Throws if the database is away: all of them may then be written again.
 */
export const writeInHalves = async <Row>(
  rows: readonly Row[],
  write: (rows: readonly Row[]) => Promise<unknown>,
  onRejected: (row: Row, error: unknown) => void,
): Promise<void> => {
  try {
    await write(rows);
  } catch (error) {
    if (!isDataError(error)) throw error;
    const [only] = rows;
    if (rows.length === 1 && only) return onRejected(only, error);
    const half = Math.ceil(rows.length / 2);
    await writeInHalves(rows.slice(0, half), write, onRejected);
    await writeInHalves(rows.slice(half), write, onRejected);
  }
};

/** What JSON has in place of U+0000 and of half a surrogate pair. */
const ESCAPED = /\\u(?:0000|d[89a-f])/;
const storable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll(unstorable, '\ufffd') : value;

/** Returns the rows as JSON that the database can store. Only rows with such a text pay for its replacement. */
export const storableJson = (rows: unknown): string => {
  const json = JSON.stringify(rows);
  return ESCAPED.test(json) ? JSON.stringify(rows, storable) : json;
};
