import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyCall } from '#contract/kit/call.ts';
import { serveAgreements } from '#server/areas/agreements/routes.ts';
import { serveCatalogue } from '#server/areas/catalogue/routes.ts';
import { signUp } from '#server/areas/auth/testing.ts';
import { serveSite } from '#server/areas/site/routes.ts';
import { named } from '../database/pool.ts';
import { silentLog } from '../database/testing.ts';
import { protocolError } from '../http/call-error.ts';
import { type Calls, createCalls } from '../http/calls.ts';
import type { CachedAnswer } from '../cache/cached-answer.ts';
import { testApp } from '#server/app/testing.ts';
import { loadPageBuild } from './page-build.ts';
import { createSecret } from '../secrets/secret.ts';
import { createPageServer } from './page-server.ts';

const PRODUCTION_HOST = 'portal.example.com';
const { app, database } = await testApp({ PRODUCTION_HOSTS: PRODUCTION_HOST }, { pages: true });
const pages = await loadPageBuild(join(import.meta.dirname, '../../..'));

const home = '/';
const list = '/open-ability/';
const detail = '/open-ability/domain-case-detail/3';
const allPages = [home, '/hefei', list, '/open-ability/hefei', detail, `${detail}/hefei`, '/duty/?key=privacy-policy'];
const FRESH_MS = 10_000;
const STALE_MS = 60_000;
const PATIENT_MS = 60_000;

type Run = (call: AnyCall, proceed: () => Promise<unknown>) => Promise<unknown>;

/** Creates a page server whose calls go through `run`, which a test may change, and are counted by name. */
const pageServer = async ({ keep = true, portalSecret = 'the secret of a page server in a test' } = {}) => {
  const real = createCalls();
  serveSite(real, database);
  serveAgreements(real, database, { root: join(import.meta.dirname, '../../..'), audit: async () => {} });
  serveCatalogue(real, database);
  const made: string[] = [];
  const through: { run: Run } = { run: (_call, proceed) => proceed() };
  const run = (call: AnyCall, request: unknown, caller: Parameters<Calls['run']>[2]) => {
    made.push(call.name);
    return through.run(call, () => real.run(call, request, caller));
  };
  const log = { ...silentLog, warn: vi.fn(), error: vi.fn() };
  const calls = { ...real, run: run as Calls['run'] };
  const secret = createSecret(portalSecret);
  const server = await createPageServer({
    pages,
    calls,
    keep,
    underTls: false,
    publicUrl: undefined,
    secret,
    log,
    // On a busy machine renders take their time.
    renderWithinMs: PATIENT_MS,
  });
  const timesMade = (name: string) => made.filter((one) => one === name).length;
  return { ...server, log, through, timesMade };
};

/** Makes calls through `run` wait until the gate opens. */
const gate = () => {
  const opened = Promise.withResolvers<void>();
  const run: Run = async (_call, proceed) => {
    await opened.promise;
    return proceed();
  };
  return { run, open: opened.resolve };
};

/** Expects that two answers are the same cached page. Printing a difference of whole pages would take minutes. */
const expectSame = (answer: CachedAnswer | undefined, page: CachedAnswer | undefined, url = '') =>
  expect(answer === page, `${url} is the same page`).toBe(true);
const expectOther = (answer: CachedAnswer | undefined, page: CachedAnswer | undefined) =>
  expect(answer === page, 'the same page').toBe(false);

const away: Run = () => Promise.reject(Object.assign(new Error('no database'), { code: '57P03' }));

// Pages log here what they render without.
const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
afterAll(() => console.mockRestore());

describe('the key of a page', () => {
  test('is its path with the query that it uses: unknown parameters and spelling do not matter', async () => {
    const server = await pageServer();
    const page = await server.get('/open-ability/?modelTypes=1,2&keyword=帽', 'test');
    for (const url of [
      '/open-ability?keyword=%E5%B8%BD&modelTypes=1,2',
      '/open-ability/?modelTypes=2%2C1&keyword=%E5%B8%BD',
      '/open-ability/?utm_source=a&keyword=%E5%B8%BD&modelTypes=1,2&pageNo=1',
      '/open-ability///?keyword=+%E5%B8%BD++&modelTypes=1,2#x',
    ])
      expectSame(server.peek(url, 'test'), page, url);
    expectSame(server.peek('/open-ability/?keyword=%E5%B8%BD', 'test'), undefined);
    expectSame(server.peek(list, 'test'), undefined);

    const start = await server.get('/?a=1', 'test');
    expectSame(server.peek('/?b=2', 'test'), start);
  });

  test('includes the kind of host', async () => {
    const server = await pageServer();
    const page = await server.get(list, 'test');
    expectSame(server.peek(list, 'production'), undefined);
    expectOther(await server.get(list, 'production'), page);
    expectSame(server.peek(list, 'test'), page);
  });

  test('[ROUTE-02] is the same for all unknown paths, which return 404', async () => {
    const server = await pageServer();
    const page = await server.get('/nowhere', 'test');
    expect(page.status).toBe(404);
    for (const url of [
      '/else/where?x=1',
      '//nowhere',
      '/%E0%A4%A',
      '/%00',
      '/..%2f..%2fetc/passwd',
      `/${'a'.repeat(5000)}`,
    ])
      expectSame(await server.get(url, 'test'), page, url);
    expectSame(await server.get('/error/404', 'test'), page);
  });
});

