import type { AccountRole, AuthStatus } from '#contract/kit/roles.ts';
import { userRoleWord } from '#web/kit/shell/account-words.ts';
import { t } from '#web/kit/texts.ts';

type MainRole = Exclude<AccountRole, 5 | 6 | 7>;

export const roleWord = (role: number): string => t(userRoleWord(role));
/** Returns the name of an account role. Customers see one name for several roles that operators distinguish. */
export const accountRoleName = (role: number): string => t(`accounts.accountRole.${role as MainRole}`);
/** Returns a short name, since the column title gives the context. */
export const authStatusName = (status: number): string => t(`accounts.authStatus.${status as Exclude<AuthStatus, 5>}`);
