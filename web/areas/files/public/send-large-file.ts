import { beginLargeFile, finishLargeFile, type LargeFile, sendLargePiece } from '#contract/files/large-calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { hashOfFile } from '#web/kit/upload/file-hash.ts';
import { sendPieces } from '#web/kit/upload/send-pieces.ts';

interface Options {
  signal: AbortSignal;
  /** Gets the part that was sent, 0 to 1; `undefined` while the file is being read. */
  onProgress: (sent: number | undefined) => void;
}

/** Uploads a large file in pieces. An interrupted upload continues with the missing pieces. */
export const sendLargeFile = async (file: File, { signal, onProgress }: Options): Promise<LargeFile> => {
  onProgress(undefined);
  const sha256 = await hashOfFile(file, signal);
  const begun = await makeCall(beginLargeFile, { name: file.name.trim(), bytes: file.size, sha256 }, { signal });
  const { fileId, pieceBytes, pieces, missing } = begun;
  const send = (pieceNo: number, piece: File) =>
    makeCall(sendLargePiece, { fileId, pieceNo: String(pieceNo) }, { file: piece, signal });
  await sendPieces(file, { pieceBytes, pieces, missing, send, signal, onProgress });
  return begun.ready ? begun : makeCall(finishLargeFile, { fileId }, { signal });
};
