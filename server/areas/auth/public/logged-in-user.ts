import { maskPhone } from '#contract/auth/names.ts';
import type { SignedInUser } from '#server/kit/http/caller.ts';

/** Returns the logged-in user in the shape that P3 defines. */
export const loggedInUser = (user: SignedInUser) => ({
  uuid: user.uuid,
  userName: user.loginName ?? user.accountName,
  phone: maskPhone(user.phone),
  userId: user.subAccountId ?? user.accountId,
  accountType: user.accountType,
  accountId: user.accountId,
  accountName: user.accountName,
  ...(user.subAccountId === undefined
    ? { yuserName: user.accountName }
    : { subAccountId: user.subAccountId, subAccountName: user.subAccountName as string }),
});
