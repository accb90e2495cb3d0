import { PIECE_TRIES } from '#contract/trial/limits.ts';
const AGAIN_AFTER_MS = 2000;

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, AGAIN_AFTER_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('aborted', 'AbortError'));
    });
  });

interface PiecesOptions {
  /** The length of each piece but the last. */
  pieceBytes: number;
  pieces: number;
  /** The numbers of those to send; all by default. */
  missing?: readonly number[];
  send: (pieceNo: number, piece: File) => Promise<unknown>;
  signal: AbortSignal;
  /** Gets the part that has arrived, 0 to 1. */
  onProgress: (sent: number) => void;
}

/** Sends a large file in pieces, and each lost piece again. */
export const sendPieces = async (
  file: File,
  { pieceBytes, pieces, missing, send, signal, onProgress }: PiecesOptions,
) => {
  const sendOne = async (pieceNo: number) => {
    const piece = new File([file.slice(pieceNo * pieceBytes, (pieceNo + 1) * pieceBytes)], 'piece');
    for (let tried = 1; ; tried += 1)
      try {
        return await send(pieceNo, piece);
      } catch (error) {
        if (tried === PIECE_TRIES || signal.aborted) throw error;
        await pause(signal);
      }
  };
  const wanted = missing && new Set(missing);
  for (let pieceNo = 0; pieceNo < pieces; pieceNo += 1) {
    if (wanted && !wanted.has(pieceNo)) continue;
    onProgress(pieceNo / pieces);
    await sendOne(pieceNo);
  }
  onProgress(1);
};
