import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { createRequestHandler, RouteObject, RouterContextProvider, ServerBuild } from 'react-router';
import { asCallError } from '../http/answer-error.ts';
import type { HostKind, SignedInUser } from '../http/caller.ts';
import type { Calls } from '../http/calls.ts';

/** What `web/app/entry.server.tsx` hands to the page server. */
export interface PageEntry {
  provideTexts(texts: Record<string, string>): void;
  pageContext(run: RunCall, publicUrl: string | undefined): RouterContextProvider;
  createRequestHandler: typeof createRequestHandler;
}

/** Makes a call for a page; throws a `CallError`. */
export type RunCall = (callName: string, request: unknown) => Promise<unknown>;

export interface PageBuild {
  build: ServerBuild;
  entry: PageEntry;
}

/** Where `npm run build` puts what the page server needs. */
export const buildFolder = (root: string) => ({
  client: join(root, 'build/client'),
  server: join(root, 'build/server/index.js'),
  static: join(root, 'build/static'),
});

const LANGUAGE = 'zh-CN';

export const readTexts = (root: string): Record<string, string> =>
  Object.assign(
    {},
    ...['index', 'centre'].map((file) =>
      JSON.parse(readFileSync(join(buildFolder(root).static, 'i18n', LANGUAGE, `${file}.json`), 'utf8')),
    ),
  );

/** The entry's own exports stand beside those that React Router knows. */
export const asPageBuild = (build: ServerBuild): PageBuild => ({
  build,
  entry: build.entry.module as unknown as PageEntry,
});

/** Loads the built pages. */
export const loadPageBuild = async (root: string): Promise<PageBuild> => {
  const build = asPageBuild((await import(pathToFileURL(buildFolder(root).server).href)) as ServerBuild);
  build.entry.provideTexts(readTexts(root));
  return build;
};

/** The pages' routes, as far as a server has to know them before it renders. */
export const routeTree = (build: PageBuild['build'], parentId?: string): RouteObject[] =>
  Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, module, caseSensitive = false } = route;
    return [
      {
        id,
        caseSensitive,
        handle: module.handle,
        ...(path !== undefined && { path }),
        ...(route.index ? { index: true } : { children: routeTree(build, id) }),
      } as RouteObject,
    ];
  });

/** How pages shown on a host, to whoever is logged in or to nobody in particular, make their calls: in the process, without a request. Pages get errors of the contract, `onFailure` whatever was thrown. */
export const runCallsFor = (
  calls: Calls,
  { hostKind, user }: { hostKind: HostKind; user?: SignedInUser | undefined },
  onFailure: (error: unknown) => void,
): RunCall => {
  const byName = new Map(calls.all().map((call) => [call.name, call]));
  return async (name, request) => {
    const call = byName.get(name);
    if (!call) throw new Error(`no call ${name}`);
    try {
      return await calls.run(call, request, { hostKind, address: '', ...(user && { user }) });
    } catch (error) {
      onFailure(error);
      throw asCallError(error, call.service);
    }
  };
};
