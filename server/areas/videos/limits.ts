import { LABELS_MAXIMUM as VIDEO_LABELS_MAXIMUM } from '#contract/videos/limits.ts';
import { many } from '#server/kit/facts/wording.ts';
import type { Limits } from '#server/kit/facts/registry.ts';

/** The area's limits, by the names that documents use. */
export const limits: Limits = {
  'videos.labels': many(VIDEO_LABELS_MAXIMUM, '个'),
};
