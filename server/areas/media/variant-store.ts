import type { Variant } from '#contract/media/address.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';

const find = named(
  'media.findVariant',
  `select file_id from media_variant
   where asset_id = $1 and version = $2 and shape = $3 and width = $4 and format = $5`,
);
/** A picture that is being replaced gets no variant of its former bytes. */
const add = named(
  'media.addVariant',
  `insert into media_variant (asset_id, version, shape, width, format, file_id)
   select asset_id, version, $3, $4, $5, $6 from (
     select asset_id, version from media_asset where asset_id = $1 and version = $2 for share) held
   on conflict do nothing returning file_id`,
);
const remove = named('media.removeVariant', 'delete from media_variant where asset_id = $1 and file_id = $2');
const removeAll = named('media.removeVariants', 'delete from media_variant where asset_id = $1');

interface Of {
  assetId: string;
  version: string;
}

/** The generated variants. The bytes of removed ones become leftovers. */
export const createVariantStore = (database: Database) => ({
  /** Returns the id under which the storage has the variant. */
  async find({ assetId, version }: Of, { shape, width, format }: Variant): Promise<string | undefined> {
    const [row] = await database.query<{ file_id: string }>(find, [assetId, version, shape, width, format]);
    return row?.file_id;
  },

  /** Returns false if the variant already exists, or if the version of the picture no longer does. */
  async add({ assetId, version }: Of, { shape, width, format }: Variant, fileId: string): Promise<boolean> {
    return (await database.query(add, [assetId, version, shape, width, format, fileId])).length > 0;
  },

  async remove(assetId: string, fileId: string): Promise<void> {
    await database.query(remove, [assetId, fileId]);
  },

  async removeAll(assetId: string): Promise<void> {
    await database.query(removeAll, [assetId]);
  },
});
