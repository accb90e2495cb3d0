import type { Payload } from '#contract/kit/content/validation-errors.ts';

/** Names of fields and places in lists, from the outermost. */
export type Path = readonly (string | number)[];

export const pathText = (path: Path): string => path.join('.');

/** Returns the value at a path; undefined if something on the way is missing. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, name) => (at as Record<string | number, unknown> | null | undefined)?.[name], value);

const changed = (value: unknown, path: Path, next: unknown): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) return next;
  const inner = changed((value as Record<string | number, unknown> | undefined)?.[name], rest, next);
  if (Array.isArray(value)) return value.map((item, at) => (at === name ? inner : (item as unknown)));
  const { [name]: _before, ...others } = (value ?? {}) as Record<string | number, unknown>;
  // An optional field without a value is absent. Other fields keep their places.
  if (inner === undefined) return others;
  return { ...(value as object), [name]: inner };
};

/** Returns the payload with another value at a path; undefined removes it. */
export const withValue = (payload: Payload, path: Path, value: unknown): Payload =>
  changed(payload, path, value) as Payload;

/** Moves an item of a list by one place. Returns the list itself at its ends. */
export const moved = <Item>(items: readonly Item[], from: number, by: 1 | -1): readonly Item[] => {
  const to = from + by;
  if (to < 0 || to >= items.length) return items;
  const next = [...items];
  const [item] = next.splice(from, 1);
  next.splice(to, 0, item as Item);
  return next;
};

/** Returns the list with an item moved in front of what is at `to` now; the length of the list is its end. */
export const movedTo = (items: readonly unknown[], from: number, to: number): readonly unknown[] => {
  if (to === from || to === from + 1) return items;
  const rest = items.filter((_item, at) => at !== from);
  const at = to > from ? to - 1 : to;
  return [...rest.slice(0, at), items[from], ...rest.slice(at)];
};
