import type { FileHandle } from 'node:fs/promises';
import type { ByteRange } from './byte-range.ts';
import { orStorageError } from './file-storage.ts';

const CHUNK_BYTES = 262_144;
/** Chunks that wait for the next reader, 8 MB. */
const SPARE_MAXIMUM = 32;

/**
 * Chunks that nobody uses. A new chunk for each read would be as much garbage as the file is long, and every 60 MB of it
 * would make the collector pass over all that the portal has in memory: that took four fifths of the time of a download.
 */
const spare: Buffer[] = [];
const takeChunk = () => spare.pop() ?? Buffer.allocUnsafeSlow(CHUNK_BYTES);
const release = (chunk: Buffer) => {
  if (spare.length < SPARE_MAXIMUM) spare.push(chunk);
};

/**
 * Yields a part of a file in chunks, and reads the next chunk while the caller has one. The bytes of a chunk are the
 * caller's only until it asks for the next one. Throws a `StorageError`.
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
    // Nobody may wait for it any more.
    if (at <= to) (next = readAt(at)).catch(() => {});
    yield buffer.subarray(0, bytesRead);
  }
  // A caller that stops early may still have one of them, or a read may go on: those are left to the collector.
  release(chunk);
  release(other);
}
