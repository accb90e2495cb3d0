import { CREDIT_CODE_LENGTH } from '#contract/enterprise/credit-code.ts';
import {
  ADDRESS_MAXIMUM,
  CERTIFICATION_ATTEMPTS,
  EMAIL_MAXIMUM as ENTERPRISE_EMAIL_MAXIMUM,
  ENTERPRISE_NAME_MAXIMUM,
  FREEZE_HOURS,
  PERSON_NAME_MAXIMUM,
  REVIEW_WORKING_DAYS,
  SUBMISSIONS_A_DAY,
  WEBSITE_MAXIMUM,
} from '#contract/enterprise/limits.ts';
import { many } from '#server/kit/facts/wording.ts';
import type { Limits } from '#server/kit/facts/registry.ts';

/** The area's limits, by the names that documents use. */
export const limits: Limits = {
  'enterprise.address': many(ADDRESS_MAXIMUM, '个字'),
  'enterprise.attempts': many(CERTIFICATION_ATTEMPTS, '次'),
  'enterprise.code-length': many(CREDIT_CODE_LENGTH, '位'),
  'enterprise.email': many(ENTERPRISE_EMAIL_MAXIMUM, '个字符'),
  'enterprise.freeze-hours': many(FREEZE_HOURS, '小时'),
  'enterprise.freezeHours': String(FREEZE_HOURS),
  'enterprise.name': many(ENTERPRISE_NAME_MAXIMUM, '个字'),
  'enterprise.person': many(PERSON_NAME_MAXIMUM, '个字'),
  'enterprise.review-days': many(REVIEW_WORKING_DAYS, '个工作日'),
  'enterprise.reviewDays': String(REVIEW_WORKING_DAYS),
  'enterprise.submissions-a-day': many(SUBMISSIONS_A_DAY, '次'),
  'enterprise.website': many(WEBSITE_MAXIMUM, '个字符'),
};
