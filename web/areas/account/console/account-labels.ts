import type { AccountRole, AuthStatus } from '#contract/kit/roles.ts';
import { userRoleWord } from '#web/kit/shell/account-words.ts';
import { t } from '#web/kit/texts.ts';

type MainRole = Exclude<AccountRole, 5 | 6 | 7>;

export const roleWord = (role: number): string => t(userRoleWord(role));
/** Operators tell apart what customers call by one name. */
export const accountRoleName = (role: number): string => t(`console.accounts.accountRole.${role as MainRole}`);
/** Short, where its column says what it is about. */
export const authStatusName = (status: number): string =>
  t(`console.accounts.authStatus.${status as Exclude<AuthStatus, 5>}`);
