import type { Audience, Encryption, FileClass } from '#contract/downloads/access.ts';
import { queryDownloads } from '#contract/downloads/calls.ts';
import { downloadList } from '#contract/downloads/download-list.ts';
import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { type ContentOrder, contentOrders } from '#contract/kit/content/orders.ts';
import { wordConditions } from '#server/kit/content/word-conditions.ts';
import type { Database } from '#server/kit/database/database.ts';
import { conditionsOf } from '#server/kit/database/list-query.ts';
import { around, compose, every, pageWithTotal, when } from '#server/kit/database/query.ts';
import { named } from '#server/kit/database/statement.ts';
import { downloadUses } from './use-store.ts';

export interface VersionRow {
  version_id: string;
  version: string;
  released_at: Date;
  notes: string;
  name: string;
  bytes: number;
  sha256: string;
}

export interface DownloadRow {
  download_id: string;
  slug: string;
  title: string;
  summary: string;
  cover: string;
  labels: string[];
  ability_nos: number[];
  audience: Audience;
  licence: string;
  firmware: string[];
  file_class: FileClass;
  updated_at: Date;
  view_count: number;
  download_count: number;
}

/** The file of a version, as it is sent. */
export interface ServedFileRow {
  download_id: string;
  version_id: string;
  name: string;
  bytes: number;
  sha256: string;
  file_id: string | null;
  built: string | null;
}

const counts = downloadUses.columnsFor('d');
const columns = `d.download_id, d.slug, d.title, d.summary, d.cover, d.labels, d.ability_nos, d.audience, d.licence,
  d.firmware, d.file_class, d.updated_at, ${counts}`;
const joined = 'downloads_download d left join downloads_count c on c.download_id = d.download_id';
/** A download whose files are all missing is not shown. */
const hasFile = 'exists (select 1 from downloads_file f where f.download_id = d.download_id and f.shown)';

const find = named('downloads.find', `select ${columns} from ${joined} where d.download_id = $1 and ${hasFile}`);
const findBySlug = named('downloads.findBySlug', `select ${columns} from ${joined} where d.slug = $1 and ${hasFile}`);
const versions = named(
  'downloads.versions',
  `select download_id, version_id, version, released_at, notes, name, bytes, sha256 from downloads_file
   where download_id = any ($1) and shown order by place`,
);
const titles = named(
  'downloads.titles',
  `select d.download_id, d.slug, d.title from downloads_download d where ${hasFile}
   order by d.title collate "zh-Hans-CN-x-icu", d.download_id`,
);
const totals = `select count(*)::int as resources, coalesce(sum(t.versions), 0)::int as versions,
     coalesce(sum(t.view_count), 0)::int as views, coalesce(sum(t.download_count), 0)::int as downloads
   from (
     select ${counts},
       (select count(*) from downloads_file f where f.download_id = d.download_id and f.shown) as versions
     from ${joined} where`;
const fileColumns = 'f.download_id, f.version_id, f.name, f.bytes, f.sha256, f.file_id, f.built';
/** A client that has the address of a version can complete its download after the version is no longer shown. */
const served = named(
  'downloads.servedFile',
  `select ${fileColumns} from downloads_file f join downloads_download d using (download_id)
   where f.download_id = $1 and f.version_id = $2`,
);
const offered = named(
  'downloads.offeredFile',
  `select f.bytes, f.sha256, f.name, d.audience from downloads_file f join downloads_download d using (download_id)
   where f.download_id = $1 and f.version_id = $2 and f.shown`,
);
const encryption = named(
  'downloads.encryption',
  `select d.audience, d.encryption from downloads_download d where d.download_id = $1 and ${hasFile}`,
);
const foundColumns = `f.download_id, d.slug, d.title, f.version_id, f.version, f.released_at, f.name, f.bytes, f.sha256,
  f.shown and f.place = (select min(n.place) from downloads_file n where n.download_id = f.download_id and n.shown)
    as is_newest`;
