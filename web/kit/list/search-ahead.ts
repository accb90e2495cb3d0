import { useLocation, useNavigation } from 'react-router';

/** Both spellings of an address show the same page. */
export const withoutSlash = (pathname: string) => pathname.replace(/\/$/, '');

/** Returns the query of the pending navigation within this page, otherwise that of the address. */
export const useSearchAhead = (): URLSearchParams => {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  return new URLSearchParams(next && withoutSlash(next.pathname) === withoutSlash(pathname) ? next.search : search);
};
