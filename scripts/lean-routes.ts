import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Routes {
  routes: Record<string, { path?: string; imports?: string[] }>;
}

/** The pages that links prefetch (`<Link prefetch>`): those of abilities. */
const isPrefetched = (path = '') => path.startsWith('open-ability/domain-case-detail/');

/**
 * Removes from the browser's list of routes, which every page loads, what it can do without: marks that are false, and
 * the imports of each page. The router reads those only for links that prefetch. The server's own list provides what the
 * HTML of a page preloads.
 */
export const leanRoutes = (assets: string) => {
  for (const name of readdirSync(assets).filter((file) => /^manifest-.*\.js$/.test(file))) {
    const path = join(assets, name);
    const code = readFileSync(path, 'utf8');
    const from = code.indexOf('{');
    const to = code.lastIndexOf('}') + 1;
    const list = JSON.parse(code.slice(from, to)) as Routes;
    for (const route of Object.values(list.routes)) if (!isPrefetched(route.path)) delete route.imports;
    writeFileSync(
      path,
      code.slice(0, from) +
        JSON.stringify(list, (_key, value: unknown) => (value === false ? undefined : value)) +
        code.slice(to),
    );
  }
};
