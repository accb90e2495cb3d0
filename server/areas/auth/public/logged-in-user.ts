import { maskPhone } from '#contract/auth/names.ts';
import type { SignedInUser } from '#server/kit/http/caller.ts';

/** Whoever is logged in, as P3 says it. */
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
