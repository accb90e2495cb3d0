import { OLDEST_CHROME } from '#contract/kit/limits.ts';
import { ANNOUNCEMENT_CONTENT_MAXIMUM, ANNOUNCEMENT_TITLE_MAXIMUM } from '#contract/site/announcements.ts';
import type { Limits } from '#server/kit/facts/registry.ts';

/** The area's limits, by the names that documents use. */
export const limits: Limits = {
  'site.announcementContent': String(ANNOUNCEMENT_CONTENT_MAXIMUM),
  'site.announcementTitle': String(ANNOUNCEMENT_TITLE_MAXIMUM),
  'site.oldest-chrome': String(OLDEST_CHROME),
};
