import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { countView, getChips, getFilters } from '#contract/catalogue/calls.ts';
import { BODY_MAXIMUM_BYTES } from '#contract/kit/limits.ts';
import { type Portal, PORTAL_TIMEOUT_MS, startPortal } from './portal.ts';
import { preparedFolder } from './prepared-folder.ts';
import { type RawClient, rawClient } from './raw-client.ts';

const HEADERS_WITHIN_MS = 15_000;
/** The interval of Node's check plus the delay that a busy machine may add. */
const TOLERANCE_MS = 5000;
const OTHERS_ASK_EVERY_MS = 100;
const CALLS_A_MINUTE = 6000;

// The database is not what these tests are about: on a busy machine a statement may take longer than in the product.
const PATIENCE = { DATABASE_PATIENCE_MS: '15000' };
const start = async (env: Record<string, string> = {}) =>
  startPortal({ dataDir: await preparedFolder(afterAll), env: { LOG_LEVEL: 'error', ...PATIENCE, ...env } });

let portal: Portal;
beforeAll(async () => {
  portal = await start();
}, PORTAL_TIMEOUT_MS);
afterAll(async () => {
  const code = await portal.stop();
  if (code !== 0) throw new Error(`The portal did not stop cleanly (${code}):\n${portal.output()}`);
});

const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const health = head('GET /api/health HTTP/1.1', 'host: localhost');
const statusesIn = (received: string) =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
const untilStatuses = (client: RawClient, count: number, timeout = 10_000) =>
  vi.waitFor(
    () => {
      const statuses = statusesIn(client.received());
      expect(statuses).toHaveLength(count);
      return statuses;
    },
    { timeout, interval: 10 },
  );

const expectWell = async () => {
  const answer = await fetch(`${portal.url}/open-ability/`, { signal: AbortSignal.timeout(5000) });
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
};

/** Expects an HTTP-level error: in the envelope, with the security headers, and without details about the server. */
const expectRefused = async (client: RawClient, status: number) => {
  const received = await client.closed;
  expect(statusesIn(received).at(-1)).toBe(status);
  const answer = received.slice(received.lastIndexOf('HTTP/1.1'));
  const [headers = '', body = ''] = answer.split('\r\n\r\n');
  expect(headers.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(headers.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(headers.toLowerCase()).toContain('connection: close');
  expect(JSON.parse(body)).toEqual({ code: String(status), msg: expect.any(String), data: null });
  expect(received).not.toMatch(/\.(ts|js):\d|node_modules|x-powered-by/i);
};

describe('slow clients', () => {
  test('headers that never end are cut after 15 s, however steadily a byte comes; others notice nothing', {
    timeout: PORTAL_TIMEOUT_MS,
  }, async () => {
    const since = performance.now();
    const client = await rawClient(portal.url);
    client.send('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
    const drip = setInterval(() => client.send('a'), 1000);
    onTestFinished(() => clearInterval(drip));
    const slowBodies = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const slow = await rawClient(portal.url);
        slow.send(
          `${head(`POST ${countView.path} HTTP/1.1`, 'host: localhost', 'content-type: application/json', 'content-length: 100')}{`,
        );
        return slow;
      }),
    );
    let isCut = false;
    void client.closed.then(() => (isCut = true));
    while (!isCut) {
      await expectWell();
      // Without a pause, fifteen seconds of this would take a processor from the other tests.
      await Promise.race([client.closed, pause(OTHERS_ASK_EVERY_MS)]);
    }
    await expectRefused(client, 408);
    const took = performance.now() - since;
    expect(took).toBeGreaterThan(HEADERS_WITHIN_MS - 100);
    expect(took).toBeLessThan(HEADERS_WITHIN_MS + TOLERANCE_MS);
    // The limit for bodies is twice as long.
    expect(slowBodies.map((slow) => slow.received())).toEqual(slowBodies.map(() => ''));
  });

  test('a client that goes away in the middle of its request or of its answer is no error', async () => {
    for (const text of ['GET / HTT', head('POST / HTTP/1.1', 'content-length: 5'), '\r\n\r\n', health.repeat(100)]) {
      const client = await rawClient(portal.url);
      client.send(text);
      client.socket.resetAndDestroy();
      await client.closed;
    }
    await expectWell();
  });
});

