import { mediaIdIn } from '#contract/media/address.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createAssetStore } from '../asset-store.ts';

/** Returns the sizes of those pictures of the library that addresses show whole, so that pages keep their place. */
export const mediaSizes = async (
  database: Database,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, { width: number; height: number }>> => {
  const ids = new Map(addresses.map((address) => [address, mediaIdIn(address)]));
  const wanted = [...new Set(ids.values())].filter((id) => id !== undefined);
  if (wanted.length === 0) return new Map();
  const shown = new Map((await createAssetStore(database).findShown(wanted)).map((asset) => [asset.assetId, asset]));
  return new Map(
    [...ids].flatMap(([address, id]) => {
      const asset = id === undefined ? undefined : shown.get(id);
      return asset ? [[address, { width: asset.width, height: asset.height }] as const] : [];
    }),
  );
};
