import type { AnswerOf } from '#contract/kit/call.ts';
import { WRONG_PICTURE } from '#contract/kit/errors/portal.ts';
import type { uploadMedia } from '#contract/media/calls.ts';
import { MEDIA_LONGEST_SIDE } from '#contract/media/limits.ts';
import { newFileId } from '#server/areas/files/public/new-file-id.ts';
import { shownName } from '#server/areas/files/public/shown-name.ts';
import { storeBytes } from '#server/areas/files/public/store-bytes.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { cleanPicture, type Picture } from '#server/kit/files/picture-gate.ts';
import { businessError } from '#server/kit/http/call-error.ts';
import { type Caller, type Upload, userOf } from '#server/kit/http/caller.ts';
import { createAssetStore, type StoredAsset } from './asset-store.ts';
import { record } from './record.ts';
import { sha256Of, versionOf } from './version-of.ts';

export interface MediaOptions {
  database: Database;
  storage: FileStorage;
  audit: Audit;
}

const MIDDLE = 50;

/** Returns an uploaded picture in the form of the library. Throws PTL0005 if the file is no picture. */
export const readPicture = async ({ bytes }: Upload): Promise<Picture> => {
  const picture = await cleanPicture(bytes, MEDIA_LONGEST_SIDE);
  if (!picture) throw businessError('ability', WRONG_PICTURE, 'file');
  return picture;
};

/** Adds an uploaded picture to the library, or returns the one that was made from the same bytes. */
export const createMediaUpload =
  ({ database, storage, audit }: MediaOptions) =>
  async (caller: Caller): Promise<AnswerOf<typeof uploadMedia>> => {
    const upload = caller.upload as Upload;
    const sha256 = sha256Of(upload.bytes);

    /** Brings the picture back if it was removed. */
    const again = async (transaction: Database, { assetId }: StoredAsset): Promise<StoredAsset | undefined> => {
      const store = createAssetStore(transaction);
      const held = await store.hold(assetId);
      if (!held || held.sha256 !== sha256) return undefined;
      if (held.removeTime === null) return held;
      const restored = await store.save({ ...held, removeTime: null });
      await record(audit, transaction, caller, 'media.restore', restored);
      return restored;
    };

    const earlier = await createAssetStore(database).findBySha(sha256);
    const known = earlier && (await database.transaction((transaction) => again(transaction, earlier)));
    if (known) return { ...known, known: true };

    const picture = await readPicture(upload);
    const { type, width, height, bytes } = picture;
    return storeBytes({ database, storage }, picture, async (transaction, fileId, claim) => {
      const store = createAssetStore(transaction);
      await store.holdSha(sha256);
      const same = await store.findBySha(sha256);
      const kept = same && (await again(transaction, same));
      if (kept) return { ...kept, known: true };
      await claim();
      const version = versionOf({ sha256, focusX: MIDDLE, focusY: MIDDLE });
      const name = shownName(upload.name);
      const added = await store.add(
        { assetId: newFileId(), name, sha256, fileId, version, type, width, height, bytes: bytes.length },
        userOf(caller),
      );
      await record(audit, transaction, caller, 'media.upload', added);
      return { ...added, known: false };
    });
  };
