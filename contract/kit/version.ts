import * as z from 'zod/mini';

/** Which state of a thing its reader saw: an act on another one is refused with PTL0001. */
export const version = z.int().check(z.gte(1), z.lte(2_147_483_646));
