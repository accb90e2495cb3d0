import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { NO_MORE, WRONG_PICTURE } from '#contract/kit/errors/portal.ts';
import { type StoredPicture, uploadFile } from '#contract/files/calls.ts';
import { RECENT_MAXIMUM_BYTES, UNATTACHED_MAXIMUM } from '#contract/files/limits.ts';
import { limitsOf } from '#contract/files/uses.ts';
import { isOperator } from '#contract/kit/roles.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { cleanPicture } from '#server/kit/files/picture-gate.ts';
import { protocolError, businessError } from '#server/kit/http/call-error.ts';
import { type Caller, ownerIdOf, type SignedInUser, type Upload, userOf } from '#server/kit/http/caller.ts';
import { storedAnswer, idempotent } from '#server/kit/limits/idempotency.ts';
import { createLeftovers } from './public/leftovers.ts';
import { newFileId } from './public/new-file-id.ts';
import { shownName } from './public/shown-name.ts';
import { createFileStore, type Usage } from './store.ts';

const { service } = uploadFile;

/**
 * Returns the bytes that a user may upload within the recent days. Operators have no limit: they answer with pictures.
 */
export const recentMaximumOf = ({ userRoles }: SignedInUser): number | null =>
  isOperator(userRoles) ? null : RECENT_MAXIMUM_BYTES;

const requireRoom = (user: SignedInUser, { unattached, recentBytes }: Usage, bytes: number) => {
  if (unattached >= UNATTACHED_MAXIMUM) throw businessError(service, NO_MORE, 'unattached');
  if (recentBytes + bytes > (recentMaximumOf(user) ?? Infinity)) throw businessError(service, NO_MORE, 'bytes');
};

/** Cleans and stores an uploaded picture. A retry with the same key returns the stored file. */
export const createUpload =
  ({ database, storage }: { database: Database; storage: FileStorage }) =>
  async ({ use }: CheckedRequestOf<typeof uploadFile>, caller: Caller): Promise<StoredPicture> => {
    const { name, bytes: sent } = caller.upload as Upload;
    const user = userOf(caller);
    const ownerId = ownerIdOf(user);
    const { maximumBytes, longestSide } = limitsOf(use);
    if (sent.length > maximumBytes) throw protocolError(service, 'tooLarge', 'file');
    // Reads the usage first: a first request that finishes in between must not count against its own retry.
    const usage = await createFileStore(database).usageOf(ownerId);
    const kept = await storedAnswer(database, caller, uploadFile);
    if (kept) return kept;
    // Checks before decoding the picture; the usage is read again when it is added.
    requireRoom(user, usage, 0);
    const picture = await cleanPicture(sent, longestSide);
    if (!picture) throw businessError(service, WRONG_PICTURE, 'file');

    const { bytes, type, width, height } = picture;
    const file = { fileId: newFileId(), name: shownName(name), width, height, bytes: bytes.length, type };
    const leftovers = createLeftovers(database);
    const dropBytes = () => leftovers.remove(storage, file.fileId).catch(() => {});
    await leftovers.note(file.fileId);
    // If the storage fails, there is no second attempt: what it may hold is removed later.
    await storage.put(file.fileId, bytes, type);
    try {
      const answer = await idempotent(database, caller, uploadFile, async (transaction) => {
        const store = createFileStore(transaction);
        await store.holdOwner(ownerId);
        requireRoom(user, await store.usageOf(ownerId), bytes.length);
        if (!(await createLeftovers(transaction).forget(file.fileId))) throw protocolError(service, 'unavailable');
        await store.add({ ...file, ownerId, accountId: user.accountId, use });
        return file;
      });
      if (answer.fileId !== file.fileId) await dropBytes();
      return answer;
    } catch (error) {
      await dropBytes();
      throw error;
    }
  };
