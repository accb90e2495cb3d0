import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Location, useLocation, useNavigation } from 'react-router';

/** Both spellings of an address show the same page. */
export const withoutSlash = (pathname: string) => pathname.replace(/\/$/, '');

/** Returns the query of a location on the shown page. */
const searchOn = (shown: Location, next: Location | undefined): URLSearchParams | undefined =>
  next && withoutSlash(next.pathname) === withoutSlash(shown.pathname) ? new URLSearchParams(next.search) : undefined;

/** Returns the query of the navigation within this page that is shown as pending. */
export const useShownPending = () => searchOn(useLocation(), useNavigation().location);

/** Returns the query of the pending navigation within this page, otherwise that of the address. */
export const useSearchAhead = (): URLSearchParams => {
  const { search } = useLocation();
  return useShownPending() || new URLSearchParams(search);
};

/**
 * Returns a function that reads the query of the pending navigation within this page at the moment of the call;
 * undefined if the shown address is the latest. The hooks of the router return a navigation only after the next render,
 * which is too late for the second of two quick clicks.
 */
export const usePendingSearch = (): (() => URLSearchParams | undefined) => {
  const context = useContext(DataRouterContext);
  const shown = useLocation();
  return () => {
    if (!context) return undefined;
    const { navigation, location } = context.router.state;
    const next = navigation.location || location;
    return next.key === shown.key ? undefined : searchOn(shown, next);
  };
};
