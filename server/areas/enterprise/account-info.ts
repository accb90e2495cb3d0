import type { AnswerOf } from '#contract/kit/call.ts';
import type { getAccountInfo } from '#contract/enterprise/calls.ts';
import { menuOf } from '#contract/account/account-menu.ts';
import type { SignedInUser } from '#server/kit/http/caller.ts';
import { type CertificationFacts, ownerCardOf } from './owner-card.ts';

type AccountInfo = AnswerOf<typeof getAccountInfo>;

/** Returns what the account centre shows of the logged-in user on every page. */
export const accountInfoOf = (
  user: SignedInUser,
  userInfo: AccountInfo['userInfo'],
  certification: CertificationFacts,
): AccountInfo => ({
  userInfo,
  menu: { roleList: [...user.userRoles], menuList: menuOf(user) },
  accountRole: user.accountRole,
  ownerCenter: ownerCardOf(user, certification),
  certificationMessage: { status: user.authStatus, enterpriseName: user.enterpriseName },
});
