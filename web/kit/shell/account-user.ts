import { useOutletContext } from 'react-router';
import type { AnswerOf } from '#contract/kit/call.ts';
import type { getAccountInfo } from '#contract/enterprise/calls.ts';
import { accountTypes } from '#contract/kit/roles.ts';
import type { User } from '../session/user.ts';

type AccountInfo = AnswerOf<typeof getAccountInfo>;

/** What decides which pages the menu of the frame has. */
export interface ShownFor {
  menu: readonly Pick<AccountInfo['menu']['menuList'][number], 'value' | 'name'>[];
  permissionCodes: readonly string[];
}

/** The context that the frame gives to its pages. */
export interface AccountContext {
  user: User;
  account: AccountInfo;
  /** Marks the session as ended, which disables the links of the frame. */
  end: () => void;
  /** Updates the number of unread messages in the frame after a page has changed it. */
  reportUnread: (unread: number) => void;
  /** Returns the names of the pages that the frame shows to an account with this menu and these codes. */
  pageNamesFor: (shown: ShownFor) => string[];
}

export const useAccount = () => useOutletContext<AccountContext>();

export const isSubAccount = ({ accountType }: User) => accountType === accountTypes.sub;

/** Returns the name with which the account logs in. */
export const loginNameOf = ({ accountInfo, loginName, enterpriseNo }: User): string =>
  accountInfo ? accountInfo.yuserName : `${loginName}@${enterpriseNo}`;
