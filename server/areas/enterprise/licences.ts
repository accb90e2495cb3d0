import { fileIdPattern } from '#contract/files/file-id.ts';
import type { Attach, Detach } from '#server/kit/files/attach.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createApplicationStore } from './application-store.ts';

/** All licences of an account are attached to this key, whichever draft or application refers to them. */
export const attachedTo = (accountId: string) => `enterprise/${accountId}`;

/** Attaches the licence of a draft or application, and detaches the previous one if no application refers to it. */
export const createLicences =
  ({ attach, detach }: { attach: Attach; detach: Detach }) =>
  async (
    transaction: Database,
    accountId: string,
    { before, after }: { before?: string | undefined; after?: string | undefined },
  ): Promise<void> => {
    if (before === after) return;
    if (after)
      await attach(transaction, {
        fileIds: [after],
        ownerId: accountId,
        use: 'licence',
        attachedTo: attachedTo(accountId),
        field: 'licenceFileId',
      });
    if (before && fileIdPattern.test(before) && !(await createApplicationStore(transaction).names(accountId, before)))
      await detach(transaction, { fileIds: [before], attachedTo: attachedTo(accountId) });
  };

export type KeepLicence = ReturnType<typeof createLicences>;
