import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { editMedia } from '#contract/media/calls.ts';
import { MEDIA_LONGEST_SIDE } from '#contract/media/limits.ts';
import { storeBytes } from '#server/areas/files/public/store-bytes.ts';
import { notifyNodes } from '#server/kit/content/content-changes.ts';
import { type ContentFiles, contentFiles, WrongContent } from '#server/kit/content/content-files.ts';
import type { ContentFolder } from '#server/kit/content/content-folder.ts';
import type { Database } from '#server/kit/database/database.ts';
import { type FileStorage, StorageError } from '#server/kit/files/file-storage.ts';
import { cleanPicture } from '#server/kit/files/picture-gate.ts';
import { createAssetStore, type StoredAsset } from './asset-store.ts';
import { sha256Of, versionOf } from './version-of.ts';

/** Below the content folder: `<id>.png` or `<id>.jpg`, and the data of the library about it in `<id>.json`. */
const FOLDER = 'media';
const endings = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const { name, alt, tags, focusX, focusY } = editMedia.request.shape;
const picture = z.object({
  name,
  alt,
  tags,
  focusX,
  focusY,
  file: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}\.(png|jpg)$/)),
  /** Of the bytes as they were uploaded. With it, variants have the addresses that they had. */
  sha256: z.optional(sha256),
  /** Of the file. Another file is read like an upload. */
  fileSha256: z.optional(sha256),
});
type WrittenPicture = z.output<typeof picture>;

interface Stores {
  database: Database;
  storage: FileStorage;
}

/** Writes the pictures that entries show to a content folder. */
export const exportPictures = async (
  { database, storage }: Stores,
  targets: readonly string[],
  folder: ContentFolder,
): Promise<void> => {
  const ids = targets.flatMap((target) => (target.startsWith('media:') ? [target.slice('media:'.length)] : []));
  for (const asset of await createAssetStore(database).findShown(ids)) {
    const bytes = async () => {
      const found = await storage.get(asset.fileId);
      if (!found) throw new StorageError(`the file storage has no picture ${asset.assetId}`);
      return found;
    };
    const fileSha256 = sha256Of(await bytes());
    const file = `${asset.assetId}.${endings[asset.type]}`;
    const written: WrittenPicture = {
      name: asset.name,
      alt: asset.alt,
      tags: asset.tags,
      focusX: asset.focusX,
      focusY: asset.focusY,
      file,
      sha256: asset.sha256,
      fileSha256,
    };
    folder.write(`${FOLDER}/${asset.assetId}.json`, written);
    folder.writeBytes(`${FOLDER}/${file}`, fileSha256, bytes);
  }
};

/** Who has uploaded the pictures of the default content. */
const nobody = { accountId: '0', accountName: '默认内容' };

/** Adds a picture of the content folder. Returns undefined if the file is no picture. */
const add = async (stores: Stores, assetId: string, written: WrittenPicture, bytes: Buffer) => {
  const read = await cleanPicture(bytes, MEDIA_LONGEST_SIDE);
  if (!read) return undefined;
  const isExported = sha256Of(bytes) === written.fileSha256 && written.sha256 !== undefined;
  // Exported bytes went through the gate before they were kept; once more would only blur them.
  const stored = { type: read.type, bytes: isExported ? bytes : read.bytes };
  const sent = isExported ? (written.sha256 as string) : sha256Of(bytes);
  return storeBytes(stores, stored, async (transaction, fileId, claim) => {
    const store = createAssetStore(transaction);
    await store.holdSha(assetId);
    // Another node has already added it.
    const known = await store.find(assetId);
    if (known) return known;
    await claim();
    const { type, width, height } = read;
    const { focusX: x, focusY: y } = written;
    const version = versionOf({ sha256: sent, focusX: x, focusY: y });
    const asset = { assetId, name: written.name, sha256: sent, fileId, version, type, width, height };
    const added = await store.add({ ...asset, bytes: stored.bytes.length }, nobody);
    const { alt: description, tags: words } = written;
    const saved: StoredAsset = await store.save({ ...added, alt: description, tags: words, focusX: x, focusY: y });
    await notifyNodes(transaction, 'everything');
    return saved;
  });
};

const readAll = (files: ContentFiles) =>
  files.list(FOLDER, '.json').flatMap((file) => {
    const assetId = /^media\/([A-Za-z0-9_-]{22})\.json$/.exec(file)?.[1];
    if (assetId === undefined) files.addError(file, '', 'is not named after the id of a picture');
    const written = files.json(file, picture);
    return assetId !== undefined && written ? [{ file, assetId, written }] : [];
  });

/**
 * Adds the pictures of a content folder that the library does not have yet. Those that it has stay as they are, also if
 * operators have changed or removed them. Throws WrongContent.
 */
export const importPictures = async (stores: Stores, content: string): Promise<void> => {
  if (!existsSync(join(content, FOLDER))) return;
  const files = contentFiles(content);
  const store = createAssetStore(stores.database);
  const pictures = readAll(files);
  if (files.errors.length > 0) throw new WrongContent(files.errors);
  for (const { file, assetId, written } of pictures) {
    if (await store.find(assetId)) continue;
    const bytes = await readFile(join(content, FOLDER, written.file)).catch(() => undefined);
    if (!bytes) files.addError(file, 'file', 'cannot be read');
    else if (!(await add(stores, assetId, written, bytes))) files.addError(file, 'file', 'is no picture');
  }
  if (files.errors.length > 0) throw new WrongContent(files.errors);
};
