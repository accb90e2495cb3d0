import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { createRequestHandler, RouteObject, RouterContextProvider, ServerBuild } from 'react-router';
import { asCallError } from '../http/answer-error.ts';
import type { HostKind, SignedInUser } from '../http/caller.ts';
import type { Calls } from '../http/calls.ts';
import type { Reading } from '../cache/tags.ts';

/** The exports of `web/app/entry.server.tsx` for the page server. */
export interface PageEntry {
  provideTexts(texts: Record<string, string>): void;
  pageContext(
    run: RunCall,
    page: { origin: string | undefined; nonce?: string; reports?: boolean },
  ): RouterContextProvider;
  createRequestHandler: typeof createRequestHandler;
}

/** Makes a call for a page; throws a `CallError`. */
export type RunCall = (callName: string, request: unknown) => Promise<unknown>;

export interface PageBuild {
  build: ServerBuild;
  entry: PageEntry;
}

/** Returns the folders in which `npm run build` puts the files of the page server. */
export const buildFolder = (root: string) => ({
  client: join(root, 'build/client'),
  server: join(root, 'build/server/index.js'),
  static: join(root, 'build/static'),
});

const LANGUAGE = 'zh-CN';

export const readTexts = (root: string): Record<string, string> =>
  Object.assign(
    {},
    ...['index', 'centre', 'late'].map((file) =>
      JSON.parse(readFileSync(join(buildFolder(root).static, 'i18n', LANGUAGE, `${file}.json`), 'utf8')),
    ),
  );

/** The entry exports more than React Router's type declares. */
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

/** Returns the page routes with the data that the server needs before it renders. */
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

/**
 * Returns the function with which pages make their calls: within the process, without a request, for a user or for
 * everyone. Pages get errors of the contract; `onFailure` gets the original error.
 */
export const runCallsFor = (
  calls: Calls,
  { hostKind, user, reading }: { hostKind: HostKind; user?: SignedInUser | undefined; reading?: Reading },
  onFailure: (error: unknown) => void,
): RunCall => {
  const byName = new Map(calls.all().map((call) => [call.name, call]));
  return async (name, request) => {
    const call = byName.get(name);
    if (!call) throw new Error(`no call ${name}`);
    try {
      return await calls.run(call, request, {
        hostKind,
        address: '',
        ...(user && { user }),
        ...(reading && { reading }),
      });
    } catch (error) {
      onFailure(error);
      throw asCallError(error, call.service);
    }
  };
};
