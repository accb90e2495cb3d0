import { DRAFT_DAYS, DRAFTS_MAXIMUM } from '#contract/drafts/limits.ts';
import { many } from '#server/kit/facts/wording.ts';
import type { Limits } from '#server/kit/facts/registry.ts';

/** The area's limits, by the names that documents use. */
export const limits: Limits = {
  'drafts.count': many(DRAFTS_MAXIMUM, '份'),
  'drafts.days': many(DRAFT_DAYS, '天'),
};
