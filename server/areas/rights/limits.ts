import { limitOfTier } from './public/limit-of-tier.ts';
import type { Limits } from '#server/kit/facts/registry.ts';

/** The area's limits, by the names that documents use. */
export const limits: Limits = {
  'rights.certified-day': limitOfTier('certified', 'trialsADay', '次'),
  'rights.certified-in-all': limitOfTier('certified', 'trialsInAll', '次'),
  'rights.certified-models': limitOfTier('certified', 'modelDownloads', '个'),
  'rights.certified-month': limitOfTier('certified', 'trialsAMonth', '次'),
  'rights.certified-second': limitOfTier('certified', 'callsASecond', '次'),
  'rights.in-review-day': limitOfTier('inReview', 'trialsADay', '次'),
  'rights.in-review-in-all': limitOfTier('inReview', 'trialsInAll', '次'),
  'rights.in-review-models': limitOfTier('inReview', 'modelDownloads', '个'),
  'rights.in-review-month': limitOfTier('inReview', 'trialsAMonth', '次'),
  'rights.in-review-second': limitOfTier('inReview', 'callsASecond', '次'),
  'rights.logged-in-day': limitOfTier('loggedIn', 'trialsADay', '次'),
  'rights.logged-in-in-all': limitOfTier('loggedIn', 'trialsInAll', '次'),
  'rights.logged-in-models': limitOfTier('loggedIn', 'modelDownloads', '个'),
  'rights.logged-in-month': limitOfTier('loggedIn', 'trialsAMonth', '次'),
  'rights.logged-in-second': limitOfTier('loggedIn', 'callsASecond', '次'),
  'rights.visitor-day': limitOfTier('visitor', 'trialsADay', '次'),
  'rights.visitor-second': limitOfTier('visitor', 'callsASecond', '次'),
};
