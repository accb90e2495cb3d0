import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { WebArea } from '../kit/area.ts';
import { areas } from './areas.ts';

type Pages = 'pages' | 'accountPages' | 'consolePages';

const routesOf = (kind: Pages): RouteConfigEntry[] =>
  areas.flatMap(({ name, [kind]: pages = [] }: WebArea) =>
    pages.map(({ path, file, id }) => {
      const from = `../areas/${name}/${file}`;
      const options = id === undefined ? {} : { id };
      // Addresses are case-sensitive.
      return path === '' ? index(from, options) : route(path, from, { caseSensitive: true, ...options });
    }),
  );

export default [
  ...routesOf('pages'),
  route('account-center/:name', './frames/account-center.ts', { caseSensitive: true }),
  layout('./frames/account-frame.tsx', routesOf('accountPages')),
  layout('./frames/console-frame.tsx', routesOf('consolePages')),
] satisfies RouteConfig;
