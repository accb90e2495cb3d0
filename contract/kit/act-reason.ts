import * as z from 'zod/mini';
import { ACT_REASON_MAXIMUM } from './limits.ts';
import { text } from './text.ts';

/** The reason that an operator gives for an act. */
export const actReason = text(ACT_REASON_MAXIMUM, 1).check(
  z.refine((value) => value.trim() !== '', { error: 'is empty' }),
);
