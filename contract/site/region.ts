/** The regional variant of the site lives under a suffix of the path. */

export const REGION = 'hefei';

/** A path belongs to the regional site when one of its segments is the region's name. */
export const isRegionalPath = (pathname: string) => pathname.split('/').includes(REGION);

/** Adds the region to a path of ours, before query and hash and without a doubled slash; an address of another host stays. */
export const regionalUrl = (url: string): string => {
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  if (isRegionalPath(path)) return url;
  return `${path.replace(/\/$/, '')}/${REGION}${end === -1 ? '' : url.slice(end)}`;
};

/** The twin of a path of ours on the regional site, which has the home page and the abilities; any other address stays. */
export const regionalTwin = (url: string): string =>
  url === '/' || /^\/open-ability([/?#]|$)/.test(url) ? regionalUrl(url) : url;
