import { randomBytes } from 'node:crypto';
import { NO_MORE } from '#contract/errors/portal.ts';
import { TRIAL_PICTURES_MAXIMUM } from '#contract/trial/limits.ts';
import type { InspectedPicture } from '#engines/picture/inspect-picture.ts';
import { fault, refuse } from '../../http/call-error.ts';
import { ownerIdOf, type SignedInUser } from '../../http/caller.ts';
import type { Needs } from './needs.ts';
import { createPictureStore, type StoredTrialPicture } from './picture-store.ts';

/**
 * Keeps an own picture, as it was sent, for its owner alone. Throws PTL0003 where the owner has as many as live at once, a
 * `StorageFault` where the storage is away. Its id is written down before its bytes are, so that none stay behind.
 */
export const createKeepPicture =
  ({ database, storage, leftoversOf }: Pick<Needs, 'database' | 'storage' | 'leftoversOf'>) =>
  async (user: SignedInUser, bytes: Buffer, { type, width, height }: InspectedPicture): Promise<StoredTrialPicture> => {
    const ownerId = ownerIdOf(user);
    const refuseUnlessRoom = async (of: typeof database) => {
      if ((await createPictureStore(of).countLiving(ownerId)) >= TRIAL_PICTURES_MAXIMUM)
        throw refuse('ability', NO_MORE, 'pictures');
    };
    await refuseUnlessRoom(database);
    const pictureId = randomBytes(16).toString('base64url');
    const leftovers = leftoversOf(database);
    await leftovers.note(pictureId);
    await storage.put(pictureId, bytes, type);
    try {
      return await database.transaction(async (transaction) => {
        const store = createPictureStore(transaction);
        await store.holdOwner(ownerId);
        await refuseUnlessRoom(transaction);
        if (!(await leftoversOf(transaction).forget(pictureId))) throw fault('ability', 'unavailable');
        const { accountId } = user;
        return store.add({ pictureId, ownerId, accountId, type, width, height, bytes: bytes.length });
      });
    } catch (error) {
      await leftovers.remove(storage, pictureId).catch(() => {});
      throw error;
    }
  };

export type KeepPicture = ReturnType<typeof createKeepPicture>;
