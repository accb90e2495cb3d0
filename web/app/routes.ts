import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { WebArea } from '../kit/area.ts';
import { areas } from './areas.ts';

type Pages = 'pages' | 'accountPages' | 'consolePages';

type Page = NonNullable<WebArea[Pages]>[number];

const routeOf = (area: string, { path, file, id, dialogs = [] }: Page): RouteConfigEntry => {
  const from = `../areas/${area}/${file}`;
  const options = id === undefined ? {} : { id };
  if (path === '') return index(from, options);
  // Addresses are case-sensitive.
  return route(
    path,
    from,
    { caseSensitive: true, ...options },
    dialogs.map((dialog) => routeOf(area, dialog)),
  );
};

const routesOf = (kind: Pages): RouteConfigEntry[] =>
  areas.flatMap(({ name, [kind]: pages = [] }: WebArea) => pages.map((page) => routeOf(name, page)));

export default [
  ...routesOf('pages'),
  route('account-center/:name', './frames/account-center.ts', { caseSensitive: true }),
  layout('./frames/account-frame.tsx', routesOf('accountPages')),
  layout('./frames/console-frame.tsx', routesOf('consolePages')),
] satisfies RouteConfig;
