import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { beginPackage, finishPackage, type ModelPackage, sendPiece } from '#contract/trial/packages.ts';
import { makeCall } from '#web/kit/call.ts';
import { randomString } from '#web/kit/ui/random-string.ts';

const HASH_BYTES = 4 * 1_048_576;
const TRIES = 3;
const AGAIN_AFTER_MS = 2000;

/**
 * Computes the SHA-256 of the whole file in chunks. Uses a library, since browsers offer theirs only in secure
 * contexts.
 */
const hashOf = async (file: Blob, signal: AbortSignal): Promise<string> => {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += HASH_BYTES) {
    if (signal.aborted) throw new DOMException('aborted', 'AbortError');
    // Blobs have no `arrayBuffer` in the oldest browsers.
    hash.update(new Uint8Array(await new Response(file.slice(at, at + HASH_BYTES)).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
};

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, AGAIN_AFTER_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('aborted', 'AbortError'));
    });
  });

/**
 * Sends a package in pieces, retries each lost piece, and has the package checked. Calls `onProgress` with the sent
 * share, 0 to 1; `undefined` while the file is being read.
 */
export const sendPackage = async (
  abilityNo: number,
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sent: number | undefined) => void },
): Promise<ModelPackage> => {
  onProgress(undefined);
  const digest = await hashOf(file, signal);
  const { packageId, pieceBytes, pieces } = await makeCall(
    beginPackage,
    { abilityNo, fileName: file.name.slice(-120), bytes: file.size, sha256: digest },
    { idempotencyKey: randomString(), signal },
  );
  const sendOne = async (pieceNo: number) => {
    const bytes = file.slice(pieceNo * pieceBytes, (pieceNo + 1) * pieceBytes);
    const piece = new File([bytes], 'piece');
    for (let tried = 1; ; tried += 1)
      try {
        return await makeCall(sendPiece, { packageId, pieceNo: String(pieceNo) }, { file: piece, signal });
      } catch (error) {
        if (tried === TRIES || signal.aborted) throw error;
        await pause(signal);
      }
  };
  for (let pieceNo = 0; pieceNo < pieces; pieceNo += 1) {
    onProgress(pieceNo / pieces);
    await sendOne(pieceNo);
  }
  onProgress(1);
  return makeCall(finishPackage, { packageId }, { signal });
};
