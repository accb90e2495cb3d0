import { RECENT_DAYS } from '#contract/files/limits.ts';
import type { FileUse } from '#contract/files/uses.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';

/** Serializes additions to an owner's files, so that the count stays correct. */
const holdOwner = named('files.holdOwner', `select pg_advisory_xact_lock(hashtextextended('files ' || $1::text, 0))`);
const usageOf = named(
  'files.usage',
  `select count(*) as total,
     count(*) filter (where attached_to is null and coalesce(kept_until < now(), true)) as unattached,
     coalesce(sum(bytes) filter (where created_at > now() - interval '${RECENT_DAYS} days'), 0) as "recentBytes"
   from files_file where owner_id = $1`,
);
const add = named(
  'files.add',
  `insert into files_file (file_id, owner_id, account_id, use, name, type, width, height, bytes)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);
const find = named(
  'files.find',
  'select file_id, owner_id, account_id, use, type, attached_to from files_file where file_id = $1',
);
const list = named(
  'files.list',
  `select file_id, name, width, height, bytes, type, use, created_at, attached_to
   from files_file where owner_id = $1
   order by created_at desc, file_id desc offset $2 limit $3`,
);
const removeOwn = named(
  'files.removeOwn',
  'delete from files_file where file_id = $1 and owner_id = $2 and attached_to is null returning file_id',
);

export interface FileRow {
  file_id: string;
  owner_id: number;
  account_id: number;
  use: FileUse;
  type: 'image/png' | 'image/jpeg';
  attached_to: string | null;
}

export interface NewFile {
  fileId: string;
  ownerId: string;
  accountId: string;
  use: FileUse;
  name: string;
  type: string;
  width: number;
  height: number;
  bytes: number;
}

interface ListedRow {
  file_id: string;
  name: string;
  width: number;
  height: number;
  bytes: number;
  type: 'image/png' | 'image/jpeg';
  use: FileUse;
  created_at: Date;
  attached_to: string | null;
}

export interface Usage {
  total: number;
  /** How many of these belong to nothing. Files of drafts do not count: drafts have a separate limit. */
  unattached: number;
  /** The bytes of all uploads within the last `RECENT_DAYS`. */
  recentBytes: number;
}

/** Files of main accounts and sub-accounts. Their bytes are in the storage. */
export const createFileStore = (database: Database) => ({
  /** Blocks other additions to the owner's files until the transaction ends. */
  async holdOwner(ownerId: string): Promise<void> {
    await database.query(holdOwner, [ownerId]);
  },

  async usageOf(ownerId: string): Promise<Usage> {
    const [row] = await database.query<Usage>(usageOf, [ownerId]);
    return row as Usage;
  },

  async add(file: NewFile): Promise<void> {
    const { fileId, ownerId, accountId, use, name, type, width, height, bytes } = file;
    await database.query(add, [fileId, ownerId, accountId, use, name, type, width, height, bytes]);
  },

  /** Returns undefined if the id is unknown. */
  async find(fileId: string): Promise<FileRow | undefined> {
    const [row] = await database.query<FileRow>(find, [fileId]);
    return row;
  },

  /** Returns a page of an owner's files, newest first. */
  async list(ownerId: string, { offset, limit }: { offset: number; limit: number }) {
    const rows = await database.query<ListedRow>(list, [ownerId, offset, limit]);
    return rows.map(({ file_id, created_at, attached_to, ...rest }) => ({
      ...rest,
      fileId: file_id,
      createdAt: created_at.toISOString(),
      attachedTo: attached_to,
    }));
  },

  /** Removes an unattached file of an owner, and its bytes become a leftover. Returns whether it existed. */
  async removeOwn(ownerId: string, fileId: string): Promise<boolean> {
    return (await database.query(removeOwn, [fileId, ownerId])).length > 0;
  },
});
