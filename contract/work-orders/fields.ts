import * as z from 'zod/mini';
import { text } from '../kit/text.ts';
import { orderIdPattern } from './order-path.ts';
import { PICTURES_MAXIMUM, STARS_MAXIMUM } from './limits.ts';
import { kindNames, severities, workOrderKinds } from './kinds.ts';
import { stateNames, workOrderStates } from './states.ts';

/** Fields of the calls about work orders. */

export const orderId = text(18).check(z.regex(orderIdPattern, { error: 'is no id of a work order' }));
export const kind = z.literal(kindNames.map((name) => workOrderKinds[name]));
export const state = z.literal(stateNames.map((name) => workOrderStates[name]));
export const severity = z.literal(severities);
export const stars = z.int().check(z.gte(1), z.lte(STARS_MAXIMUM));
export const fileIds = z.array(text(22).check(z.regex(/^[\w-]{22}$/, { error: 'is no id of a file' }))).check(
  z.maxLength(PICTURES_MAXIMUM),
  z.refine((ids) => new Set(ids).size === ids.length, { error: 'names a file twice' }),
);
export const time = z.iso.datetime();
export const party = z.enum(['customer', 'operator', 'system']);
