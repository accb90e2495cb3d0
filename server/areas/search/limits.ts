import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { searchWords } from '#contract/search/content.ts';
import {
  ANSWER_MAXIMUM as SEARCH_ANSWER_MAXIMUM,
  GROUP_SIZE,
  SEARCH_DAYS,
  SUGGESTIONS,
  TOTAL_MAXIMUM,
  WISH_MAXIMUM,
} from '#contract/search/limits.ts';
import { COUNTS, WISHES } from './routes.ts';
import { many } from '#server/kit/facts/wording.ts';
import type { Limits } from '#server/kit/facts/registry.ts';

/** The area's limits, by the names that documents use. */
export const limits: Limits = {
  'http.countsASecond': String(COUNTS.perSecond),
  'http.countsAtOnce': String(COUNTS.burst),
  'http.wishesASecond': String(WISHES.perSecond),
  'http.wishesAtOnce': String(WISHES.burst),
  'search.answer': many(SEARCH_ANSWER_MAXIMUM, '个字'),
  'search.days': many(SEARCH_DAYS, '天'),
  'search.group': many(GROUP_SIZE, '条'),
  'search.hot': many(searchWords.fields.hotWords.maximum, '个'),
  'search.keyword': many(KEYWORD_MAXIMUM, '个字'),
  'search.promotions': many(searchWords.fields.promotions.maximum, '条'),
  'search.suggestions': many(SUGGESTIONS, '条'),
  'search.synonyms': many(searchWords.fields.synonyms.maximum, '组'),
  'search.total': many(TOTAL_MAXIMUM, '条'),
  'search.wish': many(WISH_MAXIMUM, '个字'),
};
