/**
 * Serves the portal without its pages on a running database, with engines that find the same at once: what remains of a
 * recognition is the portal's own work. It is configured by the environment, as the portal is.
 */
import { join } from 'node:path';
import type { Engines } from '#engines/engine.ts';
import { buildApp } from '#server/app/app.ts';
import { DATABASE_CONNECTIONS } from '#server/app/process-limits.ts';
import { readConfig } from '#server/kit/config.ts';
import { openDatabase } from '#server/kit/database/database.ts';
import { openPortalSecret } from '#server/kit/secrets/portal-secret.ts';
import { printAddress } from './print-address.ts';

const log = { info() {}, warn: console.error, error: console.error };

const engines: Engines = {
  recognise: async () => ({
    width: 640,
    height: 480,
    targets: [{ label: '人', score: 0.9, box: [10, 10, 100, 200] }],
    texts: [],
    fields: [],
    pieces: [],
    notes: [],
  }),
  progressOf: () => undefined,
  stop: async () => {},
};

const config = readConfig(process.env);
const connection = config.databaseUrl as string;
const database = openDatabase(connection, { log, size: DATABASE_CONNECTIONS });
const secret = await openPortalSecret(config, database, log);
const root = join(import.meta.dirname, '../..');
const app = await buildApp({ config, database, connection, secret, root, engines, pages: 'none' });
await app.listen({ port: config.port, host: config.host });
printAddress(app.server);
process.once('SIGTERM', async () => {
  await app.close();
  await database.close();
  process.exit(0);
});
