import { exportData, setAvatar } from '#contract/account/own-account-calls.ts';
import type { Attach, Detach } from '#server/kit/files/attach.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { ExportParts } from '#server/kit/export.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import { ownerIdOf, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { createOwnAccountStore } from './own-account-store.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { accountUse } from '#server/kit/notify/security-notification.ts';
import { dataExported } from './notifications.ts';

export interface OwnAccountOptions {
  database: Database;
  attach: Attach;
  detach: Detach;
  exportPartsOf: (database: Database) => ExportParts;
  notify: Notify;
}

/** Serves the user's own avatar and data export. Name, phone and password are in the auth area. */
export const serveOwnAccount = (
  calls: Calls,
  { database, attach, detach, exportPartsOf, notify }: OwnAccountOptions,
) => {
  calls.serve(setAvatar, ({ fileId }, caller) =>
    database.transaction(async (transaction) => {
      const user = userOf(caller);
      const ownerId = ownerIdOf(user);
      const attachedTo = `accounts/${ownerId}`;
      const store = createOwnAccountStore(transaction, user);
      const { avatarFileId: before } = await store.hold();
      if (fileId !== null)
        await attach(transaction, { fileIds: [fileId], ownerId, use: 'avatar', attachedTo, field: 'fileId' });
      if (before !== null && before !== fileId) await detach(transaction, { fileIds: [before], attachedTo });
      return { updateTime: await store.setAvatar(fileId) };
    }),
  );

  calls.serve(exportData, async (_request, caller) => {
    const user = userOf(caller);
    const store = createOwnAccountStore(database, user);
    const wait = await store.takeExport();
    if (wait !== undefined) throw protocolError('user', 'tooMany').retryAfter(wait);
    try {
      return await database.transaction(async (transaction) => {
        const parts: Record<string, unknown> = {};
        // Reads the parts one after the other, so that a large export uses only one connection.
        for (const [name, of] of Object.entries(exportPartsOf(transaction))) {
          const part = await of(user);
          if (part !== undefined) parts[name] = part;
        }
        // An export and its notification succeed or fail together.
        await notify(transaction, dataExported, [ownerIdOf(user)], accountUse(caller));
        return { exportedAt: new Date().toISOString(), parts };
      });
    } catch (error) {
      // If this fails too, the user has to wait before the next export.
      await store.cancelExport().catch(() => {});
      throw error;
    }
  });
};
