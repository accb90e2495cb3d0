import { AGREEMENT_SUMMARY_MAXIMUM } from '#contract/agreements/limits.ts';
import type { Limits } from '#server/kit/facts/registry.ts';

/** The area's limits, by the names that documents use. */
export const limits: Limits = {
  'agreements.summary': String(AGREEMENT_SUMMARY_MAXIMUM),
};
