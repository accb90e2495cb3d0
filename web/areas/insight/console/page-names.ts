import { NO_PAGE } from '#contract/insight/limits.ts';
import { type TextKey, t } from '#web/kit/texts.ts';

const NAMES: Readonly<Record<string, TextKey>> = {
  [NO_PAGE]: 'insight.page.missing',
  '/': 'insight.page.home',
  '/home': 'insight.page.home',
  '/hefei': 'insight.page.regional',
  '/error/:type': 'insight.page.failure',
  '/duty': 'insight.page.duty',
  '/open-ability': 'insight.page.abilities',
  '/open-ability/domain-case-detail/:id': 'insight.page.ability',
  '/open-ability/chips': 'insight.page.chips',
  '/open-ability/compare': 'insight.page.compare',
  '/resource-center/api-reference': 'insight.page.reference',
  '/resource-center/api-reference/:slug': 'insight.page.referenceCall',
  '/resource-center/api-reference/ability/:id': 'insight.page.referenceAbility',
  '/resource-center/document-center': 'insight.page.documents',
  '/resource-center/document-detail/:key': 'insight.page.document',
  '/resource-center/document-platform': 'insight.page.documentPlatform',
  '/resource-center/document-search': 'insight.page.search',
  '/resource-center/download-center': 'insight.page.downloads',
  '/resource-center/download-center/:key': 'insight.page.download',
  '/resource-center/download-check': 'insight.page.downloadCheck',
  '/resource-center/video-center': 'insight.page.videos',
  '/resource-center/video-center/:key': 'insight.page.video',
  '/auth/login': 'insight.page.login',
  '/auth/register': 'insight.page.register',
  '/auth/forgot': 'insight.page.forgot',
};

const CENTRE = '/account/';

/** Returns the name of a page by the pattern of its address; a page without a name has its pattern. */
export const pageName = (pattern: string): string => {
  const key = NAMES[pattern];
  if (key) return t(key);
  return pattern.startsWith(CENTRE) ? t('insight.page.centre', { path: pattern.slice(CENTRE.length) }) : pattern;
};
