import {
  ANSWER_MAXIMUM as FEEDBACK_ANSWER_MAXIMUM,
  CLOSED_FEEDBACK_DAYS,
  FEEDBACK_MAXIMUM,
  OPEN_FEEDBACK_DAYS,
  OPEN_FEEDBACK_MAXIMUM,
  OWN_FEEDBACK_SHOWN,
  QUOTATION_MAXIMUM,
} from '#contract/documents/feedback.ts';
import { many } from '#server/kit/facts/wording.ts';
import type { Limits } from '#server/kit/facts/registry.ts';

/** The area's limits, by the names that documents use. */
export const limits: Limits = {
  'documents.feedback': many(FEEDBACK_MAXIMUM, '个字'),
  'documents.feedback-answer': many(FEEDBACK_ANSWER_MAXIMUM, '个字'),
  'documents.feedback-days': many(CLOSED_FEEDBACK_DAYS, '天'),
  'documents.feedback-open': many(OPEN_FEEDBACK_MAXIMUM, '条'),
  'documents.feedback-open-days': many(OPEN_FEEDBACK_DAYS, '天'),
  'documents.feedback-shown': many(OWN_FEEDBACK_SHOWN, '条'),
  'documents.quotation': many(QUOTATION_MAXIMUM, '个字'),
};
