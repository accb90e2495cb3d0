import {
  type DatabaseIntrospector,
  Kysely,
  type PostgresPool,
  type PostgresPoolClient,
  PostgresDialect,
  sql,
} from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { type Connection, clientConfig, type Log } from './connection.ts';
import { type MigrationFile, migrationFolders, readMigrations } from './migration-files.ts';
import { UnusableDatabase } from './unusable-database.ts';

export interface MigrateOptions {
  log: Log;
  /** The folders of the numbered SQL files; defaults to those of the kit and of the areas. */
  folders?: readonly string[];
}

const checksums = 'migration_checksum';
const oldest = 15;
// Any number that no other program locks in the same database.
const lock = 7_204_511_936;

async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{
    version: string;
    encoding: string;
    sorts: boolean;
  }>(
    `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
            exists (select from pg_collation where collname = 'zh-Hans-CN-x-icu') as sorts`,
  );
  const { version = '0', encoding = '', sorts = false } = rows[0] ?? {};
  const major = Math.floor(Number(version) / 10_000);
  if (major < oldest)
    throw new UnusableDatabase(`The database is PostgreSQL ${major}, the portal needs ${oldest} or newer.`);
  if (encoding !== 'UTF8') {
    throw new UnusableDatabase(
      `The database's encoding is ${encoding}, the portal needs UTF8: create it with ENCODING 'UTF8'.`,
    );
  }
  if (!sorts)
    throw new UnusableDatabase('The database server was built without ICU, which the portal needs to sort Chinese.');
}

async function recorded(client: pg.Client): Promise<{ name: string; checksum: string | null }[]> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    `select to_regclass('kysely_migration') is not null as found`,
  );
  if (!tables[0]?.found) return [];
  const { rows } = await client.query<{
    name: string;
    checksum: string | null;
  }>(`select name, checksum from kysely_migration left join ${checksums} using (name) order by name`);
  return rows;
}

function checkHistory(history: { name: string; checksum: string | null }[], files: MigrationFile[]): void {
  const lastFile = files.at(-1)?.name ?? '';
  const lastApplied = history.at(-1)?.name ?? '';
  if (lastApplied > lastFile) {
    throw new UnusableDatabase(
      `The database is newer than this portal: it has migration ${lastApplied}, the portal ends with ${lastFile || 'none'}; start the newer version.`,
    );
  }
  for (const { name, checksum } of history) {
    const file = files.find((candidate) => candidate.name === name);
    if (!file) throw new UnusableDatabase(`Migration ${name} was applied to the database, and its file is missing.`);
    if (checksum !== file.checksum) {
      throw new UnusableDatabase(
        `Migration ${name} was changed after it was applied: restore its file and add a new one.`,
      );
    }
  }
  const applied = new Set(history.map(({ name }) => name));
  const late = files.find(({ name }) => !applied.has(name) && name < lastApplied);
  if (late)
    throw new UnusableDatabase(
      `Migration ${late.name} has a number below the applied ${lastApplied}: give it a new number.`,
    );
}

const migratorTables = ['kysely_migration', 'kysely_migration_lock'];

/** After each migration Kysely lists the tables. It needs only its own, and reading all of them takes long. */
class MigrationDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<never>): DatabaseIntrospector {
    return {
      getSchemas: async () => [],
      async getTables() {
        const { rows } = await sql<{ name: string }>`
          select name from unnest(${migratorTables}::text[]) as name where to_regclass(name) is not null`.execute(db);
        return rows.map(({ name }) => ({ name, isView: false, isForeign: false, columns: [] }));
      },
    };
  }
}

/** Creates Kysely's migrator on the connection that holds the lock. */
function migratorOn(client: pg.Client, files: MigrationFile[]): Migrator {
  const lent = Object.assign(client, {
    release() {},
  }) as unknown as PostgresPoolClient;
  const pool: PostgresPool = {
    connect: async () => lent,
    end: async () => {},
    options: {},
  };
  const migrations = files.map(({ name, sql: text, checksum }) => {
    const up = async (db: Kysely<unknown>) => {
      await sql.raw(text).execute(db);
      await sql`insert into ${sql.table(checksums)} (name, checksum) values (${name}, ${checksum})`.execute(db);
    };
    return [name, { up }] as const;
  });
  return new Migrator({
    db: new Kysely({ dialect: new MigrationDialect({ pool }) }),
    provider: { getMigrations: async () => Object.fromEntries(migrations) },
  });
}

// A host with several addresses fails with one error per address and an empty message.
const whyFailed = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(whyFailed).join(', ') : (error as Error).message;

async function connect(connection: Connection | string, log: Log): Promise<pg.Client> {
  const settings = { application_name: 'portal migrations', connectionTimeoutMillis: 10_000 };
  try {
    const client = new pg.Client({ ...clientConfig(connection), ...settings });
    client.on('error', (error) => log.warn({ reason: error.message }, 'the connection for migrations broke'));
    await client.connect();
    return client;
  } catch (error) {
    throw new UnusableDatabase(`The database cannot be reached: ${whyFailed(error)}.`);
  }
}

/**
 * Migrates the schema, each migration in a separate transaction, one start at a time. Returns the names of the applied
 * migrations. Throws `UnusableDatabase` if the server or schema does not fit, or if a migration fails.
 */
export async function migrate(
  connection: Connection | string,
  { log, folders = migrationFolders() }: MigrateOptions,
): Promise<string[]> {
  const files = readMigrations(folders);
  const client = await connect(connection, log);
  try {
    // The limits of the server are for requests; building an index may take long.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await checkServer(client);
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [lock]);
    if (!rows[0]?.got) {
      log.info('another start is migrating the database, waiting for it');
      await client.query('select pg_advisory_lock($1)', [lock]);
    }
    await client.query(`create table if not exists ${checksums} (name text primary key, checksum text not null)`);
    checkHistory(await recorded(client), files);
    const migrator = migratorOn(client, files);
    const applied: string[] = [];
    for (;;) {
      const { error, results = [] } = await migrator.migrateUp();
      const failed = results.find(({ status }) => status === 'Error');
      if (failed)
        throw new UnusableDatabase(`Migration ${failed.migrationName} failed and was undone: ${whyFailed(error)}.`);
      if (error) throw error;
      if (results.length === 0) return applied;
      for (const { migrationName } of results) {
        log.info({ migration: migrationName }, 'migration applied');
        applied.push(migrationName);
      }
    }
  } catch (error) {
    // For example, the user may not create tables.
    if (error instanceof pg.DatabaseError) throw new UnusableDatabase(`The database refuses: ${error.message}.`);
    throw error;
  } finally {
    await client.end();
  }
}
