import { useLocation, useNavigation } from 'react-router';
import { type ListQuery, readListQuery } from '#contract/catalogue/list-query.ts';

const withoutSlash = (pathname: string) => pathname.replace(/\/$/, '');

/** What is chosen: that of the list on its way while there is one, else what is `shown`; so two quick choices add up. */
export const useChosenQuery = (shown: ListQuery): ListQuery => {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  return next && withoutSlash(next.pathname) === withoutSlash(pathname)
    ? readListQuery(new URLSearchParams(next.search))
    : shown;
};
