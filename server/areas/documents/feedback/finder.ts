import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { queryFeedback } from '#contract/documents/feedback-console-calls.ts';
import { type FeedbackQuery, feedbackList } from '#contract/documents/feedback-list.ts';
import { anyPart } from '#server/kit/database/any-part.ts';
import type { Database } from '#server/kit/database/database.ts';
import { conditionsOf } from '#server/kit/database/list-query.ts';
import { around, pageWithTotal, some } from '#server/kit/database/query.ts';
import type { RowOf } from '#server/kit/database/selection.ts';
import { onDesk } from './store.ts';

const searched = ['content', 'quotation', 'document_title', 'reader_name'] as const;

const conditionOf = conditionsOf(feedbackList, queryFeedback, {
  state: (state) => ['state = ?', state],
  kind: (kind) => ['kind = ?', kind],
  keyword: (keyword) => {
    const [first, ...others] = searched;
    const part = anyPart(keyword);
    return some([[`${first} ilike ?`, part], ...others.map((column) => [`${column} ilike ?`, part] as const)]);
  },
  docId: (docId) => ['document_id = ?::uuid', docId],
});

const orders: Record<FeedbackQuery['order'], string> = {
  newest: 'order by created_at desc, feedback_id desc',
  oldest: 'order by created_at, feedback_id',
};

/** Finds feedback for operators: returns a page of it and the bounded total. */
export const findFeedback = async (database: Database, request: CheckedRequestOf<typeof queryFeedback>) => {
  const { rows, ...counted } = await pageWithTotal<RowOf<typeof onDesk>>(database, {
    columns: onDesk.columns,
    from: around('documents_feedback where ??', conditionOf(request)),
    order: orders[request.order],
    page: request,
  });
  return { ...counted, list: rows.map(onDesk.read) };
};
