import { NO_PAGE } from '#contract/insight/limits.ts';
import { pageNameOf } from '#web/kit/console/page-names.ts';
import { t } from '#web/kit/texts.ts';

const CENTRE = '/account/';

/** Returns the name of a page by the pattern of its address; a page without a name has its pattern. */
export const pageName = (pattern: string): string => {
  const key = pattern === NO_PAGE ? 'insight.page.missing' : pageNameOf(pattern);
  if (key) return t(key);
  return pattern.startsWith(CENTRE) ? t('insight.page.centre', { path: pattern.slice(CENTRE.length) }) : pattern;
};
