import { MEDIA_LONGEST_SIDE, MEDIA_MAXIMUM_BYTES, MEDIA_UNDO_DAYS } from '#contract/media/limits.ts';
import { bytes } from '#server/kit/facts/wording.ts';
import type { Limits } from '#server/kit/facts/registry.ts';

/** The area's limits, by the names that documents use. */
export const limits: Limits = {
  'media.bytes': bytes(MEDIA_MAXIMUM_BYTES),
  'media.longestSide': String(MEDIA_LONGEST_SIDE),
  'media.undoDays': String(MEDIA_UNDO_DAYS),
};
