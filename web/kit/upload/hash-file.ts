import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * Returns the SHA-256 of a file in lower-case hex. The browser's own function is missing on plain HTTP in a local
 * network.
 */
export const hashFile = async (file: Blob): Promise<string> =>
  bytesToHex(sha256(new Uint8Array(await new Response(file).arrayBuffer())));
