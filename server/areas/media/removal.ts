import { MEDIA_UNDO_DAYS } from '#contract/media/limits.ts';
import { removalOf } from '#server/kit/database/removal.ts';

/** Removes pictures for good that were removed long ago. Triggers make leftovers of their bytes. */
export const oldRemovedMedia = removalOf(
  'media.removeOld',
  'media_asset',
  `removed_at < now() - interval '${MEDIA_UNDO_DAYS} days'`,
);