describe('a page is cached', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  test('and rendered once for any number of parallel requests', async () => {
    const server = await pageServer();
    const { run, open } = gate();
    server.through.run = run;
    const asked = Array.from({ length: 20 }, (_, at) => server.get(`${detail}?x=${at}`, 'test'));
    open();
    const answers = new Set(await Promise.all(asked));
    expect(answers.size).toBe(1);
    expect(server.timesMade('catalogue.getAbility')).toBe(1);
    expectSame(server.peek(detail, 'test'), [...answers][0]);
  });

  test('and sent while it is refreshed in the background', async () => {
    const server = await pageServer();
    const old = await server.get(detail, 'test');
    await database.query(
      named('test-count', 'update catalogue_ability_count set view_count = 4711 where ability_no = 3'),
    );
    vi.advanceTimersByTime(FRESH_MS);
    const { run, open } = gate();
    server.through.run = run;
    expectSame(server.peek(detail, 'test'), undefined);
    expectSame(await server.get(detail, 'test'), old);
    expectSame(await server.get(detail, 'test'), old);
    open();
    await vi.waitFor(() => expectOther(server.peek(detail, 'test'), undefined));
    const fresh = await server.get(detail, 'test');
    expect(fresh.etag).not.toBe(old.etag);
    expect(server.timesMade('catalogue.getAbility')).toBe(2);
  });

  test('and sent, however old, if a refresh fails', async () => {
    const server = await pageServer();
    const kept = new Map<string, CachedAnswer>();
    for (const url of [...allPages, '/error/403', '/nowhere']) kept.set(url, await server.get(url, 'test'));
    server.through.run = away;
    for (const time of [FRESH_MS, STALE_MS, 60 * STALE_MS]) {
      vi.advanceTimersByTime(time);
      for (const [url, page] of kept) expectSame(await server.get(url, 'test'), page, url);
    }
    expect(server.log.warn).toHaveBeenCalled();
  });

  test('until the content changes; an earlier rendering in progress is dropped', async () => {
    const server = await pageServer();
    await server.get(home, 'test');
    const { run, open } = gate();
    server.through.run = run;
    const before = server.get(detail, 'test');
    await vi.waitFor(() => expect(server.timesMade('catalogue.getAbility')).toBe(1));
    server.drop('everything');
    open();
    const page = await before;
    expect(page.status).toBe(200);
    expectSame(server.peek(home, 'test'), undefined);
    expectSame(server.peek(detail, 'test'), undefined);
    expectOther(await server.get(detail, 'test'), page);
    expect(server.timesMade('catalogue.getAbility')).toBe(2);
  });

  test('across a content change while the database is unreachable', async () => {
    const server = await pageServer();
    const page = await server.get(detail, 'test');
    const works = server.through.run;
    server.through.run = away;
    server.drop('everything');
    expectSame(await server.get(detail, 'test'), page);
    server.through.run = works;
    expectOther(await server.get(detail, 'test'), page);
  });

  test('not if the cache is off', async () => {
    const server = await pageServer({ keep: false });
    const first = await server.get(detail, 'test');
    expectSame(server.peek(detail, 'test'), undefined);
    expectOther(await server.get(detail, 'test'), first);
    expect(server.timesMade('catalogue.getAbility')).toBe(2);
  });
});

