import { randomBytes } from 'node:crypto';
import type { CheckedRequestOf } from '#contract/call.ts';
import { type StoredPicture, uploadFile } from '#contract/files/calls.ts';
import { OWNED_MAXIMUM_BYTES, UNATTACHED_MAXIMUM } from '#contract/files/limits.ts';
import { limitsOf } from '#contract/files/uses.ts';
import type { Database } from '../../database/database.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { cleanPicture } from '../../files/picture-gate.ts';
import type { AddressBudget } from '../../http/address-budget.ts';
import { fault, refuse } from '../../http/call-error.ts';
import { type Caller, ownerIdOf, type Upload, userOf } from '../../http/caller.ts';
import { once } from '../../http/once.ts';
import { createLeftovers } from './leftovers.ts';
import { shownName } from './shown-name.ts';
import { createFileStore, type Usage } from './store.ts';

const { service } = uploadFile;

/** An id is not a right: it opens nothing by itself. It is random so that it tells neither how many there are nor when. */
const newFileId = () => randomBytes(16).toString('base64url');

const refuseUnlessRoom = (usage: Usage, bytes: number) => {
  if (usage.unattached >= UNATTACHED_MAXIMUM) throw refuse(service, 'PTL0003', 'unattached');
  if (usage.bytes + bytes > OWNED_MAXIMUM_BYTES) throw refuse(service, 'PTL0003', 'bytes');
};

/** Cleans and stores the picture of an upload; the same key again gets the file that there is. */
export const createUpload =
  ({ database, storage, budget }: { database: Database; storage: FileStorage; budget: AddressBudget }) =>
  async ({ use }: CheckedRequestOf<typeof uploadFile>, caller: Caller): Promise<StoredPicture> => {
    budget.take(caller.address);
    const { name, bytes: sent } = caller.upload as Upload;
    const user = userOf(caller);
    const ownerId = ownerIdOf(user);
    const { maximumBytes, longestSide } = limitsOf(use);
    if (sent.length > maximumBytes) throw fault(service, 'tooLarge', 'file');
    // Told before a picture is decoded for nothing; counted again when it is added.
    refuseUnlessRoom(await createFileStore(database).usageOf(ownerId), 0);
    const picture = await cleanPicture(sent, longestSide);
    if (!picture) throw refuse(service, 'PTL0005', 'file');

    const { bytes, type, width, height } = picture;
    const file = { fileId: newFileId(), name: shownName(name), width, height, bytes: bytes.length, type };
    const leftovers = createLeftovers(database);
    const dropBytes = () => leftovers.remove(storage, file.fileId).catch(() => {});
    await leftovers.note(file.fileId);
    // A storage that is away is not asked twice: what it may hold is removed later.
    await storage.put(file.fileId, bytes, type);
    try {
      const answer = await once(database, caller, uploadFile, async (transaction) => {
        const store = createFileStore(transaction);
        await store.holdOwner(ownerId);
        refuseUnlessRoom(await store.usageOf(ownerId), bytes.length);
        if (!(await createLeftovers(transaction).forget(file.fileId))) throw fault(service, 'unavailable');
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
