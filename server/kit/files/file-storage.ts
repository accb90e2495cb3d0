/** Where the bytes of files lie, by the file's id. Whatever fails throws a `StorageFault`. */
export interface FileStorage {
  /** Stores bytes durably, whole or not at all; those of the same key before are replaced. */
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** Undefined where there are none. */
  get(key: string): Promise<Buffer | undefined>;
  /** Removes what there is of a key, with what an interrupted `put` has left. */
  remove(key: string): Promise<void>;
  close(): void;
}

/** The storage is away, full or refuses: a 503, whose cause goes to the log alone. */
export class StorageFault extends Error {
  override name = 'StorageFault';
}

/** Runs what talks to a storage; what it throws becomes the cause of a `StorageFault`. */
export const orStorageFault = async <T>(verb: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (cause) {
    throw new StorageFault(`the file storage failed to ${verb}`, { cause });
  }
};
