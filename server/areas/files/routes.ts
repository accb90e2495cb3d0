import { queryFiles, removeFile, uploadFile } from '#contract/files/calls.ts';
import type { Database } from '../../database/database.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { createAddressBudget } from '../../http/address-budget.ts';
import { fault, refuse } from '../../http/call-error.ts';
import { ownerIdOf, userOf } from '../../http/caller.ts';
import type { Calls } from '../../http/calls.ts';
import { createLeftovers } from './leftovers.ts';
import { createFileStore } from './store.ts';
import { createUpload } from './upload.ts';

/** Pictures that one address uploads, each of which is decoded. */
const UPLOADS = { burst: 60, perSecond: 1 };

export const serveFiles = (
  calls: Calls,
  { database, storage, rateLimit }: { database: Database; storage: FileStorage; rateLimit: boolean },
) => {
  const store = createFileStore(database);
  const leftovers = createLeftovers(database);

  calls.serve(
    uploadFile,
    createUpload({ database, storage, budget: createAddressBudget(UPLOADS, { limited: rateLimit }) }),
  );

  calls.serve(queryFiles, async ({ pageNo, pageSize }, caller) => {
    const ownerId = ownerIdOf(userOf(caller));
    const [usage, files] = await Promise.all([
      store.usageOf(ownerId),
      store.list(ownerId, { offset: (pageNo - 1) * pageSize, limit: pageSize }),
    ]);
    return { ...usage, files };
  });

  calls.serve(removeFile, async ({ fileId }, caller) => {
    const ownerId = ownerIdOf(userOf(caller));
    if (!(await store.removeOwn(ownerId, fileId))) {
      const file = await store.find(fileId);
      if (String(file?.owner_id) !== ownerId) throw fault(removeFile.service, 'notFound', 'fileId');
      throw refuse(removeFile.service, 'PTL0002', 'fileId');
    }
    // What cannot be removed now is removed later.
    await leftovers.remove(storage, fileId).catch(() => {});
    return {};
  });
};
