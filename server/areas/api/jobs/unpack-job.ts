import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BATCH_PICTURES_MAXIMUM, JOB_PICTURES_MAXIMUM } from '#contract/api/job-limits.ts';
import { JOB_FULL, WRONG_ARCHIVE, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import { PiecesLost, writePieces } from '#server/kit/files/piece-bytes.ts';
import { CallError } from '#server/kit/http/call-error.ts';
import type { Worker } from '#server/kit/jobs/job.ts';
import { endEarly, startHeld } from './change-job.ts';
import type { JobParts } from './job-actions.ts';
import { createJobStore, type JobRow } from './job-store.ts';
import { createJobPieces, createPictureStore } from './picture-store.ts';
import { unpackArchiveJob } from './queued-jobs.ts';
import { noteBadPicture, takePicture, UnpackedByOther } from './take-uploads.ts';
import { ArchiveError, unpackArchive } from './unpack-archive.ts';

const archiveErrorCode = (error: unknown): string | undefined => {
  if (error instanceof PiecesLost) return WRONG_ARCHIVE;
  if (error instanceof ArchiveError) return error.kind === 'tooMany' ? JOB_FULL : WRONG_ARCHIVE;
  // A limit of the account; 503 is tried again.
  return error instanceof CallError && error.status === 200 ? error.code : undefined;
};

/** Unpacks the archives of jobs and starts them. One that was interrupted begins again from the archive. */
export const unpackWorker = (parts: JobParts): Worker<{ jobId: string }> => {
  const { database, storage, onEnded } = parts;

  const unpack = async (
    job: JobRow,
    { token, folder, signal }: { token: string; folder: string; signal: AbortSignal },
  ) => {
    const jobId = job.job_id;
    const file = { id: jobId, bytes: job.archive_bytes ?? 0, sha256: job.archive_sha256 ?? '' };
    const path = join(folder, 'archive.zip');
    await writePieces({ storage, store: createJobPieces(database) }, file, path, signal);
    await database.transaction(async (transaction) => {
      if (!(await createJobStore(transaction).isUnpacking(jobId, token))) throw new UnpackedByOther();
      await createPictureStore(transaction).clear(jobId);
    });
    const most = job.key_id === null ? BATCH_PICTURES_MAXIMUM : JOB_PICTURES_MAXIMUM;
    const taking = {
      jobId,
      state: 'unpacking' as const,
      most,
      accountId: String(job.account_id),
      items: job.ability_nos.length,
      unpackToken: token,
    };
    const skipped = await unpackArchive(path, {
      most,
      signal,
      take: async (name, bytes) => {
        if (bytes) await takePicture(parts, taking, { name, bytes });
        else await noteBadPicture(database, { jobId, unpackToken: token, name });
      },
    });
    await database.transaction(async (transaction) => {
      const store = createJobStore(transaction);
      if (!(await store.isUnpacking(jobId, token))) throw new UnpackedByOther();
      const held = await store.hold(jobId);
      if (held?.state !== 'unpacking') return;
      await store.setPictures(jobId, await createPictureStore(transaction).count(jobId), skipped);
      await store.dropPieces(jobId);
      await startHeld(transaction, held, parts);
    });
  };

  return {
    job: unpackArchiveJob,
    async run({ jobId }, { signal }) {
      const token = randomUUID();
      const job = await createJobStore(database).takeUnpacking(jobId, token);
      if (!job) return;
      const folder = await mkdtemp(join(tmpdir(), 'portal-job-'));
      try {
        await unpack(job, { token, folder, signal });
      } catch (error) {
        if (error instanceof UnpackedByOther) return;
        const code = archiveErrorCode(error);
        if (code === undefined) throw error;
        // An archive without a picture, unless it was cancelled meanwhile.
        await endEarly(database, jobId, {
          state: 'refused',
          code: code === WRONG_STATE ? WRONG_ARCHIVE : code,
          onEnded,
        });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    onRemoved: (transaction, { jobId }) =>
      endEarly(transaction, jobId, { state: 'refused', code: WRONG_ARCHIVE, onEnded }),
  };
};
