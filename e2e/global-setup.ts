import { makeTemplate } from './portal-copy.ts';

/** Makes what the portals of all workers are copies of, and passes its folder to the workers. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { dataDir, stop } = await makeTemplate();
  process.env.PORTAL_DATA_DIR = dataDir;
  return stop;
}
