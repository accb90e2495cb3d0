import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigation } from 'react-router';

/** Both spellings of an address show the same page. */
export const withoutSlash = (pathname: string) => pathname.replace(/\/$/, '');

/** Returns the query of the pending navigation within this page, otherwise that of the address. */
export const useSearchAhead = (): URLSearchParams => {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  return new URLSearchParams(next && withoutSlash(next.pathname) === withoutSlash(pathname) ? next.search : search);
};

/**
 * Returns a function that reads the query of the pending navigation within this page at the moment of the call;
 * undefined if the shown address is the latest. The hooks of the router know a navigation only after the next render,
 * which is too late for the second of two quick clicks.
 */
export const usePendingSearch = (): (() => URLSearchParams | undefined) => {
  const router = useContext(DataRouterContext)?.router;
  const shown = useLocation();
  return () => {
    if (!router) return undefined;
    const { navigation, location } = router.state;
    const next = navigation.location ?? location;
    const isShown = !navigation.location && location.key === shown.key;
    if (isShown || withoutSlash(next.pathname) !== withoutSlash(shown.pathname)) return undefined;
    return new URLSearchParams(next.search);
  };
};
