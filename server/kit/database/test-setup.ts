import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type { Connection, Log } from './connection.ts';
import { startEmbedded } from './embedded/start.ts';
import { THROWAWAY_CLUSTER } from './embedded/testing-cluster.ts';
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

const CONNECTIONS = 400;
const quiet: Log = { info() {}, warn: console.warn, error: console.error };

/** Starts one embedded cluster for the whole run of vitest. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tests-'));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'cluster');
  mkdirSync(dataDir);
  const start = () => startEmbedded({ dataDir, log: quiet, onProgress() {} });
  let embedded = await start();
  const administrator = { ...embedded.connection, user: 'postgres', database: 'postgres' };
  const administer = async (...statements: string[]) => {
    const client = new pg.Client(administrator);
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const tearDown = async () => {
    await embedded.stop();
    rmSync(folder, { recursive: true });
  };
  try {
    await administer(
      // embedded/start.test.ts has a cluster that is durable.
      ...THROWAWAY_CLUSTER,
      // Each worker has several nodes, and each node its pools.
      `alter system set max_connections = ${CONNECTIONS}`,
    );
    await embedded.stop();
    embedded = await start();
    const template = { ...embedded.connection, database: MIGRATED_TEMPLATE };
    await migrate(template, { log: quiet });
    await migrateQueue(template, quiet);
    // A database with open connections cannot be copied.
    await administer(`alter database ${MIGRATED_TEMPLATE} with allow_connections false`);
    project.provide('cluster', administrator);
    project.provide('templatesFolder', join(folder, 'templates'));
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}
