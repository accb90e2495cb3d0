import type { AnswerOf } from '#contract/kit/call.ts';
import { countSearch, type searchSite } from '#contract/search/calls.ts';
import { searchTypes } from '#contract/search/modes.ts';
import { makeCall } from '#web/kit/call.ts';
import { asksNotToBeTracked, readConsent } from '#web/kit/monitoring/consent.ts';
import { note, type SearchOutcome } from '#web/kit/monitoring/note.ts';
import { isPreview } from '#web/kit/start-up/preview.ts';
import { randomString } from '#web/kit/ui/random-string.ts';

/** The keywords that this page has counted: other kinds and pages of the same results are no further search. */
const counted = new Set<string>();

type Answer = Pick<AnswerOf<typeof searchSite>, 'groups' | 'match' | 'missing' | 'near'>;

/** Returns what an answer has found. */
export const outcomeOf = (answer: Answer | null): Pick<SearchOutcome, 'resultCount' | 'met'> => ({
  resultCount: (answer?.groups ?? []).reduce((sum, { total }) => sum + total, 0),
  met: answer,
});

/** Counts a search once. Returns whether it is the first time. */
export const countOnce = (keyword: string, outcome: SearchOutcome): boolean => {
  if (keyword === '' || counted.has(keyword) || isPreview) return false;
  counted.add(keyword);
  const type = outcome.isHot ? searchTypes.hot : searchTypes.input;
  note({ what: 'search', keyword, ...outcome });
  // A user who does not want to be counted is not counted.
  if (readConsent() === 'refused' || asksNotToBeTracked()) return true;
  makeCall(countSearch, { keyword, type }, { idempotencyKey: randomString(), keepalive: true }).catch(() => {
    // The results are there; a search that is not counted does no harm.
  });
  return true;
};
