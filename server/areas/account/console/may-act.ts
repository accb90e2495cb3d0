import { type AccountAction, accountActions } from '#contract/account/account-actions.ts';
import { isOperator, type UserRole, userRoles } from '#contract/kit/roles.ts';

interface Person {
  accountId: string;
  userRoles: readonly UserRole[];
}

export const isSuperManager = ({ userRoles: roles }: Pick<Person, 'userRoles'>) =>
  roles.includes(userRoles.superManager);

/** Nobody acts on itself, and on an operator a super manager alone; so the last super manager is acted on by nobody. */
export const mayActOn = (actor: Person, account: Person): boolean =>
  isOperator(actor.userRoles) &&
  actor.accountId !== account.accountId &&
  (isSuperManager(actor) || !isOperator(account.userRoles));

/** What an account's state leaves to do about it. */
interface AccountState {
  enabled: boolean;
  /** Somebody is logged in with it, or with a sub-account of it. */
  isSignedIn: boolean;
  /** By wrong passwords: it, or a sub-account of it. */
  isPasswordLocked: boolean;
}

const isOpen: Record<AccountAction, (state: AccountState) => boolean> = {
  showPhone: () => true,
  setRoles: () => true,
  setSale: () => true,
  releasePasswordLock: ({ isPasswordLocked }) => isPasswordLocked,
  signOut: ({ isSignedIn }) => isSignedIn,
  lock: ({ enabled }) => enabled,
  unlock: ({ enabled }) => !enabled,
};

export const openActions = (actor: Person, account: Person, state: AccountState): AccountAction[] =>
  mayActOn(actor, account) ? accountActions.filter((act) => isOpen[act](state)) : [];
