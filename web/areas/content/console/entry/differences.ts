import type { Field, Fields } from '#contract/kit/content/fields.ts';
import type { Payload } from '#contract/kit/content/validation-errors.ts';

/** A part of a payload that differs; an absent side is undefined. */
export interface Difference {
  /** Dotted path with the places of lists. */
  path: string;
  before: unknown;
  after: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
};

const below = (path: string, name: string | number) => (path === '' ? String(name) : `${path}.${name}`);

/** Leaves out what both lists begin and end with, so that an inserted item is one difference. */
const middleOf = (before: readonly unknown[], after: readonly unknown[]) => {
  let start = 0;
  while (start < before.length && start < after.length && isSame(before[start], after[start])) start += 1;
  let end = 0;
  const longest = Math.min(before.length, after.length) - start;
  while (end < longest && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end += 1;
  return { start, from: before.slice(start, before.length - end), to: after.slice(start, after.length - end) };
};

const compare = (before: unknown, after: unknown, field: Field | undefined, path: string): Difference[] => {
  if (isSame(before, after)) return [];
  if (field?.type === 'group' && isObject(before) && isObject(after))
    return differencesOf(field.fields as Fields, before, after, path);
  if (field?.type === 'list' && Array.isArray(before) && Array.isArray(after)) {
    const { start, from, to } = middleOf(before, after);
    return Array.from({ length: Math.max(from.length, to.length) }, (_, at) => at).flatMap((at) =>
      compare(from[at], to[at], field.item as Field, below(path, start + at)),
    );
  }
  return [{ path, before, after }];
};

/** Returns what differs between two payloads, field by field, in the order of the fields. */
export const differencesOf = (fields: Fields, before: Payload, after: Payload, path = ''): Difference[] => {
  const names = new Set([...Object.keys(fields), ...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => compare(before[name], after[name], fields[name], below(path, name)));
};
