import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import type { Connection, Log } from './connection.ts';
import { type Database, openDatabase } from './database.ts';
import { MIGRATED_TEMPLATE } from './template-name.ts';

/** A database of the cluster that tests copy. */
export interface Template {
  name: string;
  /** What it is a copy of; the migrated database by default. */
  basis?: Template;
  /** Fills a copy of the basis; absent for templates that exist before the tests. */
  fill?: (connection: Connection) => Promise<void>;
}

export const emptyTemplate: Template = { name: 'template1' };
export const migratedTemplate: Template = { name: MIGRATED_TEMPLATE };

/** Longer than the limits of the portal: on a busy machine, slow queries and connections are not an error. */
const PATIENT_MS = 30_000;

/** The key of the lock that lets one process create a template. */
const TEMPLATE_LOCK = 7_203_114;

export interface TestDatabase {
  database: Database;
  connection: Connection;
  /** A connection to the same database as the cluster's administrator, who may end connections of others. */
  administrator: Connection;
}

/** A log that discards everything, for tests that expect errors. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };

async function asAdministrator(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(inject('cluster'));
  await client.connect();
  await work(client).finally(() => client.end());
}

/** Does the work while no other test file of this run holds the lock. */
export const holdingLock = (lock: number, work: (client: pg.Client) => Promise<unknown>): Promise<void> =>
  asAdministrator(async (client) => {
    // The lock ends with the connection.
    await client.query('select pg_advisory_lock($1)', [lock]);
    await work(client);
  });

/** A copy by the write-ahead log, the default, writes each page of it twice. */
const COPY = 'strategy file_copy';

/** Creates the template unless an earlier test file of this run has created it. */
const provide = async ({ name, basis = migratedTemplate, fill }: Template): Promise<void> => {
  if (!fill) return;
  await provide(basis);
  await holdingLock(TEMPLATE_LOCK, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1 and not datallowconn', [name]);
    if (found.rowCount) return;
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} owner portal template ${basis.name} ${COPY}`);
    await fill({ ...inject('cluster'), user: 'portal', database: name });
    // A database with open connections cannot be copied.
    await client.query(`alter database ${name} with allow_connections false`);
  });
};

export interface TestDatabaseOptions {
  log?: Log;
  /** Defaults to the migrated one. */
  template?: Template;
}

/** Creates a database for one test file and drops it after the last test. Call it at the top level of the file. */
export async function testDatabase({
  log = silentLog,
  template = migratedTemplate,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  await provide(template);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdministrator((client) =>
    client.query(`create database ${name} owner portal template ${template.name} ${COPY}`),
  );
  const administrator = { ...inject('cluster'), database: name };
  const connection = { ...administrator, user: 'portal' };
  const database = openDatabase(connection, { log, queryTimeout: PATIENT_MS, connectWithin: PATIENT_MS });
  afterAll(async () => {
    await database.close();
    await asAdministrator((client) => client.query(`drop database ${name} with (force)`));
  });
  return { database, connection, administrator };
}
