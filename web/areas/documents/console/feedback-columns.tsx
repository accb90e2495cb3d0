import { Link } from 'react-router';
import { entryUrl } from '#contract/content/entry-list.ts';
import type { DeskFeedback } from '#contract/documents/feedback-console-calls.ts';
import type { FeedbackQuery, feedbackList } from '#contract/documents/feedback-list.ts';
import { type Column, RowLink } from '#web/kit/list/list-page.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { Row } from '#web/kit/ui/layout.tsx';
import { KindTag, StateTag } from './feedback-item.tsx';
import styles from './feedback-item.module.css';

/** The pane of the editor that shows the feedback on a document. */
export const editorUrl = (docId: string) => `${entryUrl(docId)}#feedback`;

const EXCERPT_LENGTH = 60;
const excerptOf = (text: string) => (text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH)}…` : text);

/** The columns of the list. The text of a feedback opens it next to the list, the document leads to its editor. */
export const feedbackColumns = (view: {
  list: typeof feedbackList;
  query: FeedbackQuery;
}): readonly Column<typeof feedbackList, DeskFeedback>[] => [
  {
    key: 'content',
    title: 'docFeedbackDesk.content',
    cell: ({ feedbackId, feedBackContent, quotation }) => (
      <>
        <RowLink view={view} id={feedbackId} className={styles.content}>
          {feedBackContent}
        </RowLink>
        {quotation !== '' && <span className={styles.small}>“{excerptOf(quotation)}”</span>}
      </>
    ),
  },
  {
    key: 'document',
    title: 'docFeedbackDesk.document',
    width: 220,
    cell: ({ docId, documentTitle, documentVersion }) => (
      <>
        <Link to={editorUrl(docId)}>{documentTitle}</Link>
        <span className={styles.small}>{t('docFeedbackDesk.version', { version: documentVersion })}</span>
      </>
    ),
  },
  {
    key: 'state',
    title: 'docFeedbackDesk.state',
    width: 180,
    cell: ({ state, kind }) => (
      <Row>
        <StateTag state={state} />
        <KindTag kind={kind} />
      </Row>
    ),
  },
  { key: 'reader', title: 'docFeedbackDesk.reader', width: 160, cell: ({ readerName }) => readerName },
  {
    key: 'createdAt',
    title: 'docFeedbackDesk.createdAt',
    width: 160,
    sorts: { descend: 'newest', ascend: 'oldest' },
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMinute(createdAt)}</time>,
  },
];
