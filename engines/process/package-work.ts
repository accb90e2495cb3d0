import { LRUCache } from 'lru-cache';
import { createPackageRunner, type PackageRunner } from '../packages/run-package.ts';
import { decodePicture } from '../picture/decode-picture.ts';
import type { Work } from './serve-jobs.ts';
import { toSent } from './to-sent.ts';

/** Models that are held at once, */
const HELD = 2;
/** if the first leaves room for the second, which may take what the check of packages allows. */
const ROOM_BELOW_BYTES = 500e6;

/** Model packages of operators, by their folders, whose content never changes. */
export const createPackageWork = (): Work => {
  const runners = new LRUCache<string, PackageRunner>({
    max: HELD,
    dispose: (runner) => void runner.release(),
  });
  const open = async (folder: string): Promise<PackageRunner> => {
    const held = runners.get(folder);
    if (held) return held;
    if (process.memoryUsage.rss() > ROOM_BELOW_BYTES) runners.clear();
    const runner = await createPackageRunner(folder);
    runners.set(folder, runner);
    return runner;
  };
  return {
    warmUp: async () => {},
    async run(task, picture) {
      if (typeof task === 'string' || !('package' in task)) throw new Error('no package');
      const decoded = await decodePicture(picture);
      const runner = await open(task.package);
      const found = await runner.run(decoded.raster);
      return toSent(decoded, { ...found, fields: [], pieces: [], notes: [] });
    },
  };
};
