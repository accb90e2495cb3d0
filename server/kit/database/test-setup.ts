import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type { Connection, Log } from './connection.ts';
import { startEmbedded } from './embedded/start.ts';
import { migrateQueue } from '../jobs/queue.ts';
import { migrate } from './migrate.ts';
import { MIGRATED_TEMPLATE } from './template-name.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The administrator's connection to the one cluster of this run. */
    cluster: Connection;
    /** A folder for the data of template databases that is not in tables. */
    templatesFolder: string;
    /** Whether this is the slow run, which tries all cases of long tests. */
    thorough: boolean;
  }
}

const quiet: Log = { info() {}, warn: console.warn, error: console.error };

/** Starts one embedded cluster for the whole run of vitest. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tests-'));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'cluster');
  mkdirSync(dataDir);
  const embedded = await startEmbedded({
    dataDir,
    log: quiet,
    onProgress() {},
  });
  const tearDown = async () => {
    await embedded.stop();
    rmSync(folder, { recursive: true });
  };
  try {
    const administrator = {
      ...embedded.connection,
      user: 'postgres',
      database: 'postgres',
    };
    const template = { ...embedded.connection, database: MIGRATED_TEMPLATE };
    await migrate(template, { log: quiet });
    await migrateQueue(template, quiet);
    const client = new pg.Client(administrator);
    await client.connect();
    // A database with open connections cannot be copied.
    await client.query(`alter database ${MIGRATED_TEMPLATE} with allow_connections false`);
    // Commits of a cluster that is thrown away need not wait for the disk; embedded/start.test.ts keeps them durable.
    await client.query('alter system set fsync = off');
    await client.query('select pg_reload_conf()');
    await client.end();
    project.provide('cluster', administrator);
    project.provide('templatesFolder', join(folder, 'templates'));
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}
