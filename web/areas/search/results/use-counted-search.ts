import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { rememberSearch } from '#web/kit/palette/recent-searches.ts';
import { countOnce } from '../public/count-search.ts';

/** What an address of the results was reached by. */
export interface SearchState {
  /** The results follow the typing, which may go on. */
  isTyping?: boolean;
  isHot?: boolean;
}

/** A keyword on which the typing has rested for so long is what was meant. */
const MEANT_MS = 2000;
const count = (keyword: string, isHot: boolean) => {
  if (countOnce(keyword, isHot)) rememberSearch(keyword);
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
