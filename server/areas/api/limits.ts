import {
  APPLICATION_NAME_MAXIMUM,
  APPLICATION_NOTE_MAXIMUM,
  APPLICATIONS_MAXIMUM,
  DEAD_KEYS_KEPT,
  KEY_DAY_LIMIT_MAXIMUM,
  KEY_NETWORKS_MAXIMUM,
  KEY_USE_DAYS,
  KEYS_MAXIMUM,
} from '#contract/api/applications/limits.ts';
import { ABILITIES_MAXIMUM } from '#contract/api/infer-many.ts';
import {
  BATCH_PICTURES_MAXIMUM,
  JOB_ABILITIES_MAXIMUM,
  JOB_ARCHIVE_MAXIMUM_BYTES,
  JOB_PICTURES_MAXIMUM,
  JOB_RESULT_HOURS,
  OLD_SECRET_HOURS,
  OPEN_JOBS_MAXIMUM,
  WEBHOOK_TRIES,
  WEBHOOK_WITHIN_MS,
  WEBHOOKS_MAXIMUM,
} from '#contract/api/job-limits.ts';
import { KEY_BODY } from '#contract/api/key-format.ts';
import {
  CAUSES_MAXIMUM,
  REQUEST_DAYS,
  REQUEST_INPUT_HOURS,
  REQUESTS_EXPORTED_MAXIMUM,
} from '#contract/api/requests/limits.ts';
import { BODY_MAXIMUM_BYTES, PAGE_SIZE_MAXIMUM } from '#contract/kit/limits.ts';
import { bytes, many, milliseconds } from '#server/kit/facts/wording.ts';
import { CALLS_A_MINUTE } from '#server/kit/limits/call-budget.ts';
import { limitOfTier } from '#server/areas/rights/public/limit-of-tier.ts';
import type { Limits } from '#server/kit/facts/registry.ts';

/** The area's limits, by the names that documents use. */
export const limits: Limits = {
  'api.abilities-a-call': many(ABILITIES_MAXIMUM, '项'),
  'api.application-name': many(APPLICATION_NAME_MAXIMUM, '个字'),
  'api.application-note': many(APPLICATION_NOTE_MAXIMUM, '个字'),
  'api.applications': many(APPLICATIONS_MAXIMUM, '个'),
  'api.body': bytes(BODY_MAXIMUM_BYTES),
  'api.calls-a-minute': many(CALLS_A_MINUTE, '次'),
  'api.dead-keys': many(DEAD_KEYS_KEPT, '个'),
  'api.key-day-limit': many(KEY_DAY_LIMIT_MAXIMUM, '次'),
  'api.key-length': many(KEY_BODY, '个字符'),
  'api.key-networks': many(KEY_NETWORKS_MAXIMUM, '个'),
  'api.key-use-days': many(KEY_USE_DAYS, '天'),
  'api.keys': many(KEYS_MAXIMUM, '个'),
  'api.page-size': many(PAGE_SIZE_MAXIMUM, '条'),
  'batch.abilities': many(JOB_ABILITIES_MAXIMUM, '项'),
  'batch.archive': bytes(JOB_ARCHIVE_MAXIMUM_BYTES),
  'batch.certified-day': limitOfTier('certified', 'jobPicturesADay', '张'),
  'batch.in-review-day': limitOfTier('inReview', 'jobPicturesADay', '张'),
  'batch.job-pictures': many(JOB_PICTURES_MAXIMUM, '张'),
  'batch.logged-in-day': limitOfTier('loggedIn', 'jobPicturesADay', '张'),
  'batch.open-jobs': many(OPEN_JOBS_MAXIMUM, '个'),
  'batch.page-pictures': many(BATCH_PICTURES_MAXIMUM, '张'),
  'batch.result-hours': many(JOB_RESULT_HOURS, '小时'),
  'requests.causes': String(CAUSES_MAXIMUM),
  'requests.days': many(REQUEST_DAYS, '天'),
  'requests.exported': many(REQUESTS_EXPORTED_MAXIMUM, '条'),
  'requests.inputHours': many(REQUEST_INPUT_HOURS, '小时'),
  'webhooks.old-secret-hours': many(OLD_SECRET_HOURS, '小时'),
  'webhooks.tries': many(WEBHOOK_TRIES, '次'),
  'webhooks.webhooks': many(WEBHOOKS_MAXIMUM, '个'),
  'webhooks.within': milliseconds(WEBHOOK_WITHIN_MS),
};
