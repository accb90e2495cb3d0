import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { CHANGED_BY_OTHERS, NO_MORE } from '#contract/kit/errors/portal.ts';
import { OPEN_FEEDBACK_MAXIMUM } from '#contract/documents/feedback.ts';
import { createFeedback, queryOwnFeedback } from '#contract/documents/feedback-calls.ts';
import { actOnFeedback, getFeedback, queryFeedback } from '#contract/documents/feedback-console-calls.ts';
import { maskKeys } from '#server/areas/api/public/leak-guard.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError, protocolError } from '#server/kit/http/call-error.ts';
import { type Caller, ownerIdOf, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { idempotent } from '#server/kit/limits/idempotency.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { feedbackAnswered } from '../notifications.ts';
import { createDocumentStore } from '../store.ts';
import { findFeedback } from './finder.ts';
import { createFeedbackStore } from './store.ts';

interface Means {
  audit: Audit;
  notify: Notify;
}

const notFound = (field: string) => protocolError('ability', 'notFound', field);

/** Takes the feedback of a reader within a transaction. */
const addFeedback = async (
  transaction: Database,
  request: CheckedRequestOf<typeof createFeedback>,
  caller: Caller,
): Promise<string> => {
  const { feedBackContent, kind, quotation, version } = request;
  const document = await createDocumentStore(transaction).find(request.docId.toLowerCase());
  if (!document) throw notFound('docId');
  // Versions only increase, so no reader can have seen a later one.
  if (version !== undefined && version > document.version) throw protocolError('ability', 'invalid', 'version');
  const user = userOf(caller);
  const ownerId = ownerIdOf(user);
  const store = createFeedbackStore(transaction);
  if ((await store.countOpen(ownerId)) >= OPEN_FEEDBACK_MAXIMUM) throw businessError('ability', NO_MORE);
  return store.add({
    ownerId,
    accountId: user.accountId,
    subAccountId: user.subAccountId,
    readerName: user.subAccountName ?? user.accountName,
    documentId: document.document_id,
    documentTitle: document.title,
    documentVersion: version ?? document.version,
    kind,
    quotation,
    content: feedBackContent,
  });
};

/** Closes a feedback in a transaction, writes the audit log, and notifies the reader of an answer. */
const act = async (
  transaction: Database,
  { feedbackId, version, act: chosen, answer }: CheckedRequestOf<typeof actOnFeedback>,
  caller: Caller,
  { audit, notify }: Means,
) => {
  if ((chosen === 'answer') !== (answer !== '')) throw protocolError('ability', 'invalid', 'answer');
  const store = createFeedbackStore(transaction);
  const feedback = await store.hold(feedbackId);
  if (!feedback) throw notFound('feedbackId');
  if (feedback.version !== version || feedback.state !== 'open') throw businessError('ability', CHANGED_BY_OTHERS);
  const operator = userOf(caller);
  const state = chosen === 'answer' ? 'answered' : 'done';
  await store.close(feedbackId, state, answer, operator.accountName);
  await audit(transaction, {
    actor: operator,
    address: caller.address,
    act: `documentFeedback.${chosen}`,
    objectKind: 'documentFeedback',
    objectId: feedbackId,
    objectName: feedback.documentTitle,
    accountId: feedback.accountId,
  });
  if (chosen === 'answer') {
    const slug = (await createDocumentStore(transaction).find(feedback.docId))?.slug;
    await notify(transaction, feedbackAnswered, [feedback.ownerId], { ...feedback, slug, answer });
  }
  return { feedbackId, version: version + 1, state } as const;
};

export const serveFeedback = (calls: Calls, database: Database, means: Means) => {
  calls.serve(createFeedback, (request, caller) =>
    idempotent(database, caller, createFeedback, async (transaction) => ({
      feedbackId: await addFeedback(
        transaction,
        await maskKeys(transaction, means.notify, request, 'feedback'),
        caller,
      ),
    })),
  );

  calls.serve(queryOwnFeedback, async ({ docId }, caller) => ({
    list: await createFeedbackStore(database).listOwn(ownerIdOf(userOf(caller)), docId),
  }));

  calls.serve(queryFeedback, (request) => findFeedback(database, request));

  calls.serve(getFeedback, async ({ feedbackId }) => {
    const feedback = await createFeedbackStore(database).find(feedbackId);
    if (!feedback) throw notFound('feedbackId');
    return feedback;
  });

  calls.serve(actOnFeedback, (request, caller) =>
    idempotent(database, caller, actOnFeedback, (transaction) => act(transaction, request, caller, means)),
  );
};
