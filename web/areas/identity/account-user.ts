import { useOutletContext } from 'react-router';
import type { AnswerOf } from '#contract/call.ts';
import type { getUserInfo } from '#contract/identity/calls.ts';
import { accountTypes } from '#contract/identity/roles.ts';

export type AccountUser = AnswerOf<typeof getUserInfo>;

/** What the frame hands to its pages. */
export interface AccountContext {
  user: AccountUser;
  /** Tells the frame that the session is over: none of its links leads anywhere then. */
  end: () => void;
}

export const useAccount = () => useOutletContext<AccountContext>();

export const isSubAccount = ({ accountType }: AccountUser) => accountType === accountTypes.sub;

/** The name that the account logs in with. */
export const loginNameOf = ({ accountInfo, loginName, enterpriseNo }: AccountUser): string =>
  accountInfo ? accountInfo.yuserName : `${loginName}@${enterpriseNo}`;

export const shownNameOf = ({ accountInfo, subAccountInfo }: AccountUser): string =>
  accountInfo?.yuserName ?? subAccountInfo?.subAccountName ?? '';
