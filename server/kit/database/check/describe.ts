import pg from 'pg';
import { columnTypes } from '../column-types.ts';
import type { Connection } from '../connection.ts';
import type { Kind, Shape } from './row-type.ts';

export interface Column {
  name: string;
  /** The JavaScript type that pg returns; `json`: any stored value. */
  shape: Shape | 'json';
  /** The PostgreSQL type. */
  type: string;
  /**
   * Whether the table column allows null; undefined for an expression or a view, or if a check constraint of the table
   * decides.
   */
  nullable: boolean | undefined;
}

export interface Parameter {
  /** The PostgreSQL type. */
  type: string;
  /** The category of the type in `pg_type`. */
  category: string;
  /** Of an array. */
  element?: Parameter;
}

export interface Described {
  parameters: Parameter[];
  columns: Column[];
}

interface WireField {
  name: string;
  tableID: number;
  columnID: number;
  dataTypeID: number;
}

interface Wire {
  parse(query: { name: string; text: string; types: number[] }): void;
  describe(what: { type: 'S'; name: string }): void;
  sync(): void;
  once(event: 'parameterDescription', listener: (message: { dataTypeIDs: number[] }) => void): void;
  removeAllListeners(event: 'parameterDescription'): void;
}

/** Prepares a text and reads its parameters and columns, without running it. */
class Description {
  parameters: number[] = [];
  fields: WireField[] = [];
  readonly #text: string;
  readonly #done: (error?: Error) => void;

  constructor(text: string, done: (error?: Error) => void) {
    this.#text = text;
    this.#done = done;
  }

  submit(wire: Wire): void {
    wire.removeAllListeners('parameterDescription');
    wire.once('parameterDescription', ({ dataTypeIDs }) => {
      this.parameters = dataTypeIDs;
    });
    wire.parse({ name: '', text: this.#text, types: [] });
    wire.describe({ type: 'S', name: '' });
    wire.sync();
  }

  handleRowDescription({ fields }: { fields: WireField[] }): void {
    this.fields = fields;
  }

  handleError(error: Error): void {
    this.#done(error);
  }

  handleReadyForQuery(): void {
    this.#done();
  }
}

// One value of each category of PostgreSQL types; all others arrive as text.
const samples: Record<string, string> = { N: '1', B: 't', D: '2026-01-31 00:00:00+00', T: '1 day' };

/** Returns the kind of a value that is not null. */
export const kindOf = (value: unknown): Kind => {
  if (Buffer.isBuffer(value)) return 'Buffer';
  if (value instanceof Date) return 'Date';
  return Array.isArray(value) ? 'array' : (typeof value as Kind);
};

interface TypeRow {
  oid: number;
  typname: string;
  typcategory: string;
  typelem: number;
}

/** Opens a connection that describes statements. */
export const openDescriber = async (connection: Connection) => {
  const client = new pg.Client({ ...connection });
  await client.connect();
  const types = new Map<number, TypeRow>();
  const found = await client.query<TypeRow>('select oid, typname, typcategory, typelem from pg_type');
  for (const type of found.rows) types.set(type.oid, type);
  const attributes = await client.query<{ attrelid: number; attnum: number; attnotnull: boolean }>(
    `select attrelid, attnum, attnotnull from pg_attribute a join pg_class c on c.oid = attrelid
     where attnum > 0 and c.relkind in ('r', 'p') and not exists (
       select from pg_constraint k where k.conrelid = attrelid and k.contype = 'c' and attnum = any (k.conkey)
         and strpos(pg_get_constraintdef(k.oid), attname || ' IS NOT NULL') > 0)`,
  );
  const notNull = new Map(attributes.rows.map((row) => [`${row.attrelid}.${row.attnum}`, row.attnotnull]));

  const shapeOf = (oid: number): Shape | 'json' => {
    const type = types.get(oid);
    if (type?.typname === 'json' || type?.typname === 'jsonb') return 'json';
    const element = type?.typcategory === 'A' ? types.get(type.typelem) : undefined;
    const sample = type?.typname === 'bytea' ? '\\x00' : (samples[(element ?? type)?.typcategory ?? ''] ?? 'a');
    const parse = columnTypes.getTypeParser(oid as never, 'text') as (text: string) => unknown;
    const value = parse(element ? `{"${sample}"}` : sample);
    return {
      kinds: new Set([kindOf(value)]),
      ...(Array.isArray(value) && { element: { kinds: new Set([kindOf(value[0])]) } }),
    };
  };

  const parameterOf = (oid: number): Parameter => {
    const type = types.get(oid);
    const category = type?.typcategory ?? '';
    return {
      type: type?.typname ?? String(oid),
      category,
      ...(type && category === 'A' && { element: parameterOf(type.typelem) }),
    };
  };

  return {
    async describe(text: string): Promise<Described> {
      const { parameters, fields } = await new Promise<Description>((resolve, reject) => {
        const description = new Description(text, (error) => (error ? reject(error) : resolve(description)));
        client.query(description as never);
      });
      return {
        parameters: parameters.map(parameterOf),
        columns: fields.map(({ name, tableID, columnID, dataTypeID }) => {
          const isNotNull = tableID === 0 ? undefined : notNull.get(`${tableID}.${columnID}`);
          return {
            name,
            shape: shapeOf(dataTypeID),
            type: types.get(dataTypeID)?.typname ?? String(dataTypeID),
            nullable: isNotNull === undefined ? undefined : !isNotNull,
          };
        }),
      };
    },
    close: () => client.end(),
  };
};
