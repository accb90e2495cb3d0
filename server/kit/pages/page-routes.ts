import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router';
import { type PageBuild, routeTree } from './page-build.ts';
import type { PageHandle } from './page-guard.ts';

export const notFoundPath = '/error/404';
export const forbiddenPath = '/error/403';

/** Where a page is kept: those without parameters, those of one thing, and those of a search. */
export type Shelf = 'main' | 'details' | 'searches';

export interface Route {
  /** The canonical address of the page. */
  path: string;
  handle: PageHandle;
  shelf: Shelf;
  /** Whether a requester can make up such addresses, and is charged for their renders. */
  isOpen: boolean;
}

export const notFoundRoute: Route = { path: notFoundPath, handle: {}, shelf: 'main', isOpen: false };
export const forbiddenRoute: Route = { ...notFoundRoute, path: forbiddenPath };

const shelfOf = ({ isSearch, isDetail }: { isSearch: boolean; isDetail: boolean }): Shelf => {
  if (isSearch) return 'searches';
  return isDetail ? 'details' : 'main';
};

/** Returns the function that finds the page of a URL. */
export const createRouteFinder = (build: PageBuild['build']) => {
  const routes = routeTree(build);
  /** Routes by exact URL; an unknown path has the key of the 404 page. */
  const routeByUrl = new LRUCache<string, Route>({
    max: 20_000,
    maxSize: 4_000_000,
    sizeCalculation: ({ path }, url) => path.length + url.length,
  });
  return (url: string): Route => {
    const known = routeByUrl.get(url);
    if (known !== undefined) return known;
    let route = notFoundRoute;
    try {
      const { pathname, searchParams } = new URL(`http://page.invalid${url}`);
      const match = matchRoutes(routes, pathname)?.at(-1);
      const handle = (match?.route.handle ?? {}) as PageHandle;
      if (match && match.route.path !== '*') {
        const search = handle.canonicalSearch?.(searchParams) ?? '';
        const shared = handle.canonicalPath?.(match.params);
        const isDetail = shared === undefined && Object.keys(match.params).length > 0;
        route = {
          path: (shared ?? pathname.replace(/(?<=.)\/+$/, '')) + (search && `?${search}`),
          handle,
          shelf: shelfOf({ isSearch: search !== '' && !handle.fewSearches, isDetail }),
          isOpen: isDetail || search !== '',
        };
      }
    } catch {
      // An invalid address has no page.
    }
    routeByUrl.set(url, route);
    return route;
  };
};

/** Returns the function that finds the pattern of the page at a path; `*` for no page. */
export const createPatternFinder = (build: PageBuild['build']) => {
  const routes = routeTree(build);
  const patternByPath = new LRUCache<string, string>({
    max: 20_000,
    maxSize: 4_000_000,
    sizeCalculation: (pattern, path) => pattern.length + path.length,
  });
  return (path: string): string => {
    const known = patternByPath.get(path);
    if (known !== undefined) return known;
    const matches = matchRoutes(routes, path);
    const parts = (matches ?? []).flatMap(({ route }) => route.path || []);
    const pattern = !matches || parts.at(-1) === '*' ? '*' : `/${parts.join('/')}`;
    patternByPath.set(path, pattern);
    return pattern;
  };
};
