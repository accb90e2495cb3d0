import { mediaIdIn } from '#contract/media/address.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createAssetStore } from '../asset-store.ts';

/** Returns those addresses that name a picture of the library that visitors do not see. */
export const missingMedia = async (database: Database, addresses: readonly string[]): Promise<string[]> => {
  const ids = new Set(addresses.map(mediaIdIn).filter((id) => id !== undefined));
  const shown = await createAssetStore(database).findShown([...ids]);
  const known = new Set(shown.map(({ assetId }) => assetId));
  return addresses.filter((address) => {
    if (!/^\/media(\/|$)/.test(address)) return false;
    const id = mediaIdIn(address);
    return id === undefined || !known.has(id);
  });
};