describe('made-up addresses', () => {
  const mainPages = [...allPages, '/duty/?key=privacy-policy', '/error/403', '/error/403?right=consoleOutbox'];

  test('[MEND-08] push no main page out of what is served while the database is away', async () => {
    const server = await pageServer();
    const kept = new Map<string, CachedAnswer>();
    for (const url of mainPages) kept.set(url, await server.get(url, 'test'));
    const asks = [
      (n: number) => `/error/${n}`,
      (n: number) => `/open-ability/domain-case-detail/${1000 + n}`,
      (n: number) => `/duty/?key=${n}`,
      (n: number) => `/open-ability/?keyword=${n}`,
      (n: number) => `/nowhere/${n}`,
      (n: number) => `/error/403?right=${n}`,
    ];
    for (let n = 0; n < 80; n += 1) await Promise.all(asks.map((ask) => server.get(ask(n), 'test')));
    server.through.run = away;
    server.drop('everything');
    for (const [url, { status }] of kept) expect([url, (await server.get(url, 'test')).status]).toEqual([url, status]);
  });

  test('[MEND-08] share one page for all values of a parameter that mean the same', async () => {
    const server = await pageServer();
    const page = await server.get('/error/1', 'test');
    expect(page.status).toBe(200);
    for (const type of ['2', 'other', '%00', '500']) expectSame(server.peek(`/error/${type}`, 'test'), page, type);
    const missing = await server.get('/open-ability/domain-case-detail/4711', 'test');
    expect(missing.status).toBe(404);
    expectSame(server.peek('/open-ability/domain-case-detail/4711', 'test'), missing);
    expectSame(server.peek('/nowhere', 'test'), missing);
  });

  test('are looked up again after a content change, also where a render was in progress', async () => {
    const server = await pageServer();
    const unknown = '/open-ability/domain-case-detail/4712';
    await server.get(unknown, 'test');
    const asked = server.timesMade('catalogue.getAbility');
    await server.get(unknown, 'test');
    expect(server.timesMade('catalogue.getAbility')).toBe(asked);
    server.drop('everything');
    const { run, open } = gate();
    server.through.run = run;
    const before = server.get(unknown, 'test');
    await vi.waitFor(() => expect(server.timesMade('catalogue.getAbility')).toBe(asked + 1));
    server.drop('everything');
    open();
    await before;
    expectSame(server.peek(unknown, 'test'), undefined);
    await server.get(unknown, 'test');
    expect(server.timesMade('catalogue.getAbility')).toBe(asked + 2);
  });

  test('[MEND-07] cost their requester a render, kept and main pages do not', async () => {
    const server = await pageServer();
    let taken = 0;
    const asker = {
      whoAsks: async () => undefined,
      takeRender: () => {
        taken += 1;
        if (taken > 2) throw protocolError('user', 'tooMany').retryAfter(1);
      },
    };
    const ask = async (url: string) => (await server.get(url, 'test', asker)).status;
    expect([await ask('/?a=1'), await ask('/hefei'), await ask('/open-ability/compare'), taken]).toEqual([
      200, 200, 200, 0,
    ]);
    expect([await ask(`${list}?keyword=a`), await ask(`${list}?keyword=a`), taken]).toEqual([200, 200, 1]);
    expect([await ask('/open-ability/domain-case-detail/4713'), taken]).toEqual([404, 2]);
    expect([await ask('/open-ability/domain-case-detail/4713'), await ask('/nowhere'), taken]).toEqual([404, 404, 2]);
    for (const url of [`${list}?keyword=b`, '/open-ability/domain-case-detail/4714', '/duty/?key=b', detail])
      expect([url, await ask(url)]).toEqual([url, 429]);
    expect([await ask('/?a=1'), await ask(`${list}?keyword=a`)]).toEqual([200, 200]);
  });

  test('[MEND-07] are rendered eight at a time, 32 wait, and the others get a 429 at once', async () => {
    const server = await pageServer();
    const kept = await server.get(home, 'test');
    const before = server.timesMade('catalogue.queryAbilities');
    const { run, open } = gate();
    server.through.run = run;
    const asked = Array.from({ length: 60 }, (_, n) => server.get(`${list}?keyword=${n}`, 'test'));
    const refused = await Promise.all(asked.slice(40));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
    expect(refused[0]?.identity.headers).toMatchObject({
      'retry-after': expect.stringMatching(/^\d+$/),
      'cache-control': 'no-store',
    });
    await vi.waitFor(() => expect(server.timesMade('catalogue.queryAbilities') - before).toBe(8));
    expectSame(server.peek(home, 'test'), kept);
    open();
    const answers = await Promise.all(asked.slice(0, 40));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('a page that cannot be rendered', () => {
  test('gets a 503 with the error page and Retry-After, and is not cached', async () => {
    const server = await pageServer();
    const works = server.through.run;
    server.through.run = away;
    const page = await server.get(home, 'test');
    expect(page.status).toBe(503);
    expect(page.identity.headers).toMatchObject({
      'retry-after': expect.stringMatching(/^\d+$/),
      'cache-control': 'no-store',
    });
    const other = await server.get('/error/other', 'production');
    expect(page.identity.bytes.toString()).toContain('<h1');
    server.through.run = works;
    expect((await server.get(home, 'test')).status).toBe(200);
    expect((await server.get('/error/other', 'production')).status).toBe(200);
    expect(other.status).toBe(503);
  });

  test('is not cached without its menu, which the database failed to provide', async () => {
    const server = await pageServer();
    const works = server.through.run;
    server.through.run = (call, proceed) => (call.name === 'site.queryMenus' ? away(call, proceed) : proceed());
    expect((await server.get('/duty/?key=privacy-policy', 'test')).status).toBe(503);
    server.through.run = works;
    expect((await server.get('/duty/?key=privacy-policy', 'test')).status).toBe(200);
  });

  test('[MENU-09] comes without the menu if the menu call itself fails', async () => {
    const server = await pageServer();
    server.through.run = (call, proceed) =>
      call.name === 'site.queryMenus' ? Promise.reject(new Error('a fault')) : proceed();
    const page = await server.get(detail, 'test');
    expect(page.status).toBe(200);
    expect(page.identity.bytes.toString()).toContain('安全帽佩戴检测');
    expect(console).toHaveBeenCalledWith(expect.stringContaining('menu'), expect.any(String));
    expect(server.log.error).toHaveBeenCalledWith(
      expect.objectContaining({ err: new Error('a fault') }),
      expect.any(String),
    );
  });

  test('a content change while the database is unreachable does not change the error page', async () => {
    const server = await pageServer();
    server.through.run = away;
    const before = await server.get(home, 'test');
    server.drop('everything');
    await vi.waitFor(() => expect(server.log.warn).toHaveBeenCalled());
    expectSame(await server.get(home, 'test'), before);
  });
});

describe('over HTTP', () => {
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers });

  test('nothing in a page derives from the host or another header of the request', async () => {
    for (const url of [...allPages, '/nowhere']) {
      const plain = await get(url, { host: 'localhost' });
      const other = await get(url, {
        host: 'evil.example.net:8080',
        'x-forwarded-host': 'evil.example.net',
        'x-forwarded-proto': 'https',
        forwarded: 'host=evil.example.net',
        'accept-language': 'en',
        cookie: 'token=evil.example.net',
        referer: 'https://evil.example.net/',
      });
      expect(other.body === plain.body, url).toBe(true);
      expect(JSON.stringify(other.headers)).not.toContain('evil.example.net');
    }
  });

  test('the policy of a page names one nonce, which all of its inline scripts carry and nothing else is inline', async () => {
    const nonces = new Set<string>();
    const urls = [...allPages, '/nowhere', '/error/403', '/error/other'];
    for (const url of urls) {
      const { body, headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      const [, nonce = ''] = /script-src 'self' 'nonce-([\w-]{22})';/.exec(policy) ?? [];
      expect(nonce, url).not.toBe('');
      nonces.add(nonce);
      const tags = [...body.matchAll(/<script(?![^>]*\ssrc=)[^>]*>/g)].map(([tag]) => tag);
      expect(tags.length, url).toBeGreaterThan(0);
      for (const tag of tags) expect(tag).toContain(` nonce="${nonce}"`);
      expect(policy).toContain("style-src 'self';");
      expect(policy).toContain("style-src-attr 'none'");
      expect(policy).not.toMatch(/unsafe|https:|\*/);
      const markup = body.replace(/<script[\s\S]*?<\/script>/g, '');
      expect(markup).not.toMatch(/<style|<[^>]+\sstyle=|<[^>]+\son[a-z]+=|javascript:/i);
    }
    // A reader of one page cannot find out the nonce of another.
    expect(nonces.size).toBe(urls.length);
  });

  test('a page that is rendered again keeps its entity tag, on any node, and another portal has other nonces', async () => {
    const one = await pageServer({ keep: false });
    const other = await pageServer({ keep: false, portalSecret: 'another secret of a page server' });
    const policyOf = ({ identity }: CachedAnswer) => identity.headers['content-security-policy'];
    const [first, again, elsewhere] = [
      await one.get('/error/403', 'test'),
      await (await pageServer({ keep: false })).get('/error/403', 'test'),
      await other.get('/error/403', 'test'),
    ];
    expectOther(again, first);
    expect(again.etag).toBe(first.etag);
    expect(policyOf(elsewhere)).not.toBe(policyOf(first));
  });

  test('[AUTH-01] a private page may have the style attributes of its components, but no style element', async () => {
    const { token } = await signUp(database);
    const ask = async (url: string) => {
      const { headers } = await app.inject({ url, headers: { cookie: `token=${token}` } });
      return String(headers['content-security-policy']).split(';');
    };
    const own = await ask('/account/account');
    expect(own).toContain("style-src 'self'");
    expect(own).toContain("style-src-attr 'unsafe-inline'");
    expect(own.join().match(/unsafe-inline/g)).toHaveLength(1);
    // A user without the permission, and a reader of a public page, get what everyone gets.
    for (const url of ['/console/outbox', home]) expect(await ask(url), url).toContain("style-src-attr 'none'");
  });

  test('a client that has the page gets a 304 without a body, even if a proxy weakened the tag', async () => {
    const { etag } = (await get(home)).headers as { etag: string };
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await get(home, { 'if-none-match': tag });
      expect(answer.statusCode).toBe(304);
      expect(answer.body).toBe('');
      expect(answer.headers).toMatchObject({ etag, 'content-security-policy': expect.stringContaining('nonce-') });
    }
    expect((await get(home, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    const unknown = await get('/nowhere');
    expect((await get('/nowhere', { 'if-none-match': String(unknown.headers.etag) })).statusCode).toBe(404);
  });

  test.for([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=1.0, gzip;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000 , gzip ; q=0', undefined],
    ['gzip;q=0.1', 'gzip'],
    ['br;q=0.5', 'br'],
    ['deflate', undefined],
  ])('accept-encoding %s is answered with %s', async ([accepted, encoding]) => {
    const plain = await get(list);
    const answer = await get(list, accepted === undefined ? {} : { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(decode(answer.rawPayload).toString() === plain.body).toBe(true);
  });

  test('HEAD returns the headers of GET without a body', async () => {
    for (const url of [home, '/nowhere']) {
      const whole = await get(url);
      const head = await get(url, {}, 'HEAD');
      expect(head.statusCode).toBe(whole.statusCode);
      expect(head.body).toBe('');
      const { date: _, 'x-request-id': _id, ...headers } = head.headers;
      expect(whole.headers).toMatchObject(headers);
    }
  });

  test('[GUARD-03] an ability that the host does not allow, or that does not exist, gets the 404 page', async () => {
    for (const id of ['18', '27', '9999', '0', '-1', '3.5', 'x', '%00', '99999999999999999999', '3%20', '__proto__'])
      for (const host of ['localhost', PRODUCTION_HOST]) {
        const unknown = await get('/nowhere', { host });
        const answer = await get(`/open-ability/domain-case-detail/${id}`, { host });
        expect([id, answer.statusCode]).toEqual([id, 404]);
        expect(answer.body === unknown.body, id).toBe(true);
      }
    await database.query(
      named('test-hide', 'update catalogue_ability set enabled_production = false where ability_no = 4'),
    );
    const hidden = '/open-ability/domain-case-detail/4';
    expect((await get(hidden, { host: PRODUCTION_HOST })).statusCode).toBe(404);
    expect((await get(hidden, { host: 'localhost' })).statusCode).toBe(200);
  });

  test('[GUARD-01] a visitor who is sent home gets the reason in a cookie that the page reads', async () => {
    for (const [url, cookie] of [
      ['/account/account', ''],
      ['/console/outbox', 'token=nobody'],
    ] as const) {
      const { statusCode, headers, cookies } = await get(url, { cookie });
      expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, '/home', 'no-store']);
      expect(cookies).toEqual([
        { name: 'loginNotice', value: `required ${url}`, maxAge: 60, path: '/', sameSite: 'Lax' },
      ]);
    }
    expect((await get('/home')).cookies).toEqual([]);
  });

  test('[GUARD-04] the list and the error pages work with any query', async () => {
    for (const query of [
      'keyword=%00',
      'pageNo=-1',
      'pageNo=1e99',
      'sortType=x',
      'modelTypes=9,,a',
      '%E0%A4%A',
      '&&=&=',
    ])
      expect([query, (await get(`${list}?${query}`)).statusCode]).toEqual([query, 200]);
    expect((await get('/error/403')).statusCode).toBe(403);
    expect((await get('/error/404')).statusCode).toBe(404);
    for (const type of ['500', 'other', '%00', 'x'.repeat(150)])
      expect([type, (await get(`/error/${type}`)).statusCode]).toEqual([type, 200]);
  });
});
