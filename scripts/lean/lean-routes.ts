import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A route of the browser's list. Its other fields are marks: they are true or missing. */
interface Route {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  css?: string[];
  imports?: string[];
  [mark: string]: unknown;
}
export interface RouteList {
  routes: Record<string, Route>;
}

/** The pages that links prefetch (`<Link prefetch>`): those of abilities. */
const isPrefetched = (path = '') => path.startsWith('open-ability/domain-case-detail/');

/**
 * Returns the list without what the browser can do without: marks that are false, the styles that the root has already,
 * and the imports of each page. The router reads those only for links that prefetch. The server's own list provides what
 * the HTML of a page preloads.
 */
export const leanList = (list: RouteList): RouteList => {
  const ofRoot = new Set(list.routes.root?.css);
  const lean = ({ imports, css = [], ...route }: Route): Route => {
    const own = route.parentId === undefined ? css : css.filter((style) => !ofRoot.has(style));
    const kept = Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)) as Route;
    return { ...kept, ...(own.length > 0 && { css: own }), ...(imports && isPrefetched(route.path) && { imports }) };
  };
  const routes = Object.fromEntries(Object.entries(list.routes).map(([id, route]) => [id, lean(route)]));
  return { ...list, routes };
};

/** Shortens the browser's list of routes, which every page loads. */
export const leanRoutes = (assets: string) => {
  for (const name of readdirSync(assets).filter((file) => /^manifest-.*\.js$/.test(file))) {
    const path = join(assets, name);
    const code = readFileSync(path, 'utf8');
    const [from, to] = [code.indexOf('{'), code.lastIndexOf('}') + 1];
    const list = JSON.parse(code.slice(from, to)) as RouteList;
    writeFileSync(path, code.slice(0, from) + JSON.stringify(leanList(list)) + code.slice(to));
  }
};
