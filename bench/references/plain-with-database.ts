/** Serves "plain" on the embedded database, which it starts. Argument: the data folder. */
import { startEmbedded } from '#server/kit/database/embedded/start.ts';
import { buildPlain } from './plain-app.ts';
import { printAddress } from './print-address.ts';

const log = { info() {}, warn: console.error, error: console.error };

const database = await startEmbedded({ dataDir: process.argv[2] as string, log });
const app = await buildPlain(database.connection);
await app.listen({ port: 0, host: '127.0.0.1' });
printAddress(app.server);
process.once('SIGTERM', async () => {
  await app.close();
  await database.stop();
});
