import { LARGE_FILE_MAXIMUM_BYTES, LARGE_UNUSED_DAYS } from '#contract/files/large-limits.ts';
import {
  PICTURE_MAXIMUM_PIXELS,
  RECENT_DAYS,
  RECENT_MAXIMUM_BYTES,
  UNATTACHED_HOURS,
  UNATTACHED_MAXIMUM,
} from '#contract/files/limits.ts';
import { fileUses } from '#contract/files/uses.ts';
import { bytes, many } from '#server/kit/facts/wording.ts';
import type { Limits } from '#server/kit/facts/registry.ts';

/** The area's limits, by the names that documents use. */
export const limits: Limits = {
  'files.avatar-bytes': bytes(fileUses.avatar.maximumBytes),
  'files.largeBytes': bytes(LARGE_FILE_MAXIMUM_BYTES),
  'files.largeUnused': many(LARGE_UNUSED_DAYS, '天'),
  'files.licence-bytes': bytes(fileUses.licence.maximumBytes),
  'files.order-bytes': bytes(fileUses.workOrder.maximumBytes),
  'files.pixels': many(PICTURE_MAXIMUM_PIXELS, '像素'),
  'files.recent-bytes': bytes(RECENT_MAXIMUM_BYTES),
  'files.recent-days': many(RECENT_DAYS, '天'),
  'files.unattached': many(UNATTACHED_MAXIMUM, '张'),
  'files.unattached-hours': many(UNATTACHED_HOURS, '小时'),
};
