import * as z from 'zod/mini';

/** A whole number in a query or path parameter: digits only, then checked by `schema`. */
export const queryInteger = <Schema extends z.ZodMiniType<number, number>>(schema: Schema) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,15}$/, { error: 'is no whole number' })),
      z.transform((digits: string) => Number(digits)),
    ),
    schema,
  );

/** A yes or no in a query parameter or a form field: `true` or `false`. */
export const queryBoolean = z.pipe(
  z.enum(['true', 'false']),
  z.transform((word: 'true' | 'false') => word === 'true'),
);

/** Whole numbers in a query parameter: `3,9`, then checked by `schema`; an empty text is an empty list. */
export const queryIntegers = <Schema extends z.ZodMiniType<number[], number[]>>(schema: Schema) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^(\d{1,15}(,\d{1,15})*)?$/, { error: 'are no whole numbers joined by commas' })),
      z.transform((list: string) => (list === '' ? [] : list.split(',').map(Number))),
    ),
    schema,
  );
