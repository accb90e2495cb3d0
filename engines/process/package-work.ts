import { LRUCache } from 'lru-cache';
import { createPackageRunner, type PackageRunner } from '../packages/run-package.ts';
import { decodePicture } from '../picture/decode-picture.ts';
import type { Work } from './serve-jobs.ts';
import { toSent } from './to-sent.ts';

/** Models that are held at once; each may have 200 MB. */
const HELD = 2;

/** Model packages of operators, by their folders, which hold the same for ever. */
export const createPackageWork = (): Work => {
  const runners = new LRUCache<string, PackageRunner>({ max: HELD });
  return {
    warmUp: async () => {},
    async run(task, picture) {
      if (typeof task === 'string') throw new Error('no package');
      const decoded = await decodePicture(picture);
      const runner = runners.get(task.package) ?? (await createPackageRunner(task.package));
      runners.set(task.package, runner);
      const found = await runner.run(decoded.raster);
      return toSent(decoded, { ...found, fields: [], pieces: [], notes: [] });
    },
  };
};
