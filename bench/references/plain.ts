/** Serves "plain" on a running database. Argument: the data folder. */
import { connectionTo } from '../database.ts';
import { buildPlain } from './plain-app.ts';
import { printAddress } from './print-address.ts';

const app = await buildPlain(connectionTo(process.argv[2] as string));
await app.listen({ port: 0, host: '127.0.0.1' });
printAddress(app.server);
process.once('SIGTERM', () => void app.close());
