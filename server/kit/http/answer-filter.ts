import * as z from 'zod/mini';

/** Returns the parts of a value that the schema names, or the value itself if that is all. Throws for a wrong type. */
export type AnswerFilter = (value: unknown) => unknown;

class WrongType extends Error {}

const throwUnless = (isRight: (value: unknown) => boolean): AnswerFilter => {
  return (value) => {
    if (!isRight(value)) throw new WrongType();
    return value;
  };
};

const countNames = (value: object): number => {
  let count = 0;
  for (const _ in value) count += 1;
  return count;
};

const filterObject = (shape: Record<string, z.core.$ZodType>): AnswerFilter => {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    optional: schema._zod.optout === 'optional',
    filter: compile(schema),
  }));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new WrongType();
    const given = value as Record<string, unknown>;
    let changed: Record<string, unknown> | undefined;
    let present = 0;
    for (const { name, optional, filter } of fields) {
      const field = given[name];
      if (field === undefined && optional) continue;
      present += 1;
      const filtered = filter(field);
      if (filtered !== field) (changed ??= {})[name] = filtered;
    }
    if (!changed && countNames(given) === present) return given;
    const kept: Record<string, unknown> = {};
    for (const { name } of fields) if (given[name] !== undefined) kept[name] = given[name];
    return Object.assign(kept, changed);
  };
};

const filterArray = (element: z.core.$ZodType): AnswerFilter => {
  const filter = compile(element);
  return (value) => {
    if (!Array.isArray(value)) throw new WrongType();
    let kept = value;
    for (let at = 0; at < value.length; at += 1) {
      const filtered = filter(value[at]);
      if (filtered === value[at]) continue;
      if (kept === value) kept = [...value];
      kept[at] = filtered;
    }
    return kept;
  };
};

const compile = (schema: z.core.$ZodType): AnswerFilter => {
  const { def, values } = schema._zod as z.core.$ZodTypes['_zod'];
  // Enumerations, literals and unions of them.
  if (values) return throwUnless((value) => (values as Set<unknown>).has(value));
  switch (def.type) {
    case 'string':
      return throwUnless((value) => typeof value === 'string');
    case 'number':
      return throwUnless(Number.isFinite);
    case 'boolean':
      return throwUnless((value) => typeof value === 'boolean');
    case 'array':
      return filterArray(def.element);
    case 'object':
      if (!def.catchall) return filterObject(def.shape);
      break;
    case 'nullable': {
      const filter = compile(def.innerType);
      return (value) => (value === null ? null : filter(value));
    }
    case 'optional': {
      const filter = compile(def.innerType);
      return (value) => (value === undefined ? undefined : filter(value));
    }
  }
  return (value) => z.parse(schema, value);
};

/**
 * Creates a filter that keeps only what the schema of an answer names. It checks types, but not lengths and ranges:
 * stored values already satisfy them, and the checks would cost as much as the rest of a call.
 */
export const answerFilter = (schema: z.core.$ZodType): AnswerFilter => {
  const filter = compile(schema);
  return (value) => {
    try {
      return filter(value);
    } catch (error) {
      // Throws an error that names the place.
      if (error instanceof WrongType) return z.parse(schema, value);
      throw error;
    }
  };
};
