import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Connection } from '../server/kit/database/connection.ts';
import { chooseAccount } from '../server/kit/database/embedded/account.ts';
import { socketFolder, socketPort } from '../server/kit/database/embedded/socket.ts';

const NAME = 'portal';

/** Returns the connection, as the portal's own user, to the embedded database of a data folder. */
export const embeddedIn = (dataDir: string): Connection => {
  const cluster = join(realpathSync(dataDir), 'database');
  const host = socketFolder(cluster, chooseAccount(cluster));
  return { host, port: socketPort, user: NAME, database: NAME };
};

export const connectTo = async (connection: Connection): Promise<pg.Client> => {
  const client = new pg.Client({ ...connection, ssl: false });
  await client.connect();
  return client;
};

/** Runs `work` with a connection and closes it afterwards. */
export const withClient = async <T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = await connectTo(connection);
  return work(client).finally(() => client.end());
};
