import { useOutletContext } from 'react-router';
import type { AnswerOf } from '#contract/kit/call.ts';
import type { getAccountInfo } from '#contract/enterprise/calls.ts';
import { accountTypes } from '#contract/kit/roles.ts';
import type { User } from '../session/user.ts';

type AccountInfo = AnswerOf<typeof getAccountInfo>;

/** What the frame hands to its pages. */
export interface AccountContext {
  user: User;
  account: AccountInfo;
  /** Tells the frame that the session is over: none of its links leads anywhere then. */
  end: () => void;
  /** Tells the frame how many messages are unread, where a page has changed it. */
  tellUnread: (unread: number) => void;
}

export const useAccount = () => useOutletContext<AccountContext>();

export const isSubAccount = ({ accountType }: User) => accountType === accountTypes.sub;

/** The name that the account logs in with. */
export const loginNameOf = ({ accountInfo, loginName, enterpriseNo }: User): string =>
  accountInfo ? accountInfo.yuserName : `${loginName}@${enterpriseNo}`;
