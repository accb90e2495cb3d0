import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RELEASE } from '#contract/kit/limits.ts';
import { type AppOptions, buildApp } from './app.ts';
import { areas, indexed } from './areas.ts';
import { makeFirstIndex } from '#server/kit/search/rebuild.ts';
import { readDictionary } from '#server/kit/search/dictionary.ts';
import { DATABASE_CONNECTIONS, STOP_WITHIN_MS } from './process-limits.ts';
import { errorLine, logConsole, startLog } from './start-log.ts';
import { createAgreementStore } from '#server/areas/agreements/store.ts';
import { portalAddress } from '#server/areas/documents/public/facts.ts';
import { openPortalSecret } from '#server/kit/secrets/portal-secret.ts';
import type { Secret } from '#server/kit/secrets/secret.ts';
import { makeDemoAccounts, demoFile } from './demo-accounts.ts';
import { type Config, readConfig } from '#server/kit/config.ts';
import { contentOfKind } from '#server/kit/content/import-kind.ts';
import { importContent } from '#server/kit/content/import-content.ts';
import type { Connection, Log } from '#server/kit/database/connection.ts';
import { type Database, openDatabase } from '#server/kit/database/database.ts';
import type { PoolOptions } from '#server/kit/database/pool.ts';
import { checkDurability } from '#server/kit/database/durability.ts';
import { startEmbedded } from '#server/kit/database/embedded/start.ts';
import { migrate } from '#server/kit/database/migrate.ts';
import { migrateQueue } from '#server/kit/jobs/queue.ts';
import { isLoopback } from '#server/kit/limits/network-of.ts';
import { createFileStorage } from '#server/kit/files/files-url.ts';
import { addDemoEnterprise } from './demo-enterprises.ts';
import { UnusableDatabase } from '#server/kit/database/unusable-database.ts';
import { waitUntilStarted } from '#server/kit/database/wait-until-started.ts';

export const root = join(import.meta.dirname, '../..');

/** The areas whose content is loaded at start, in import order. */
export const areaContents = areas.flatMap(({ kinds = [], content }) => [
  ...kinds.map(contentOfKind),
  ...(content ? [content] : []),
]);

const SAME_KEY_PRESS_MS = 500;
const ORPHAN_CHECK_MS = 1000;
/** An import may wait for the import of another node. */
const IMPORT_QUERY_TIMEOUT_MS = 60_000;

/** Tests check every response, and give the database of a busy machine more time. */
type Parts = Pick<AppOptions, 'onAnswer'> & { limits?: Pick<PoolOptions, 'queryTimeout' | 'connectWithin'> };

const say = (line: string) => process.stdout.write(`${line}\n`);

const INSUFFICIENT_PRIVILEGE = '42501';

/** Migrates the database to this release and loads changed content. */
export const prepareDatabase = async (
  connection: Connection | string,
  log: Log,
  contentFolder = join(root, 'content'),
) => {
  await migrate(connection, { log });
  await migrateQueue(connection, log).catch((error) => {
    if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new UnusableDatabase(
      `The database user may not create the schema of the job queue (pgboss): grant create on the database to it. ${error.message}`,
    );
  });
  const database = openDatabase(connection, {
    log,
    size: 2,
    queryTimeout: IMPORT_QUERY_TIMEOUT_MS,
  });
  try {
    await checkDurability(database, log);
    await importContent(database, contentFolder, areaContents, log);
    await makeFirstIndex(database, indexed);
  } finally {
    await database.close();
  }
};

/** Creates the demo accounts as a registration leaves them, some with enterprises. */
export const prepareDemoAccounts = async (config: Config, database: Database, secret: Secret) => {
  const storage = createFileStorage(config.files);
  await makeDemoAccounts({
    database,
    secret,
    dataDir: config.dataDir,
    afterCreate: async (transaction, { accountId, subAccountId }) => {
      if (subAccountId !== undefined) return;
      await createAgreementStore(transaction).confirmCurrent(accountId, config.host);
      await addDemoEnterprise(transaction, accountId, { database, storage, root });
    },
  });
  storage.close();
};

/**
 * Starts the portal and runs it until a signal. Reports an error that the operator can fix in one line and exits with
 * code 1.
 */
