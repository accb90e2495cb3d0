import { type Variant } from '#contract/media/address.ts';
import { plainFormat, variantWidths } from '#contract/media/variants.ts';
import { storeBytes } from '#server/areas/files/public/store-bytes.ts';
import type { Log } from '#server/kit/database/connection.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import type { StoredAsset } from './asset-store.ts';
import { makeVariant, variantTypes } from './make-variant.ts';
import { createVariantStore } from './variant-store.ts';

interface Parts {
  database: Database;
  storage: FileStorage;
  log: Pick<Log, 'error'>;
}

/** Whether a picture has this variant. Only these are made. */
export const hasVariant = (asset: StoredAsset, { shape, width, format }: Variant): boolean =>
  (format === 'avif' || format === 'webp' || format === plainFormat(asset.type)) &&
  variantWidths(asset, shape).includes(width);

/** Returns the closest variant that a picture has instead of a missing one: the next smaller, else the smallest. */
export const nearestVariant = (asset: StoredAsset, { shape, width, format }: Variant): Variant => {
  const widths = variantWidths(asset, shape);
  return {
    shape,
    width: widths.filter((one) => one <= width).at(-1) ?? (widths[0] as number),
    format: format === 'avif' || format === 'webp' ? format : plainFormat(asset.type),
  };
};

/** Variants of pictures. Each one is generated at its first request, once on a node, and kept in the storage. */
export const createVariants = ({ database, storage, log }: Parts) => {
  const store = createVariantStore(database);
  const making = new Map<string, Promise<Buffer | undefined>>();

  /** Returns undefined if the storage has lost the bytes. */
  const kept = async (asset: StoredAsset, variant: Variant): Promise<Buffer | undefined> => {
    const fileId = await store.find(asset, variant);
    if (fileId === undefined) return undefined;
    const bytes = await storage.get(fileId);
    if (bytes) return bytes;
    log.error({ assetId: asset.assetId, ...variant }, 'the storage has lost a variant, which is made again');
    await store.remove(asset.assetId, fileId);
    return undefined;
  };

  const make = async (asset: StoredAsset, variant: Variant): Promise<Buffer | undefined> => {
    const bytes = await makeVariant(() => storage.get(asset.fileId), asset, variant);
    if (!bytes) return undefined;
    await storeBytes(
      { database, storage },
      { bytes, type: variantTypes[variant.format] },
      async (transaction, fileId, claim) => {
        if (await createVariantStore(transaction).add(asset, variant, fileId)) await claim();
      },
    );
    return bytes;
  };

  return {
    /** Returns undefined if the storage has lost the picture. Throws `VariantMissed` if the variant cannot be made. */
    async get(asset: StoredAsset, variant: Variant): Promise<Buffer | undefined> {
      const there = await kept(asset, variant);
      if (there) return there;
      const key = `${asset.assetId} ${asset.version} ${variant.shape} ${variant.width} ${variant.format}`;
      const running = making.get(key);
      if (running) return running;
      const made = make(asset, variant).finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
  };
};
