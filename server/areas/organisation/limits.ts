import {
  CHANGED_MAXIMUM,
  EMAIL_MAXIMUM as ORGANISATION_EMAIL_MAXIMUM,
  GROUP_NAME_MAXIMUM,
  IMPORT_ROWS_MAXIMUM,
  IMPORT_TEXT_MAXIMUM,
  LAST_DAY,
  NOTE_MAXIMUM,
  SUB_ACCOUNT_NAME_MAXIMUM,
  SUB_ACCOUNTS_MAXIMUM,
} from '#contract/organisation/limits.ts';
import { many } from '#server/kit/facts/wording.ts';
import type { Limits } from '#server/kit/facts/registry.ts';

/** The area's limits, by the names that documents use. */
export const limits: Limits = {
  'members.accounts': many(SUB_ACCOUNTS_MAXIMUM, '个'),
  'members.changed': many(CHANGED_MAXIMUM, '个'),
  'members.email': many(ORGANISATION_EMAIL_MAXIMUM, '个字符'),
  'members.group': many(GROUP_NAME_MAXIMUM, '个字'),
  'members.import-bytes': many(IMPORT_TEXT_MAXIMUM, '字符'),
  'members.import-rows': many(IMPORT_ROWS_MAXIMUM, '行'),
  'members.last-day': LAST_DAY,
  'members.name': many(SUB_ACCOUNT_NAME_MAXIMUM, '个字'),
  'members.note': many(NOTE_MAXIMUM, '个字'),
};
