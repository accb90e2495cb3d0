import * as z from 'zod/mini';

/** Some of these values. Sorted and without duplicates, so that equal choices share one cache entry. */
export const someOf = (values: readonly number[]) => {
  const known = new Set(values);
  const chosen = z
    .array(
      z.int().check(
        z.refine((value) => known.has(value), {
          error: 'is no value of the filter',
        }),
      ),
    )
    .check(z.maxLength(values.length));
  return z.pipe(
    chosen,
    z.transform((some: number[]) => [...new Set(some)].sort((a, b) => a - b)),
  );
};
