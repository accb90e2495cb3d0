/** The path segment of the regional site. */

export const REGION = 'hefei';

/** Returns whether a path belongs to the regional site: one of its segments is the region. */
export const isRegionalPath = (pathname: string) => pathname.split('/').includes(REGION);

/**
 * Adds the region to a path of the portal, before query and hash, without a double slash. Returns other addresses
 * unchanged.
 */
export const regionalUrl = (url: string): string => {
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  if (isRegionalPath(path)) return url;
  return `${path.replace(/\/$/, '')}/${REGION}${end === -1 ? '' : url.slice(end)}`;
};

/**
 * Returns a path's counterpart on the regional site, which has only the home page and the abilities. Returns other
 * addresses unchanged.
 */
export const regionalTwin = (url: string): string =>
  url === '/' || /^\/open-ability([/?#]|$)/.test(url) ? regionalUrl(url) : url;
