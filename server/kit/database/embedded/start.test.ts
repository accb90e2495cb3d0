import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../database.ts';
import { checkDurability } from '../durability.ts';
import { named } from '../statement.ts';
import { silentLog } from '../testing.ts';
import { AlreadyRunning } from './lock.ts';
import { commandOf, processesWith, startOf } from './processes.ts';
import { type EmbeddedDatabase, startEmbedded } from './start.ts';

const ids = named('test-ids', 'select id::text from acknowledged');

function dataFolder(...below: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-embedded-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, ...below);
}

/** Returns a data folder with a database, a copy of one that was made once. */
let made: Promise<string> | undefined;
async function madeFolder(): Promise<string> {
  made ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-embedded-made-'));
    chmodSync(folder, 0o755);
    const embedded = await startEmbedded({ dataDir: join(folder, 'var'), log: silentLog, onProgress() {} });
    await embedded.stop();
    return join(folder, 'var');
  })();
  const dataDir = dataFolder('var');
  // The database may belong to another account, which Node's own copy would lose.
  execFileSync('cp', ['-a', await made, dataDir]);
  return dataDir;
}
afterAll(async () => {
  if (made) rmSync(dirname(await made), { recursive: true });
});

async function start(dataDir: string): Promise<EmbeddedDatabase> {
  const embedded = await startEmbedded({
    dataDir,
    log: silentLog,
    onProgress() {},
  });
  onTestFinished(() => embedded.stop());
  return embedded;
}

function open(embedded: EmbeddedDatabase) {
  const database = openDatabase(embedded.connection, { log: silentLog });
  onTestFinished(() => database.close());
  return database;
}

const postmastersOf = (dataDir: string) =>
  processesWith((command) => command.includes(`postgres -D ${join(dataDir, 'database')} -p `));

const filesOf = (dataDir: string) => readdirSync(join(dataDir, 'database'));

function expectNothingRuns(dataDir: string): void {
  expect(postmastersOf(dataDir)).toEqual([]);
  expect(existsSync(join(dataDir, 'portal.lock'))).toBe(false);
}

/** Starts the writers of test-owner.ts; `acknowledged` grows with every line that they print. */
function startOwner(dataDir: string, acknowledged: string[]) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('test-owner.ts', import.meta.url)), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  createInterface(child.stdout).on('line', (id) => acknowledged.push(id));
  const more = async (count: number) => {
    const goal = acknowledged.length + count;
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(goal), {
      timeout: 15_000,
      interval: 5,
    });
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'close');
  };
  return { more, kill, pid: child.pid };
}

test('a second start says that the portal is already running, and harms nothing', async () => {
  const dataDir = await madeFolder();
  const embedded = await start(dataDir);
  const before = filesOf(dataDir);
  const second = startEmbedded({ dataDir, log: silentLog });
  await expect(second).rejects.toThrow(AlreadyRunning);
  await expect(second).rejects.toThrow(expect.objectContaining({ pid: process.pid }));
  await open(embedded).ping();
  expect(filesOf(dataDir)).toEqual(before);
  expect(postmastersOf(dataDir)).toHaveLength(1);
});

test('stopping ends every process, releases the folder and keeps the data', async () => {
  const dataDir = await madeFolder();
  const first = await start(dataDir);
  const database = open(first);
  await database.query(named('test-kept', 'create table kept as select 1 as n'));
  await database.close();
  await Promise.all([first.stop(), first.stop()]);
  expectNothingRuns(dataDir);
  const again = open(await start(dataDir));
  expect(await again.query(named('test-kept-rows', 'select n from kept'))).toEqual([{ n: 1 }]);
});

test('the database has every durability setting on, only listens on its socket, sorts Chinese by sound and recognises its letters', async () => {
  const database = open(await start(dataFolder('var')));
  expect(await checkDurability(database, silentLog)).toEqual([]);
  const [seen] = await database.query<object>(
    named(
      'test-settings',
      `select current_setting('listen_addresses') as addresses, current_setting('data_checksums') as checksums,
              current_setting('server_encoding') as encoding, (select rolsuper from pg_roles where rolname = current_user) as super,
              (select string_agg(word, '' order by word) from unnest(array['上', '北', '阿']) as word) as sorted,
              to_tsvector('simple', '上海 城市')::text as words`,
    ),
  );
  expect(seen).toEqual({
    addresses: '',
    checksums: 'on',
    encoding: 'UTF8',
    super: false,
    sorted: '阿北上',
    words: "'上海':1 '城市':2",
  });
});

test('the server process has a separate process group, so that Ctrl-C in the terminal does not reach it', async () => {
  const dataDir = await madeFolder();
  await start(dataDir);
  const [postmaster = 0] = postmastersOf(dataDir);
  expect(process.kill(-postmaster, 0)).toBe(true);
});

test('a path too long for a socket gets a short one', async () => {
  const dataDir = dataFolder('a folder "with" quotes, commas, and spaces', '很深的文件夹'.repeat(6), 'var');
  const embedded = await start(dataDir);
  expect(Buffer.byteLength(dataDir)).toBeGreaterThan(100);
  expect(embedded.connection.host.length).toBeLessThan(80);
  await open(embedded).ping();
  onTestFinished(() => rmSync(embedded.connection.host, { recursive: true, force: true }));
});

