import { endAnnouncements } from './portal-database.ts';
import { startPortal } from './portal.ts';

/** Starts the one portal that all browser tests of a run share, and tells its address and folder to the workers. */
export default async function setUp(): Promise<() => Promise<void>> {
  const portal = await startPortal();
  await endAnnouncements(portal);
  process.env.PORTAL_URL = portal.url;
  process.env.PORTAL_DATA_DIR = portal.dataDir;
  return async () => {
    const code = await portal.stop();
    if (code !== 0) throw new Error(`The portal did not stop cleanly (${code}):\n${portal.output()}`);
  };
}
