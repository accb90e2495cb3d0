import type * as z from 'zod/mini';

/**
 * A selection reads the fields of an answer from columns: it has the columns of the statement, the type of its rows,
 * and the mapping of a row. A field of the schema is the column of its name in snake case. `statements.test.ts`
 * compares the columns with the schema, as it compares the hand-written row types.
 */

type Schema = z.ZodMiniType;
type Schemas = Readonly<Record<string, Schema>>;
type AnswerOf<Fields extends Schemas> = { -readonly [Name in keyof Fields]: z.output<Fields[Name]> };

/** How a field is read, if not from the column of its name as it is. */
interface Source<Field> {
  /** The SQL of the column. */
  sql?: string;
  /** The column is a number, which answers spell as digits. */
  isId?: true;
  /** Changes the column's value, a time as ISO 8601. */
  read?: (value: Field) => Field;
}
type Sources<Fields extends Schemas> = { readonly [Name in keyof Fields]?: Source<z.output<Fields[Name]>> };

declare const selected: unique symbol;
interface SelectedRow<Fields> {
  readonly [selected]: Fields;
}

/** A column of a selection, with the schema of its field. */
export interface SelectedColumn {
  name: string;
  schema: Schema;
  isId: boolean;
}

export interface Selection<Fields extends Schemas> {
  /** The columns for `select`. */
  columns: string;
  described: readonly SelectedColumn[];
  read: (row: SelectedRow<Fields>) => AnswerOf<Fields>;
}
// oxlint-disable-next-line typescript/no-explicit-any -- a selection of any fields
export type RowOf<S extends Selection<any>> = S extends Selection<infer Fields> ? SelectedRow<Fields> : never;

/** Returns the name of the column of a field. */
export const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

interface Options<Fields extends Schemas> {
  /** The alias of the table. */
  of?: string;
  from?: Sources<Fields>;
}

/** Selects the fields of an object of the contract. Times become ISO 8601. */
export const selectionOf = <const Fields extends Schemas>(
  fields: Fields,
  { of: table, from = {} }: Options<Fields> = {},
): Selection<Fields> => {
  const all = Object.entries(fields).map(([field, schema]) => ({
    field,
    schema,
    name: columnOf(field),
    ...(from as Record<string, Source<unknown> | undefined>)[field],
  }));
  const prefix = table === undefined ? '' : `${table}.`;
  const valueOf = (value: unknown, { isId, read }: Source<unknown>): unknown => {
    const time = value instanceof Date ? value.toISOString() : value;
    const own = isId && time !== null ? String(time) : time;
    return read ? read(own) : own;
  };
  return {
    columns: all.map(({ name, sql }) => (sql === undefined ? `${prefix}${name}` : `${sql} as ${name}`)).join(', '),
    described: all.map(({ name, schema, isId = false }) => ({ name, schema, isId })),
    read: (row) =>
      Object.fromEntries(
        all.map(({ field, name, ...source }) => [
          field,
          valueOf((row as unknown as Record<string, unknown>)[name], source),
        ]),
      ) as AnswerOf<Fields>,
  };
};
