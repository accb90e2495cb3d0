import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { rememberSearch } from '#web/kit/palette/recent-searches.ts';
import { countOnce, outcomeOf } from '../public/count-search.ts';
import type { Results } from './load-results.ts';

/** What an address of the results was reached by. */
export interface SearchState {
  /** The results follow the typing, which may go on. */
  isTyping?: boolean;
  isHot?: boolean;
}

/** A keyword on which the typing has rested for so long is what was meant. */
const MEANT_MS = 2000;

/** Counts each search whose results are on show, once. `overview` has the results. */
export const useCountedSearch = (keyword: string, overview: Results['overview']): void => {
  const { isTyping = false, isHot = false } = (useLocation().state ?? {}) as SearchState;
  const countShown = useEffectEvent(() => {
    if (countOnce(keyword, { place: 'site', isHot, ...outcomeOf(overview) })) rememberSearch(keyword);
  });
  useEffect(() => {
    if (!isTyping) return countShown();
    const timer = setTimeout(() => countShown(), MEANT_MS);
    return () => clearTimeout(timer);
  }, [keyword, isTyping, isHot]);
  // A result that was opened before the typing had rested was meant.
  useEffect(() => () => countShown(), []);
};
