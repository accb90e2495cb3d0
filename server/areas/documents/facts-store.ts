import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import { factOf, factsOf } from './public/facts.ts';

const keep = named(
  'documents.keepFacts',
  `insert into documents_facts (document_id, no, facts) values ($1, $2, $3)
   on conflict (document_id) do update set no = excluded.no, facts = excluded.facts
   where documents_facts.no <> excluded.no`,
);
const remove = named('documents.removeFacts', 'delete from documents_facts where document_id = any ($1)');
const values = named('documents.factValues', 'select name, value from documents_fact_value');
/** The documents that have one of some values. */
const withValues = named(
  'documents.changedFacts',
  `select f.document_id, d.title, f.facts from documents_facts f
   join documents_document d on d.document_id = f.document_id
   where f.document_id in (
     select h.document_id from unnest($1::jsonb[]) v (value) join documents_facts h on h.facts @> v.value)
   order by d.title, d.document_id`,
);
const factsOfOne = named(
  'documents.factsOf',
  `select f.facts from documents_facts f join documents_document d on d.document_id = f.document_id
   where f.document_id = $1`,
);
const confirm = named(
  'documents.confirmFacts',
  `update documents_facts f set facts = $2 from documents_document d
   where f.document_id = $1 and d.document_id = f.document_id returning d.title`,
);
const textOf = named('documents.factText', 'select content from documents_document where document_id = $1');

/** A value that has changed since an operator last checked the page. */
export interface ChangedFact {
  /** What is written between the braces. */
  name: string;
  before: string;
  /** Null if the directive no longer exists. */
  now: string | null;
}

const changedIn = (kept: Record<string, string>): ChangedFact[] =>
  Object.entries(kept)
    .map(([name, before]) => ({ name, before, now: factOf(name) ?? null }))
    .filter(({ before, now }) => before !== now);

/** The values that the published documents name, as they were when an operator last checked them. */
export const createFactsStore = (database: Database) => ({
  /** Keeps the values of a newly published version. */
  async keep(documentId: string, { content, no }: { content: string; no: number }): Promise<void> {
    const facts = factsOf(content);
    if (Object.keys(facts).length === 0) await database.query(remove, [[documentId]]);
    else await database.query(keep, [documentId, no, JSON.stringify(facts)]);
  },

  async remove(documentIds: readonly string[]): Promise<void> {
    await database.query(remove, [documentIds]);
  },

  /** Returns what has changed since, by document. */
  async changed(): Promise<ReadonlyMap<string, { title: string; facts: ChangedFact[] }>> {
    const known = await database.query<{ name: string; value: string }>(values);
    const gone = known.filter(({ name, value }) => factOf(name) !== value);
    if (gone.length === 0) return new Map();
    const rows = await database.query<{ document_id: string; title: string; facts: Record<string, string> }>(
      withValues,
      [gone.map(({ name, value }) => JSON.stringify({ [name]: value }))],
    );
    return new Map(rows.map(({ document_id, title, facts }) => [document_id, { title, facts: changedIn(facts) }]));
  },

  /** Returns what has changed since in one document. */
  async changedOf(documentId: string): Promise<ChangedFact[]> {
    const [row] = await database.query<{ facts: Record<string, string> }>(factsOfOne, [documentId]);
    return row ? changedIn(row.facts) : [];
  },

  /**
   * Stores the present values after an author has checked the page. Returns its title, or undefined if there is none.
   */
  async confirm(documentId: string): Promise<string | undefined> {
    const [row] = await database.query<{ content: string }>(textOf, [documentId]);
    if (!row) return undefined;
    const [confirmed] = await database.query<{ title: string }>(confirm, [
      documentId,
      JSON.stringify(factsOf(row.content)),
    ]);
    return confirmed?.title;
  },
});
