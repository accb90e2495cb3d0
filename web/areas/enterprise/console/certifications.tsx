import { useLoaderData } from 'react-router';
import { applicationList } from '#contract/enterprise/application-list.ts';
import { getApplication, queryApplications } from '#contract/enterprise/review-calls.ts';
import { labelOf, subjectKinds } from '#contract/enterprise/choices.ts';
import { refreshWaiting } from '#web/kit/console/waiting-counts.ts';
import { useOperatorId } from '#web/kit/console/operator.ts';
import { ConsoleList } from '#web/kit/list/console-list.tsx';
import { defineListPage, useListPage } from '#web/kit/list/define-list-page.ts';
import type { FilterViews } from '#web/kit/list/filter-bar.tsx';
import { browserLoad } from '#web/kit/call.ts';
import { serverLoad } from '#web/kit/page.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { applicationColumns } from './application-columns.tsx';
import { StateTag } from './application-tags.tsx';
import styles from './certifications.module.css';
import { ReviewDetail } from './review-detail.tsx';

const page = defineListPage({
  list: applicationList,
  call: queryApplications,
  detail: { call: getApplication, request: (applicationId) => ({ applicationId }) },
  permission: 'consoleCertifications',
});

export const loader = serverLoad(page.load);
export const clientLoader = browserLoad(page.load);
export const { handle, meta } = page;
export const ErrorBoundary = WorkFailure;

const filters = {
  keyword: { label: 'enterprise.review.keyword' },
  state: { label: 'enterprise.review.state', wide: true, text: (state) => t(`enterprise.review.state.${state}`) },
  subjectKind: {
    label: 'enterprise.field.subjectKind',
    wide: true,
    all: 'enterprise.review.kind.all',
    text: (kind) => labelOf(subjectKinds, kind),
  },
  onlyAsPrinted: { label: 'enterprise.review.onlyAsPrinted' },
} satisfies FilterViews<typeof applicationList>;

const keys = [
  ['j', 'enterprise.review.key.j'],
  ['k', 'enterprise.review.key.k'],
  ['Enter', 'enterprise.review.key.enter'],
  ['p', 'enterprise.review.key.p'],
  ['r', 'enterprise.review.key.r'],
  ['t', 'enterprise.review.key.t'],
  ['Esc', 'enterprise.review.key.escape'],
  ['?', 'enterprise.review.key.help'],
] as const;

/** Wide enough for the licence next to the fields. */
const DRAWER_PX = 1180;

/** The console page where operators decide on certifications. */
export default () => {
  const view = useListPage(page, useLoaderData<typeof loader>(), { live: true });
  const { now, open, refresh } = view;
  const reviewerId = useOperatorId();
  const refreshAll = () => {
    void refresh();
    refreshWaiting();
  };
  const onDecided = (next: string | null | undefined) => {
    if (next === null) showNotice(t('enterprise.review.allDone'), 'success');
    open(next ?? undefined);
    refreshWaiting();
  };
  return (
    <ConsoleList
      view={view}
      title="permission.consoleCertifications"
      lead={t('enterprise.review.lead')}
      label="enterprise.review.list"
      rowKey="applicationId"
      filters={filters}
      columns={applicationColumns(view)}
      empty={{ none: 'enterprise.review.none', noneFound: 'enterprise.review.noneFound' }}
      keys={keys}
      drawer={{
        width: DRAWER_PX,
        missing: 'enterprise.review.missing',
        steps: { previous: 'enterprise.review.previous', next: 'enterprise.review.next' },
        renderTitle: ({ enterpriseName, state }) => (
          <div className={styles.title}>
            <bdi>{enterpriseName}</bdi>
            <StateTag state={state} />
          </div>
        ),
      }}
    >
      {(application) => (
        <ReviewDetail
          key={application.applicationId}
          application={application}
          now={now}
          reviewerId={reviewerId}
          refresh={refreshAll}
          onDecided={onDecided}
        />
      )}
    </ConsoleList>
  );
};
