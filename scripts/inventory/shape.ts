import type { Json } from './json.ts';

type Shape = Record<string, string[]>;

/** Returns the types of the values at each place of a response. All items of a list share one place. */
export const shapeOf = (value: Json, place = ''): Shape => {
  const shape: Shape = {};
  const add = (at: string, type: string) => {
    shape[at] = [...new Set([...(shape[at] ?? []), type])].sort();
  };
  const look = (part: Json, at: string) => {
    if (Array.isArray(part)) {
      add(at, 'list');
      for (const item of part) look(item, `${at}[]`);
    } else if (typeof part === 'object' && part !== null) {
      add(at, 'object');
      for (const [key, of] of Object.entries(part)) look(of, at === '' ? key : `${at}.${key}`);
    } else add(at, part === null ? 'null' : typeof part);
  };
  look(value, place);
  return shape;
};
