import { AUDIT_MAXIMUM, FOUND_KEYWORD_MINIMUM, FOUND_MAXIMUM, OVERDUE_HOURS } from '#contract/console/limits.ts';
import type { Limits } from '#server/kit/facts/registry.ts';

/** The area's limits, by the names that documents use. */
export const limits: Limits = {
  'console.auditRows': String(AUDIT_MAXIMUM),
  'console.found': String(FOUND_MAXIMUM),
  'console.foundKeyword': String(FOUND_KEYWORD_MINIMUM),
  'console.overdueHours': String(OVERDUE_HOURS),
};