describe('[ERR-05] what is no request', () => {
  test.for([
    ['garbage', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['another protocol', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['a header without an end to its name', 'GET / HTTP/1.1\r\nhost localhost\r\n\r\n'],
    ['U+0000 in a header', 'GET / HTTP/1.1\r\nhost: a\0b\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n'],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['chunks of no number', `POST ${countView.path} HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`],
    ['a version of the future', 'GET / HTTP/9.9\r\nhost: a\r\n\r\n'],
  ] as const)('%s is answered with 400 and closed', async ([, text]) => {
    const client = await rawClient(portal.url);
    client.send(Buffer.from(text, 'latin1'));
    await expectRefused(client, 400);
    await expectWell();
  });

  test('behind a good request leaves that one its answer', async () => {
    const client = await rawClient(portal.url);
    client.send(health);
    await untilStatuses(client, 1);
    client.send('nonsense\r\n\r\n');
    await expectRefused(client, 400);
    expect(statusesIn(client.received())).toEqual([200, 400]);
  });

  test('headers past 16 kB are answered with 431', async () => {
    const client = await rawClient(portal.url);
    client.send(head('GET / HTTP/1.1', 'host: localhost', `cookie: ${'a'.repeat(20_000)}`));
    await expectRefused(client, 431);
  });

  test('an expectation that cannot be met is answered with 417, and "100-continue" is met', async () => {
    const client = await rawClient(portal.url);
    client.send(head('GET / HTTP/1.1', 'host: localhost', 'expect: wonders'));
    expect(await untilStatuses(client, 1)).toEqual([417]);

    const body = JSON.stringify({ abilityNo: 1 });
    const polite = await rawClient(portal.url);
    polite.send(
      head(
        `POST ${countView.path} HTTP/1.1`,
        'host: localhost',
        'expect: 100-continue',
        'content-type: application/json',
        `content-length: ${body.length}`,
        `idempotency-key: ${randomUUID()}`,
      ),
    );
    expect(await untilStatuses(polite, 1)).toEqual([100]);
    polite.send(body);
    expect(await untilStatuses(polite, 2)).toEqual([100, 200]);
  });

  test.for(['OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY', 'CONNECT', 'BREW'])(
    'the method %s never causes an error of the server',
    async (method) => {
      for (const path of ['/', countView.path, '/nowhere', '*', 'localhost:80', 'http://localhost/']) {
        const client = await rawClient(portal.url);
        client.send(head(`${method} ${path} HTTP/1.1`, 'host: localhost', 'connection: close'));
        const statuses = statusesIn(await client.closed);
        // A tunnel is closed without a response.
        if (method === 'CONNECT' && statuses.length === 0) continue;
        expect([path, statuses.length]).toEqual([path, 1]);
        expect(statuses[0]).toBeGreaterThanOrEqual(400);
        expect(statuses[0]).toBeLessThan(500);
      }
    },
  );
});

describe('a body past its limit', () => {
  const big = Buffer.alloc(20 * 1024 * 1024, '1');
  const common = [`POST ${countView.path} HTTP/1.1`, 'host: localhost', 'content-type: application/json'];

  test('of a declared length is answered with 413, and the connection goes on', {
    timeout: PORTAL_TIMEOUT_MS,
  }, async () => {
    expect(big.length).toBeGreaterThan(BODY_MAXIMUM_BYTES);
    const client = await rawClient(portal.url);
    client.send(head(...common, `content-length: ${big.length}`));
    client.send(big);
    client.send(health);
    expect(await untilStatuses(client, 2, 20_000)).toEqual([413, 200]);
    expect(client.received()).toContain('"code":"413"');
    await expectWell();
  });

  test('in chunks is answered with 413', { timeout: PORTAL_TIMEOUT_MS }, async () => {
    const client = await rawClient(portal.url);
    client.send(head(...common, 'transfer-encoding: chunked'));
    client.send(`${big.length.toString(16)}\r\n`);
    client.send(big);
    client.send('\r\n0\r\n\r\n');
    expect(await untilStatuses(client, 1, 20_000)).toEqual([413]);
    await expectWell();
  });
});

describe('the budget of an address', () => {
  /** Makes a number of calls over one connection and returns their statuses. */
  const call = async (url: string, forwardedFor: string, count: number) => {
    const client = await rawClient(url);
    const one = (path: string, ...more: string[]) =>
      head(`GET ${path} HTTP/1.1`, 'host: localhost', `x-forwarded-for: ${forwardedFor}`, ...more);
    client.send(one(getChips.path).repeat(count - 1) + one(getFilters.path, 'connection: close'));
    const received = await client.closed;
    return { statuses: statusesIn(received), last: received.slice(received.lastIndexOf('HTTP/1.1')) };
  };

  describe('behind a proxy that is trusted', () => {
    let behindProxy: Portal;
    beforeAll(async () => {
      behindProxy = await start({ TRUSTED_PROXIES: '127.0.0.1' });
    }, PORTAL_TIMEOUT_MS);
    afterAll(async () => void (await behindProxy.stop()));
    // Each test uses its own address.
    let address = '';
    let next = 0;
    beforeEach(() => {
      next += 1;
      address = `203.0.113.${next}`;
    });

    test('ends with 429 and when to come again; others are served', { timeout: PORTAL_TIMEOUT_MS }, async () => {
      // Calls that arrive in one packet are all counted before the first is checked, so the last ones are sent one by
      // one.
      const { statuses } = await call(behindProxy.url, address, CALLS_A_MINUTE - 20);
      for (let at = 0; at < 20; at += 1) statuses.push(...(await call(behindProxy.url, address, 1)).statuses);
      expect(statuses).toHaveLength(CALLS_A_MINUTE);
      expect(new Set(statuses)).toEqual(new Set([200]));
      const { last } = await call(behindProxy.url, address, 1);
      expect(last).toMatch(/^HTTP\/1\.1 429 /);
      expect(Number(/\r\nretry-after: (\d+)\r\n/i.exec(last)?.[1])).toBeGreaterThan(0);
      expect(last.toLowerCase()).toContain('x-content-type-options: nosniff');
      expect(last).toContain('{"code":"20001","msg":');

      expect((await call(behindProxy.url, '198.51.100.1', 1)).statuses).toEqual([200]);
      // Header values from the client, before those of its proxy, do not count.
      expect((await call(behindProxy.url, `198.51.100.2, ${address}`, 1)).statuses).toEqual([429]);
      expect((await call(behindProxy.url, `127.0.0.1, ${address}`, 1)).statuses).toEqual([429]);
    });

    test('pages are not counted', async () => {
      const answer = await fetch(behindProxy.url, { headers: { 'x-forwarded-for': address } });
      expect(answer.status).toBe(200);
      expect([...answer.headers.keys()].filter((name) => name.includes('ratelimit'))).toEqual([]);
    });

    test.for(['nonsense', '', ',,,', '::1%eth0', 'a'.repeat(5000), '203.0.113.1:80'])(
      'X-Forwarded-For: %s is no error',
      async (value) => {
        expect((await call(behindProxy.url, value, 1)).statuses).toEqual([200]);
      },
    );
  });

  test('is not had by claiming another address where no proxy is trusted', { timeout: PORTAL_TIMEOUT_MS }, async () => {
    const { statuses } = await call(portal.url, '203.0.113.200', CALLS_A_MINUTE + 100);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(statuses).toHaveLength(CALLS_A_MINUTE + 100);
  });
});

test('no error of a client is one of the server', () => {
  expect(portal.output()).toContain('已启动');
  expect(portal.output()).not.toMatch(/"level":50|^\s+at /m);
});
