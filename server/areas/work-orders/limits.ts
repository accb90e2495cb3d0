import {
  ANSWER_DAYS,
  CUSTOMER_ENTRIES_MAXIMUM,
  DESCRIPTION_MAXIMUM,
  DESK_SEARCHED_MAXIMUM,
  OPEN_ORDERS_MAXIMUM,
  PICTURES_MAXIMUM,
  RATING_TEXT_MAXIMUM,
  REOPEN_DAYS,
  STARS_MAXIMUM,
  TITLE_MAXIMUM as WORK_ORDERS_TITLE_MAXIMUM,
  URGE_PAUSE_MINUTES,
  WARNING_DAYS,
  WORDS_MAXIMUM,
} from '#contract/work-orders/limits.ts';
import { many } from '#server/kit/facts/wording.ts';
import type { Limits } from '#server/kit/facts/registry.ts';

/** The area's limits, by the names that documents use. */
export const limits: Limits = {
  'orders.answer-days': many(ANSWER_DAYS, '天'),
  'orders.description': many(DESCRIPTION_MAXIMUM, '个字'),
  'orders.entries': many(CUSTOMER_ENTRIES_MAXIMUM, '次'),
  'orders.open': many(OPEN_ORDERS_MAXIMUM, '张'),
  'orders.pictures': many(PICTURES_MAXIMUM, '张'),
  'orders.rating': many(RATING_TEXT_MAXIMUM, '个字'),
  'orders.reopen-days': many(REOPEN_DAYS, '天'),
  'orders.stars': many(STARS_MAXIMUM, '星'),
  'orders.title': many(WORK_ORDERS_TITLE_MAXIMUM, '个字'),
  'orders.urge-pause': many(URGE_PAUSE_MINUTES, '分钟'),
  'orders.warning-days': many(WARNING_DAYS, '天'),
  'orders.words': many(WORDS_MAXIMUM, '个字'),
  'workOrders.answerDays': String(ANSWER_DAYS),
  'workOrders.pictures': String(PICTURES_MAXIMUM),
  'workOrders.reopenDays': String(REOPEN_DAYS),
  'workOrders.searched': String(DESK_SEARCHED_MAXIMUM),
  'workOrders.urgePause': String(URGE_PAUSE_MINUTES),
  'workOrders.warningDays': String(WARNING_DAYS),
};
