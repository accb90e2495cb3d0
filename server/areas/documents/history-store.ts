import type { SectionChange } from '#contract/documents/calls.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import { changedSections } from './section-changes.ts';

/** The number of versions that are kept; the page shows the newest. */
const CHANGES_MAXIMUM = 20;
const SHOWN_CHANGES = 5;

const before = named('documents.textBefore', 'select content, version from documents_document where document_id = $1');
const add = named(
  'documents.addChange',
  `insert into documents_change (document_id, no, at, sections, before_no) values ($1, $2, $3, $4, $5)
   on conflict (document_id, no) do update
     set at = excluded.at, sections = excluded.sections, before_no = excluded.before_no`,
);
const forget = named(
  'documents.forgetChanges',
  `delete from documents_change where document_id = $1 and no not in (
     select no from documents_change where document_id = $1 order by at desc, no desc limit ${CHANGES_MAXIMUM})`,
);
/** Sections that a version removed have their titles from the version before. */
const forgetRemoved = named(
  'documents.forgetRemovedSections',
  `update documents_change set sections = (
     select coalesce(jsonb_agg(section order by at), '[]') from jsonb_array_elements(sections) with ordinality s (section, at)
     where section ->> 'change' <> 'removed')
   where document_id = $1 and coalesce(before_no, $2) = $2`,
);
const forgetVersion = named(
  'documents.forgetChange',
  `delete from documents_change where document_id = $1 and (no = $2 or sections = '[]')`,
);
const remove = named('documents.removeChanges', 'delete from documents_change where document_id = any ($1)');
const list = named(
  'documents.changes',
  `select no as version, at as time, sections from documents_change where document_id = $1
   order by at desc, no desc limit ${SHOWN_CHANGES}`,
);

export interface StoredChange {
  version: number;
  time: Date;
  sections: SectionChange[];
}

/** What the published versions of documents changed. */
export const createHistoryStore = (database: Database) => ({
  /** Compares the text with the one that visitors have seen. Runs before the new one is written. */
  async add(documentId: string, { content, no, at }: { content: string; no: number; at: Date }): Promise<void> {
    const [known] = await database.query<{ content: string; version: number }>(before, [documentId]);
    if (!known || known.version === no) return;
    const sections = changedSections(known.content, content);
    if (sections.length === 0) return;
    await database.query(add, [documentId, no, at, JSON.stringify(sections), known.version]);
    await database.query(forget, [documentId]);
  },

  /** Removes the titles that a version has had, when it is purged. */
  async forgetVersion(documentId: string, no: number): Promise<void> {
    await database.query(forgetRemoved, [documentId, no]);
    await database.query(forgetVersion, [documentId, no]);
  },

  async remove(documentIds: readonly string[]): Promise<void> {
    await database.query(remove, [documentIds]);
  },

  /** Returns the newest changes of a document, the last one first. */
  async list(documentId: string): Promise<StoredChange[]> {
    return database.query<StoredChange>(list, [documentId]);
  },
});
