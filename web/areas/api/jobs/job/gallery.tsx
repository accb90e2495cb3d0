import { useState } from 'react';
import type { AnswerOf } from '#contract/kit/call.ts';
import type { getBatch, queryBatchResults } from '#contract/api/job-calls.ts';
import { GALLERY_PAGE_SIZE, galleryOf, type GalleryQuery } from '#contract/api/job-gallery.ts';
import { galleryOrders, galleryStates } from '#contract/api/job-list.ts';
import type { OwnItem } from '#contract/api/job-shapes.ts';
import { samplePath } from '#contract/trial/sample-path.ts';
import { changing } from '#web/kit/list/changing.ts';
import { PagedRows } from '#web/kit/list/paged-rows.tsx';
import { useAccount } from '#web/kit/shell/account-user.ts';
import { t } from '#web/kit/texts.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { LinkTabs } from '#web/kit/ui/link-tabs.tsx';
import { localPicture } from '../local-pictures.ts';
import styles from './job-gallery.module.css';
import { LocalChoice } from './local-choice.tsx';
import { ResultCard } from './result-card.tsx';
import { ResultDialog } from './result-dialog.tsx';
import { ResultTable } from './result-table.tsx';

interface GalleryProps {
  job: AnswerOf<typeof getBatch>;
  results: AnswerOf<typeof queryBatchResults>;
  query: GalleryQuery;
}

type Counts = AnswerOf<typeof queryBatchResults>['counts'];

/** What of the results is shown, in which order, and how. */
const Choices = ({ jobId, query, counts }: { jobId: string; query: GalleryQuery; counts: Counts }) => {
  const all = counts.found + counts.empty + counts.failed + counts.open;
  const list = galleryOf(jobId);
  return (
    <>
      <LinkTabs
        lined
        label={t('batchJobs.job.filter')}
        tabs={([undefined, ...galleryStates] as const).map((state) => ({
          path: changing(list, query, { state, pageNo: 1 }),
          text: t(`batchJobs.job.filter.${state ?? 'all'}`),
          count: state ? counts[state] : all,
          isCurrent: state === query.state,
        }))}
      />
      <div className={styles.choices}>
        <div className={styles.choice}>
          <span aria-hidden="true">{t('batchJobs.job.order')}</span>
          <LinkTabs
            label={t('batchJobs.job.order')}
            tabs={galleryOrders.map((order) => ({
              path: changing(list, query, { order, pageNo: 1 }),
              text: t(`batchJobs.job.order.${order}`),
              isCurrent: order === query.order,
            }))}
          />
        </div>
        <div className={styles.choice}>
          <span aria-hidden="true">{t('batchJobs.job.view')}</span>
          <LinkTabs
            label={t('batchJobs.job.view')}
            tabs={([undefined, 'table'] as const).map((view) => ({
              path: changing(list, query, { view }),
              text: t(`batchJobs.job.view.${view ?? 'pictures'}`),
              isCurrent: view === query.view,
            }))}
          />
        </div>
      </div>
    </>
  );
};

/** The results of a job as pictures or as a table, filtered and sorted by what was found; each can be enlarged. */
export const Gallery = ({ job, results: { list, counts, total }, query }: GalleryProps) => {
  const { jobId, source, applicationId, abilities } = job;
  const maySeeRequests = useAccount().user.permissionItems.includes('key');
  const [, setMatched] = useState(0);
  const [opened, setOpened] = useState<number>();
  const isSent = source === 'pictures' || source === 'archive';
  const pictureOf = (item: OwnItem) => (source === 'samples' ? samplePath(item.name) : localPicture(jobId, item));
  const lacksLocal = isSent && list.some((item) => pictureOf(item) === undefined);
  const at = list.findIndex(({ itemNo }) => itemNo === opened);
  const shown = list[at];
  const names = new Map(abilities.map(({ abilityNo, abilityName }) => [abilityNo, abilityName]));
  const abilityOf = abilities.length > 1 ? (no: number) => names.get(no) ?? String(no) : undefined;
  return (
    <>
      <Choices jobId={jobId} query={query} counts={counts} />
      {lacksLocal && <LocalChoice jobId={jobId} onChosen={() => setMatched((times) => times + 1)} />}
      <PagedRows
        rows={list.length}
        paging={{
          pageNo: query.pageNo,
          pageSize: GALLERY_PAGE_SIZE,
          total,
          urlOf: (pageNo, pending) => changing(galleryOf(jobId), query, { pageNo })(pending),
        }}
        empty={<EmptyState searched title={t('batchJobs.job.noneFound')} />}
      >
        {query.view === 'table' ? (
          <ResultTable list={list} abilityOf={abilityOf} onOpen={setOpened} />
        ) : (
          <ul className={styles.gallery} aria-label={t('batchJobs.job.gallery')}>
            {list.map((item) => (
              <ResultCard
                key={item.itemNo}
                item={item}
                picture={pictureOf(item)}
                ability={abilityOf?.(item.abilityNo)}
                onOpen={() => setOpened(item.itemNo)}
              />
            ))}
          </ul>
        )}
      </PagedRows>
      {shown && (
        <ResultDialog
          item={shown}
          picture={pictureOf(shown)}
          at={at + 1}
          of={list.length}
          hasRequest={applicationId !== null && maySeeRequests}
          onMove={(by) => setOpened(list[at + by]?.itemNo)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
};
