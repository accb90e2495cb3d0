/** First segments of paths that have no pages: calls, files, and names that search engines and browsers request. */
const NOT_PAGES = [
  '.well-known',
  'agreement',
  'api',
  'api-requests',
  'assets',
  'configfiles',
  'downloads',
  'favicon.ico',
  'files',
  'mcp',
  'llms-full.txt',
  'llms.txt',
  'media',
  'metrics',
  'robots.txt',
  'sitemap.xml',
  'static',
  'trial',
  'v2',
  'videos',
] as const satisfies string[];

/** Returns whether a path without its query leads to a page, and not to the Markdown of one. Throws a `URIError` if it cannot be decoded. */
export const isPagePath = (path: string): boolean => {
  const plain = decodeURIComponent(path).toLowerCase();
  const [, first = ''] = plain.split('/');
  return !(NOT_PAGES as readonly string[]).includes(first) && !plain.endsWith('.md');
};
