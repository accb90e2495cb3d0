import type { Database } from '#server/kit/database/database.ts';
import { buildFolder } from '#server/kit/pages/page-build.ts';
import { readTrialContent } from '../content.ts';
import { packageOfSample } from '../packages/package-sample.ts';
import { createPackageStore } from '../packages/package-store.ts';

/** Returns a function that finds the first of some samples that does not exist: no engine could recognise it. */
export const createFindUnknownSample = (database: Database, root: string) => {
  const content = readTrialContent(root, buildFolder(root).static);
  const isBrought = async (packageId: string): Promise<boolean> => {
    const found = /^[1-9]\d{0,17}$/.test(packageId) ? await createPackageStore(database).find(packageId) : undefined;
    return found?.state === 'active' && Boolean(found.report?.sample);
  };

  return async (sampleIds: readonly string[]): Promise<string | undefined> => {
    for (const sampleId of new Set(sampleIds)) {
      if (content.findSample(sampleId)) continue;
      const packageId = packageOfSample(sampleId);
      if (packageId === undefined || !(await isBrought(packageId))) return sampleId;
    }
    return undefined;
  };
};
