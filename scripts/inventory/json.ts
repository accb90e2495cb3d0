import { createHash } from 'node:crypto';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

const byCode = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Sorts texts independently of any language setting. */
export const sorted = (texts: Iterable<string>): string[] => [...texts].sort(byCode);

/** Returns the sorted texts without duplicates. */
export const distinct = (texts: Iterable<string>): string[] => sorted(new Set(texts));

/** Returns the value with the keys of every object sorted. Drops what JSON cannot represent. */
export const inOrder = (value: unknown): Json => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, of]) => of !== undefined && typeof of !== 'function')
        .sort(([one], [other]) => byCode(one, other))
        .map(([key, of]) => [key, inOrder(of)]),
    );
  return (value ?? null) as Json;
};

export const spelled = (value: unknown): string => `${JSON.stringify(inOrder(value), undefined, 2)}\n`;

export const hashOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/** A part of the hash that is long enough to distinguish texts. */
export const shortHashOf = (text: string | Buffer): string => hashOf(text).slice(0, 16);
