import { type AccountAction, accountActions } from '#contract/account/account-actions.ts';
import { isOperator, type UserRole, userRoles } from '#contract/kit/roles.ts';

interface Person {
  accountId: string;
  userRoles: readonly UserRole[];
}

export const isSuperManager = ({ userRoles: roles }: Pick<Person, 'userRoles'>) =>
  roles.includes(userRoles.superManager);

/**
 * Operators never act on their own account, and only super managers act on operators. So no one can act on the last
 * super manager.
 */
export const mayActOn = (actor: Person, account: Person): boolean =>
  isOperator(actor.userRoles) &&
  actor.accountId !== account.accountId &&
  (isSuperManager(actor) || !isOperator(account.userRoles));

/** The parts of an account's state that decide which actions are open. */
interface AccountState {
  enabled: boolean;
  /** Whether the account or one of its sub-accounts is logged in. */
  isSignedIn: boolean;
  /** Whether wrong passwords have locked the account or one of its sub-accounts. */
  isPasswordLocked: boolean;
  /** Whether the account needs one-time codes to log in. */
  hasSecondFactor: boolean;
}

const isOpen: Record<AccountAction, (state: AccountState) => boolean> = {
  showPhone: () => true,
  setRoles: () => true,
  setSale: () => true,
  releasePasswordLock: ({ isPasswordLocked }) => isPasswordLocked,
  removeSecondFactor: ({ hasSecondFactor }) => hasSecondFactor,
  signOut: ({ isSignedIn }) => isSignedIn,
  lock: ({ enabled }) => enabled,
  unlock: ({ enabled }) => !enabled,
};

export const openActions = (actor: Person, account: Person, state: AccountState): AccountAction[] =>
  mayActOn(actor, account) ? accountActions.filter((act) => isOpen[act](state)) : [];
