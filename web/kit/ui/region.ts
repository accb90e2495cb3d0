import { useLocation } from 'react-router';
import { isRegionalPath, regionalTwin } from '#contract/site/region.ts';

/** Whether the page belongs to the regional site. */
export const useIsRegional = () => isRegionalPath(useLocation().pathname);

/** Turns a path of ours into its twin on the regional site while the visitor is there. */
export const useSiteUrl = () => {
  const regional = useIsRegional();
  return (url: string) => (regional ? regionalTwin(url) : url);
};
