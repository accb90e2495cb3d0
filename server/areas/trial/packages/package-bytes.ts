import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { ModelPackage } from '#contract/trial/packages.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import type { PackageStore } from './package-store.ts';

/** The storage no longer has the uploaded bytes, or has different ones. */
export class PackageLost extends Error {
  override name = 'PackageLost';
}

/** Yields the bytes of a package piece by piece. Throws `PackageLost`, or a `StorageFault` if the storage is down. */
export async function* bytesOf(
  { storage, store }: { storage: FileStorage; store: PackageStore },
  { packageId, bytes }: Pick<ModelPackage, 'packageId' | 'bytes'>,
): AsyncGenerator<Buffer> {
  let passed = 0;
  for (const { fileId } of await store.pieces(packageId)) {
    const piece = await storage.get(fileId);
    if (!piece) throw new PackageLost('the storage has lost a piece of a model package');
    passed += piece.length;
    yield piece;
  }
  if (passed !== bytes) throw new PackageLost('a model package is no longer whole');
}

/** Works like `bytesOf`, but yields the last piece only if the hash is right: a wrong package never arrives whole. */
export async function* provenBytesOf(
  from: { storage: FileStorage; store: PackageStore },
  what: Pick<ModelPackage, 'packageId' | 'bytes' | 'sha256'>,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let held: Buffer | undefined;
  for await (const piece of bytesOf(from, what)) {
    hash.update(piece);
    if (held) yield held;
    held = piece;
  }
  if (hash.digest('hex') !== what.sha256) throw new PackageLost('a model package has another hash than was announced');
  if (held) yield held;
}

/** Writes a package to a file. Throws like `provenBytesOf`, or the signal's reason. */
export const writePackage = async (
  from: { storage: FileStorage; store: PackageStore },
  what: Pick<ModelPackage, 'packageId' | 'bytes' | 'sha256'>,
  path: string,
  signal?: AbortSignal,
): Promise<void> => {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const piece of provenBytesOf(from, what)) {
      signal?.throwIfAborted();
      await file.write(piece);
    }
  } finally {
    await file.close();
  }
};
