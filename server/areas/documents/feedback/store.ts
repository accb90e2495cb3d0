import {
  CLOSED_FEEDBACK_DAYS,
  type FeedbackKind,
  OPEN_FEEDBACK_DAYS,
  OWN_FEEDBACK_SHOWN,
} from '#contract/documents/feedback.ts';
import { ownFeedback } from '#contract/documents/feedback-calls.ts';
import { deskFeedback } from '#contract/documents/feedback-console-calls.ts';
import type { Database } from '#server/kit/database/database.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import { type RowOf, selectionOf } from '#server/kit/database/selection.ts';
import { named } from '#server/kit/database/statement.ts';

/** A feedback as its reader sees it. */
export const own = selectionOf(ownFeedback, { from: { feedBackContent: { sql: 'content' } } });
/** A feedback as operators see it. */
export const onDesk = selectionOf(deskFeedback, {
  from: { feedBackContent: { sql: 'content' }, docId: { sql: 'document_id' } },
});

const holdOwner = named(
  'documents.holdReader',
  `select pg_advisory_xact_lock(hashtextextended('documentFeedback ' || $1::text, 0))`,
);
const countOpen = named(
  'documents.countOpenFeedback',
  `select count(*) as open from documents_feedback where owner_id = $1 and state = 'open'`,
);
const add = named(
  'documents.addFeedback',
  `insert into documents_feedback (owner_id, account_id, sub_account_id, reader_name, document_id, document_title,
     document_version, kind, quotation, content)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   returning feedback_id`,
);
const listOwn = named(
  'documents.ownFeedback',
  `select ${own.columns} from documents_feedback where owner_id = $1 and document_id = $2
   order by created_at desc limit ${OWN_FEEDBACK_SHOWN}`,
);
const find = named('documents.findFeedback', `select ${onDesk.columns} from documents_feedback where feedback_id = $1`);
const hold = named(
  'documents.holdFeedback',
  `select ${onDesk.columns}, owner_id, account_id from documents_feedback where feedback_id = $1 for no key update`,
);
const close = named(
  'documents.closeFeedback',
  `update documents_feedback
   set state = $2, answer = $3, closed_by = $4, closed_at = now(), version = version + 1
   where feedback_id = $1`,
);

/** Feedback that was closed long ago, or has been open for too long. */
export const oldFeedback = removalOf(
  'documents.removeOldFeedback',
  'documents_feedback',
  `closed_at < now() - interval '${CLOSED_FEEDBACK_DAYS} days'
   or closed_at is null and created_at < now() - interval '${OPEN_FEEDBACK_DAYS} days'`,
);

export interface NewFeedback {
  ownerId: string;
  accountId: string;
  subAccountId: string | undefined;
  readerName: string;
  documentId: string;
  documentTitle: string;
  documentVersion: number;
  kind: FeedbackKind | undefined;
  quotation: string;
  content: string;
}

/** The feedback of readers on documents. */
export const createFeedbackStore = (database: Database) => ({
  /** Counts an owner's open feedback and blocks further one until the transaction ends. */
  async countOpen(ownerId: string): Promise<number> {
    await database.query(holdOwner, [ownerId]);
    const [row] = await database.query<{ open: number }>(countOpen, [ownerId]);
    return (row as { open: number }).open;
  },

  /** Adds a feedback and returns its id. */
  async add(feedback: NewFeedback): Promise<string> {
    const [row] = await database.query<{ feedback_id: string }>(add, [
      feedback.ownerId,
      feedback.accountId,
      feedback.subAccountId ?? null,
      feedback.readerName,
      feedback.documentId,
      feedback.documentTitle,
      feedback.documentVersion,
      feedback.kind ?? null,
      feedback.quotation,
      feedback.content,
    ]);
    return (row as { feedback_id: string }).feedback_id;
  },

  /** Lists an owner's feedback on a document, newest first. */
  async listOwn(ownerId: string, documentId: string) {
    return (await database.query<RowOf<typeof own>>(listOwn, [ownerId, documentId])).map(own.read);
  },

  async find(feedbackId: string) {
    return (await database.query<RowOf<typeof onDesk>>(find, [feedbackId])).map(onDesk.read)[0];
  },

  /** Works like `find`, with the owner, and locks the row until the transaction ends. */
  async hold(feedbackId: string) {
    const [row] = await database.query<RowOf<typeof onDesk> & { owner_id: number; account_id: number }>(hold, [
      feedbackId,
    ]);
    return row && { ...onDesk.read(row), ownerId: String(row.owner_id), accountId: String(row.account_id) };
  },

  async close(feedbackId: string, state: 'answered' | 'done', answer: string, closedBy: string): Promise<void> {
    await database.query(close, [feedbackId, state, answer, closedBy]);
  },
});
