import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import type { Connection, Log } from './connection.ts';
import { type Database, openDatabase } from './database.ts';

// What test-setup.ts has migrated.
const template = 'portal';

export interface TestDatabase {
  database: Database;
  connection: Connection;
  /** The same database as the cluster's administrator, who may end the connections of others. */
  administrator: Connection;
}

/** Keeps silent, for tests in which faults are expected. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };

async function asAdministrator(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(inject('cluster'));
  await client.connect();
  await work(client).finally(() => client.end());
}

export interface TestDatabaseOptions {
  log?: Log;
  /** Empty instead of migrated. */
  empty?: boolean;
}

/** A migrated database for one test file, to be called at the file's top level: it is dropped after the file's last test. */
export async function testDatabase({
  log = silentLog,
  empty = false,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdministrator((client) =>
    client.query(`create database ${name} owner portal template ${empty ? 'template1' : template}`),
  );
  const administrator = { ...inject('cluster'), database: name };
  const connection = { ...administrator, user: 'portal' };
  const database = openDatabase(connection, { log });
  afterAll(async () => {
    await database.close();
    await asAdministrator((client) => client.query(`drop database ${name} with (force)`));
  });
  return { database, connection, administrator };
}
