import { ArrowLeft } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { cancelBatch, getBatch, queryBatchResults } from '#contract/api/job-calls.ts';
import { galleryList } from '#contract/api/job-gallery.ts';
import { isEnded } from '#contract/api/job-states.ts';
import { jobList } from '#contract/api/job-list.ts';
import { requestList } from '#contract/api/requests/request-list.ts';
import { RESULTS_GONE } from '#contract/kit/errors/portal.ts';
import { browserLoad, makeCall } from '#web/kit/call.ts';
import {
  type CallFailure,
  type LoadArgs,
  type MakeCall,
  notFound,
  orNotFound,
  type PageHandle,
  serverLoad,
} from '#web/kit/page.ts';
import { useAttendedWatch } from '#web/kit/session/use-attended-watch.ts';
import { useAccount } from '#web/kit/shell/account-user.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { stateText } from '../job-words.ts';
import { Gallery } from './gallery.tsx';
import styles from './job-page.module.css';
import { TableDownloads } from './table-downloads.tsx';

const AGAIN_MS = 2000;
const JOB_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const ask = async (call: MakeCall, jobId: string, query: ReturnType<typeof galleryList.read>) => {
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

const load = async ({ call, params: { jobId = '' }, url }: LoadArgs) => {
  if (!JOB_ID.test(jobId)) throw notFound();
  const query = galleryList.read(url.searchParams);
  return { query, ...(await ask(call, jobId, query)) };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'jobs',
  bare: true,
  canonicalSearch: (search) => galleryList.write(galleryList.read(search)),
};
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('batchJobs.title') });
export const ErrorBoundary = WorkFailure;

/** Refreshes while a job is running and the page is visible. */
const useProgress = (loaded: Awaited<ReturnType<typeof load>>) => {
  const [shown, setShown] = useState(loaded);
  const [known, setKnown] = useState(loaded);
  if (known !== loaded) {
    setKnown(loaded);
    setShown(loaded);
  }
  const { query } = loaded;
  const { jobId, state } = shown.job;
  const refresh = useCallback(
    async (signal?: AbortSignal) => {
      const found = await ask((call, request) => makeCall(call, request, { signal }), jobId, query);
      setShown({ query, ...found });
    },
    [jobId, query],
  );
  useAttendedWatch(refresh, isEnded(state) ? undefined : AGAIN_MS);
  return { shown, refresh };
};

/** The page of a job: its progress, its results as a gallery, and its tables. */
export default () => {
  const loaded = useLoaderData<typeof loader>();
  const { user } = useAccount();
  const { shown, refresh } = useProgress(loaded);
  const { job, results, query } = shown;
  const { jobId, items, done, failed, state, skipped } = job;
  const cancel = async () => {
    await makeCall(cancelBatch, { jobId }, { showMessage: true, showSuccess: t('batchJobs.job.cancelled') }).then(
      () => refresh(),
      () => {},
    );
  };
  return (
    <WorkSection
      first
      title={job.title || t('batchJobs.untitled')}
      lead={t('batchJobs.job.lead', {
        abilities: job.abilities.map(({ abilityName }) => abilityName).join('、'),
        at: formatMinute(job.createdAt),
      })}
      act={
        <div className={styles.actions}>
          {!isEnded(state) && (
            <button type="button" className="button button-plain" onClick={() => void cancel()}>
              {t('batchJobs.job.cancel')}
            </button>
          )}
          {results && done + failed > 0 && <TableDownloads jobId={jobId} title={job.title} />}
        </div>
      }
    >
      <Link to={jobList.path} className={styles.back}>
        <ArrowLeft size={16} aria-hidden="true" />
        {t('batchJobs.job.back')}
      </Link>
      <div className={styles.progress}>
        <p role="status">{stateText(job)}</p>
        {items > 0 && (
          <progress aria-label={t('batchJobs.job.progress')} max={items} value={done + failed} className={styles.bar} />
        )}
        {done > 0 && (
          <p className={styles.note}>
            {t(job.isFree ? 'batchJobs.job.free' : 'batchJobs.job.charged', { done })}
            {job.applicationId !== null && user.permissionItems.includes('key') && (
              <Link to={requestList.urlOf({ ...requestList.empty, jobId })} className={styles.link}>
                {t('batchJobs.job.requests')}
              </Link>
            )}
          </p>
        )}
        {skipped > 0 && <p className={styles.note}>{t('batchJobs.job.skipped', { skipped })}</p>}
      </div>
      {results ? (
        items > 0 && <Gallery job={job} results={results} query={query} />
      ) : (
        <p className={styles.note}>{t('batchJobs.job.gone')}</p>
      )}
    </WorkSection>
  );
};