const FOUND_MAXIMUM = 10;
const byHash = named(
  'downloads.filesByHash',
  `select ${foundColumns} from downloads_file f join downloads_download d using (download_id)
   where f.sha256 = $1 order by f.released_at desc limit ${FOUND_MAXIMUM}`,
);
const byName = named(
  'downloads.filesByName',
  `select ${foundColumns} from downloads_file f join downloads_download d using (download_id)
   where lower(f.name) = any ($1) order by f.released_at desc limit ${FOUND_MAXIMUM}`,
);

const orders: Record<ContentOrder, string> = {
  [contentOrders.byDefault]: 'order by coalesce(c.download_count, 0) desc, d.updated_at desc, d.slug',
  [contentOrders.updateNewest]: 'order by d.updated_at desc, d.slug',
  [contentOrders.updateOldest]: 'order by d.updated_at, d.slug',
  [contentOrders.viewsMost]: 'order by coalesce(c.view_count, 0) desc, d.slug',
  [contentOrders.viewsFewest]: 'order by coalesce(c.view_count, 0), d.slug',
};

const conditionOf = conditionsOf(downloadList, queryDownloads, {
  keyword: (keyword) => every(wordConditions('d', keyword)),
  label: (label) => ['d.labels @> array[?]::text[]', label],
});

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Returns whether a text can be the id of a download. */
export const isDownloadId = (key: string): boolean => ID.test(key);

export type FoundRow = Omit<VersionRow, 'notes'> & {
  download_id: string;
  slug: string;
  title: string;
  is_newest: boolean;
};

/** The downloads that visitors see. */
export const createDownloadStore = (database: Database) => ({
  async list(request: CheckedRequestOf<typeof queryDownloads>) {
    return pageWithTotal<DownloadRow>(database, {
      columns,
      from: around(`${joined} where ?? and ??`, [hasFile], conditionOf(request)),
      order: orders[request.sortType],
      page: request,
    });
  },

  /** Finds a download by its id or its slug. */
  async find(key: string): Promise<DownloadRow | undefined> {
    const [row] = await database.query<DownloadRow>(isDownloadId(key) ? find : findBySlug, [key]);
    return row;
  },

  /** Returns the shown versions of downloads, the newest first. */
  async versions(ids: readonly string[]): Promise<ReadonlyMap<string, VersionRow[]>> {
    const rows = await database.query<VersionRow & { download_id: string }>(versions, [ids]);
    const found = new Map<string, VersionRow[]>();
    for (const row of rows) found.set(row.download_id, [...(found.get(row.download_id) ?? []), row]);
    return found;
  },

  async titles() {
    return database.query<{ download_id: string; slug: string; title: string }>(titles);
  },

  /** Sums up the downloads, or one of them. */
  async totals(downloadId: string | null) {
    const condition = every([[hasFile], when(downloadId ?? undefined, (id) => ['d.download_id = ?', id])]);
    const [row] = await database.query<{ resources: number; versions: number; views: number; downloads: number }>(
      ...compose(totals, condition, ') t'),
    );
    return row as NonNullable<typeof row>;
  },

  /** Finds the file of a version of a download that is shown, to be sent. */
  async servedFile(downloadId: string, versionId: string): Promise<ServedFileRow | undefined> {
    const [row] = await database.query<ServedFileRow>(served, [downloadId, versionId]);
    return row;
  },

  /** Finds a version that is shown, and who may download it. */
  async offered(downloadId: string, versionId: string) {
    const [row] = await database.query<{ bytes: number; sha256: string; name: string; audience: Audience }>(offered, [
      downloadId,
      versionId,
    ]);
    return row;
  },

  async encryption(downloadId: string) {
    const [row] = await database.query<{ audience: Audience; encryption: Encryption | null }>(encryption, [downloadId]);
    return row;
  },

  /** Finds the versions with a file of this hash. */
  async filesByHash(sha256: string): Promise<FoundRow[]> {
    return database.query<FoundRow>(byHash, [sha256]);
  },

  /** Finds the versions whose file has one of these names. */
  async filesByName(names: readonly string[]): Promise<FoundRow[]> {
    return database.query<FoundRow>(byName, [names.map((name) => name.toLowerCase())]);
  },
});
