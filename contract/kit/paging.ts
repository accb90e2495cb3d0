import * as z from 'zod/mini';
import { PAGE_NO_MAXIMUM, PAGE_SIZE_MAXIMUM } from './limits.ts';

/** Page numbers start at 1. */
export const pageNo = z.int().check(z.gte(1), z.lte(PAGE_NO_MAXIMUM));
export const pageSize = z.int().check(z.gte(1), z.lte(PAGE_SIZE_MAXIMUM));

export const count = z.int().check(z.gte(0));

/** The total of a list that is counted up to a maximum. */
export const boundedTotal = {
  total: count,
  /** There are more rows than `total`. */
  more: z.boolean(),
};
