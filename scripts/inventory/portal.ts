import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, RouteOptions } from 'fastify';
import pg from 'pg';
import { type PortalCall, product } from './product.ts';

const SECRET = 'the secret of an inventory, long enough for any';
const QUERY_TIMEOUT_MS = 60_000;
export const PRODUCTION_HOST = 'production.example.com';

export interface Account {
  title: string;
  name: string;
  password: string;
}

export interface HttpAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface HttpRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface InventoryPortal {
  routes: RouteOptions[];
  /** The intervals in milliseconds of all timers that the portal's code starts. */
  intervals: number[];
  /** The names of the entries in the data folder of a running portal. */
  dataFolder: string[];
  accounts: Account[];
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  ask(path: string, request?: HttpRequest): Promise<HttpAnswer>;
  call(call: PortalCall, request: object, token?: string): Promise<Record<string, unknown>>;
  /** Logs an account in and returns its token. */
  tokenOf(account: Account): Promise<string>;
  stop(): Promise<void>;
}

const log = { info() {}, warn: console.warn, error: console.error };

/** Runs a function and returns the intervals that the portal's own code starts in it. */
const recordingIntervals = async (work: () => Promise<void>): Promise<number[]> => {
  const found: number[] = [];
  const original = globalThis.setInterval;
  const recording = (handler: () => void, everyMs?: number, ...rest: unknown[]) => {
    const caller = new Error('interval').stack?.split('\n')[2] ?? '';
    if (!caller.includes('node_modules') && !caller.includes('node:')) found.push(everyMs ?? 0);
    return original(handler, everyMs, ...rest);
  };
  globalThis.setInterval = recording as typeof setInterval;
  try {
    await work();
  } finally {
    globalThis.setInterval = original;
  }
  return found.sort((one, other) => one - other);
};

/** Runs a function and returns all routes of the servers that it creates. */
const recordingRoutes = async (work: () => Promise<void>): Promise<RouteOptions[]> => {
  const routes: RouteOptions[] = [];
  const onServer = (message: unknown) =>
    void (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => void routes.push(route));
  subscribe('fastify.initialization', onServer);
  try {
    await work();
  } finally {
    unsubscribe('fastify.initialization', onServer);
  }
  return routes;
};

const ask = (port: number, path: string, { method = 'GET', headers = {}, body }: HttpRequest = {}) =>
  new Promise<HttpAnswer>((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => void parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** Starts the portal as `npm start` does, with an empty data folder. */
export const startInventoryPortal = async (root: string): Promise<InventoryPortal> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-inventory-'));
  // If the portal runs as root, the database runs under another account.
  chmodSync(dataDir, 0o755);
  const steps: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of steps.splice(0).reverse()) await step();
  };
  try {
    const config = product.readConfig({
      DATA_DIR: dataDir,
      PRODUCTION_HOSTS: PRODUCTION_HOST,
      LOG_LEVEL: 'error',
      RATE_LIMIT: 'off',
      ENGINE_WARM_UP: 'off',
    });
    const embedded = await product.startEmbedded({ dataDir, log, onProgress() {} });
    steps.push(() => embedded.stop());
    const { connection } = embedded;
    await product.prepareDatabase(connection, log);
    // A busy machine must not make a query time out.
    const database = product.openDatabase(connection, { log, size: 16, queryTimeout: QUERY_TIMEOUT_MS });
    steps.push(() => database.close());
    // With a single connection the accounts get their IDs in order, and lists use that order.
    const single = product.openDatabase(connection, { log, size: 1, queryTimeout: QUERY_TIMEOUT_MS });
    const secret = product.createSecret(SECRET);
    const storage = product.createFileStorage(config.files);
    await product.makeDemoAccounts({
      database: single,
      secret,
      dataDir,
      afterCreate: async (transaction, { accountId, subAccountId }) => {
        if (subAccountId !== undefined) return;
        await product.createAgreementStore(transaction).confirmCurrent(accountId, config.host);
        await product.addDemoEnterprise(transaction, accountId, { database, storage, root });
      },
    });
    storage.close();
    await single.close();
    let port = 0;
    let intervals: number[] = [];
    const routes = await recordingRoutes(async () => {
      intervals = await recordingIntervals(async () => {
        const app = await product.buildApp({ config, database, connection, secret, root });
        steps.push(() => app.close());
        await app.listen({ port: 0, host: '127.0.0.1' });
        port = (app.server.address() as AddressInfo).port;
      });
    });
    const client = new pg.Client({ ...connection, ssl: false });
    await client.connect();
    steps.push(() => client.end());
    const accounts = JSON.parse(readFileSync(join(dataDir, 'accounts.json'), 'utf8')) as Account[];

    const call: InventoryPortal['call'] = async ({ method, path }, request, token) => {
      const answer = await ask(port, path, {
        method,
        headers: { 'content-type': 'application/json', ...(token !== undefined && { token }) },
        body: JSON.stringify(request),
      });
      const { code, data } = JSON.parse(answer.body) as { code: string; data: Record<string, unknown> };
      if (code !== '200') throw new Error(`${method} ${path} answered ${answer.status} ${answer.body}`);
      return data;
    };

    return {
      routes,
      intervals,
      dataFolder: readdirSync(dataDir).sort(),
      accounts,
      query: async (text) => (await client.query(text)).rows,
      ask: (path, request) => ask(port, path, request),
      call,
      tokenOf: async ({ name, password }) => {
        const challenge = name.includes('@') ? product.getSubAccountChallenge : product.getChallenge;
        const { codeId, salt, vcode } = (await call(challenge, { name, type: 6 })) as Record<string, string>;
        const inner = await product.innerOf(product.passwordPrimitives, password, salt as string);
        const oldPwd = product.proofOf(product.passwordPrimitives, inner, vcode as string);
        return (await call(product.login, { codeId, name, oldPwd, pageNo: 1, pageSize: 1 })).token as string;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
