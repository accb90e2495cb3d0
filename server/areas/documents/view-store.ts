import type { Database } from '#server/kit/database/database.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import { named } from '#server/kit/database/statement.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';
import { oldKeyIn, ROLL_UP_BATCH, rollUpJob } from '#server/kit/jobs/roll-up-job.ts';

const insert = named(
  'documents.view',
  `insert into documents_view (idempotency_key, document_id)
   select $1, document_id from documents_document where document_id = $2
   on conflict (idempotency_key) do nothing returning document_id`,
);
const find = named('documents.findView', 'select document_id from documents_view where idempotency_key = $1');
const rollUp = named(
  'documents.rollUpViews',
  `with fresh as (
     update documents_view set counted = true
     where idempotency_key in (
       select idempotency_key from documents_view where not counted limit ${ROLL_UP_BATCH} for update skip locked
     )
     returning document_id
   ), added as (
     insert into documents_view_count as c (document_id, view_count)
     select document_id, count(*) from fresh group by document_id order by document_id
     on conflict (document_id) do update set view_count = c.view_count + excluded.view_count
   )
   select count(*)::int as taken from fresh`,
);
export const oldViewKeys = removalOf('documents.forgetViewKeys', 'documents_view', oldKeyIn('viewed_at'));

/** How often documents are read: views are inserted one by one and added to the counts later. */
export const createDocumentViewStore = (database: Database) => ({
  /** Counts a view once per key. Returns the document that the key first counted for, or undefined if there is none. */
  async count(documentId: string, idempotencyKey: string): Promise<string | undefined> {
    const [counted] = await database.query(insert, [idempotencyKey, documentId]);
    if (counted) return documentId;
    const [before] = await database.query<{ document_id: string }>(find, [idempotencyKey]);
    return before?.document_id;
  },
});

export const documentViewJob = (database: Database): IntervalJob =>
  rollUpJob('documents.rollUpViews', async () => {
    const [batch] = await database.query<{ taken: number }>(rollUp);
    return batch?.taken ?? 0;
  });
