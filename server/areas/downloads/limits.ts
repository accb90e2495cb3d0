import { ADDRESS_HOURS, DECRYPTED_MAXIMUM_BYTES, LABELS_MAXIMUM, TAKEN_DAYS } from '#contract/downloads/limits.ts';
import { bytes, many } from '#server/kit/facts/wording.ts';
import type { Limits } from '#server/kit/facts/registry.ts';

/** The area's limits, by the names that documents use. */
export const limits: Limits = {
  'downloads.addressHours': many(ADDRESS_HOURS, '小时'),
  'downloads.decryptedBytes': bytes(DECRYPTED_MAXIMUM_BYTES),
  'downloads.labels': many(LABELS_MAXIMUM, '个'),
  'downloads.takenDays': many(TAKEN_DAYS, '天'),
};
