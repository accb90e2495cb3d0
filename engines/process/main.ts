import { enableCompileCache } from 'node:module';
import type { Group } from './messages.ts';
import { serveJobs, type Work } from './serve-jobs.ts';

enableCompileCache();

/** Each process loads only what its group needs. */
const works: Record<Group, () => Promise<Work>> = {
  text: async () => (await import('./text-work.ts')).createTextWork(),
  detection: async () => (await import('./detection-work.ts')).createDetectionWork(),
  package: async () => (await import('./package-work.ts')).createPackageWork(),
};

const [group, niceness] = process.argv.slice(2);
const work = works[group as Group];
if (!work) throw new Error(`no group ${group}`);
await serveJobs(await work(), niceness === undefined ? undefined : Number(niceness));
