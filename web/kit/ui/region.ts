import { useLocation } from 'react-router';
import { isRegionalPath, regionalTwin } from '#contract/site/region.ts';

/** Whether the page belongs to the regional site. */
export const useIsRegional = () => isRegionalPath(useLocation().pathname);

/** Returns a function that maps a path to its regional twin while the visitor is on the regional site. */
export const useSiteUrl = () => {
  const regional = useIsRegional();
  return (url: string) => (regional ? regionalTwin(url) : url);
};
