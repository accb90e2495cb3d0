import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Agent, createServer, request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { countView } from '#contract/catalogue/calls.ts';
import { slowdown } from '#contract/kit/testing/relative-cpu-time.ts';
import { dataFolder, databaseProcesses, postmasterOf } from './data-folder.ts';
import { spawnPortal } from './portal-process.ts';
import { PORTAL_TIMEOUT_MS } from './portal.ts';
import { preparedFolder } from './prepared-folder.ts';
import { type RawClient, rawClient } from './raw-client.ts';

const STOP_WITHIN_MS = 10_000;
/** One folder for all tests that can share it. */
let shared: string;
beforeAll(async () => {
  shared = await preparedFolder(afterAll);
}, PORTAL_TIMEOUT_MS);
const started = /已启动.*http:\/\/localhost:(\d+)/;

const startOn = async (...how: Parameters<typeof spawnPortal>) => {
  const portal = spawnPortal(...how);
  const [, port] = await portal.says(started);
  return { ...portal, url: `http://127.0.0.1:${port}` };
};

/**
 * Returns the exit code and expects that the process ended in time. Under other load the limit grows as all work does.
 */
const endOf = async (ended: Promise<number | null>, since: number) => {
  const code = await ended;
  expect((performance.now() - since) / slowdown(), 'milliseconds until the end').toBeLessThan(STOP_WITHIN_MS);
  return code;
};

const isConnectionRefused = (url: string) =>
  new Promise<boolean>((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });
const untilRefused = (url: string) =>
  vi.waitFor(async () => expect(await isConnectionRefused(url)).toBe(true), { timeout: 5000, interval: 20 });

/** Sends the first half of a view's body, and returns a function that sends the rest. */
const halfView = async (url: string): Promise<{ client: RawClient; finish: () => void }> => {
  const client = await rawClient(url);
  const body = JSON.stringify({ abilityNo: 1 });
  const head = `POST ${countView.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nidempotency-key: ${randomUUID()}\r\n\r\n`;
  client.send(head + body.slice(0, 5));
  return { client, finish: () => client.send(body.slice(5)) };
};

/** A response over a keep-alive connection. */
interface Answer {
  status: number;
  isWhole: boolean;
}

const ask = (agent: Agent, url: string, method: 'GET' | 'POST', path: string) =>
  new Promise<Answer | undefined>((resolve) => {
    const headers =
      method === 'POST' ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : { accept: '*/*' };
    const request = httpRequest(url + path, { agent, method, headers }, (answer) => {
      const end = () => resolve({ status: answer.statusCode as number, isWhole: answer.complete });
      answer.on('error', () => {}).on('close', end);
      answer.resume();
    });
    // Fails before the first byte of a response: the connection was rejected, or closed before the request was read.
    request.on('error', () => resolve(undefined));
    request.end(method === 'POST' ? JSON.stringify({ abilityNo: 2 }) : undefined);
  });

/** Runs eight clients that send views and other requests without a pause until the portal has ended. */
const load = (url: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  onTestFinished(() => agent.destroy());
  const answers: Answer[] = [];
  const run = async (client: number) => {
    for (let turn = client; ; turn += 1) {
      const answer =
        turn % 2 === 0
          ? await ask(agent, url, 'POST', countView.path)
          : await ask(agent, url, 'GET', turn % 3 === 0 ? '/' : '/open-ability/');
      if (answer) answers.push(answer);
      else if (await isConnectionRefused(url)) return;
    }
  };
  const over = Promise.all(Array.from({ length: 8 }, (_, client) => run(client)));
  return { answers, over };
};

/** Starts a portal that has to fail, and returns its error line. */
const startError = async (dataDir: string, env: Record<string, string> = {}) => {
  const portal = spawnPortal(dataDir, env);
  expect(await portal.ended).toBe(1);
  expect(portal.output()).not.toMatch(/^\s+at |Error:/m);
  const lines = portal.output().trim().split('\n');
  expect(lines.filter((line) => line.startsWith('✗'))).toHaveLength(1);
  return lines.at(-1) as string;
};

