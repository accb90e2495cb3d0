import * as z from 'zod/mini';

/** True where PostgreSQL can store the string: no U+0000, no lone surrogate. */
const isStorable = (value: string) => !value.includes('\u0000') && value.isWellFormed();

/** The one string schema of every call: trimmed of nothing, refused where the database would refuse it. Lengths in UTF-16 units. */
export const text = (maximum: number, minimum = 0) =>
  z.string().check(
    z.minLength(minimum),
    z.maxLength(maximum),
    z.refine(isStorable, {
      abort: true,
      error: 'holds U+0000 or half a character',
    }),
  );
