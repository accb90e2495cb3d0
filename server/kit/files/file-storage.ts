import type { ByteRange } from './byte-range.ts';

/** Stores the bytes of files by file id. Every failure throws a `StorageError`. */
export interface FileStorage {
  /** Stores bytes durably, completely or not at all, and replaces earlier bytes of the same key. */
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** Returns undefined if there are none. */
  get(key: string): Promise<Buffer | undefined>;
  /**
   * Yields a part of the bytes of a key in chunks; nothing if there are none. The caller may use the bytes of a chunk
   * only until it requests the next one.
   */
  part(key: string, range: ByteRange): AsyncGenerator<Buffer>;
  /** Removes the bytes of a key, including what an interrupted `put` left. */
  remove(key: string): Promise<void>;
  close(): void;
}

/** The storage is unreachable, full or denies access. The client gets a 503; only the log has the cause. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** Runs an operation on a storage; an error becomes the cause of a `StorageError`. */
export const orStorageError = async <T>(verb: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (cause) {
    throw new StorageError(`the file storage failed to ${verb}`, { cause });
  }
};
