/** Serves "plain" on a database that runs already. Argument: the data folder. */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { chooseAccount } from '#server/database/embedded/account.ts';
import { socketFolder, socketPort } from '#server/database/embedded/socket.ts';
import { buildPlain } from './plain-app.ts';
import { printAddress } from './print-address.ts';

const cluster = join(realpathSync(process.argv[2] as string), 'database');
const app = await buildPlain({
  host: socketFolder(cluster, chooseAccount(cluster)),
  port: socketPort,
  user: 'portal',
  database: 'portal',
});
await app.listen({ port: 0, host: '127.0.0.1' });
printAddress(app.server);
process.once('SIGTERM', () => void app.close());
