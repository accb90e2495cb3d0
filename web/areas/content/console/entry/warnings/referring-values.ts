import type { Field, Fields } from '#contract/kit/content/fields.ts';
import type { Payload } from '#contract/kit/content/problems.ts';

/** The values of a payload that refer to something else. */
export interface ReferringValue {
  /** Dotted path of the field; numbers are places in a list, from 0. */
  path: string;
  type: 'markdown' | 'picture' | 'reference';
  value: string;
}

const isReferring = (type: Field['type']): type is ReferringValue['type'] =>
  type === 'markdown' || type === 'picture' || type === 'reference';

/** Returns the texts, pictures and references of a payload, in the order of its fields. Values of wrong types have none. */
export const referringValues = (fields: Fields, payload: Payload, prefix = ''): ReferringValue[] => {
  const look = (value: unknown, field: Field, path: string): ReferringValue[] => {
    if (field.type === 'group' && typeof value === 'object' && value !== null)
      return referringValues(field.fields as Fields, value as Payload, `${path}.`);
    if (field.type === 'list' && Array.isArray(value))
      return value.flatMap((item, at) => look(item, field.item as Field, `${path}.${at}`));
    return isReferring(field.type) && typeof value === 'string' && value !== ''
      ? [{ path, type: field.type, value }]
      : [];
  };
  return Object.entries(fields).flatMap(([name, field]) => look(payload[name], field, prefix + name));
};
