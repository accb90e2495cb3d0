import type { SelectedColumn } from '../selection.ts';
import type { Fields, Kind, Shape } from './row-type.ts';

/** What of a schema's definition a shape needs. */
interface Definition {
  type: string;
  format?: string;
  innerType?: Defined;
  element?: Defined;
  values?: readonly unknown[];
}
interface Defined {
  _zod: { def: object };
}

const kinds: Record<string, Kind> = {
  string: 'string',
  enum: 'string',
  number: 'number',
  int: 'number',
  boolean: 'boolean',
  object: 'object',
  record: 'object',
};

const shapeOf = (schema: Defined, isId: boolean): Shape => {
  const { type, format, innerType, element, values } = schema._zod.def as Definition;
  if (type === 'nullable' && innerType) {
    const inner = shapeOf(innerType, isId);
    return { ...inner, kinds: new Set([...inner.kinds, 'null']) };
  }
  if (type === 'array' && element) return { kinds: new Set(['array']), element: shapeOf(element, false) };
  if (type === 'literal' && values) return { kinds: new Set(values.map((value) => typeof value as Kind)) };
  if (isId) return { kinds: new Set(['number']) };
  if (type === 'string' && format === 'datetime') return { kinds: new Set(['Date']) };
  const kind = kinds[type];
  if (!kind) throw new Error(`a selection has a field of the type ${type}, which the check does not know`);
  return { kinds: new Set([kind]) };
};

/** Returns the fields that the rows of a selection must have. */
export const fieldsOfSelection = (columns: readonly SelectedColumn[]): Fields =>
  new Map(columns.map(({ name, schema, isId }) => [name, shapeOf(schema, isId)]));
