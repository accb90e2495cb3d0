import type { Json, JsonObject } from './json.ts';

const LONGEST = 160;
const shown = (value: Json): string => {
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlainList = (value: Json | undefined): value is Json[] =>
  Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null);

/** Returns the items of a list that are not in another one, each as often as it is missing. */
const lacking = (of: Json[], other: Json[]): Json[] => {
  const left = [...other];
  return of.filter((item) => {
    const at = left.indexOf(item);
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
};

/** Returns every difference between two values as a readable line, with the keys that lead to it. */
export const differences = (before: Json | undefined, after: Json | undefined, place = ''): string[] => {
  const at = place === '' ? '' : `${place}: `;
  if (before === undefined) return after === undefined ? [] : [`+ ${at}${shown(after)}`];
  if (after === undefined) return [`- ${at}${shown(before)}`];
  if (isObject(before) && isObject(after))
    return Object.keys({ ...before, ...after })
      .sort()
      .flatMap((key) => differences(before[key], after[key], place === '' ? key : `${place} › ${key}`));
  if (isPlainList(before) && isPlainList(after)) {
    const lines = [
      ...lacking(before, after).map((item) => `- ${at}${shown(item)}`),
      ...lacking(after, before).map((item) => `+ ${at}${shown(item)}`),
    ];
    const moved = lines.length === 0 && before.some((item, index) => item !== after[index]);
    return moved ? [`~ ${at}the same items in another order`] : lines;
  }
  if (Array.isArray(before) && Array.isArray(after))
    return Array.from({ length: Math.max(before.length, after.length) }).flatMap((_, index) =>
      differences(before[index], after[index], `${place}[${index}]`),
    );
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [`~ ${at}${shown(before)} → ${shown(after)}`];
};
