import type { Fields } from '#contract/kit/content/fields.ts';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import { valuesIn } from '#contract/kit/content/values-in.ts';

const referringTypes = ['markdown', 'picture', 'link', 'reference'] as const;

/** A value of a payload that refers to something else. */
export interface ReferringValue {
  /** Dotted path of the field; numbers are places in a list, from 0. */
  path: string;
  type: (typeof referringTypes)[number];
  value: string;
}

/**
 * Returns the texts, pictures, links and references of a payload, in the order of its fields. Empty ones are left out, but
 * for texts that readers miss.
 */
export const referringValues = (fields: Fields, payload: Payload): ReferringValue[] =>
  valuesIn(fields, payload).flatMap(({ field, value, path }) => {
    const type = referringTypes.find((name) => name === field.type);
    if (type === undefined || typeof value !== 'string') return [];
    const isMissed = field.type === 'markdown' && field.isMissed?.(payload) === true;
    return value !== '' || isMissed ? [{ path, type, value }] : [];
  });
