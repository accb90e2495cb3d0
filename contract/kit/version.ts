import * as z from 'zod/mini';

/** The version of an object that its reader saw; an action on another version fails with PTL0001. */
export const version = z.int().check(z.gte(1), z.lte(2_147_483_646));
