import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '../server/kit/database/embedded/start.ts';
import { THROWAWAY_CLUSTER } from '../server/kit/database/embedded/testing-cluster.ts';
import type { Connection, Log } from '../server/kit/database/connection.ts';
import { embeddedIn, withClient } from './portal-database.ts';
import { emptyDataDir, type Portal, startPortal } from './portal.ts';

/** The entries of the data folder with a portal's state outside of its database. */
const KEPT_IN_FILES = ['accounts.json', 'portal-secret', 'files'];

/** On a busy machine, slow statements and connections are not an error. */
const PATIENCE_MS = 15_000;

const quiet: Log = { info() {}, warn: console.warn, error: console.error };

const administratorOf = (template: Connection): Connection => ({ ...template, user: 'postgres', database: 'postgres' });

/** Returns the URL as an operator writes it for a server on a unix socket. */
const urlOf = ({ user, database, host, port }: Connection) =>
  `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;

export const stopCleanly = async (portal: Portal): Promise<void> => {
  const code = await portal.stop();
  if (code !== 0) throw new Error(`The portal did not stop cleanly (${code}):\n${portal.output()}`);
};

export interface Template {
  /** Contains the demo accounts, whose passwords all copies share. */
  dataDir: string;
  stop(): Promise<void>;
}

/**
 * Starts and stops a portal once, unless the server tests have left a first start at FIRST_START, then keeps its database
 * running as a template for copies.
 */
export async function makeTemplate(): Promise<Template> {
  const made = process.env.FIRST_START;
  // The output is written last.
  const isMade = made !== undefined && existsSync(`${made}.output`);
  const dataDir = isMade ? made : emptyDataDir();
  const discard = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    if (!isMade) await stopCleanly(await startPortal({ dataDir }));
    const embedded = await startEmbedded({ dataDir, log: quiet, onProgress() {} });
    const stop = () => embedded.stop().finally(discard);
    try {
      const { database } = embedded.connection;
      // PostgreSQL does not copy a template while a client is connected to it.
      await withClient(administratorOf(embedded.connection), async (client) => {
        await client.query(`alter database ${database} with allow_connections false`);
        for (const statement of [...THROWAWAY_CLUSTER, 'select pg_reload_conf()']) await client.query(statement);
      });
    } catch (error) {
      await stop();
      throw error;
    }
    return { dataDir, stop };
  } catch (error) {
    discard();
    throw error;
  }
}

export interface PortalCopy extends Portal {
  connection: Connection;
}

export interface CopyOptions {
  env?: Record<string, string>;
  /** Keeps the announcement of the import, which opens on every page after a login. */
  announces?: boolean;
}

/** Starts a portal on a copy of the run's template. The copy is removed when the portal stops. */
export async function startCopy({ env, announces = false }: CopyOptions = {}): Promise<PortalCopy> {
  const original = process.env.PORTAL_DATA_DIR;
  if (!original) throw new Error('PORTAL_DATA_DIR is not set: the global setup has not run');
  const template = embeddedIn(original);
  const administrator = administratorOf(template);
  const connection = { ...template, database: `copy_${randomBytes(6).toString('hex')}` };
  const dataDir = emptyDataDir();
  const discard = async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await withClient(administrator, (client) =>
      client.query(`drop database if exists ${connection.database} with (force)`),
    );
  };
  try {
    await withClient(administrator, (client) =>
      client.query(
        `create database ${connection.database} owner ${template.user} template ${template.database} strategy file_copy`,
      ),
    );
    if (!announces) await withClient(connection, (client) => client.query('delete from site_announcement'));
    for (const name of KEPT_IN_FILES) cpSync(join(original, name), join(dataDir, name), { recursive: true });
    const portal = await startPortal({
      dataDir,
      env: { ...env, DATABASE_URL: urlOf(connection), DATABASE_PATIENCE_MS: String(PATIENCE_MS) },
    });
    return { ...portal, connection, stop: () => portal.stop().finally(discard) };
  } catch (error) {
    await discard();
    throw error;
  }
}
