import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { asCallError, RETRY_AFTER_SECONDS } from '../http/answer-error.ts';
import { CallError, protocolError } from '../http/call-error.ts';
import type { PageHost, SignedInUser } from '../http/caller.ts';
import type { Calls } from '../http/calls.ts';
import { type Cache, createCache } from '../cache/cache.ts';
import { createTurns, TurnMissed } from '../limits/turns.ts';
import { type CachedAnswer, cacheAnswer } from '../cache/cached-answer.ts';
import { type Changed, concerns, createReading, type Tagged } from '../cache/tags.ts';
import { requiredFor } from '#contract/auth/login-notice.ts';
import { loginNoticeHeader } from '../http/login-notice.ts';
import { type Headers, type PageKind, pageHeaders } from '../http/security-headers.ts';
import type { Log } from '../database/connection.ts';
import type { Secret } from '../secrets/secret.ts';
import { isDatabaseAway } from '../database/pool.ts';
import { type PageBuild, runCallsFor } from './page-build.ts';
import { admit, forbiddenPathOf, HOME_PATH, SECOND_FACTOR_PATH, type WhoAsks } from './page-guard.ts';
import {
  createRouteFinder,
  forbiddenPath,
  forbiddenRoute,
  notFoundPath,
  notFoundRoute,
  type Route,
  type Shelf,
} from './page-routes.ts';

/**
 * Bytes of the cached pages by shelf. The main pages, which have no parameters, are all kept: requests for made-up
 * addresses must not evict what is served during an outage.
 */
const CACHE_BYTES: Record<Shelf, number> = {
  main: 32 * 1024 * 1024,
  details: 48 * 1024 * 1024,
  searches: 8 * 1024 * 1024,
};
/** Addresses that are known to have no page. */
const MISSING_MAXIMUM = 5000;

/** How many renders of uncached pages run at once, and how many wait. Others get a 429 at once. */
const RENDERS_AT_ONCE = 8;
const RENDERS_WAITING = 32;
const RENDER_WITHIN_MS = 5000;
const FRESH_MS = 10_000;
/** Counts on a page may be a minute old; an older page is rendered again, unless that fails. */
const STALE_MS = 60_000;

const failurePath = '/error/500';
const MOVED = 301;
const FAILED = 503;
/** The status if a requester, or all requesters of a portal, cause more renders than readers would. */
const BUSY = 429;
/** The status of a preview whose draft could not be published. */
const UNPROCESSABLE = 422;
const OK = 200;
const ERROR = 500;
/** A preview may lock its entries until it is rendered, so previews are rendered one at a time. */
const PREVIEWS_AT_ONCE = 1;

/** The parts of a request, apart from its address, that a page server needs. */
export interface Asker {
  whoAsks: WhoAsks;
  /** The id of the request, for the log. */
  requestId?: string;
  /** Charges the requester for a page that is not cached. Throws a 429. */
  takeRender(): void;
}

const nobody: Asker = { whoAsks: async () => undefined, takeRender: () => {} };

const notCached = { 'cache-control': 'no-store' };

/** A response with the tags of what it shows. */
interface Rendered extends Tagged {
  response: Response;
}

const redirectTo = (location: string): Rendered => ({
  response: new Response(null, { status: 302, headers: { location } }),
});

export interface PageServer {
  /** Returns the page of a URL if it is cached and can be sent at once. */
  peek(url: string, host: PageHost): CachedAnswer | undefined;
  get(url: string, host: PageHost, asker?: Asker): Promise<CachedAnswer>;
  /**
   * Returns the page of a URL as a preview: rendered within `show`, not cached, and allowed in a frame of the portal.
   */
  preview(url: string, host: PageHost, show: Show): Promise<CachedAnswer>;
  /** Returns the error page for an outage. */
  failure(host: PageHost): CachedAnswer;
  /** Drops the pages that a change of content concerns. */
  drop(changed: Changed): void;
}

type ToAnswer = (
  rendered: Rendered,
  options?: { status?: number; more?: Headers; kind?: PageKind },
) => Promise<CachedAnswer>;

/** Runs a render while the database shows the state of a preview. */
export type Show = (render: () => Promise<CachedAnswer>) => Promise<CachedAnswer>;

