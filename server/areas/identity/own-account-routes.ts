import { exportData, setAvatar } from '#contract/identity/own-account-calls.ts';
import type { Attach, Detach } from '../../attach.ts';
import type { Database } from '../../database/database.ts';
import type { ExportParts } from '../../export.ts';
import { fault } from '../../http/call-error.ts';
import { ownerIdOf, type SignedInUser, userOf } from '../../http/caller.ts';
import type { Calls } from '../../http/calls.ts';
import { createOwnAccountStore } from './own-account-store.ts';
import { type OnSecurityEvent, securityEvent } from './security-event.ts';

export interface OwnAccountOptions {
  database: Database;
  attach: Attach;
  detach: Detach;
  exportParts: ExportParts;
  onSecurityEvent: OnSecurityEvent;
}

/** All at once: each reads rows of its own. */
const partsOf = async (parts: ExportParts, user: SignedInUser): Promise<Record<string, unknown>> => {
  const read = Object.entries(parts).map(async ([name, of]) => [name, await of(user)] as const);
  return Object.fromEntries((await Promise.all(read)).filter(([, part]) => part !== undefined));
};

/** What somebody does with their own account, beside its name, phone and password. */
export const serveOwnAccount = (
  calls: Calls,
  { database, attach, detach, exportParts, onSecurityEvent }: OwnAccountOptions,
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
    const wait = await createOwnAccountStore(database, user).takeExport();
    if (wait !== undefined) throw fault('user', 'tooMany').retryAfter(wait);
    const parts = await partsOf(exportParts, user);
    // Nothing is handed out untold, and nothing is told that was not handed out.
    await onSecurityEvent(database, securityEvent('dataExported', ownerIdOf(user), caller));
    return { exportedAt: new Date().toISOString(), parts };
  });
};
