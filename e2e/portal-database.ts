import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { chooseAccount } from '../server/database/embedded/account.ts';
import { socketFolder, socketPort } from '../server/database/embedded/socket.ts';
import type { Portal } from './portal.ts';

const NAME = 'portal';

/** A connection to the database that the portal has made for itself. */
export const connectTo = async ({ dataDir }: Pick<Portal, 'dataDir'>): Promise<pg.Client> => {
  const cluster = join(realpathSync(dataDir), 'database');
  const host = socketFolder(cluster, chooseAccount(cluster));
  const client = new pg.Client({ host, port: socketPort, user: NAME, database: NAME, ssl: false });
  await client.connect();
  return client;
};

/** Ends what is announced, which would stand before every page of whoever logs in. */
export const endAnnouncements = async (portal: Portal): Promise<void> => {
  const client = await connectTo(portal);
  await client.query('delete from site_announcement');
  await client.end();
};
