import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The SHA-256 of a file in lower-case hex; the browser's own is missing on plain http in a local network. */
export const hashFile = async (file: Blob): Promise<string> =>
  bytesToHex(sha256(new Uint8Array(await new Response(file).arrayBuffer())));
