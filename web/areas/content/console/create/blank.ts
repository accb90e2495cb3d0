import type { Field, Fields } from '#contract/kit/content/fields.ts';

/** Returns the value that a new field begins with; undefined if it begins without one. */
export const blankOf = (field: Field): unknown => {
  if (field.optional) return undefined;
  switch (field.type) {
    case 'text':
    case 'long':
    case 'markdown':
    case 'link':
    case 'picture':
    case 'icon':
    case 'file':
    case 'reference':
      return '';
    case 'number':
      return field.minimum;
    case 'flag':
      return false;
    case 'choice':
      return field.values[0];
    case 'group':
      return blankPayload(field.fields as Fields);
    case 'list':
      return Array.from({ length: field.minimum }, () => blankOf(field.item as Field));
    case 'record':
      return {};
    default:
      return undefined;
  }
};

/** Returns a payload with the values that new fields begin with. */
export const blankPayload = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = blankOf(field);
      return value === undefined ? [] : [[name, value]];
    }),
  );
