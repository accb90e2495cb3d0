import { useRef, useState } from 'react';
import type { AnswerOf } from '#contract/kit/call.ts';
import type { queryBatchResults } from '#contract/api/job-calls.ts';
import { GALLERY_PAGE_SIZE, type GalleryQuery, galleryUrl } from '#contract/api/job-gallery.ts';
import { galleryOrders, galleryStates } from '#contract/api/job-list.ts';
import type { Job } from '#contract/api/job-shapes.ts';
import { Pages } from '#web/kit/list/pages.tsx';
import { t } from '#web/kit/texts.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { LinkTabs } from '#web/kit/ui/link-tabs.tsx';
import { keepMatching, localPicture } from '../local-pictures.ts';
import styles from './job-gallery.module.css';
import { ResultCard } from './result-card.tsx';

interface GalleryProps {
  job: Job;
  results: AnswerOf<typeof queryBatchResults>;
  query: GalleryQuery;
}

/** The results of a job as pictures, filtered and sorted by what was found. */
export const Gallery = ({ job: { jobId, source }, results: { list, counts, total }, query }: GalleryProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [, setMatched] = useState(0);
  const isSent = source === 'pictures' || source === 'archive';
  const lacksLocal = isSent && list.some(({ name }) => localPicture(jobId, name) === undefined);
  const all = counts.found + counts.empty + counts.failed + counts.open;
  const match = (files: FileList | null) => {
    keepMatching(
      jobId,
      list.map(({ name }) => name),
      Array.from(files ?? []),
    );
    setMatched((times) => times + 1);
  };
  return (
    <>
      <LinkTabs
        label={t('batchJobs.job.filter')}
        tabs={([undefined, ...galleryStates] as const).map((state) => ({
          path: galleryUrl(jobId, { ...query, state, pageNo: 1 }),
          text: t(`batchJobs.job.filter.${state ?? 'all'}`),
          count: state ? counts[state] : all,
          isCurrent: state === query.state,
        }))}
      />
      <LinkTabs
        label={t('batchJobs.job.order')}
        tabs={galleryOrders.map((order) => ({
          path: galleryUrl(jobId, { ...query, order, pageNo: 1 }),
          text: t(`batchJobs.job.order.${order}`),
          isCurrent: order === query.order,
        }))}
      />
      {lacksLocal && (
        <div className={styles.local}>
          <p>{t('batchJobs.job.local')}</p>
          <button type="button" className="button button-plain" onClick={() => input.current?.click()}>
            {t('batchJobs.job.local.choose')}
          </button>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            accept="image/png,image/jpeg"
            aria-label={t('batchJobs.job.local.choose')}
            onChange={({ target }) => match(target.files)}
          />
        </div>
      )}
      {list.length > 0 ? (
        <ul className={styles.gallery} aria-label={t('batchJobs.job.gallery')}>
          {list.map((item) => (
            <ResultCard key={item.itemNo} item={item} picture={localPicture(jobId, item.name)} />
          ))}
        </ul>
      ) : (
        <EmptyState searched title={t('batchJobs.job.noneFound')} />
      )}
      <Pages
        pageNo={query.pageNo}
        pages={Math.ceil(total / GALLERY_PAGE_SIZE)}
        urlOf={(pageNo) => galleryUrl(jobId, { ...query, pageNo })}
      />
    </>
  );
};
