import { documentPath } from '#contract/documents/document-path.ts';
import { nodeTypes } from '#contract/documents/node-types.ts';
import type { Change } from '#server/kit/content/served-kind.ts';
import { expandDirectives } from './public/facts.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import { sectionsOf } from '#server/kit/markdown/sections-of.ts';
import { createIndexStore } from '#server/kit/search/index-store.ts';
import type { SearchEntry, SearchUpdate } from '#server/kit/search/search-entry.ts';
import { isShown } from './store.ts';

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

const shown = named(
  'documents.shownForSearch',
  `select document_id, slug, node_type, title, summary, content, asked, ${isForOperators} as is_for_operators
   from documents_document d
   where document_id = any ($1::uuid[]) and ${isShown}`,
);
/** The documents below some others, which visitors may not see, and whether they see all catalogues above. */
const below = named(
  'documents.below',
  `with recursive changed as materialized (
     select i.id, d.document_id is not null and ${isShown} as is_shown
     from unnest($1::uuid[]) as i (id) left join documents_document d on d.document_id = i.id
   ),
   below as (
     select c.document_id, p.is_shown from documents_document c join changed p on c.parent_id = p.id
     union
     select c.document_id, b.is_shown from documents_document c join below b on c.parent_id = b.document_id
   )
   select document_id, is_shown from below where document_id <> all ($1::uuid[])`,
);

interface Row {
  document_id: string;
  slug: string;
  node_type: 0 | 1;
  title: string;
  summary: string;
  content: string;
  asked: string[];
  is_for_operators: boolean;
}

/** A search for an error code finds its page first. Any other search ranks the pages of readers first. */
const ERROR_PAGE = /^error-([a-z]*[0-9]+)$/;
const ERROR_WEIGHT = -5;
/** The pages below a catalogue say more than its name. */
const CATALOGUE_WEIGHT = -6;
/** Most searches come from readers: of two equally good pages, theirs comes first. */
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

/** Returns what the search of the site finds of documents: null for those that visitors do not see. */
const updatesOf = async (transaction: Database, ids: readonly string[]): Promise<readonly SearchUpdate[]> => {
  const rows = await transaction.query<Row>(shown, [ids]);
  const found = new Map(rows.map((row) => [row.document_id, row]));
  return ids.map((entryId) => {
    const row = found.get(entryId);
    return { entryId, entry: row ? entryOf(row) : null };
  });
};

export const searchUpdatesOf = (transaction: Database, changes: readonly Change[]): Promise<readonly SearchUpdate[]> =>
  updatesOf(transaction, [...new Set(changes.map(({ entryId }) => entryId))]);

/** Returns the same for those documents below changed ones that come into sight or go out of it. */
export const furtherUpdatesOf = async (
  transaction: Database,
  changes: readonly Change[],
): Promise<readonly SearchUpdate[]> => {
  const rows = await transaction.query<{ document_id: string; is_shown: boolean }>(below, [
    changes.map(({ entryId }) => entryId),
  ]);
  const indexed = await createIndexStore(transaction).indexed(rows.map(({ document_id }) => document_id));
  const others = rows.filter(({ document_id, is_shown }) => is_shown !== indexed.has(document_id));
  return updatesOf(
    transaction,
    others.map(({ document_id }) => document_id),
  );
};
