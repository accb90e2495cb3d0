import { enableCompileCache } from 'node:module';
import type { Group } from './messages.ts';
import { serveJobs, type Work } from './serve-jobs.ts';

enableCompileCache();

/** Only what a process's group needs is loaded into it. */
const works: Record<Group, () => Promise<Work>> = {
  text: async () => (await import('./text-work.ts')).createTextWork(),
  detection: async () => (await import('./detection-work.ts')).createDetectionWork(),
  package: async () => (await import('./package-work.ts')).createPackageWork(),
};

const work = works[process.argv[2] as Group];
if (!work) throw new Error(`no group ${process.argv[2]}`);
await serveJobs(await work());
