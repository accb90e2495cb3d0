import { useLocation, useNavigation } from 'react-router';
import { type ListQuery, readListQuery } from '#contract/catalogue/list-query.ts';
import { withoutSlash } from '#web/kit/list/search-ahead.ts';

/** Returns the query of the pending navigation, otherwise the `shown` one, so that two quick choices add up. */
export const useChosenQuery = (shown: ListQuery): ListQuery => {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  return next && withoutSlash(next.pathname) === withoutSlash(pathname)
    ? readListQuery(new URLSearchParams(next.search))
    : shown;
};
