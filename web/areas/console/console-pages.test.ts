import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { permissionsOf } from '#contract/kit/permissions.ts';
import routes from '#web/app/routes.ts';
import { rooms } from './console-pages.ts';

const all = rooms.flat();
const routed = (routes as RouteConfigEntry[])
  .filter(({ file }) => file === './frames/console-frame.tsx')
  .flatMap(({ children = [] }) => children)
  .map(({ path }) => `/${path}`);

test('[OPS-02] the menu of the console names every room that there is, and no other', () => {
  expect(routed.length).toBeGreaterThan(0);
  expect(all.map(({ path }) => path).sort()).toEqual(routed.sort());
  expect(new Set(all.map(({ permission }) => permission)).size).toBe(all.length);
});

test('[GUARD-01] every operator may enter the room to which the console leads', () => {
  for (const role of [5, 6] as const)
    expect(permissionsOf({ accountType: 0, userRoles: [role], accountRole: 4, authStatus: 4 })).toContain(
      all[0]?.permission,
    );
});
