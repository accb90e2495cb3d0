import { SLUG_MAXIMUM } from '#contract/kit/content/define-content.ts';
import { AUTOMATIC_DAYS, AUTOMATIC_VERSIONS, TYPED_DAYS, UNDO_DAYS } from '#contract/kit/content/limits.ts';
import type { Limits } from '#server/kit/facts/registry.ts';

/** The area's limits, by the names that documents use. */
export const limits: Limits = {
  'content.automaticDays': String(AUTOMATIC_DAYS),
  'content.automaticVersions': String(AUTOMATIC_VERSIONS),
  'content.slugLength': String(SLUG_MAXIMUM),
  'content.typedDays': String(TYPED_DAYS),
  'content.undoDays': String(UNDO_DAYS),
};
