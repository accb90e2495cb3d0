import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { subtleCrypto } from '../subtle-crypto.ts';

/** Returns the SHA-256 of a file in lower-case hex. */
export const hashFile = async (file: Blob): Promise<string> => {
  const bytes = await new Response(file).arrayBuffer();
  return bytesToHex(new Uint8Array((await subtleCrypto()?.digest('SHA-256', bytes)) ?? sha256(new Uint8Array(bytes))));
};
