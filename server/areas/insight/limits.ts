import { INSIGHT_DAYS, SOURCES_MAXIMUM } from '#contract/insight/limits.ts';
import { many } from '#server/kit/facts/wording.ts';
import type { Limits } from '#server/kit/facts/registry.ts';

/** The area's limits, by the names that documents use. */
export const limits: Limits = {
  'insight.days': many(INSIGHT_DAYS, '天'),
  'insight.sources': many(SOURCES_MAXIMUM, '个'),
};
