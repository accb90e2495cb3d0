import { mediaAddress } from '#contract/media/address.ts';
import type { Asset } from '#contract/media/calls.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';

/** The columns of an asset, for the statements of this area. */
export const assetColumns = `asset_id, name, alt, tags, focus_x, focus_y, sha256, file_id, version, type, width, height, bytes,
  revision, created_by_name, created_at, updated_at, removed_at`;

export interface AssetRow {
  asset_id: string;
  name: string;
  alt: string;
  tags: string[];
  focus_x: number;
  focus_y: number;
  sha256: string;
  file_id: string;
  version: string;
  type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  bytes: number;
  revision: number;
  created_by_name: string;
  created_at: Date;
  updated_at: Date;
  removed_at: Date | null;
}

const find = named('media.find', `select ${assetColumns} from media_asset where asset_id = $1`);
const hold = named('media.hold', `select ${assetColumns} from media_asset where asset_id = $1 for update`);
/** Uploads of the same bytes go one after the other, so that the second finds the first. */
const holdSha = named('media.holdSha', `select pg_advisory_xact_lock(hashtextextended('media ' || $1::text, 0))`);
const bySha = named(
  'media.bySha',
  `select ${assetColumns} from media_asset where sha256 = $1 order by removed_at nulls first, created_at limit 1`,
);
const shown = named(
  'media.shown',
  `select ${assetColumns} from media_asset where asset_id = any ($1) and removed_at is null order by asset_id`,
);
const add = named(
  'media.add',
  `insert into media_asset (asset_id, name, sha256, file_id, version, type, width, height, bytes, created_by, created_by_name)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning ${assetColumns}`,
);
const save = named(
  'media.save',
  `update media_asset set name = $2, alt = $3, tags = $4, focus_x = $5, focus_y = $6, sha256 = $7, file_id = $8, version = $9,
     type = $10, width = $11, height = $12, bytes = $13, removed_at = $14, revision = revision + 1, updated_at = now()
   where asset_id = $1 returning ${assetColumns}`,
);

/** A picture of the library, with the fields that only the server uses. */
export interface StoredAsset extends Asset {
  sha256: string;
  fileId: string;
}

export const storedAssetOf = (row: AssetRow): StoredAsset => ({
  assetId: row.asset_id,
  address: mediaAddress(row.asset_id),
  name: row.name,
  alt: row.alt,
  tags: row.tags,
  focusX: row.focus_x,
  focusY: row.focus_y,
  sha256: row.sha256,
  fileId: row.file_id,
  version: row.version,
  type: row.type,
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  revision: row.revision,
  createTime: row.created_at.toISOString(),
  createdBy: row.created_by_name,
  updateTime: row.updated_at.toISOString(),
  removeTime: row.removed_at?.toISOString() ?? null,
});

export type NewAsset = Pick<
  StoredAsset,
  'assetId' | 'name' | 'sha256' | 'fileId' | 'version' | 'type' | 'width' | 'height' | 'bytes'
>;

/** The pictures of the library. */
export const createAssetStore = (database: Database) => {
  const first = async (rows: Promise<AssetRow[]>): Promise<StoredAsset | undefined> => {
    const [row] = await rows;
    return row && storedAssetOf(row);
  };

  return {
    /** Returns a removed picture, too. */
    find: (assetId: string) => first(database.query<AssetRow>(find, [assetId])),
    /** Like `find`, and locks it until the transaction ends. */
    hold: (assetId: string) => first(database.query<AssetRow>(hold, [assetId])),

    /** Returns those of the pictures that visitors see. */
    async findShown(assetIds: readonly string[]): Promise<StoredAsset[]> {
      if (assetIds.length === 0) return [];
      return (await database.query<AssetRow>(shown, [assetIds])).map(storedAssetOf);
    },

    async holdSha(sha256: string): Promise<void> {
      await database.query(holdSha, [sha256]);
    },
    /** Returns the picture that was made from the same bytes; preferably one that is not removed. */
    findBySha: (sha256: string) => first(database.query<AssetRow>(bySha, [sha256])),

    async add(asset: NewAsset, { accountId, accountName }: { accountId: string; accountName: string }) {
      const { assetId, name, sha256, fileId, version, type, width, height, bytes } = asset;
      const values = [assetId, name, sha256, fileId, version, type, width, height, bytes, accountId, accountName];
      return (await first(database.query<AssetRow>(add, values))) as StoredAsset;
    },

    /** Saves a held picture and returns it with its next revision. */
    async save(asset: StoredAsset): Promise<StoredAsset> {
      const { assetId, name, alt, tags, focusX, focusY, sha256, fileId, version, type, width, height, bytes } = asset;
      const removedAt = asset.removeTime;
      const values = [assetId, name, alt, tags, focusX, focusY, sha256, fileId, version, type, width, height, bytes];
      return (await first(database.query<AssetRow>(save, [...values, removedAt]))) as StoredAsset;
    },
  };
};

export type AssetStore = ReturnType<typeof createAssetStore>;
