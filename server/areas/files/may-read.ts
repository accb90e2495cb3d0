import type { MayRead } from '#server/kit/files/attach.ts';
import { isOperator } from '#contract/kit/roles.ts';

/** Who may see files of others that belong to something, where no other area knows better. */
export const mayReadByDefault: MayRead = {
  // A face shows wherever its account's family, or an operator, meets it.
  avatar: (user, file) => user.accountId === file.accountId || isOperator(user.userRoles),
  licence: (user, file) =>
    (user.accountId === file.accountId && user.subAccountId === undefined) ||
    user.permissions.has('consoleCertifications'),
  workOrder: () => false,
};
