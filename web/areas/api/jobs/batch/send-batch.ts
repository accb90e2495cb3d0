import { addBatchPicture, addBatchPiece, cancelBatch, createBatch, startBatch } from '#contract/api/job-calls.ts';
import type { RequestOf } from '#contract/kit/call.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { randomString } from '#web/kit/ui/random-string.ts';
import { hashOfFile } from '#web/kit/upload/file-hash.ts';
import { sendPieces } from '#web/kit/upload/send-pieces.ts';
import { keepLocal } from '../local-pictures.ts';
import type { Chosen } from './choose-files.ts';

interface Sending {
  signal: AbortSignal;
  onProgress: (words: string) => void;
}

const KEY_LENGTH = 24;
/** The number of pictures that are sent at the same time. */
const AT_ONCE = 3;
const TRIES = 3;

const create = (request: RequestOf<typeof createBatch>, signal: AbortSignal) =>
  makeCall(createBatch, request, { signal, idempotencyKey: randomString(KEY_LENGTH) });

/** Returns a file that can be sent: in place of one that was removed since, an empty one, which then has failed. */
const readable = async (file: File): Promise<File> => {
  // Chrome 73 has no `Blob.arrayBuffer`.
  const isThere = await new Response(file.slice(0, 1)).arrayBuffer().then(
    () => true,
    () => false,
  );
  return isThere ? file : new File([], file.name);
};

/** Sends pictures in their order. One that cannot be recognised is among the failed of the job. Throws if all are so. */
const sendPictures = async (jobId: string, pictures: Chosen['pictures'], { signal, onProgress }: Sending) => {
  const left = pictures.map((picture, at) => ({ ...picture, pictureNo: String(at + 1) }));
  const reasons: string[] = [];
  let sent = 0;
  const sendOne = async ({ name, file: chosen, pictureNo }: (typeof left)[number]) => {
    const file = await readable(chosen);
    for (let tried = 1; ; tried += 1)
      try {
        const { reason } = await makeCall(addBatchPicture, { jobId, name, pictureNo }, { file, signal });
        if (reason !== null) reasons.push(reason);
        return;
      } catch (error) {
        // Only a picture without an answer may succeed at another try.
        if (tried === TRIES || signal.aborted || (error as { status?: number }).status !== 0) throw error;
      }
  };
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      await sendOne(next);
      keepLocal(jobId, next.name, next.file);
      sent += 1;
      onProgress(t('batchJobs.batch.sending', { sent, count: pictures.length }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const [reason] = reasons;
  if (reason !== undefined && reasons.length === pictures.length)
    throw new Error(t('batchJobs.batch.allBad', { reason }));
};

/** Fills a batch and starts it. One that fails is cancelled, since an account may have only some that are open. */
const fillAndStart = async (jobId: string, signal: AbortSignal, fill: () => Promise<void>): Promise<string> => {
  try {
    await fill();
    await makeCall(startBatch, { jobId }, { signal });
    return jobId;
  } catch (error) {
    // Without the signal, which may be why it has failed.
    await makeCall(cancelBatch, { jobId }).catch(() => {});
    throw error;
  }
};

/** Makes a batch, sends its pictures or its archive, and starts it. Returns its id. */
export const sendBatch = async (
  request: RequestOf<typeof createBatch>,
  { pictures, archive }: Chosen,
  sending: Sending,
): Promise<string> => {
  const { signal, onProgress } = sending;
  if (archive) {
    onProgress(t('batchJobs.batch.hashing'));
    const sha256 = await hashOfFile(archive, signal);
    const { jobId, pieceBytes, pieces } = await create(
      { ...request, archive: { bytes: archive.size, sha256 } },
      signal,
    );
    return fillAndStart(jobId, signal, () =>
      sendPieces(archive, {
        pieceBytes: pieceBytes ?? archive.size,
        pieces: pieces ?? 1,
        signal,
        send: (pieceNo, piece) => makeCall(addBatchPiece, { jobId, pieceNo: String(pieceNo) }, { file: piece, signal }),
        onProgress: (part) => onProgress(t('batchJobs.batch.sendingZip', { percent: Math.floor(part * 100) })),
      }),
    );
  }
  const { jobId } = await create(request, signal);
  return fillAndStart(jobId, signal, () => sendPictures(jobId, pictures, sending));
};
