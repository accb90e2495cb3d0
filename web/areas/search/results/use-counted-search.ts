import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { countSearch } from '#contract/search/calls.ts';
import { searchTypes } from '#contract/search/modes.ts';
import { makeCall } from '#web/kit/call.ts';
import { rememberSearch } from '#web/kit/palette/recent-searches.ts';
import { isPreview } from '#web/kit/start-up/preview.ts';
import { randomString } from '#web/kit/ui/random-string.ts';

/** What an address of the results was reached by. */
export interface SearchState {
  /** The results follow the typing, which may go on. */
  isTyping?: boolean;
  isHot?: boolean;
}

/** A keyword on which the typing has rested for so long is what was meant. */
const MEANT_MS = 2000;
/** The keywords that this page has counted: other kinds and pages of the same results are no further search. */
const counted = new Set<string>();

const count = (keyword: string, isHot: boolean) => {
  if (keyword === '' || counted.has(keyword) || isPreview) return;
  counted.add(keyword);
  rememberSearch(keyword);
  const type = isHot ? searchTypes.hot : searchTypes.input;
  makeCall(countSearch, { keyword, type }, { idempotencyKey: randomString(), keepalive: true }).catch(() => {
    // The results are there; a search that is not counted does no harm.
  });
};

/** Counts each search whose results are on show, once. */
export const useCountedSearch = (keyword: string): void => {
  const { isTyping = false, isHot = false } = (useLocation().state ?? {}) as SearchState;
  const countShown = useEffectEvent(() => count(keyword, isHot));
  useEffect(() => {
    if (!isTyping) return count(keyword, isHot);
    const timer = setTimeout(() => count(keyword, isHot), MEANT_MS);
    return () => clearTimeout(timer);
  }, [keyword, isTyping, isHot]);
  // A result that was opened before the typing had rested was meant.
  useEffect(() => () => countShown(), []);
};
