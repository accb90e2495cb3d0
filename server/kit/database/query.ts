import type { Database } from './database.ts';
import type { Statement } from './statement.ts';

/**
 * Composes statements of parts, for lists whose filters differ from call to call. The texts have no name: each is planned
 * for its values. What a user typed goes into the values, never into a text.
 */

/** A piece of SQL with a `?` for each of its values; no `?` may mean anything else. */
export type Part = readonly [text: string, ...values: unknown[]];

/** The part that a filter makes of its value; undefined where the filter is not set. */
export const when = <Value>(value: Value | undefined, part: (value: Value) => Part): Part | undefined =>
  value === undefined ? undefined : part(value);

const joined = (parts: readonly Part[], separator: string): Part => [
  parts.map(([text]) => text).join(separator),
  ...parts.flatMap(([, ...values]) => values),
];

/** The condition that all filters hold that are set; `true` where none is. */
export const every = (filters: readonly (Part | undefined)[]): Part => {
  const set = filters.filter((filter) => filter !== undefined);
  return set.length === 0 ? ['true'] : joined(set, ' and ');
};

/** The condition that one of them holds. */
export const some = (conditions: readonly [Part, ...Part[]]): Part => {
  const [text, ...values] = joined(conditions, ' or ');
  return [`(${text})`, ...values];
};

/** A part in a part: each `??` of the text is replaced by the next of the parts. */
export const around = (text: string, ...inner: Part[]): Part => {
  const pieces = text.split('??');
  if (pieces.length !== inner.length + 1) throw new Error(`${text} has place for ${pieces.length - 1} parts`);
  return joined(
    pieces.flatMap((piece, at): Part[] => [[piece], ...inner.slice(at, at + 1)]),
    '',
  );
};

/** A page of rows, numbered from 1. */
export const pageOf = ({ pageNo, pageSize }: { pageNo: number; pageSize: number }): Part => [
  'limit ? offset ?',
  pageSize,
  (pageNo - 1) * pageSize,
];

/** The statement of these parts with its parameters numbered, and their values. */
export const compose = (...parts: readonly (string | Part)[]): [statement: Statement, values: unknown[]] => {
  const [text, ...values] = joined(
    parts.map((part): Part => (typeof part === 'string' ? [part] : part)),
    ' ',
  );
  let count = 0;
  const numbered = text.replaceAll('?', () => {
    count += 1;
    return `$${count}`;
  });
  if (count !== values.length) throw new Error(`${text} has place for ${count} values, and gets ${values.length}`);
  return [{ name: '', text: numbered }, values];
};

/** Counts the rows of `from`, a table with its conditions, up to a maximum; `more`: there are more than it. */
export const countTo = async (
  database: Database,
  maximum: number,
  from: Part,
): Promise<{ total: number; more: boolean }> => {
  const [row] = await database.query<{ found: number }>(
    ...compose('select count(*) as found from (select from', from, ['limit ?) counted', maximum + 1]),
  );
  const found = row?.found ?? 0;
  return { total: Math.min(found, maximum), more: found > maximum };
};
