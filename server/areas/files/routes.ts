import { WRONG_STATE } from '#contract/kit/errors/portal.ts';
import { queryFiles, removeFile, uploadFile } from '#contract/files/calls.ts';
import type { Database } from '#server/kit/database/database.ts';
import { offsetOf } from '#server/kit/database/query.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { protocolError, businessError } from '#server/kit/http/call-error.ts';
import { ownerIdOf, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { createLeftovers } from './public/leftovers.ts';
import { createFileStore } from './store.ts';
import { createUpload, recentMaximumOf } from './upload.ts';

export const serveFiles = (calls: Calls, { database, storage }: { database: Database; storage: FileStorage }) => {
  const store = createFileStore(database);
  const leftovers = createLeftovers(database);

  calls.serve(uploadFile, createUpload({ database, storage }));

  calls.serve(queryFiles, async ({ pageNo, pageSize }, caller) => {
    const user = userOf(caller);
    const ownerId = ownerIdOf(user);
    const [usage, files] = await Promise.all([
      store.usageOf(ownerId),
      store.list(ownerId, { offset: offsetOf({ pageNo, pageSize }), limit: pageSize }),
    ]);
    return { ...usage, recentMaximum: recentMaximumOf(user), files };
  });

  calls.serve(removeFile, async ({ fileId }, caller) => {
    const ownerId = ownerIdOf(userOf(caller));
    if (!(await store.removeOwn(ownerId, fileId))) {
      const file = await store.find(fileId);
      if (String(file?.owner_id) !== ownerId) throw protocolError(removeFile.service, 'notFound', 'fileId');
      throw businessError(removeFile.service, WRONG_STATE, 'fileId');
    }
    // A failed removal is retried later.
    await leftovers.remove(storage, fileId).catch(() => {});
    return {};
  });
};
