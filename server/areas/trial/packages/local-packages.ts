import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelPackage } from '#contract/trial/packages.ts';
import { unpackPackage } from '#engines/packages/archive.ts';
import type { Config } from '#server/kit/config.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { writePieces } from '#server/kit/files/piece-bytes.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';
import { createPackageStore, type PackageStore } from './package-store.ts';
import { piecedPackage } from './pieced-package.ts';

type CachedPackage = Pick<ModelPackage, 'packageId' | 'bytes' | 'sha256'>;

/** After this time no process of this node can still be reading a folder. */
const UNUSED_FOR_MS = 3_600_000;
const TIDY_EVERY_MS = 3_600_000;
const WORKING = 'in-work-';

/** The folder of the unpacked packages on this node. */
export const placeIn = (dataDir: string): string => join(dataDir, 'model-packages');

/** Marks a folder as used. Returns false if it does not exist. */
const touch = async (path: string) => {
  const now = new Date();
  return utimes(path, now, now).then(
    () => true,
    () => false,
  );
};

/** Removes unpacked packages that are not in `wanted` (hashes) and were not used recently. */
export const tidyPackages = async (place: string, wanted: ReadonlySet<string>): Promise<void> => {
  const names = await readdir(place).catch(() => []);
  for (const name of names) {
    if (wanted.has(name)) continue;
    const path = join(place, name);
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > UNUSED_FOR_MS) await rm(path, { recursive: true, force: true });
  }
};

/** Removes unpacked packages that are no longer active, on every node. */
export const tidyJob = (database: Database, { dataDir }: Pick<Config, 'dataDir'>): IntervalJob => ({
  name: 'trial.tidyPackages',
  everyMs: TIDY_EVERY_MS,
  failure: 'unpacked model packages stay for now',
  async run() {
    const active = await createPackageStore(database).listActive();
    await tidyPackages(placeIn(dataDir), new Set(active.map(({ sha256 }) => sha256)));
  },
});

/** Unpacked packages on this node's disk, one folder each below `place`, named by their hash. */
export const createLocalPackages = ({
  place,
  storage,
  store,
}: {
  place: string;
  storage: FileStorage;
  store: PackageStore;
}) => {
  const opening = new Map<string, Promise<string>>();

  /** Runs the work in an empty folder and removes it afterwards. */
  const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
    await mkdir(place, { recursive: true, mode: 0o700 });
    const folder = await mkdtemp(join(place, WORKING));
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  const settle = async (unpacked: string, target: string): Promise<void> => {
    try {
      await rename(unpacked, target);
    } catch (error) {
      // Another process of this node was faster.
      if (!(await touch(target))) throw error;
    }
  };

  const bring = (what: CachedPackage, target: string) =>
    inFolder(async (folder) => {
      const archive = join(folder, 'package.zip');
      const unpacked = join(folder, 'unpacked');
      await writePieces({ storage, store }, piecedPackage(what), archive);
      await mkdir(unpacked, { mode: 0o700 });
      await unpackPackage(archive, unpacked);
      await settle(unpacked, target);
      return target;
    });

  return {
    inFolder,

    /**
     * Returns the folder of a package, and fetches it from the storage if it is missing. Throws `PiecesLost` or a
     * `StorageError`.
     */
    async open(what: CachedPackage): Promise<string> {
      const target = join(place, what.sha256);
      if (await touch(target)) return target;
      const under = opening.get(target) ?? bring(what, target).finally(() => opening.delete(target));
      opening.set(target, under);
      return under;
    },

    /** Adopts a folder into which a package was already unpacked. */
    keep: ({ sha256 }: CachedPackage, unpacked: string) => settle(unpacked, join(place, sha256)),
  };
};

export type LocalPackages = ReturnType<typeof createLocalPackages>;
