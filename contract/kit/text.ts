import * as z from 'zod/mini';
import { unstorable } from './unstorable.ts';

/**
 * The string schema of every call: takes the text as it is, rejects what the database cannot store. Lengths are in
 * UTF-16 units.
 */
export const text = (maximum: number, minimum = 0) =>
  z.string().check(
    z.minLength(minimum),
    z.maxLength(maximum),
    z.refine((value) => value.search(unstorable) === -1, { abort: true, error: 'holds U+0000 or half a character' }),
  );