describe('stopping', () => {
  test('SIGTERM under load answers every request that came in, ends the database and exits with 0 within 10 s', {
    timeout: 90_000,
  }, async () => {
    const portal = await startOn(shared);
    const { answers, over } = load(portal.url);
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(100), { timeout: 20_000 });
    const inFlight = await Promise.all(Array.from({ length: 4 }, () => halfView(portal.url)));
    const health = await rawClient(portal.url);
    health.send('GET /api/health HTTP/1.1\r\nhost: localhost\r\n');
    const seen = answers.length;
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(seen + 20), { timeout: 20_000 });

    const since = performance.now();
    portal.child.kill('SIGTERM');
    await untilRefused(portal.url);
    // First, since the portal may end once it has answered the others.
    health.send('\r\n');
    const unhealthy = await health.closed;
    for (const { finish } of inFlight) finish();

    for (const { client } of inFlight) {
      const answer = await client.closed;
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer).toContain('"code":"200"');
    }
    expect(unhealthy).toMatch(/^HTTP\/1\.1 503 /);
    expect(unhealthy.toLowerCase()).toMatch(/\r\nretry-after: \d+\r\n/);
    expect(unhealthy).toContain('"ready":false');
    await over;
    expect(answers.filter(({ status, isWhole }) => status !== 200 || !isWhole)).toEqual([]);

    expect(await endOf(portal.ended, since)).toBe(0);
    expect(databaseProcesses(shared)).toEqual([]);
    expect(portal.output()).not.toMatch(/^\s+at /m);
  });

  test('Ctrl-C in the terminal, which reaches every process of the group, stops all, with clients that never finish', {
    timeout: PORTAL_TIMEOUT_MS,
  }, async () => {
    const portal = await startOn(shared);
    await halfView(portal.url);
    const slow = await rawClient(portal.url);
    slow.send('GET / HTTP/1.1\r\nhost: local');
    const silent = await rawClient(portal.url);
    // The other three connections were accepted before this one, which gets a response.
    expect((await fetch(`${portal.url}/api/health`)).status).toBe(200);

    const since = performance.now();
    process.kill(-(portal.child.pid as number), 'SIGINT');
    await Promise.all([slow.closed, silent.closed]);
    expect(await endOf(portal.ended, since)).toBe(0);
    expect(databaseProcesses(shared)).toEqual([]);
  });

  test('Ctrl-C while it starts stops all', { timeout: PORTAL_TIMEOUT_MS }, async () => {
    const portal = spawnPortal(shared);
    await vi.waitUntil(() => postmasterOf(shared), { timeout: 30_000, interval: 2 });
    const since = performance.now();
    portal.child.kill('SIGINT');
    expect(await endOf(portal.ended, since)).toBe(0);
    expect(portal.output()).not.toMatch(started);
    expect(databaseProcesses(shared)).toEqual([]);
  });

  test('after Ctrl-C while the database is being made the next start works', {
    timeout: PORTAL_TIMEOUT_MS,
  }, async () => {
    const dataDir = dataFolder();
    const portal = spawnPortal(dataDir);
    await portal.says(/Making the database/);
    const since = performance.now();
    portal.child.kill('SIGINT');
    // 1 if creating the database takes longer than a stop may.
    expect([0, 1]).toContain(await endOf(portal.ended, since));
    expect(portal.output()).not.toMatch(started);
    const next = await startOn(dataDir);
    expect((await fetch(`${next.url}/api/health`)).status).toBe(200);
  });
});

describe('a portal that runs', () => {
  let portal: Awaited<ReturnType<typeof startOn>>;
  beforeAll(async () => {
    portal = await startOn(shared, {}, afterAll);
  }, PORTAL_TIMEOUT_MS);

  test('is not harmed by another start on its data folder, which says so in one line and exits with 1', async () => {
    const before = readdirSync(join(shared, 'database'));
    const postmaster = postmasterOf(shared);
    expect(await startError(shared)).toMatch(new RegExp(`already running .*${portal.child.pid}`));
    expect(readdirSync(join(shared, 'database'))).toEqual(before);
    expect(postmasterOf(shared)).toBe(postmaster);
    const answer = await fetch(portal.url + countView.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ abilityNo: 1 }),
    });
    expect(await answer.json()).toMatchObject({ code: '200' });
  });

  test('sends an answer that is on its way to a slow client whole before it stops', async () => {
    const client = await rawClient(portal.url);
    client.socket.pause();
    // More than any buffer between the two can hold.
    client.send('GET /open-ability/ HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(1000));
    const page = await fetch(`${portal.url}/open-ability/`, { headers: { 'accept-encoding': 'identity' } });
    const length = Buffer.byteLength(await page.text());

    portal.child.kill('SIGTERM');
    await portal.says(/stopping/);
    client.socket.resume();
    const answers = (await client.closed).split('HTTP/1.1 200 OK\r\n').slice(1);
    expect(answers.length).toBeGreaterThan(0);
    const bodies = answers.map((answer) => answer.length - answer.indexOf('\r\n\r\n') - 4);
    expect(new Set(bodies)).toEqual(new Set([length]));
    expect(await portal.ended).toBe(0);
  });
});

describe('a start that cannot be says why in one line and exits with 1', () => {
  test('with several errors in the configuration, all of them', async () => {
    const dataDir = dataFolder();
    const line = await startError(dataDir, { PORT: 'abc', DATABASE_URL: 'nonsense', TRUSTED_PROXIES: 'everybody' });
    expect(line).toMatch(/PORT: .+; DATABASE_URL: .+; TRUSTED_PROXIES\.0: .+/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('with a port that is in use; the database is stopped again', { timeout: PORTAL_TIMEOUT_MS }, async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    expect(await startError(shared, { PORT: String(port) })).toContain(`127.0.0.1:${port}`);
    expect(databaseProcesses(shared)).toEqual([]);
  });

  test('with a database that is not there', async () => {
    expect(await startError(shared, { DATABASE_URL: 'postgres://portal:secret@127.0.0.1:1/portal' })).toMatch(
      /^(?!.*secret).*127\.0\.0\.1:1/,
    );
  });
});
