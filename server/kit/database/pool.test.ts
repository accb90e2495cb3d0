import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import type { Connection } from './connection.ts';
import { type Database, openDatabase } from './database.ts';
import { createPool, isDatabaseAway } from './pool.ts';
import { named } from './statement.ts';
import { silentLog, testDatabase } from './testing.ts';

const { database, connection, administrator } = await testDatabase();
await sql`create table things (id int primary key)`.execute(database.kysely);

const ownPid = named('test-pid', 'select pg_backend_pid() as pid');
const sleep = named('test-sleep', 'select pg_sleep($1)');

const open = (to: Connection | string, size: number): Database => {
  const own = openDatabase(to, { log: silentLog, size });
  onTestFinished(() => own.close());
  return own;
};

const pidOf = async (own: Database) => (await own.query<{ pid: number }>(ownPid))[0]?.pid ?? 0;

/** Stops the process until the test ends: the connection stays open, but does not respond. */
function hang(pid: number): void {
  process.kill(pid, 'SIGSTOP');
  onTestFinished(() => void process.kill(pid, 'SIGCONT'));
}

/**
 * Returns how `work` fails and after how many milliseconds. What a timer of 1.5 s, the limit of the pool, is late by
 * on a busy machine does not count.
 */
async function failure(work: Promise<unknown>): Promise<{ error: unknown; milliseconds: number }> {
  const began = performance.now();
  const timer = new Promise<number>((resolve) => {
    setTimeout(() => resolve(performance.now() - began - 1500), 1500);
  });
  const error = await work.then(
    () => undefined,
    (thrown) => thrown,
  );
  const milliseconds = performance.now() - began;
  return { error, milliseconds: milliseconds < 1500 ? milliseconds : milliseconds - (await timer) };
}

async function terminate(pid: number): Promise<void> {
  const client = new pg.Client(administrator);
  await client.connect();
  await client.query('select pg_terminate_backend($1, 5000)', [pid]);
  await client.end();
}

test('PostgreSQL cancels a slow query within two seconds, and its connection stays usable', async () => {
  const own = open(connection, 1);
  const pid = await pidOf(own);
  const { error, milliseconds } = await failure(own.query(sleep, [30]));
  expect(isDatabaseAway(error)).toBe(true);
  expect(milliseconds).toBeLessThan(2000);
  expect(await pidOf(own)).toBe(pid);
});

test('a connection that hangs fails within two seconds and is never used again', async () => {
  const own = open(connection, 1);
  const pid = await pidOf(own);
  hang(pid);
  const { error, milliseconds } = await failure(own.kysely.transaction().execute((it) => sql`select 1`.execute(it)));
  expect(isDatabaseAway(error)).toBe(true);
  expect(milliseconds).toBeLessThan(2000);
  expect(await pidOf(own)).not.toBe(pid);
});

test('after one connection hung, the idle ones are not tried one by one', async () => {
  const own = open(connection, 3);
  const pids = await Promise.all([1, 2, 3].map(() => own.transaction(pidOf)));
  expect(new Set(pids).size).toBe(3);
  for (const pid of pids) hang(pid);
  expect(isDatabaseAway((await failure(own.ping())).error)).toBe(true);
  const fresh = await Promise.all([1, 2, 3].map(() => pidOf(own)));
  expect(fresh.filter((pid) => pids.includes(pid))).toEqual([]);
});

test('with every connection in use, a query fails within two seconds', async () => {
  const own = open(connection, 1);
  const held = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const holder = own.transaction(() => {
    held.resolve();
    return release.promise;
  });
  await held.promise;
  const { error, milliseconds } = await failure(own.ping());
  release.resolve();
  await holder;
  expect(isDatabaseAway(error)).toBe(true);
  expect(milliseconds).toBeLessThan(2000);
});

test('a server that accepts the connection and never responds fails within two seconds', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-mute-'));
  const mute: Server = createServer(() => {});
  await new Promise<void>((resolve) => mute.listen(join(folder, '.s.PGSQL.5432'), resolve));
  onTestFinished(() => {
    mute.close();
    rmSync(folder, { recursive: true });
  });
  const { error, milliseconds } = await failure(open({ ...connection, host: folder }, 1).ping());
  expect(isDatabaseAway(error)).toBe(true);
  expect(milliseconds).toBeLessThan(2000);
});

test('a server that is not there fails at once', async () => {
  const { error, milliseconds } = await failure(open({ ...connection, host: '/nonexistent' }, 1).ping());
  expect(isDatabaseAway(error)).toBe(true);
  expect(milliseconds).toBeLessThan(500);
});

test('an idle connection that is cut is replaced', async () => {
  const own = open(connection, 1);
  const pid = await pidOf(own);
  await terminate(pid);
  await failure(own.ping());
  expect(await pidOf(own)).not.toBe(pid);
});

test('a connection cut between two queries of a transaction fails the transaction and nothing else', async () => {
  const own = open(connection, 1);
  const { error } = await failure(
    own.transaction(async (inside) => {
      await sql`insert into things values (1)`.execute(inside.kysely);
      await terminate(await pidOf(inside));
      await sql`insert into things values (2)`.execute(inside.kysely);
    }),
  );
  expect(isDatabaseAway(error)).toBe(true);
  const { rows } = await sql`select id from things`.execute(own.kysely);
  expect(rows).toEqual([]);
});

test('an error of a statement leaves the connection in use', async () => {
  const own = open(connection, 1);
  const pid = await pidOf(own);
  const { error } = await failure(sql`select * from nowhere`.execute(own.kysely));
  expect(error).toMatchObject({ code: '42P01' });
  expect(await pidOf(own)).toBe(pid);
});

test('a client released inside a transaction is not handed out again', async () => {
  const pool = createPool(connection, { log: silentLog, size: 1 });
  onTestFinished(() => pool.end());
  const client = await pool.connect();
  await client.query('begin');
  await client.query('insert into things values (7)');
  client.release();
  expect((await pool.query('select id from things')).rows).toEqual([]);
});

test('a table that changed under a named statement causes one error at most', async () => {
  await sql`create table changing (a int)`.execute(database.kysely);
  const all = named('test-changing', 'select * from changing');
  const own = open(connection, 1);
  await own.query(all);
  await sql`alter table changing add b int`.execute(database.kysely);
  expect((await failure(own.query(all))).error).toMatchObject({
    code: '0A000',
  });
  expect(await own.query(all)).toEqual([]);
});

test('fifty parallel queries with callbacks and promises all succeed', async () => {
  const pool = createPool(connection, { log: silentLog, size: 4 });
  onTestFinished(() => pool.end());
  const byCallback = (n: number) =>
    new Promise((resolve, reject) => {
      pool.query('select $1::int as n', [n], (error, result) => (error ? reject(error) : resolve(result.rows[0].n)));
    });
  const byPromise = async (n: number) => (await pool.query({ text: 'select $1::int as n', values: [n] })).rows[0].n;
  const numbers = Array.from({ length: 50 }, (_, n) => n);
  expect(await Promise.all(numbers.map((n) => (n % 2 ? byCallback(n) : byPromise(n))))).toEqual(numbers);
});

test('a connection given as the text of DATABASE_URL works the same', async () => {
  const { host, user, database: name } = connection;
  const own = open(`postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}`, 1);
  expect(await own.query(named('test-url', 'select current_database()::text as name, count(*) from things'))).toEqual([
    { name, count: 0 },
  ]);
  expect(isDatabaseAway((await failure(own.query(sleep, [30]))).error)).toBe(true);
});
