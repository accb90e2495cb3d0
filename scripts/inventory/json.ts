import { createHash } from 'node:crypto';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

const byCode = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** The texts in an order that no language setting changes. */
export const sorted = (texts: Iterable<string>): string[] => [...texts].sort(byCode);

/** The texts in order, each once. */
export const distinct = (texts: Iterable<string>): string[] => sorted(new Set(texts));

/** The same value with the keys of every object in order. Drops what JSON cannot hold. */
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

/** Enough of a hash to tell texts apart. */
export const shortHashOf = (text: string | Buffer): string => hashOf(text).slice(0, 16);
