import * as z from 'zod/mini';
import { defineJob } from '#server/kit/jobs/job.ts';

/** Recognises pictures of an account's jobs for a while; then the next account has its turn. */
export const runPicturesJob = defineJob({
  name: 'api.runPictures',
  label: '识别批量任务的图片',
  data: z.object({ accountId: z.string() }),
  timeLimitSeconds: 120,
  retries: 20,
  retryDelayMaximumSeconds: 30,
  unique: { key: ({ accountId }) => accountId, among: 'waiting' },
});

export const unpackArchiveJob = defineJob({
  name: 'api.unpackArchive',
  label: '解压批量任务的 ZIP',
  data: z.object({ jobId: z.string() }),
  timeLimitSeconds: 900,
  retries: 5,
  unique: { key: ({ jobId }) => jobId, among: 'unfinished' },
});
