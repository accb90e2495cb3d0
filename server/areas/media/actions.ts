import type { AnswerOf, CheckedRequestOf } from '#contract/kit/call.ts';
import type { AuditAction } from '#contract/kit/area.ts';
import { CHANGED_BY_OTHERS, STILL_USED, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import type { editMedia, removeMedia, replaceMedia } from '#contract/media/calls.ts';
import { createLeftovers } from '#server/areas/files/public/leftovers.ts';
import { storeBytes } from '#server/areas/files/public/store-bytes.ts';
import { notifyNodes } from '#server/kit/content/content-changes.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError, protocolError } from '#server/kit/http/call-error.ts';
import type { Caller, Upload } from '#server/kit/http/caller.ts';
import { createAssetStore, type StoredAsset } from './asset-store.ts';
import { record } from './record.ts';
import { type MediaOptions, readPicture } from './upload.ts';
import { findUses } from './use-store.ts';
import { createVariantStore } from './variant-store.ts';
import { sha256Of, versionOf } from './version-of.ts';

type Seen = CheckedRequestOf<typeof removeMedia>;

/** Actions of operators on the pictures of the library. Each one names the revision that the operator saw. */
export const createMediaActions = ({ database, storage, audit }: MediaOptions) => {
  /** Runs an act on a held picture, and drops what caches and variants show of it otherwise. */
  const act = async (
    transaction: Database,
    caller: Caller,
    name: Extract<AuditAction, `media.${string}`>,
    { assetId, revision }: Seen,
    change: (held: StoredAsset) => Promise<StoredAsset> | StoredAsset,
  ): Promise<StoredAsset> => {
    const store = createAssetStore(transaction);
    const held = await store.hold(assetId);
    if (!held) throw protocolError('ability', 'notFound', 'assetId');
    if (held.revision !== revision) throw businessError('ability', CHANGED_BY_OTHERS);
    if ((held.removeTime !== null) !== (name === 'media.restore')) throw businessError('ability', WRONG_STATE);
    const changed = await change(held);
    const version = versionOf(changed);
    const saved = await store.save({ ...changed, version });
    if (version !== held.version) await createVariantStore(transaction).removeAll(assetId);
    await record(audit, transaction, caller, name, saved);
    await notifyNodes(transaction, 'everything');
    return saved;
  };

  return {
    edit: (
      { name, alt, tags, focusX, focusY, ...seen }: CheckedRequestOf<typeof editMedia>,
      caller: Caller,
    ): Promise<AnswerOf<typeof editMedia>> =>
      database.transaction((transaction) =>
        act(transaction, caller, 'media.edit', seen, (held) => ({ ...held, name, alt, tags, focusX, focusY })),
      ),

    async replace(seen: CheckedRequestOf<typeof replaceMedia>, caller: Caller): Promise<AnswerOf<typeof replaceMedia>> {
      const upload = caller.upload as Upload;
      const picture = await readPicture(upload);
      const { type, width, height, bytes } = picture;
      return storeBytes({ database, storage }, picture, (transaction, fileId, claim) =>
        act(transaction, caller, 'media.replace', seen, async (held) => {
          await claim();
          await createLeftovers(transaction).note(held.fileId);
          return { ...held, sha256: sha256Of(upload.bytes), fileId, type, width, height, bytes: bytes.length };
        }),
      );
    },

    /** Throws PTL0017 while content uses the picture. */
    remove: (seen: Seen, caller: Caller): Promise<AnswerOf<typeof removeMedia>> =>
      database.transaction((transaction) =>
        act(transaction, caller, 'media.remove', seen, async (held) => {
          // The row is locked: content that begins to use the picture waits, and then brings it back.
          const uses = await findUses(transaction, held.assetId);
          if (uses.length > 0) throw businessError('ability', STILL_USED, 'usedBy');
          return { ...held, removeTime: new Date().toISOString() };
        }),
      ),

    restore: (seen: Seen, caller: Caller): Promise<AnswerOf<typeof removeMedia>> =>
      database.transaction((transaction) =>
        act(transaction, caller, 'media.restore', seen, (held) => ({ ...held, removeTime: null })),
      ),
  };
};
