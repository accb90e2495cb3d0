import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';

const ROLL_UP_EVERY_MS = 1000;
const FORGET_EVERY_MS = 3_600_000;
/** Small enough that a batch stays within the statement timeout. */
const BATCH = 5000;

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
       select idempotency_key from documents_view where not counted limit ${BATCH} for update skip locked
     )
     returning document_id
   ), added as (
     insert into documents_view_count as c (document_id, view_count)
     select document_id, count(*) from fresh group by document_id order by document_id
     on conflict (document_id) do update set view_count = c.view_count + excluded.view_count
   )
   select count(*)::int as taken from fresh`,
);
const forget = named(
  'documents.forgetViewKeys',
  `delete from documents_view where idempotency_key in (
     select idempotency_key from documents_view
     where counted and viewed_at < now() - interval '7 days' limit ${BATCH}
   ) returning 1`,
);

/** How often documents are read: views are inserted one by one and added to the counts later. */
export const createDocumentViewStore = (database: Database) => ({
  /** Counts a view once per key. Returns the document that the key first counted for, or undefined if there is none. */
  async count(documentId: string, idempotencyKey: string): Promise<string | undefined> {
    const [counted] = await database.query(insert, [idempotencyKey, documentId]);
    if (counted) return documentId;
    const [before] = await database.query<{ document_id: string }>(find, [idempotencyKey]);
    return before?.document_id;
  },

  /** Adds new views to the counts. */
  async rollUp(isStopping = () => false) {
    while (!isStopping()) {
      const [batch] = await database.query<{ taken: number }>(rollUp);
      if ((batch?.taken ?? 0) < BATCH) return;
    }
  },

  /** Deletes keys that are older than any client's retries. */
  async forgetOldKeys(isStopping = () => false) {
    while (!isStopping()) if ((await database.query(forget)).length < BATCH) return;
  },
});

/** Adds views to the counts once a second, on every node. Each view is added once. */
export const documentViewJobs = (database: Database): IntervalJob[] => {
  const store = createDocumentViewStore(database);
  return [
    {
      name: 'documents.rollUpViews',
      everyMs: ROLL_UP_EVERY_MS,
      failure: 'views wait to be rolled up',
      run: store.rollUp,
    },
    {
      name: 'documents.forgetOldKeys',
      everyMs: FORGET_EVERY_MS,
      failure: 'old keys of views stay for now',
      run: store.forgetOldKeys,
    },
  ];
};
