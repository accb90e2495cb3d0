import { createHash, randomBytes } from 'node:crypto';
import { NO_MORE } from '#contract/kit/errors/portal.ts';
import { TRIAL_PICTURES_MAXIMUM } from '#contract/trial/limits.ts';
import type { InspectedPicture } from '#engines/picture/inspect-picture.ts';
import { protocolError, businessError } from '#server/kit/http/call-error.ts';
import { ownerIdOf, type SignedInUser } from '#server/kit/http/caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { createPictureStore, type StoredTrialPicture } from './picture-store.ts';

/**
 * Stores an own picture as sent, for its owner only, or extends the life of the same picture. Throws PTL0003 if the
 * owner has too many, and a `StorageError` if the storage is down. The id is recorded before the bytes are stored, so
 * that none are left behind.
 */
export const createStorePicture =
  ({ database, storage, leftoversOf }: Pick<Dependencies, 'database' | 'storage' | 'leftoversOf'>) =>
  async (user: SignedInUser, bytes: Buffer, { type, width, height }: InspectedPicture): Promise<StoredTrialPicture> => {
    const ownerId = ownerIdOf(user);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    /** Renews and returns the same picture if it exists. Throws if there is no room for another one. */
    const again = async (of: typeof database) => {
      const store = createPictureStore(of);
      const same = await store.renew(ownerId, sha256);
      if (!same && (await store.countLiving(ownerId)) >= TRIAL_PICTURES_MAXIMUM)
        throw businessError('ability', NO_MORE, 'pictures');
      return same;
    };
    const same = await again(database);
    if (same) return same;
    const pictureId = randomBytes(16).toString('base64url');
    const leftovers = leftoversOf(database);
    const remove = () => leftovers.remove(storage, pictureId).catch(() => {});
    await leftovers.note(pictureId);
    await storage.put(pictureId, bytes, type);
    try {
      const stored = await database.transaction(async (transaction) => {
        const store = createPictureStore(transaction);
        await store.holdOwner(ownerId);
        const meanwhile = await again(transaction);
        if (meanwhile) return meanwhile;
        if (!(await leftoversOf(transaction).forget(pictureId))) throw protocolError('ability', 'unavailable');
        const { accountId } = user;
        return store.add({ pictureId, ownerId, accountId, sha256, type, width, height, bytes: bytes.length });
      });
      if (stored.pictureId !== pictureId) await remove();
      return stored;
    } catch (error) {
      await remove();
      throw error;
    }
  };

export type StorePicture = ReturnType<typeof createStorePicture>;
