import { createHash } from 'node:crypto';
import type { Field, Fields } from '#contract/kit/content/fields.ts';
import type { Payload } from '#contract/kit/content/validation-errors.ts';

/** Returns JSON whose objects have their keys in order, so that equal values have equal texts. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`);
  return `{${pairs.join(',')}}`;
};

/** Returns the SHA-256 of the canonical JSON, in hex. */
export const hashOf = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex');

/** Returns a payload with its keys in the order of the fields, as far as they are known: the database sorts keys. */
export const ordered = (fields: Fields, payload: Payload): Payload => {
  const order = (value: unknown, field: Field): unknown => {
    if (value === null || typeof value !== 'object') return value;
    if (field.type === 'group') return ordered(field.fields, value as Payload);
    if (field.type === 'list' && Array.isArray(value)) return value.map((item) => order(item, field.item));
    return value;
  };
  const known = Object.entries(fields).flatMap(([name, field]) =>
    payload[name] === undefined ? [] : [[name, order(payload[name], field)] as const],
  );
  return Object.fromEntries(known);
};
