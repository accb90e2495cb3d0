import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelPackage } from '#contract/trial/packages.ts';
import { unpackPackage } from '#engines/packages/archive.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { writePackage } from './package-bytes.ts';
import type { PackageStore } from './package-store.ts';

type Kept = Pick<ModelPackage, 'packageId' | 'bytes' | 'sha256'>;

/** What no process of this node can still be reading. */
const UNUSED_FOR_MS = 3_600_000;
const WORKING = 'in-work-';

/** Notes that a folder is used; false where it is not there. */
const touch = async (path: string) => {
  const now = new Date();
  return utimes(path, now, now).then(
    () => true,
    () => false,
  );
};

/** Unpacked packages on this node's disk, a folder each below `place`, named by their hash. */
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

  /** Does some work in an empty folder, which is gone afterwards. */
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

  const bring = (what: Kept, target: string) =>
    inFolder(async (folder) => {
      const archive = join(folder, 'package.zip');
      const unpacked = join(folder, 'unpacked');
      await writePackage({ storage, store }, what, archive);
      await mkdir(unpacked, { mode: 0o700 });
      await unpackPackage(archive, unpacked);
      await settle(unpacked, target);
      return target;
    });

  return {
    inFolder,

    /**
     * The folder of a package, which is brought from the storage where it is not here yet. Throws `PackageLost`, or a
     * `StorageFault`.
     */
    async open(what: Kept): Promise<string> {
      const target = join(place, what.sha256);
      if (await touch(target)) return target;
      const under = opening.get(target) ?? bring(what, target).finally(() => opening.delete(target));
      opening.set(target, under);
      return under;
    },

    /** Keeps the folder into which a package was unpacked already. */
    keep: ({ sha256 }: Kept, unpacked: string) => settle(unpacked, join(place, sha256)),

    /** Removes what is neither of `wanted` (hashes) nor was used of late. */
    async tidy(wanted: ReadonlySet<string>): Promise<void> {
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
    },
  };
};

export type LocalPackages = ReturnType<typeof createLocalPackages>;
