import type { FileHandle } from 'node:fs/promises';
import type { ByteRange } from './byte-range.ts';
import { orStorageError } from './file-storage.ts';

const CHUNK_BYTES = 262_144;
/** Chunks that wait for the next reader, 8 MB. */
const SPARE_MAXIMUM = 32;

/**
 * Unused chunks. A new chunk for each read would produce as much garbage as the file is long, and for every 60 MB of it
 * the collector would scan all memory of the portal: that took four fifths of the time of a download.
 */
const spare: Buffer[] = [];
const takeChunk = () => spare.pop() ?? Buffer.allocUnsafeSlow(CHUNK_BYTES);
const release = (chunk: Buffer) => {
  if (spare.length < SPARE_MAXIMUM) spare.push(chunk);
};

/**
 * Yields a part of a file in chunks, and reads the next chunk while the caller has one. The caller may use the bytes of
 * a chunk only until it requests the next one. Throws a `StorageError`.
 */
export async function* readChunks(handle: FileHandle, { from, to }: ByteRange): AsyncGenerator<Buffer> {
  let chunk = takeChunk();
  let other = takeChunk();
  const readAt = (at: number) =>
    orStorageError('get', () => handle.read(chunk, 0, Math.min(CHUNK_BYTES, to + 1 - at), at));
  let next = readAt(from);
  for (let at = from; at <= to; ) {
    const { bytesRead, buffer } = await next;
    if (bytesRead === 0) break;
    at += bytesRead;
    [chunk, other] = [other, chunk];
    // The caller may have stopped waiting for it.
    if (at <= to) (next = readAt(at)).catch(() => {});
    yield buffer.subarray(0, bytesRead);
  }
  // A caller that stops early may still use one of them, or a read may be in progress: those are left to the collector.
  release(chunk);
  release(other);
}
