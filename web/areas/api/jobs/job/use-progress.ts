import { useCallback } from 'react';
import { getBatch, queryBatchResults } from '#contract/api/job-calls.ts';
import { type GalleryQuery, galleryList } from '#contract/api/job-gallery.ts';
import { isEnded } from '#contract/api/job-states.ts';
import { RESULTS_GONE } from '#contract/kit/errors/portal.ts';
import { makeCall } from '#web/kit/call.ts';
import { useFresh } from '#web/kit/list/use-fresh.ts';
import { type CallFailure, type MakeCall, orNotFound } from '#web/kit/page.ts';

const AGAIN_MS = 2000;

/** Asks for a job and a page of its results. */
export const askJob = async (call: MakeCall, jobId: string, query: GalleryQuery) => {
  const job = await orNotFound(call(getBatch, { jobId }));
  // Not at the same time: the results of a job that has ended must not be older than its end.
  const results = await orNotFound(
    call(queryBatchResults, { jobId, ...galleryList.requestOf(query) }).catch((error: unknown) => {
      if ((error as Partial<CallFailure>).code === RESULTS_GONE) return null;
      throw error;
    }),
  );
  return { job, results };
};

type Progress = Awaited<ReturnType<typeof askJob>> & { query: GalleryQuery };

/** Refreshes while a job is running and the page is visible. */
export const useProgress = (loaded: Progress) => {
  const { query } = loaded;
  const { jobId } = loaded.job;
  const ask = useCallback(
    async (signal: AbortSignal) => ({
      query,
      ...(await askJob((call, request) => makeCall(call, request, { signal }), jobId, query)),
    }),
    [jobId, query],
  );
  return useFresh<Progress>(loaded, ask, {
    everyMs: ({ job }) => (isEnded(job.state) ? undefined : AGAIN_MS),
    resumes: true,
  });
};
