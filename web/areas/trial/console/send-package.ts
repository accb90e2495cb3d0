import { beginPackage, finishPackage, type ModelPackage, sendPiece } from '#contract/trial/packages.ts';
import { makeCall } from '#web/kit/call.ts';
import { randomString } from '#web/kit/ui/random-string.ts';
import { hashOfFile } from '#web/kit/upload/file-hash.ts';
import { sendPieces } from '#web/kit/upload/send-pieces.ts';

/**
 * Sends a package in pieces and has it checked. Calls `onProgress` with the sent share, 0 to 1; `undefined` while the
 * file is being read.
 */
export const sendPackage = async (
  abilityNo: number,
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sent: number | undefined) => void },
): Promise<ModelPackage> => {
  onProgress(undefined);
  const digest = await hashOfFile(file, signal);
  const { packageId, pieceBytes, pieces } = await makeCall(
    beginPackage,
    { abilityNo, fileName: file.name.slice(-120), bytes: file.size, sha256: digest },
    { idempotencyKey: randomString(), signal },
  );
  const send = (pieceNo: number, piece: File) =>
    makeCall(sendPiece, { packageId, pieceNo: String(pieceNo) }, { file: piece, signal });
  await sendPieces(file, { pieceBytes, pieces, send, signal, onProgress });
  return makeCall(finishPackage, { packageId }, { signal });
};
