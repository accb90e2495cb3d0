/** First segments of the paths below which no page stands: calls, files, and what search engines and browsers ask for by name. */
const NOT_PAGES = [
  'agreement',
  'api',
  'assets',
  'configfiles',
  'favicon.ico',
  'files',
  'robots.txt',
  'sitemap.xml',
  'static',
  'trial',
] as const satisfies string[];

/** Whether a path of the site, without its query, leads to a page. Throws a `URIError` where it cannot be decoded. */
export const isPagePath = (path: string): boolean => {
  const [, first = ''] = decodeURIComponent(path).toLowerCase().split('/');
  return !(NOT_PAGES as readonly string[]).includes(first);
};
