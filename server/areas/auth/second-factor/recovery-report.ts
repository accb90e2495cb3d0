import type { AuditAction } from '#contract/kit/area.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { Caller, SignedInUser } from '#server/kit/http/caller.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { accountUse } from '#server/kit/notify/security-notification.ts';
import { recoveryCodeUsed } from '../notifications.ts';

export interface ReportParts {
  audit: Audit;
  notify: Notify;
}

/** Writes what an operator did to the own account to the audit log. No entry has a key or a code. */
export const auditOwn = (
  transaction: Database,
  audit: Audit,
  act: AuditAction,
  user: SignedInUser,
  { address }: Caller,
) =>
  audit(transaction, {
    actor: user,
    address,
    act,
    objectKind: 'account',
    objectId: user.accountId,
    objectName: user.accountName,
    accountId: user.accountId,
  });

/** Reports that a recovery code was used, to the owner and to the audit log. */
export const reportRecoveryCode = async (
  transaction: Database,
  user: SignedInUser,
  caller: Caller,
  { audit, notify }: ReportParts,
): Promise<void> => {
  await auditOwn(transaction, audit, 'account.useRecoveryCode', user, caller);
  await notify(transaction, recoveryCodeUsed, [user.accountId], accountUse(caller));
};