test('a killed server process is restarted, the pool recovers, and listeners are notified', async () => {
  const dataDir = await madeFolder();
  const embedded = await start(dataDir);
  const restarted = vi.fn();
  embedded.onRestart(restarted);
  const database = open(embedded);
  await database.query(named('test-table', 'create table acknowledged as select 1 as id'));
  for (const time of [1, 2]) {
    const [postmaster = 0] = postmastersOf(dataDir);
    process.kill(postmaster, 'SIGKILL');
    await vi.waitFor(() => expect(restarted).toHaveBeenCalledTimes(time), {
      timeout: 5000,
    });
    const back = performance.now();
    await vi.waitFor(async () => expect(await database.query(ids)).toEqual([{ id: '1' }]), { timeout: 5000 });
    expect(performance.now() - back).toBeLessThan(3000);
  }
});

test('workers that outlive their killed server process do not prevent its restart', async () => {
  const dataDir = await madeFolder();
  const embedded = await start(dataDir);
  const restarted = vi.fn();
  embedded.onRestart(restarted);
  const [row] = await open(embedded).query<{ pid: number }>(named('test-own-pid', 'select pg_backend_pid() as pid'));
  const worker = row?.pid ?? 0;
  expect(commandOf(worker)).toContain('postgres: portal-');
  process.kill(worker, 'SIGSTOP');
  process.kill(postmastersOf(dataDir)[0] ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(restarted).toHaveBeenCalledTimes(1), {
    timeout: 5000,
  });
  expect(startOf(worker)).toBeUndefined();
});

test('stopping during a restart of the server process leaves nothing running', async () => {
  const dataDir = await madeFolder();
  const embedded = await start(dataDir);
  const [postmaster = 0] = postmastersOf(dataDir);
  process.kill(postmaster, 'SIGKILL');
  await vi.waitFor(() => expect(postmastersOf(dataDir).filter((pid) => pid !== postmaster)).toHaveLength(1), {
    interval: 5,
  });
  await embedded.stop();
  expectNothingRuns(dataDir);
});

test('after hard kills of owner, server process or both every acknowledged write is there, once', async () => {
  const dataDir = await madeFolder();
  const acknowledged: string[] = [];
  const orphans: number[] = [];
  const kills = ['owner', 'postmaster', 'both', 'owner', 'both', 'postmaster'];
  for (const what of kills) {
    const owner = startOwner(dataDir, acknowledged);
    await owner.more(1 + Math.floor(Math.random() * 200));
    const [postmaster = 0] = postmastersOf(dataDir);
    if (what !== 'owner') process.kill(postmaster, 'SIGKILL');
    if (what === 'postmaster') await owner.more(100);
    await owner.kill();
    // A worker that it has just forked looks like another postmaster.
    if (what === 'owner') orphans.push(...postmastersOf(dataDir).filter((pid) => pid === postmaster));
  }
  const embedded = await start(dataDir);
  expect(postmastersOf(dataDir)).toHaveLength(1);
  const found = (await open(embedded).query<{ id: string }>(ids)).map(({ id }) => id);
  expect(orphans).toHaveLength(2);
  expect(acknowledged.length).toBeGreaterThan(kills.length);
  expect(new Set(found).size).toBe(found.length);
  const kept = new Set(found);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
}, 60_000);

test('half a cluster, as a killed first start leaves it, is created again', async () => {
  const dataDir = dataFolder('var');
  mkdirSync(join(dataDir, 'database'), { recursive: true, mode: 0o700 });
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '18\n');
  writeFileSync(join(dataDir, 'database.unfinished'), '');
  await open(await start(dataDir)).ping();
  expect(existsSync(join(dataDir, 'database.unfinished'))).toBe(false);
});

test('a complete cluster is never created again, with any mark next to it', async () => {
  const dataDir = await madeFolder();
  const first = await start(dataDir);
  const database = open(first);
  await database.query(named('test-table-2', 'create table acknowledged as select 2 as id'));
  await database.close();
  await first.stop();
  writeFileSync(join(dataDir, 'database.unfinished'), '');
  expect(await open(await start(dataDir)).query(ids)).toEqual([{ id: '2' }]);
});

test('a folder that holds no database, or one of another version, is refused and left as it is', async () => {
  const dataDir = dataFolder('var');
  const cluster = join(dataDir, 'database');
  mkdirSync(cluster, { recursive: true });
  writeFileSync(join(cluster, 'notes.txt'), 'mine');
  await expect(start(dataDir)).rejects.toThrow('holds files that are not a database');
  writeFileSync(join(cluster, 'PG_VERSION'), '17\n');
  await expect(start(dataDir)).rejects.toThrow('was made by PostgreSQL 17, the installed one is 18');
  expect(filesOf(dataDir)).toEqual(['PG_VERSION', 'notes.txt']);
  expectNothingRuns(dataDir);
});

test('a database that cannot start says why, and leaves nothing running', async () => {
  const dataDir = await madeFolder();
  const first = await start(dataDir);
  await first.stop();
  writeFileSync(join(dataDir, 'database', 'postgresql.auto.conf'), 'shared_buffers = nonsense\n');
  await expect(start(dataDir)).rejects.toThrow(/^The database did not start: .*postgresql\.auto\.conf/);
  expectNothingRuns(dataDir);
});