export const start = async (parts: Parts = {}) => {
  try {
    await run(readConfig(process.env), parts);
  } catch (error) {
    const line = errorLine(error);
    if (line === undefined) throw error;
    say(`✗ ${line}`);
    process.exit(1);
  }
};

const run = async (config: Config, parts: Parts) => {
  const { values } = parseArgs({
    options: { dev: { type: 'boolean', default: false } },
  });
  const interrupted = new AbortController();
  const steps: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of steps.splice(0).reverse()) await step();
  };

  let signalledAt = 0;
  const onSignal = () => {
    if (interrupted.signal.aborted) {
      // A second Ctrl-C exits at once. One key press may arrive twice, from the terminal and from npm.
      if (performance.now() - signalledAt > SAME_KEY_PRESS_MS) process.exit(130);
      return;
    }
    signalledAt = performance.now();
    interrupted.abort();
    say('正在停止 / stopping …');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    starting
      .catch(() => {})
      .then(stop)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          startLog.error({ err: error }, 'did not stop cleanly');
          process.exit(1);
        },
      );
  };
  // The terminal sends SIGHUP when it closes.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  if (process.env.npm_lifecycle_event !== undefined) whenOrphaned(onSignal);

  const starting = bringUp(config, { ...parts, dev: values.dev }, steps, interrupted.signal);
  try {
    await starting;
  } catch (error) {
    if (interrupted.signal.aborted) return;
    await stop();
    throw error;
  }
};

/** Returns a warning if users log in over plain HTTP from other machines, judging by the configuration. */
export const plainHttpWarning = ({ host, publicUrl, trustedProxies }: Config): string | undefined => {
  const isPlain = publicUrl
    ? publicUrl.startsWith('http:')
    : !isLoopback(host) && host !== 'localhost' && trustedProxies.length === 0;
  if (!isPlain) return undefined;
  return `账号与密码经明文 HTTP 传输，请通过 HTTPS 对外服务并设置 PUBLIC_URL / accounts are used over plain HTTP at ${publicUrl ?? host}: serve the portal over HTTPS and set PUBLIC_URL.`;
};

/** npm does not forward signals when it is killed, so the process watches for a new parent. */
const whenOrphaned = (stop: () => void) => {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, ORPHAN_CHECK_MS);
  timer.unref();
};

/**
 * Starts the parts in order and adds a stop function for each to `steps`, to be called in reverse. Throws if `signal`
 * aborts meanwhile.
 */
const bringUp = async (
  config: Config,
  { limits, ...parts }: Parts & { dev: boolean },
  steps: (() => Promise<void>)[],
  signal: AbortSignal,
) => {
  const began = performance.now();
  let connection: Connection | string;
  if (config.databaseUrl === undefined) {
    const embedded = await startEmbedded({
      dataDir: config.dataDir,
      log: startLog,
      onProgress: say,
    });
    steps.push(() => embedded.stop());
    connection = embedded.connection;
  } else connection = config.databaseUrl;
  signal.throwIfAborted();

  await waitUntilStarted(connection, { signal, onWait: say });
  await prepareDatabase(connection, startLog);
  signal.throwIfAborted();
  const database = openDatabase(connection, { log: startLog, size: DATABASE_CONNECTIONS, ...limits });
  steps.push(() => database.close());
  const secret = await openPortalSecret(config, database, startLog);
  if (config.databaseUrl === undefined) await prepareDemoAccounts(config, database, secret);
  signal.throwIfAborted();
  // A developer reads them as they are printed.
  if (!parts.dev) logConsole();
  const app = await buildApp({
    config,
    database,
    connection,
    secret,
    root,
    ...parts,
  });
  steps.push(() => app.close());
  signal.throwIfAborted();
  readDictionary();
  await app.listen({ port: config.port, host: config.host });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const accounts = existsSync(demoFile(config.dataDir)) ? `，试用账号 ${demoFile(config.dataDir)}` : '';
  const data =
    config.databaseUrl === undefined ? `数据目录 ${config.dataDir}${accounts}` : '数据库由 DATABASE_URL 指定';
  const warning = plainHttpWarning(config);
  if (warning) say(`⚠ ${warning}`);
  say(
    `✓ 门户 ${RELEASE} 已启动（${seconds} s）：${portalAddress({ publicUrl: undefined, host: config.host, port })}  ${data}，Ctrl-C 停止`,
  );
};
