import type { ServerBuild } from 'react-router';
import type { PageHandle } from '#server/kit/pages/page-guard.ts';
import { withImported } from './script-files.ts';

export interface PageScripts {
  path: string;
  isPrivate: boolean;
  /**
   * The paths of the scripts that it loads by itself: the entry, the list of routes, its own and those of its layouts.
   */
  scripts: string[];
}

export const isOfAntd = (script: string) => /\/assets\/antd-/.test(script);

/** Returns what every page loads. Reads it from the build, without requests and without a login. */
export const pagesOf = ({ assets, routes }: ServerBuild): PageScripts[] =>
  Object.values(routes).flatMap((route) => {
    // The root and the layouts are not pages.
    if (!route?.parentId || !route.module.default || (route.path === undefined && !route.index)) return [];
    const roots = [assets.url, assets.entry.module, ...assets.entry.imports];
    const path: string[] = [];
    for (let at = assets.routes[route.id]; at; at = at.parentId ? assets.routes[at.parentId] : undefined) {
      roots.push(at.module, ...(at.imports ?? []));
      if (at.path) path.unshift(at.path);
    }
    const { private: isPrivate = false } = (route.module.handle ?? {}) as PageHandle;
    return [{ path: `/${path.join('/')}`, isPrivate, scripts: withImported(roots) }];
  });
