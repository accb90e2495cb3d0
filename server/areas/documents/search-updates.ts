import { documentPath } from '#contract/documents/document-path.ts';
import { nodeTypes } from '#contract/documents/node-types.ts';
import type { Change } from '#server/kit/content/served-kind.ts';
import { expandDirectives } from './public/facts.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import { sectionsOf } from '#server/kit/markdown/sections-of.ts';
import type { SearchEntry, SearchUpdate } from '#server/kit/search/search-entry.ts';

/** The catalogues of pages for those who operate a portal. */
export const OPERATORS_CATALOGUES = ['operating', 'running', 'model-packages'] as const;
/** Whether a document `d` is below one of them. */
const isForOperators = `exists (
  with recursive above as (
    select d.slug, d.parent_id
    union all
    select p.slug, p.parent_id from above a join documents_document p on p.document_id = a.parent_id
  )
  select 1 from above where slug in (${OPERATORS_CATALOGUES.map((slug) => `'${slug}'`).join(', ')}))`;

/** The documents with these ids and all below them, and whether visitors see all catalogues above. */
const affected = named(
  'documents.affected',
  `with recursive below as (
     select document_id, parent_id from documents_document where document_id = any ($1::uuid[])
     union
     select d.document_id, d.parent_id from documents_document d join below b on d.parent_id = b.document_id
   )
   select d.document_id, d.slug, d.node_type, d.title, d.summary, d.content, d.asked, exists (
     with recursive above as (
       select d.parent_id
       union all
       select p.parent_id from above a join documents_document p on p.document_id = a.parent_id
     )
     select 1 from above where parent_id is null) as is_shown, ${isForOperators} as is_for_operators
   from below join documents_document d using (document_id)`,
);
/** Those below a catalogue that nobody sees any more. */
const orphans = named(
  'documents.orphans',
  `with recursive below as (
     select document_id from documents_document where parent_id = any ($1::uuid[])
     union
     select d.document_id from documents_document d join below b on d.parent_id = b.document_id
   )
   select document_id from below`,
);

interface Row {
  document_id: string;
  slug: string;
  node_type: 0 | 1;
  title: string;
  summary: string;
  content: string;
  asked: string[];
  is_shown: boolean;
  is_for_operators: boolean;
}

/** The page of an error code is found as that. Who does not name a code wants the pages of readers first. */
const ERROR_PAGE = /^error-([a-z]*[0-9]+)$/;
const ERROR_WEIGHT = -5;
/** What is below a catalogue says more than its name. */
const CATALOGUE_WEIGHT = -6;
/** Most who search are readers: of two pages that answer alike, theirs comes first. */
const OPERATORS_WEIGHT = -4;

const entryOf = (row: Row): SearchEntry => {
  const { slug, node_type: nodeType, title, summary, content, asked, is_for_operators: forOperators } = row;
  const [first, ...others] = sectionsOf(expandDirectives(content, { address: '' })).map(
    ({ title: heading, anchor, text }) => ({ heading, anchor, text }),
  );
  const hasTop = first?.anchor === '';
  const top = { heading: '', anchor: '', text: [summary, hasTop ? first.text : ''].filter(Boolean).join('\n') };
  const code = ERROR_PAGE.exec(slug)?.[1];
  return {
    path: documentPath(slug),
    name: title,
    asked,
    sections: [top, ...(hasTop || !first ? others : [first, ...others])],
    ...(forOperators && { weight: OPERATORS_WEIGHT }),
    ...(nodeType === nodeTypes.catalogue && { weight: CATALOGUE_WEIGHT }),
    ...(code !== undefined && { kind: 'errorCode', aliases: [code], weight: ERROR_WEIGHT }),
  };
};

/** Returns what the search of the site finds of documents, and of those below them. */
export const searchUpdatesOf = async (
  transaction: Database,
  changes: readonly Change[],
): Promise<readonly SearchUpdate[]> => {
  const ids = changes.map(({ entryId }) => entryId);
  const rows = await transaction.query<Row>(affected, [ids]);
  const hidden = await transaction.query<{ document_id: string }>(orphans, [
    changes.filter(({ payload }) => payload === null).map(({ entryId }) => entryId),
  ]);
  const updates = new Map<string, SearchUpdate>();
  for (const entryId of [...ids, ...hidden.map(({ document_id }) => document_id)])
    updates.set(entryId, { entryId, entry: null });
  for (const row of rows)
    updates.set(row.document_id, { entryId: row.document_id, entry: row.is_shown ? entryOf(row) : null });
  return [...updates.values()];
};
