import * as z from 'zod/mini';

/** A whole number as a query or path parameter carries it: digits alone, checked by `schema` once read. */
export const queryInteger = <Schema extends z.ZodMiniType<number, number>>(schema: Schema) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,15}$/, { error: 'is no whole number' })),
      z.transform((digits: string) => Number(digits)),
    ),
    schema,
  );

/** Whole numbers as a query parameter carries them: `3,9`, checked by `schema` once read; an empty one is an empty list. */
export const queryIntegers = <Schema extends z.ZodMiniType<number[], number[]>>(schema: Schema) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^(\d{1,15}(,\d{1,15})*)?$/, { error: 'are no whole numbers joined by commas' })),
      z.transform((list: string) => (list === '' ? [] : list.split(',').map(Number))),
    ),
    schema,
  );
