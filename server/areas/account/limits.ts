import { ACT_REASON_MAXIMUM } from '#contract/kit/limits.ts';
import type { Limits } from '#server/kit/facts/registry.ts';

/** The area's limits, by the names that documents use. */
export const limits: Limits = {
  'account.reasonLength': String(ACT_REASON_MAXIMUM),
};
