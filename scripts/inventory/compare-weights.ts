import { differences } from './differences.ts';
import type { Json, JsonObject } from './json.ts';

const TOLERATED_PER_CENT = 1;

/** Returns a built file's name without the hash of its content. */
export const logicalName = (path: string): string => path.replace(/-[\w-]{8}(?=\.\w+$)/, '');

/** Replaces numbers that are nearly the same by those from before, and ignores the number of files. */
const levelled = (after: Json | undefined, before: Json | undefined): Json | undefined => {
  if (typeof after === 'number' && typeof before === 'number')
    return Math.abs(after - before) * 100 <= before * TOLERATED_PER_CENT ? before : after;
  const isObject = (value: Json | undefined): value is JsonObject =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject(after) || !isObject(before)) return after;
  return Object.fromEntries(Object.entries(after).map(([key, value]) => [key, levelled(value, before[key]) as Json]));
};

/** Returns changes of more than one per cent, and files that were added or removed. */
export const compareWeights = (before: Json | undefined, after: Json | undefined): string[] =>
  differences(before, levelled(after, before));
