import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type ListQuery, readListQuery } from '#contract/catalogue/list-query.ts';
import { usePendingSearch, withoutSlash } from '#web/kit/list/search-ahead.ts';
import { useListUrl } from '../list-url.ts';

/** Returns the query of the pending navigation, otherwise the `shown` one, so that two quick choices add up. */
export const useChosenQuery = (shown: ListQuery): ListQuery => {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  return next && withoutSlash(next.pathname) === withoutSlash(pathname)
    ? readListQuery(new URLSearchParams(next.search))
    : shown;
};

/** Returns a function that changes the query, for controls that are no links. */
export const useChangeQuery = (shown: ListQuery) => {
  const urlOf = useListUrl();
  const navigate = useNavigate();
  const pendingSearch = usePendingSearch();
  return (values: Partial<ListQuery>, { replace = false } = {}) => {
    const pending = pendingSearch();
    const url = urlOf({ ...(pending ? readListQuery(pending) : shown), pageNo: 1, ...values });
    // Flushed, so that a second key press in a select continues from the choice of the first.
    void navigate(url, { replace, preventScrollReset: true, flushSync: true });
  };
};
