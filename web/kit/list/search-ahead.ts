import { useLocation, useNavigation } from 'react-router';

/** The query of the page as it is about to be: that of a way within the page which is still loading, else the address's. */
export const useSearchAhead = (): URLSearchParams => {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  return new URLSearchParams(next?.pathname === pathname ? next.search : search);
};
