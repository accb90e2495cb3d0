import { mediaIdIn } from '#contract/media/address.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { createAssetStore } from '../asset-store.ts';

/** Returns the bytes of a picture of the library with a name for a file; undefined if visitors do not see it. */
export const mediaFile = async (
  database: Database,
  storage: Pick<FileStorage, 'get'>,
  address: string,
): Promise<{ bytes: Buffer; name: string } | undefined> => {
  const id = mediaIdIn(address);
  const [asset] = id === undefined ? [] : await createAssetStore(database).findShown([id]);
  const bytes = asset && (await storage.get(asset.fileId));
  return bytes && { bytes, name: `${asset.assetId}.${asset.type === 'image/png' ? 'png' : 'jpg'}` };
};
