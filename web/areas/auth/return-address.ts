import { isPagePath } from '#contract/kit/page-paths.ts';

const HOME = '/';
/** Longer than any valid address of the site. */
const LONGEST = 4000;

// oxlint-disable-next-line no-control-regex -- A URL parser removes some of these, which changes the address.
const crooked = /[\u0000-\u0020\u007f\\]/;

/** Login pages never redirect back to themselves. */
const isAuthPage = (path: string) => /^\/auth(?:\/|$)/i.test(decodeURIComponent(path));

/**
 * Returns where to go after a login: the path, query and hash of `uri` if it is a page of `origin`, otherwise the home
 * page. The result always starts with exactly one slash.
 */
export const safeRedirect = (uri: string | null, origin: string): string => {
  if (!uri || uri.length > LONGEST || crooked.test(uri)) return HOME;
  const path = uri.startsWith(`${origin}/`) ? uri.slice(origin.length) : uri;
  if (!path.startsWith('/') || path.startsWith('//')) return HOME;
  try {
    const url = new URL(path, origin);
    // `/.//other.example.com` is a path that, once normalized, would lead to another host.
    if (url.origin !== origin || url.pathname.startsWith('//')) return HOME;
    // An address without a page would keep the ticket, and others who see the address could use it.
    if (!isPagePath(url.pathname) || isAuthPage(url.pathname)) return HOME;
    return url.pathname + url.search + url.hash;
  } catch {
    return HOME;
  }
};

/** Whether an address names nothing else than the home page. */
export const isHome = (path: string) => /^\/(?:home\/?)?$/.test(path);

/** Returns the character that joins the ticket: `&` if the address has a query (`state` is `has`), otherwise `?`. */
const joint = (query: string) => (query === '' ? '?' : '&');

/** Returns a path with the ticket as its `token`, before the hash. An existing `token` is dropped. */
export const withTicket = (path: string, ticket: string): string => {
  const [, bare = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(path) ?? [];
  const query = search
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has('token'))
    .join('&');
  return `${bare}${query === '' ? '' : `?${query}`}${joint(query)}token=${encodeURIComponent(ticket)}${hash}`;
};
