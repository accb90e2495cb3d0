import type { ServerBuild } from 'react-router';
import type { InventoryPortal } from './portal.ts';
import type { PortalCall } from './product.ts';

/** Returns the address of a page's route, including those of its layouts. */
export const addressOf = (routes: ServerBuild['routes'], id: string): string => {
  const parts: string[] = [];
  for (let at = routes[id]; at; at = at.parentId === undefined ? undefined : routes[at.parentId])
    if (at.path) parts.unshift(at.path);
  return `/${parts.join('/')}`;
};

/** Returns the IDs of all pages, without the layouts and the root. */
export const pageIds = ({ routes }: ServerBuild): string[] =>
  Object.values(routes).flatMap((route) =>
    route?.parentId && (route.path !== undefined || route.index) ? [route.id] : [],
  );

const flagsOf = (handle: unknown) =>
  Object.fromEntries(
    Object.entries((handle ?? {}) as object).map(([flag, value]) => [
      flag,
      typeof value === 'function' ? 'a function' : value,
    ]),
  );

/** Returns the pages' addresses with their flags, the server's routes, and the calls that they serve. */
export const routesSection = ({ routes }: InventoryPortal, build: ServerBuild) => {
  const calls = new Map<string, object>();
  for (const { schema } of routes) {
    const call = (schema as { call?: PortalCall } | undefined)?.call;
    if (!call) continue;
    const { request: _, answer: __, ...rest } = call;
    calls.set(call.name, rest);
  }
  return {
    pages: Object.fromEntries(
      pageIds(build).map((id) => {
        const route = build.routes[id];
        const flags = flagsOf(route?.module.handle);
        return [addressOf(build.routes, id), { ...flags, caseSensitive: route?.caseSensitive ?? false }];
      }),
    ),
    server: Object.fromEntries(
      routes.map(({ method, url, schema }) => [
        `${[method].flat().sort().join(',')} ${url}`,
        (schema as { call?: PortalCall } | undefined)?.call?.name ?? null,
      ]),
    ),
    calls: Object.fromEntries(calls),
  };
};
