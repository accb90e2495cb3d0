import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { permissionsOf } from '#contract/permissions.ts';
import routes from '../routes.ts';
import { consolePageName, consolePages } from './console-pages.ts';

const all = consolePages.flat();
const routed = (routes as RouteConfigEntry[])
  .filter(({ file }) => file === './frames/console-frame.tsx')
  .flatMap(({ children = [] }) => children)
  .map(({ path }) => `/${path}`);

test('[OPS-02] the menu of the console names every existing page, and no other', () => {
  expect(routed.length).toBeGreaterThan(0);
  const paths = all.map(({ path }) => path);
  // Other pages belong to one of the menu, as an editor to its list.
  const within = routed.filter((path) => !paths.includes(path as (typeof paths)[number]));
  expect(within.filter((path) => !paths.some((other) => other !== '/console' && path.startsWith(`${other}/`)))).toEqual(
    [],
  );
  expect(paths.filter((path) => !routed.includes(path))).toEqual([]);
  expect(new Set(all.map(consolePageName)).size).toBe(all.length);
});

test('[GUARD-01] every operator may open the page to which the console leads', () => {
  for (const role of [5, 6] as const)
    expect(permissionsOf({ accountType: 0, userRoles: [role], accountRole: 4, authStatus: 4 })).toContain(
      all[0]?.permission,
    );
});
