import { countSearch } from '#contract/search/calls.ts';
import { searchTypes } from '#contract/search/modes.ts';
import { makeCall } from '#web/kit/call.ts';
import { note } from '#web/kit/monitoring/note.ts';
import { isPreview } from '#web/kit/start-up/preview.ts';
import { randomString } from '#web/kit/ui/random-string.ts';

/** The keywords that this page has counted: other kinds and pages of the same results are no further search. */
const counted = new Set<string>();

/** What a search has found, for the report of it. */
export interface SearchOutcome {
  /** Where it was made. */
  place: 'site' | 'palette';
  isHot?: boolean;
  resultCount: number;
  /** How the words were met. */
  info: string;
}

/** Counts a search once. Returns whether it is the first time. */
export const countOnce = (keyword: string, { place, isHot = false, resultCount, info }: SearchOutcome): boolean => {
  if (keyword === '' || counted.has(keyword) || isPreview) return false;
  counted.add(keyword);
  const type = isHot ? searchTypes.hot : searchTypes.input;
  note({
    what: 'search',
    event: { resultCount, applicationType: place, wordSource: type, searchKey: keyword, info },
  });
  note({
    what: 'click',
    event: {
      pageArea: 'search',
      clickElementName: place,
      hotSearchWord: isHot ? keyword : '',
      manualInput: isHot ? '' : keyword,
    },
  });
  makeCall(countSearch, { keyword, type }, { idempotencyKey: randomString(), keepalive: true }).catch(() => {
    // The results are there; a search that is not counted does no harm.
  });
  return true;
};
