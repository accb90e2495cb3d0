import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStorage, orStorageError } from './file-storage.ts';
import { readChunks } from './read-chunks.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A new name is durable only after its folder is synced. Where folders cannot be opened, the system does this. */
const syncFolder = async (folder: string) => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

/** Stores a file per key below `folder`, which is created on first use; only its owner may read it. */
export const createFolderStorage = (folder: string): FileStorage => {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key);
  const temporaryOf = (key: string) => `${pathOf(key)}.part`;

  const write = async (path: string, bytes: Buffer) => {
    const handle = await open(path, 'w', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
  };

  return {
    put: (key, bytes) =>
      orStorageError('put', async () => {
        const path = pathOf(key);
        const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        try {
          await write(temporaryOf(key), bytes);
          await rename(temporaryOf(key), path);
        } catch (error) {
          await rm(temporaryOf(key), { force: true }).catch(() => {});
          throw error;
        }
        await syncFolder(dirname(path));
        if (made !== undefined) await syncFolder(dirname(made));
      }),

    get: (key) =>
      orStorageError('get', async () => {
        try {
          return await readFile(pathOf(key));
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
      }),

    async *part(key, range) {
      const handle = await orStorageError('get', () =>
        open(pathOf(key)).catch((error: unknown) => {
          if (isMissing(error)) return undefined;
          throw error;
        }),
      );
      if (!handle) return;
      try {
        yield* readChunks(handle, range);
      } finally {
        await handle.close();
      }
    },

    remove: (key) =>
      orStorageError('remove', async () => {
        await rm(temporaryOf(key), { force: true });
        await rm(pathOf(key), { force: true });
      }),

    close() {},
  };
};
