import { ArrowLeft } from 'lucide-react';
import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { cancelBatch } from '#contract/api/job-calls.ts';
import { galleryList } from '#contract/api/job-gallery.ts';
import { isEnded } from '#contract/api/job-states.ts';
import { jobList } from '#contract/api/job-list.ts';
import { requestList } from '#contract/api/requests/request-list.ts';
import { browserLoad, makeCall } from '#web/kit/call.ts';
import { type LoadArgs, notFound, type PageHandle, serverLoad } from '#web/kit/page.ts';
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
import { askJob, useProgress } from './use-progress.ts';

const JOB_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const load = async ({ call, params: { jobId = '' }, url }: LoadArgs) => {
  if (!JOB_ID.test(jobId)) throw notFound();
  const query = galleryList.read(url.searchParams);
  return { query, ...(await askJob(call, jobId, query)) };
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
