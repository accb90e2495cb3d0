import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { silentLog } from '../testing.ts';
import { backUpDatabase } from './backup.ts';
import { startEmbedded } from './start.ts';

const dataFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const started = async (dataDir: string) => {
  const embedded = await startEmbedded({ dataDir, log: silentLog, onProgress() {} });
  const database = openDatabase(embedded.connection, { log: silentLog, queryTimeout: 20_000 });
  const stop = async () => {
    await database.close();
    await embedded.stop();
  };
  onTestFinished(stop);
  return { stop, query: (text: string) => database.query<{ count: number; last: number }>({ name: '', text }) };
};

const counted = 'select count(*)::int as count, max(id)::int as last from entry';

test('a backup of a database that is written to holds all that was acknowledged before, and no half of it', async () => {
  const dataDir = dataFolder();
  const live = await started(dataDir);
  await live.query('create table entry (id bigint generated always as identity primary key, text text)');
  await live.query(`insert into entry (text) select repeat('x', 500) from generate_series(1, 20000)`);

  let isOver = false;
  let written = 20_000;
  const writing = (async () => {
    while (!isOver) {
      await live.query(`insert into entry (text) values ('a'), ('b')`);
      written += 2;
    }
  })();
  const target = join(dataFolder(), 'var', 'database');
  mkdirSync(join(target, '..'));
  const before = written;
  const bytes = await backUpDatabase(dataDir, target);
  isOver = true;
  await writing;
  expect(bytes).toBeGreaterThan(10e6);
  expect(readdirSync(target).filter((name) => /postmaster|PGSQL/.test(name))).toEqual([]);
  expect(readdirSync(join(target, 'pg_wal')).length).toBeGreaterThan(0);
  // The live database keeps nothing of the backup.
  expect(await live.query('select 1 from pg_replication_slots')).toEqual([]);
  await live.stop();

  const restored = await started(join(target, '..'));
  const [row] = await restored.query(counted);
  expect(row?.count).toBeGreaterThanOrEqual(before);
  expect(row?.count).toBeLessThanOrEqual(written);
  expect(row?.count).toBe(row?.last);
  expect((row?.count ?? 1) % 2).toBe(0);
  await restored.query(`insert into entry (text) values ('after')`);
});
