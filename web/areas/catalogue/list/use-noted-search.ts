import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { note, type SearchOutcome } from '#web/kit/monitoring/note.ts';

/** The state of an address that a hot word leads to. */
export const hotWord = { isHot: true };

type Found = NonNullable<SearchOutcome['met']> & { total: number };

/** Notes each search whose results are on show, for the reporter. */
export const useNotedSearch = (keyword: string, found: Found): void => {
  const isHot = (useLocation().state as Partial<typeof hotWord> | null)?.isHot === true;
  const noteShown = useEffectEvent(() =>
    note({ what: 'search', keyword, place: 'catalogue', isHot, resultCount: found.total, met: found }),
  );
  useEffect(() => {
    if (keyword !== '') noteShown();
  }, [keyword]);
};
