import {
  CONTENT_MAXIMUM,
  MESSAGE_DAYS,
  NAMED_MAXIMUM,
  RESTORE_MINUTES,
  SEARCHED_MAXIMUM,
  SENDING_AHEAD_DAYS,
  TITLE_MAXIMUM as MESSAGES_TITLE_MAXIMUM,
} from '#contract/messages/limits.ts';
import { many } from '#server/kit/facts/wording.ts';
import type { Limits } from '#server/kit/facts/registry.ts';

/** The area's limits, by the names that documents use. */
export const limits: Limits = {
  'messages.aheadDays': String(SENDING_AHEAD_DAYS),
  'messages.content': String(CONTENT_MAXIMUM),
  'messages.days': many(MESSAGE_DAYS, '天'),
  'messages.named': String(NAMED_MAXIMUM),
  'messages.restore': many(RESTORE_MINUTES, '分钟'),
  'messages.searched': many(SEARCHED_MAXIMUM, '条'),
  'messages.title': String(MESSAGES_TITLE_MAXIMUM),
};
