import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { getAbility } from '#contract/catalogue/calls.ts';
import { slowdown } from '#contract/kit/testing/relative-cpu-time.ts';
import type { Connection } from '#server/kit/database/connection.ts';
import { emptyTemplate, silentLog, testDatabase } from '#server/kit/database/testing.ts';
import { errorLine } from '#server/app/start-log.ts';
import { prepareDatabase } from '#server/app/start.ts';
import { dataFolder } from './data-folder.ts';
import { spawnPortal } from './portal-process.ts';
import { type Portal, PORTAL_TIMEOUT_MS, startPortal } from './portal.ts';

const SEEN_WITHIN_MS = 1000;
/** What this test's own requests may add. */
const TOLERANCE_MS = 1000;
/** Ends a wait that would not end. */
const HANGS_AFTER_MS = 40_000;
const page = '/open-ability/domain-case-detail/2';

const { connection, administrator } = await testDatabase({ template: emptyTemplate });

/** Returns the URL as an operator writes it for a server on a unix socket. */
const urlOf = ({ user, database, host, port }: Connection) =>
  `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;

const original = join(import.meta.dirname, '../content');
const content = mkdtempSync(join(tmpdir(), 'portal-content-'));
const dataDir = dataFolder(afterAll);
const nodes: Portal[] = [];

beforeAll(async () => {
  const env = { DATABASE_URL: urlOf(connection) };
  // Both start at the same time: one migrates and imports, the other waits.
  nodes.push(...(await Promise.all([startPortal({ dataDir, env }), startPortal({ dataDir, env })])));
}, PORTAL_TIMEOUT_MS);
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  rmSync(content, { recursive: true });
});
/** Imports content with another name of ability 2, as another process does. */
const rename = async (name: string) => {
  cpSync(original, content, { recursive: true });
  const file = join(content, 'catalogue/abilities/002-mask-wearing.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), abilityName: name }));
  await prepareDatabase(connection, silentLog, content);
};

const textOf = async (node: Portal, path: string) => (await fetch(node.url + path)).text();
const shows = async (node: Portal, name: string) => {
  const texts = await Promise.all([textOf(node, page), textOf(node, `${getAbility.path}?abilityNo=2`)]);
  return texts.map((text) => text.includes(name));
};
const untilShown = (name: string, timeout: number) =>
  vi.waitFor(
    async () => {
      for (const node of nodes) expect(await shows(node, name)).toEqual([true, true]);
    },
    { timeout, interval: 20 },
  );
/** Expects that all nodes show the name in time. Under other load of the machine the limit grows as all work does. */
const expectSeen = async (name: string) => {
  const before = slowdown();
  const start = performance.now();
  await untilShown(name, HANGS_AFTER_MS);
  const milliseconds = performance.now() - start;
  expect(milliseconds / Math.max(before, slowdown()), `milliseconds until ${name} is seen`).toBeLessThan(
    SEEN_WITHIN_MS + TOLERANCE_MS,
  );
};

const administer = async <Row extends object>(query: string, values: unknown[] = []): Promise<Row[]> => {
  const client = new pg.Client(administrator);
  await client.connect();
  return client
    .query(query, values)
    .then(({ rows }) => rows as Row[])
    .finally(() => client.end());
};
/** Each of the two nodes listens for changes of content and for jobs. */
const LISTENERS = 4;
const listeners = () =>
  administer<{ pid: number }>(
    `select pid from pg_stat_activity where datname = $1 and application_name like 'portal notices%' order by pid`,
    [connection.database],
  );

test('nothing is embedded, and no accounts to try are made', async () => {
  expect(readdirSync(dataDir)).toEqual(['portal-secret']);
  const [row] = await administer<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = $1 and application_name = 'portal'`,
    [connection.database],
  );
  expect(row?.count).toBeGreaterThan(0);
});

describe('content that another process imports', () => {
  afterEach(() => prepareDatabase(connection, silentLog, original));

  test('is seen in pages and calls of both nodes within a second, with anything in their caches', {
    timeout: 120_000,
  }, async () => {
    await untilShown('口罩佩戴检测', HANGS_AFTER_MS);
    await rename('口罩检测甲');
    await expectSeen('口罩检测甲');
  });

  test('is seen although the notice was lost with its connection', { timeout: 120_000 }, async () => {
    await untilShown('口罩佩戴检测', HANGS_AFTER_MS);
    const before = await listeners();
    expect(before).toHaveLength(LISTENERS);
    // The change happens while no node can connect to listen.
    const limit = (most: number) => administer(`alter database ${connection.database} connection limit ${most}`);
    await limit(0);
    onTestFinished(async () => void (await limit(-1)));
    await administer('select pg_terminate_backend(pid) from pg_stat_activity where pid = any($1)', [
      before.map(({ pid }) => pid),
    ]);
    await vi.waitFor(async () => expect(await listeners()).toEqual([]), { timeout: 5000 });
    await administer(
      `update catalogue_ability set entry = jsonb_set(entry, '{abilityName}', '"口罩检测乙"') where ability_no = 2`,
    );
    await limit(-1);
    await vi.waitFor(async () => expect(await listeners()).toHaveLength(LISTENERS), { timeout: 10_000 });
    await expectSeen('口罩检测乙');
    await administer(`update site_import set digest = ''`);
  });
});

test('a database that can lose acknowledged writes is warned of at the start', {
  timeout: PORTAL_TIMEOUT_MS,
}, async () => {
  await administer(`alter database ${connection.database} set synchronous_commit = off`);
  onTestFinished(async () => void (await administer(`alter database ${connection.database} reset synchronous_commit`)));
  const portal = spawnPortal(dataDir, { DATABASE_URL: urlOf(connection) });
  await portal.says(/已启动/);
  expect(portal.output()).toMatch(/DATA IS AT RISK: synchronous_commit is off/);
  expect(nodes[0]?.output()).not.toContain('synchronous_commit');
});

/** The line with which a start on a database ends that cannot be prepared. */
const startErrorOn = (closed: Connection) =>
  prepareDatabase(closed, silentLog).then(
    () => undefined,
    (error: unknown) => errorLine(error),
  );

test('a database whose user may not make tables fails with one line', async () => {
  const closed = await testDatabaseOf(() => 'revoke create on schema public from public, pg_database_owner');
  expect(await startErrorOn(closed)).toMatch(/^[^\n]*permission denied[^\n]*$/);
});

test('a database whose user may not make the schema of the job queue fails with one line', async () => {
  const closed = await testDatabaseOf((name) => `revoke create on database ${name} from portal`);
  expect(await startErrorOn(closed)).toMatch(/^[^\n]*pgboss[^\n]*permission denied[^\n]*$/);
});

/** Creates an empty database where the administrator has run the statement. */
async function testDatabaseOf(statement: (name: string) => string): Promise<Connection> {
  const name = `${connection.database}_closed`;
  await administer(`create database ${name} owner portal`);
  onTestFinished(async () => void (await administer(`drop database ${name} with (force)`)));
  const client = new pg.Client({ ...administrator, database: name });
  await client.connect();
  await client.query(statement(name)).finally(() => client.end());
  return { ...connection, database: name };
}
