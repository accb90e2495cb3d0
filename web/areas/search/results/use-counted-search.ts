import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { rememberSearch } from '#web/kit/palette/recent-searches.ts';
import { countOnce, outcomeOf } from '../public/count-search.ts';
import type { Results } from './load-results.ts';

/** The way in which an address of the results was reached. */
export interface SearchState {
  /** The results follow the typing, which may continue. */
  isTyping?: boolean;
  isHot?: boolean;
}

/** After this pause in typing, the keyword is taken as complete. */
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
