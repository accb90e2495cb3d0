import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type Connection } from '#server/kit/database/connection.ts';
import { chooseAccount } from '#server/kit/database/embedded/account.ts';
import { socketFolder, socketPort } from '#server/kit/database/embedded/socket.ts';

/** Returns the connection to the database of a data folder while a server runs it. */
export const connectionTo = (dataDir: string, user = 'portal'): Connection => {
  const cluster = join(realpathSync(dataDir), 'database');
  return { host: socketFolder(cluster, chooseAccount(cluster)), port: socketPort, user, database: 'portal' };
};
