import type { ContentStatus } from '#contract/kit/content/actions.ts';

export const entryColumns = `entry_id, kind, slug, status, parent_id, position, title, published_no, draft_no, next_no, revision, owner,
  default_key, default_digest, publish_no, publish_at, unpublish_at, planned_by::text as planned_by,
  planned_by_name, first_published_at, published_at, updated_at,
  updated_by_name, deleted_at, purged_revision`;

export interface EntryRow {
  entry_id: string;
  kind: string;
  slug: string;
  status: ContentStatus;
  parent_id: string | null;
  position: number;
  title: string;
  published_no: number | null;
  draft_no: number | null;
  next_no: number;
  revision: number;
  owner: 'default' | 'operator';
  default_key: string | null;
  default_digest: string | null;
  publish_no: number | null;
  publish_at: Date | null;
  unpublish_at: Date | null;
  planned_by: string | null;
  planned_by_name: string | null;
  first_published_at: Date | null;
  published_at: Date | null;
  updated_at: Date;
  updated_by_name: string | null;
  deleted_at: Date | null;
  purged_revision: number;
}

/** Who acts; undefined for the import and for schedules. */
export interface Author {
  accountId: string;
  name: string;
}

/** An entry as it is stored. */
export interface Entry {
  entryId: string;
  kind: string;
  slug: string;
  status: ContentStatus;
  parentId: string | null;
  position: number;
  title: string;
  publishedNo: number | null;
  draftNo: number | null;
  nextNo: number;
  revision: number;
  owner: 'default' | 'operator';
  defaultKey: string | null;
  defaultDigest: string | null;
  publishNo: number | null;
  publishAt: Date | null;
  unpublishAt: Date | null;
  /** Who planned the schedule. */
  plannedBy: Author | null;
  firstPublishedAt: Date | null;
  publishedAt: Date | null;
  updatedAt: Date;
  updatedBy: string | null;
  deletedAt: Date | null;
  /** The revision to which the last purge has led; 0 if there was none. */
  purgedRevision: number;
}

/** Returns an entry from its row. */
export const entryOf = (row: EntryRow): Entry => ({
  entryId: row.entry_id,
  kind: row.kind,
  slug: row.slug,
  status: row.status,
  parentId: row.parent_id,
  position: row.position,
  title: row.title,
  publishedNo: row.published_no,
  draftNo: row.draft_no,
  nextNo: row.next_no,
  revision: row.revision,
  owner: row.owner,
  defaultKey: row.default_key,
  defaultDigest: row.default_digest,
  publishNo: row.publish_no,
  publishAt: row.publish_at,
  unpublishAt: row.unpublish_at,
  plannedBy:
    row.planned_by === null ? null : { accountId: row.planned_by, name: row.planned_by_name ?? row.planned_by },
  firstPublishedAt: row.first_published_at,
  publishedAt: row.published_at,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by_name,
  deletedAt: row.deleted_at,
  purgedRevision: row.purged_revision,
});
