import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RELEASE } from '#contract/limits.ts';
import { buildApp } from './app.ts';
import { agreementsContent } from './areas/agreements/content.ts';
import { catalogueContent } from './areas/catalogue/content.ts';
import { siteContent } from './areas/site/content.ts';
import { type Config, readConfig, WrongConfiguration } from './config.ts';
import { WrongContent } from './content/content-files.ts';
import { importContent } from './content/import-content.ts';
import type { Connection, Log } from './database/connection.ts';
import { openDatabase } from './database/database.ts';
import { checkDurability } from './database/durability.ts';
import { startEmbedded } from './database/embedded/start.ts';
import { migrate } from './database/migrate.ts';
import { DatabaseRefusal } from './database/refusal.ts';

export const root = join(import.meta.dirname, '..');

/** The areas whose content is loaded at start, in the order in which it is written. */
export const areaContents = [agreementsContent, siteContent, catalogueContent];

/** Past this the process ends, whatever still runs. */
const STOP_WITHIN_MS = 10_000;
/** An import may wait for another node's. */
const IMPORT_QUERY_TIMEOUT_MS = 60_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Log lines until the application has a logger of its own: warnings and errors, as JSON. */
const startLog: Log = {
  info: () => {},
  warn: (fields, message) => process.stderr.write(`${logLine('warn', fields, message)}\n`),
  error: (fields, message) => process.stderr.write(`${logLine('error', fields, message)}\n`),
};
const logLine = (level: string, fields: object | string, message?: string) =>
  typeof fields === 'string'
    ? JSON.stringify({ level, msg: fields })
    : JSON.stringify({ level, ...fields, msg: message }, (_key, value) =>
        value instanceof Error ? value.message : value,
      );

/** Brings the database to this release and loads what has changed in `content/`. */
export const prepareDatabase = async (
  connection: Connection | string,
  log: Log,
  contentFolder = join(root, 'content'),
) => {
  await migrate(connection, { log });
  const database = openDatabase(connection, {
    log,
    size: 2,
    queryTimeout: IMPORT_QUERY_TIMEOUT_MS,
  });
  try {
    await checkDurability(database, log);
    await importContent(database, contentFolder, areaContents, log);
  } finally {
    await database.close();
  }
};

/** Starts the portal and keeps it running until a signal; every fault that an operator can mend is one clear text and exit code 1. */
export const start = async () => {
  try {
    await run(readConfig(process.env));
  } catch (error) {
    if (error instanceof WrongConfiguration || error instanceof DatabaseRefusal) say(`✗ ${error.message}`);
    else if (error instanceof WrongContent)
      say(`✗ 内容有误，未导入 / content is wrong, nothing was imported:\n${error.message}`);
    else if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      say(`✗ 端口被占用 / the port is in use: ${(error as Error).message}`);
    else throw error;
    process.exit(1);
  }
};

const run = async (config: Config) => {
  const { values } = parseArgs({
    options: { dev: { type: 'boolean', default: false } },
  });
  const began = performance.now();
  const stopping: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of stopping.reverse()) await step();
  };
  try {
    let connection: Connection | string;
    if (config.databaseUrl === undefined) {
      const embedded = await startEmbedded({
        dataDir: config.dataDir,
        log: startLog,
        onProgress: say,
      });
      stopping.push(() => embedded.stop());
      connection = embedded.connection;
    } else connection = config.databaseUrl;

    await prepareDatabase(connection, startLog);
    const database = openDatabase(connection, { log: startLog, size: 16 });
    stopping.push(() => database.close());
    const app = await buildApp({
      config,
      database,
      connection,
      root,
      dev: values.dev,
    });
    stopping.push(() => app.close());
    await app.listen({ port: config.port, host: config.host });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    const host = config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host;
    say(`✓ 门户 ${RELEASE} 已启动（${seconds} s）：http://${host}:${port}  数据目录 ${config.dataDir}，Ctrl-C 停止`);
  } catch (error) {
    await stop();
    throw error;
  }

  let signalled = false;
  const onSignal = () => {
    // A second Ctrl-C does not wait.
    if (signalled) process.exit(130);
    signalled = true;
    say('正在停止 / stopping …');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        startLog.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
};
