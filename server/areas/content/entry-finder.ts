import { type ListedEntry, queryEntries, TREE_MAXIMUM, type TreeEntry } from '#contract/content/calls.ts';
import { type EntryOrder, entryList, type ListedState } from '#contract/content/entry-list.ts';
import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { type ContentStatus, contentStatuses, entryStateOf } from '#contract/kit/content/actions.ts';
import { PRESENCE_SECONDS } from '#contract/kit/content/limits.ts';
import { changedFacts } from '#server/areas/documents/public/changed-facts.ts';
import { anyPart } from '#server/kit/database/any-part.ts';
import type { Database } from '#server/kit/database/database.ts';
import { conditionsOf } from '#server/kit/database/list-query.ts';
import { named } from '#server/kit/database/statement.ts';
import { around, compose, COUNTED_MAXIMUM, countTo, every, pageOf, type Part } from '#server/kit/database/query.ts';

/** The total of a search is exact up to this number, since a search reads each entry that it counts. */
const FOUND_MAXIMUM = 1000;
/** One entry of 16, by chance; has an index. */
const SAMPLE: Part = ["entry_id::text like '%0'"];
/** About 63 entries of the maximum are in the sample. More are only in it if there are far more entries. */
const SAMPLE_MAXIMUM = 160;
/** The index has the parts of titles and slugs up to this length. */
const INDEXED_CHARACTERS = 2;

const stateConditions: Record<Exclude<ListedState, 'factsChanged'>, Part> = {
  draft: [`status <> ${contentStatuses.deleted} and draft_no is not null`],
  published: [`status = ${contentStatuses.published}`],
  unpublished: [`status = ${contentStatuses.unpublished}`],
  scheduled: [`status <> ${contentStatuses.deleted} and (publish_at is not null or unpublish_at is not null)`],
  deleted: [`status = ${contentStatuses.deleted}`],
};

const conditionOf = conditionsOf(entryList, queryEntries, {
  kind: (kind) => ['kind = ?', kind],
  // The values are in the code, so the entries whose values have changed come with the request.
  state: (state) => (state === 'factsChanged' ? undefined : stateConditions[state]),
  keyword: (keyword) => {
    // The index finds the single characters and pairs of the keyword, wherever they are.
    const size = Math.min([...keyword].length, INDEXED_CHARACTERS);
    const parts: Part = ['parts @> content_parts(?, ?)', keyword, size];
    // That is all of a short keyword. Reading the texts as well would take as long again.
    if ([...keyword].length <= INDEXED_CHARACTERS) return parts;
    return every([parts, ['title ilike ? or slug ilike ?', anyPart(keyword), anyPart(keyword)]]);
  },
});

interface Row {
  entry_id: string;
  kind: string;
  slug: string;
  title: string;
  status: ContentStatus;
  draft_no: number | null;
  revision: number;
  publish_at: Date | null;
  unpublish_at: Date | null;
  published_at: Date | null;
  updated_at: Date;
  updated_by_name: string | null;
  has_offer: boolean;
  typing: string[];
}

const ownColumns = `entry_id, kind, slug, title, status, draft_no, revision, publish_at, unpublish_at, published_at, updated_at,
  updated_by_name`;
const columns = `${ownColumns},
  exists (select 1 from content_offer o where o.entry_id = e.entry_id and not o.refused) as has_offer,
  array(select d.author_name from content_draft d
    where d.entry_id = e.entry_id and d.seen_at > now() - interval '${PRESENCE_SECONDS} seconds' order by d.author_name) as typing`;

const listedOf = (row: Row, changed: Pick<ReadonlySet<string>, 'has'>): ListedEntry => ({
  entryId: row.entry_id,
  kind: row.kind,
  slug: row.slug,
  title: row.title,
  state: entryStateOf(row.status, row.draft_no !== null),
  revision: row.revision,
  publishAt: row.publish_at?.toISOString() ?? null,
  unpublishAt: row.unpublish_at?.toISOString() ?? null,
  publishedAt: row.published_at?.toISOString() ?? null,
  updateTime: row.updated_at.toISOString(),
  updatedBy: row.updated_by_name,
  hasOffer: row.has_offer,
  typing: row.typing,
  factsChanged: changed.has(row.entry_id),
});

const orders: Record<EntryOrder, string> = {
  // Entries of one import have one time: those of the site come before the many others.
  newest: 'order by updated_at desc, kind desc, slug, entry_id',
  oldest: 'order by updated_at, kind, slug desc, entry_id desc',
  title: 'order by title collate "zh-Hans-CN-x-icu", entry_id',
};

const tree = named(
  'content.tree',
  `select ${columns}, parent_id from content_entry e where kind = $1 and status <> ${contentStatuses.deleted}
   order by position, slug limit ${TREE_MAXIMUM}`,
);

const all = (condition: Part): Part => around('content_entry e where ??', condition);
/**
 * The same rows, read through the index of the search. Otherwise, PostgreSQL may read all entries to find the few of a
 * page.
 */
const few = (condition: Part): Part =>
  around(
    `(with found as materialized (select ${ownColumns} from content_entry where ??) select ${ownColumns} from found) e`,
    condition,
  );

/** Counts what a search finds and returns the rows to list. */
const search = async (database: Database, condition: Part) => {
  // Counting takes longer the more there are.
  const sampled = await countTo(database, SAMPLE_MAXIMUM, few(every([condition, SAMPLE])));
  return sampled.more
    ? { counted: { total: FOUND_MAXIMUM, more: true }, from: all(condition) }
    : { counted: countTo(database, FOUND_MAXIMUM, few(condition)), from: few(condition) };
};

/** Finds entries of content for the console. `kinds` are those that the operator may edit. */
export const createEntryFinder = (database: Database) => ({
  async list(request: CheckedRequestOf<typeof queryEntries>, kinds: readonly string[]) {
    const changed = await changedFacts(database);
    const condition = every([
      ['kind = any (?)', kinds],
      conditionOf(request),
      request.state === 'factsChanged' ? ['entry_id = any (?)', [...changed.keys()]] : undefined,
      request.state === undefined ? [`status <> ${contentStatuses.deleted}`] : undefined,
    ]);
    const { counted, from } = request.keyword
      ? await search(database, condition)
      : { counted: countTo(database, COUNTED_MAXIMUM, all(condition)), from: all(condition) };
    const [count, rows] = await Promise.all([
      counted,
      database.query<Row>(...compose(`select ${columns} from`, from, orders[request.order], pageOf(request))),
    ]);
    return { ...count, list: rows.map((row) => listedOf(row, changed)) };
  },

  /** Lists the entries of a tree; those with the same parent by place. */
  async tree(kind: string): Promise<TreeEntry[]> {
    const rows = await database.query<Row & { parent_id: string | null }>(tree, [kind]);
    return rows.map((row) => ({ ...listedOf(row, new Set()), parentId: row.parent_id }));
  },
});
