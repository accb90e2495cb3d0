import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const HASH_BYTES = 4 * 1_048_576;

/**
 * Computes the SHA-256 of a whole file in chunks. Uses a library, since browsers offer theirs only in secure contexts.
 */
export const hashOfFile = async (
  file: Blob,
  signal: AbortSignal,
  /** Gets the part that was read, 0 to 1. */
  onProgress: (read: number) => void = () => {},
): Promise<string> => {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += HASH_BYTES) {
    if (signal.aborted) throw new DOMException('aborted', 'AbortError');
    onProgress(at / file.size);
    // Blobs have no `arrayBuffer` in the oldest browsers.
    hash.update(new Uint8Array(await new Response(file.slice(at, at + HASH_BYTES)).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
};
