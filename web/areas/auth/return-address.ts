import { isPagePath } from '#contract/kit/page-paths.ts';

const HOME = '/';
/** Past the length of any address of ours that a browser or server takes. */
const LONGEST = 4000;

// oxlint-disable-next-line no-control-regex -- A URL parser takes some of these out, and then reads another address.
const crooked = /[\u0000-\u0020\u007f\\]/;

/** The pages of logging in lead on, never back to themselves. */
const isAuthPage = (path: string) => /^\/auth(?:\/|$)/i.test(decodeURIComponent(path));

/**
 * Where to go after a login: the path, query and hash of `uri` where it is the address of a page of `origin`, else the home
 * page. The answer always starts with exactly one slash.
 */
export const safeRedirect = (uri: string | null, origin: string): string => {
  if (!uri || uri.length > LONGEST || crooked.test(uri)) return HOME;
  const path = uri.startsWith(`${origin}/`) ? uri.slice(origin.length) : uri;
  if (!path.startsWith('/') || path.startsWith('//')) return HOME;
  try {
    const url = new URL(path, origin);
    // `/.//other.example.com` is a path whose own spelling would lead to another host.
    if (url.origin !== origin || url.pathname.startsWith('//')) return HOME;
    // Where no page stands, a ticket would stay in the address, and be of use to whoever sees it.
    if (!isPagePath(url.pathname) || isAuthPage(url.pathname)) return HOME;
    return url.pathname + url.search + url.hash;
  } catch {
    return HOME;
  }
};

/** What joins the ticket to an address: `&` where it has a query (`state` is `has`), `?` where it has none. */
const joint = (query: string) => (query === '' ? '?' : '&');

/** A path with the ticket as its `token`, before the hash; a `token` that stands there already is dropped. */
export const withTicket = (path: string, ticket: string): string => {
  const [, bare = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(path) ?? [];
  const query = search
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has('token'))
    .join('&');
  return `${bare}${query === '' ? '' : `?${query}`}${joint(query)}token=${encodeURIComponent(ticket)}${hash}`;
};
