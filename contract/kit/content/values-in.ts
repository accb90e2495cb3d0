import type { Field, Fields } from './fields.ts';
import type { Payload } from './validation-errors.ts';

/** A value of a payload. */
export interface PlacedValue {
  field: Field;
  value: unknown;
  /** Dotted path of the value; numbers are places in a list, from 0. */
  path: string;
  /** Dotted path of the field in its kind: without places in lists and names in records. */
  name: string;
}

/**
 * Returns the values of a payload in the order of its fields, those in groups, lists and records one by one. A field
 * that is `whole` keeps its value in one. Values that are missing or of another shape than their field are left out.
 */
export const valuesIn = (
  fields: Fields,
  payload: Payload,
  whole: (field: Field) => boolean = () => false,
): PlacedValue[] => {
  const found: PlacedValue[] = [];
  const look = (value: unknown, field: Field, path: string, name: string): void => {
    if (value === undefined || value === null) return;
    if (whole(field)) found.push({ field, value, path, name });
    else if (field.type === 'list') {
      if (Array.isArray(value)) value.forEach((item, at) => look(item, field.item as Field, `${path}.${at}`, name));
    } else if (field.type === 'group') {
      if (typeof value === 'object') lookInto(field.fields as Fields, value as Payload, `${path}.`, `${name}.`);
    } else if (field.type === 'record') {
      if (typeof value === 'object')
        for (const [key, item] of Object.entries(value)) look(item, field.item, `${path}.${key}`, name);
    } else found.push({ field, value, path, name });
  };
  const lookInto = (own: Fields, values: Payload, path: string, name: string) => {
    for (const [key, field] of Object.entries(own)) look(values[key], field, path + key, name + key);
  };
  lookInto(fields, payload, '', '');
  return found;
};
