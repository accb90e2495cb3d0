import type { Database } from './database.ts';
import { named, type Statement } from './statement.ts';

/**
 * Composes statements from parts, for lists whose filters vary. Unless `composeNamed` names them, the texts have no
 * name, so PostgreSQL plans each one for its values. User input goes into the values, never into a text.
 */

/** A piece of SQL with a `?` for each of its values; a `?` has no other meaning. */
export type Part = readonly [text: string, ...values: unknown[]];

/** Returns the part for a filter's value, or undefined if the filter is not set. */
export const when = <Value>(value: Value | undefined, part: (value: Value) => Part): Part | undefined =>
  value === undefined ? undefined : part(value);

const joined = (parts: readonly Part[], separator: string): Part => {
  const whole: [string, ...unknown[]] = [''];
  let before = '';
  for (const [text, ...values] of parts) {
    whole[0] += before + text;
    whole.push(...values);
    before = separator;
  }
  return whole;
};

/** Returns the condition that all set filters hold; `true` if none is set. */
export const every = (filters: readonly (Part | undefined)[]): Part => {
  const set = filters.filter((filter) => filter !== undefined);
  if (set.length === 0) return ['true'];
  return joined(
    set.map(([text, ...values]): Part => [`(${text})`, ...values]),
    ' and ',
  );
};

/** Returns the condition that at least one of them holds. */
export const some = (conditions: readonly [Part, ...Part[]]): Part => {
  const [text, ...values] = joined(conditions, ' or ');
  return [`(${text})`, ...values];
};

/** Inserts parts into a text: each `??` is replaced by the next part. */
export const around = (text: string, ...inner: Part[]): Part => {
  const pieces = text.split('??');
  if (pieces.length !== inner.length + 1) throw new Error(`${text} has place for ${pieces.length - 1} parts`);
  const parts = pieces.flatMap((piece, at): Part[] => {
    const part = inner[at];
    return part ? [[piece], part] : [[piece]];
  });
  return joined(parts, '');
};

/** A page of a list; pages start at 1. */
export interface Page {
  pageNo: number;
  pageSize: number;
}

/** Returns the number of rows before a page. */
export const offsetOf = ({ pageNo, pageSize }: Page): number => (pageNo - 1) * pageSize;

/** Returns the limit of a page of rows. */
export const pageOf = (page: Page): Part => ['limit ? offset ?', page.pageSize, offsetOf(page)];

/** Returns the parts of a statement as one, separated by blanks. */
const wholeOf = (parts: readonly (string | Part)[]): Part =>
  joined(
    parts.map((part): Part => (typeof part === 'string' ? [part] : part)),
    ' ',
  );

/** Numbers the parameters of a text that has a place for each value. */
const numbered = (text: string, values: readonly unknown[]): string => {
  let count = 0;
  const result = text.replaceAll('?', () => {
    count += 1;
    return `$${count}`;
  });
  if (count !== values.length) throw new Error(`${text} has place for ${count} values, and gets ${values.length}`);
  return result;
};

/** Returns the statement of these parts with numbered parameters, and their values. */
export const compose = (...parts: readonly (string | Part)[]): [statement: Statement, values: unknown[]] => {
  const [text, ...values] = wholeOf(parts);
  return [{ name: '', text: numbered(text, values) }, values];
};

const composed = new Map<string, { from: string; statement: Statement }>();

/**
 * Composes a statement that each connection prepares once, for one that runs often and has few shapes. `name` names the
 * shape: it has one text.
 */
export const composeNamed = (name: string, ...parts: readonly (string | Part)[]): ReturnType<typeof compose> => {
  const [text, ...values] = wholeOf(parts);
  let known = composed.get(name);
  if (!known) composed.set(name, (known = { from: text, statement: named(name, numbered(text, values)) }));
  if (known.from !== text) throw new Error(`the statement ${name} has two texts`);
  return [known.statement, values];
};

/** Counts the rows of `from`, a table with its conditions, up to a maximum. `more`: there are more rows than that. */
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

/** Totals are exact up to this number, unless a list has its own. */
export const COUNTED_MAXIMUM = 10_000;

interface CountedPage {
  columns: string;
  /** A table with its conditions. */
  from: Part;
  /** With `order by`. */
  order: string;
  page: Page;
  maximum?: number;
}

/** Returns the rows of a page of `from`, and its total as `countTo` counts it. */
export const pageWithTotal = async <Row>(
  database: Database,
  { columns, from, order, page, maximum = COUNTED_MAXIMUM }: CountedPage,
): Promise<{ total: number; more: boolean; rows: Row[] }> => {
  const [counted, rows] = await Promise.all([
    countTo(database, maximum, from),
    database.query<Row>(...compose(`select ${columns} from`, from, order, pageOf(page))),
  ]);
  return { ...counted, rows };
};
