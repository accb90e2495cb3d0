import { Link, useLoaderData } from 'react-router';
import { type DeskFeedback, getFeedback, queryFeedback } from '#contract/documents/feedback-console-calls.ts';
import { feedbackList } from '#contract/documents/feedback-list.ts';
import { browserLoad } from '#web/kit/call.ts';
import { refreshWaiting } from '#web/kit/console/waiting-counts.ts';
import { ConsoleList } from '#web/kit/list/console-list.tsx';
import { defineListPage, useListPage } from '#web/kit/list/define-list-page.ts';
import type { FilterViews } from '#web/kit/list/filter-bar.tsx';
import { serverLoad } from '#web/kit/page.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { t } from '#web/kit/texts.ts';
import { editorUrl, feedbackColumns } from './feedback-columns.tsx';
import { FeedbackItem } from './feedback-item.tsx';
import styles from './feedback-item.module.css';

const page = defineListPage({
  list: feedbackList,
  call: queryFeedback,
  detail: { call: getFeedback, request: (feedbackId) => ({ feedbackId }) },
  permission: 'consoleFeedback',
});

export const loader = serverLoad(page.load);
export const clientLoader = browserLoad(page.load);
export const { handle, meta } = page;
export const ErrorBoundary = WorkFailure;

const filters: FilterViews<typeof feedbackList> = {
  state: { label: 'docFeedbackDesk.state', text: (state) => t(`documents.feedbackState.${state}`) },
  kind: { label: 'docFeedbackDesk.kind', text: (kind) => t(`documents.feedbackKind.${kind}`) },
  keyword: { label: 'docFeedbackDesk.keyword', hint: 'docFeedbackDesk.keywordHint' },
};

const DRAWER_PX = 560;

/** The console page of the feedback on documents. */
export default () => {
  const view = useListPage(page, useLoaderData<typeof loader>());
  return (
    <ConsoleList
      view={view}
      title="permission.consoleFeedback"
      lead={t('docFeedbackDesk.lead')}
      label="permission.consoleFeedback"
      filterLabel="docFeedbackDesk.filter"
      rowKey="feedbackId"
      filters={filters}
      columns={feedbackColumns(view)}
      empty={{ none: 'docFeedbackDesk.none', noneFound: 'docFeedbackDesk.noneFound' }}
      drawer={{
        width: DRAWER_PX,
        missing: 'docFeedbackDesk.gone',
        renderTitle: ({ documentTitle }: DeskFeedback) => documentTitle,
      }}
    >
      {(feedback: DeskFeedback) => (
        <>
          <FeedbackItem
            key={feedback.feedbackId}
            feedback={feedback}
            onActed={() => {
              void view.refresh();
              refreshWaiting();
            }}
          />
          <Link to={editorUrl(feedback.docId)} className={styles.link}>
            {t('docFeedbackDesk.edit')}
          </Link>
        </>
      )}
    </ConsoleList>
  );
};