/** Renders previews. If one cannot be shown, its frame has a sentence with the reason. */
const previewPage = ({
  render,
  toAnswer,
  inTurn,
  log,
}: {
  render: (url: string, host: PageHost) => Promise<Rendered>;
  toAnswer: ToAnswer;
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  log: Log;
}): PageServer['preview'] => {
  const options = { more: notCached, kind: 'preview' } as const;
  const page = (text: string) =>
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title></title></head><body><p>${text}</p></body></html>`;
  return async (url, host, show) => {
    try {
      return await inTurn(() => show(async () => toAnswer(await render(url, host), options)));
    } catch (error) {
      const { status, message } = asCallError(
        error instanceof TurnMissed ? protocolError('ability', 'tooMany') : error,
        'ability',
      );
      if (status >= ERROR) log.error({ err: error }, 'a preview failed');
      const response = new Response(page(message));
      return toAnswer({ response }, { status: status === OK ? UNPROCESSABLE : status, ...options });
    }
  };
};

/**
 * A page that moved for good passes the query of the request on, such as the moment of a film or the name of a campaign.
 * The redirect itself is kept without one.
 */
const withQueryOf = (url: string, page: CachedAnswer): CachedAnswer => {
  const location = page.identity.headers['location'];
  const { search } = page.status === MOVED && location ? new URL(`http://page.invalid${url}`) : { search: '' };
  if (!search || !location || /[?#]/.test(location)) return page;
  return {
    ...page,
    identity: { ...page.identity, headers: { ...page.identity.headers, location: location + search } },
  };
};

/**
 * Makes the nonces of inline scripts. While a page is rendered they have a secret one, which never leaves the portal, so that
 * only its own scripts can carry it. The page is sent with one that is derived from its content: the same page keeps its
 * entity tag.
 */
const createNonces = (secret: Pick<Secret, 'mac'>) => {
  const secretNonce = secret.mac('script-nonce').toString('base64url').slice(0, 22);
  const withPublicNonce = (html: string) => {
    const nonce = createHmac('sha256', secretNonce).update(html).digest('base64url').slice(0, 22);
    return { html: html.replaceAll(secretNonce, nonce), nonce };
  };
  return { secretNonce, withPublicNonce };
};

/** Creates the page server, which renders public pages for everyone and caches them. */
export const createPageServer = async (options: {
  pages: PageBuild;
  calls: Calls;
  keep: boolean;
  underTls: boolean;
  publicUrl: string | undefined;
  secret: Pick<Secret, 'mac'>;
  log: Log;
  /** How long a page that is not cached may wait for its turn, in milliseconds. */
  renderWithinMs?: number;
}): Promise<PageServer> => {
  const { pages, calls, log, publicUrl, secret, renderWithinMs = RENDER_WITHIN_MS } = options;
  const handler = pages.entry.createRequestHandler(pages.build, 'production');
  const routeOf = createRouteFinder(pages.build);
  const { secretNonce, withPublicNonce } = createNonces(secret);
  /**
   * Renders a page. The host of the URL is a placeholder, because nothing in a page may derive from it. Throws if the
   * database was unreachable: the page then lacks parts of its shell and must not be cached.
   */
  const render = async (path: string, host: PageHost, user?: SignedInUser): Promise<Rendered> => {
    let outage: unknown;
    const reading = createReading();
    const hostKind = host === 'other' ? 'test' : host;
    const run = runCallsFor(calls, { hostKind, user, reading }, (error) => {
      if (isDatabaseAway(error)) outage = error;
      else if (!(error instanceof CallError)) log.error({ err: error, path }, 'a call of a page failed');
    });
    const context = pages.entry.pageContext(run, {
      origin: publicUrl,
      nonce: secretNonce,
      reports: host !== 'other',
    });
    const response = await handler(new Request(`http://page.invalid${path}`), context);
    if (outage) throw outage;
    return { response, tags: reading.tags };
  };

  const toAnswer: ToAnswer = async (
    { response, tags },
    { status = response.status, more = {}, kind = 'public' } = {},
  ) => {
    const location = response.headers.get('location');
    const { html, nonce } = withPublicNonce(await response.text());
    const headers = {
      ...pageHeaders(options.underTls, nonce, kind),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      ...(location !== null && { location }),
      ...more,
    };
    return { ...(await cacheAnswer(status, headers, Buffer.from(html))), tags };
  };

  const createStore = (maximumBytes: number) =>
    createCache<CachedAnswer>({
      maximumBytes,
      sizeOf: (page) => page.size,
      freshMs: options.keep ? FRESH_MS : 0,
      staleMs: options.keep ? STALE_MS : 0,
      onRefreshFailure: (error) => log.warn({ err: error }, 'an outdated page could not be replaced'),
      // Otherwise addresses without a page would evict others.
      mayCache: (page, key) => page.status !== 404 || key.endsWith(notFoundPath),
    });
  const stores: Record<Shelf, Cache<CachedAnswer>> = {
    main: createStore(CACHE_BYTES.main),
    details: createStore(CACHE_BYTES.details),
    searches: createStore(CACHE_BYTES.searches),
  };
  const keyOf = ({ path }: Route, host: PageHost) => `${host} ${path}`;
  const missing = new LRUCache<string, true>({ max: MISSING_MAXIMUM, ttl: FRESH_MS });
  const newTurns = () => createTurns(RENDERS_AT_ONCE, renderWithinMs, RENDERS_WAITING);
  const inTurn = { public: newTurns(), private: newTurns() };
  /** Counts the content changes, since a render that began before one says nothing about what is missing now. */
  let generation = 0;

  /** Pages for failures, by host and status; rendered in advance, because nothing may be reachable then. */
  const failures = new Map<string, CachedAnswer>();
  const makeFailures = async () => {
    const more = { 'retry-after': RETRY_AFTER_SECONDS, ...notCached };
    for (const host of ['production', 'test', 'other'] as const)
      for (const status of [FAILED, BUSY])
        failures.set(`${host} ${status}`, await toAnswer(await render(failurePath, host), { status, more }));
  };
  await makeFailures();
  const failureOf = (host: PageHost, status = FAILED) => failures.get(`${host} ${status}`) as CachedAnswer;

  const make = async (route: Route, host: PageHost): Promise<CachedAnswer> => {
    const { path } = route;
    const born = generation;
    const rendered = await render(path, host);
    const { status } = rendered.response;
    if (path === notFoundPath || path.startsWith(forbiddenPath)) return toAnswer(rendered);
    if (status === 404) {
      if (options.keep && born === generation) missing.set(keyOf(route, host), true);
      return page(notFoundRoute, host);
    }
    if (status === 403) return page(forbiddenRoute, host);
    if (status >= 500) throw new Error(`rendering ${path} answered ${status}`);
    return toAnswer(rendered, route.handle.hasTwin ? { more: { vary: 'accept-encoding, accept' } } : {});
  };
  /** Returns the cached page, or renders it in turn at the expense of the requester. */
  const page = async (route: Route, host: PageHost, takeRender = nobody.takeRender): Promise<CachedAnswer> => {
    const key = keyOf(route, host);
    if (missing.has(key)) return page(notFoundRoute, host);
    const store = stores[route.shelf];
    const isKnown = store.has(key);
    if (isKnown || !route.isOpen) return store.get(key, () => make(route, host));
    takeRender();
    return store.get(key, () => inTurn.public(() => make(route, host)));
  };
  /** Renders a private page for one user. */
  const makeFor = async (route: Route, host: PageHost, whoAsks: WhoAsks): Promise<CachedAnswer> => {
    const admission = admit(route.handle, await whoAsks());
    if (admission.to === 'home')
      return toAnswer(redirectTo(HOME_PATH), {
        more: { ...notCached, 'set-cookie': loginNoticeHeader(requiredFor(route.path), options.underTls) },
      });
    if (admission.to === 'secondFactor') return toAnswer(redirectTo(SECOND_FACTOR_PATH), { more: notCached });
    if (admission.to === 'forbidden')
      return page({ ...forbiddenRoute, path: forbiddenPathOf(admission.permission) }, host);
    const rendered = await inTurn.private(() => render(route.path, host, admission.user));
    const { status } = rendered.response;
    if (status === 404) return page(notFoundRoute, host);
    if (status === 403) return page(forbiddenRoute, host);
    if (status >= 500) throw new Error(`rendering ${route.path} answered ${status}`);
    return toAnswer(rendered, { more: notCached, kind: 'private' });
  };
  return {
    peek(url, host) {
      const route = routeOf(url);
      const cached = missing.has(keyOf(route, host)) ? notFoundRoute : route;
      const answer = stores[cached.shelf].peek(keyOf(cached, host));
      return answer && withQueryOf(url, answer);
    },
    async get(url, host, { whoAsks, takeRender, requestId } = nobody) {
      try {
        const route = routeOf(url);
        const answer = route.handle.private ? makeFor(route, host, whoAsks) : page(route, host, takeRender);
        return withQueryOf(url, await answer);
      } catch (error) {
        const isBusy = error instanceof TurnMissed || (error as { status?: number }).status === BUSY;
        const status = isBusy ? BUSY : FAILED;
        if (status === FAILED) log.error({ err: error, requestId }, 'page failed');
        return failureOf(host, status);
      }
    },
    preview: previewPage({
      render: (url, host) => render(routeOf(url).path, host),
      toAnswer,
      inTurn: createTurns(PREVIEWS_AT_ONCE, renderWithinMs, RENDERS_WAITING),
      log,
    }),
    failure: (host) => failureOf(host),
    drop(changed) {
      for (const store of Object.values(stores)) store.drop((cached) => concerns(changed, cached));
      missing.clear();
      generation += 1;
      if (![...failures.values()].some((cached) => concerns(changed, cached))) return;
      makeFailures().catch((error: unknown) => log.warn({ err: error }, 'the failure page stays as it was'));
    },
  };
};
