import { makeTemplate } from './portal-copy.ts';

/** Creates the template for the portals of all workers, and passes its folder to them. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { dataDir, stop } = await makeTemplate();
  process.env.PORTAL_DATA_DIR = dataDir;
  return stop;
}
