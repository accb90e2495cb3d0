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
