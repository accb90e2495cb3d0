import type { CheckedRequestOf } from '#contract/kit/call.ts';
import type { AuditAction } from '#contract/kit/area.ts';
import { CHANGED_BY_OTHERS, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import type { AccountDetail, setAccountRoles, setSale, showAccountPhone } from '#contract/account/console-accounts.ts';
import { isOperator, type UserRole } from '#contract/kit/roles.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import type { Database } from '#server/kit/database/database.ts';
import { protocolError, forbidden, businessError } from '#server/kit/http/call-error.ts';
import { type Caller, userOf } from '#server/kit/http/caller.ts';
import type { Notification } from '#server/kit/notify/notification.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import * as notifications from '../notifications.ts';
import { type ActionStore, createActionStore, type HeldAccount } from './action-store.ts';
import { readAccount } from './detail.ts';
import { isSuperManager, mayActOn } from './may-act.ts';
import { canStandTogether, orderRoles, rolesInWords } from './roles.ts';

/** The result of an action: facts for the audit log and the notification of the account's owner. */
interface Done {
  detail?: Record<string, string>;
  notified?: {
    of: Notification<notifications.OperatorEvent>;
    facts?: string[];
    /** Sends it to an operator, too, who finds it in the data export. */
    alsoToOperators?: boolean;
  };
}

interface Asked {
  accountId: string;
  version?: number;
  reason?: string;
}

/** Runs an action, its audit log entry and the owner's message in one transaction. Returns the result of `answer`. */
const createPerform =
  (database: Database, { audit, notify }: { audit: Audit; notify: Notify }) =>
  async <Answer>(
    act: AuditAction,
    { accountId, version, reason }: Asked,
    caller: Caller,
    work: (store: ActionStore, account: HeldAccount, actor: HeldAccount) => Promise<Done>,
    answer: (transaction: Database, account: HeldAccount) => Promise<Answer>,
  ): Promise<Answer> =>
    database.transaction(async (transaction) => {
      const store = createActionStore(transaction);
      const user = userOf(caller);
      const held = await store.hold([user.accountId, accountId]);
      const actor = held.find((one) => one.accountId === user.accountId);
      const account = held.find((one) => one.accountId === accountId);
      // Another operator may have changed the caller's account in the meantime.
      if (!actor?.enabled) throw protocolError('user', 'noSession');
      if (!isOperator(actor.userRoles)) throw forbidden('user', 'consoleAccounts');
      if (!account) throw protocolError('user', 'notFound', 'accountId');
      if (!mayActOn(actor, account)) throw protocolError('user', 'forbidden', 'accountId');
      if (version !== undefined && account.version !== version) throw businessError('user', CHANGED_BY_OTHERS);
      const { detail, notified } = await work(store, account, actor);
      await audit(transaction, {
        actor: user,
        address: caller.address,
        act,
        objectKind: 'account',
        objectId: accountId,
        objectName: account.userName,
        accountId,
        detail: { ...(reason !== undefined && { reason }), ...detail },
      });
      // Operators have no message box.
      if (notified && reason !== undefined && (notified.alsoToOperators || !isOperator(account.userRoles)))
        await notify(transaction, notified.of, [accountId], { reason, facts: notified.facts });
      return answer(transaction, account);
    });

const seenBy =
  (caller: Caller) =>
  async (transaction: Database, { accountId }: HeldAccount): Promise<AccountDetail> =>
    (await readAccount(transaction, accountId, userOf(caller))) as AccountDetail;

type Perform = ReturnType<typeof createPerform>;

/** Actions on the access to an account. */
const accessActions = (perform: Perform) => ({
  showPhone: ({ accountId, subAccountId }: CheckedRequestOf<typeof showAccountPhone>, caller: Caller) => {
    let shown = '';
    return perform(
      'account.showPhone',
      { accountId },
      caller,
      async (store, account) => {
        if (subAccountId === undefined) {
          shown = account.phone;
          return {};
        }
        const sub = await store.subPhone(accountId, subAccountId);
        if (!sub) throw protocolError('user', 'notFound', 'subAccountId');
        shown = sub.phone;
        return { detail: { subAccount: sub.loginName } };
      },
      async () => ({ phone: shown }),
    );
  },

  lock: (asked: Asked & { reason: string }, caller: Caller) =>
    perform(
      'account.lock',
      asked,
      caller,
      async (store, { accountId, enabled }, actor) => {
        if (!enabled) throw businessError('user', WRONG_STATE);
        const ended = await store.endSessions(accountId);
        await store.lock(accountId, asked.reason, actor.accountId);
        return { detail: { sessions: String(ended) }, notified: { of: notifications.locked } };
      },
      seenBy(caller),
    ),

  unlock: (asked: Asked, caller: Caller) =>
    perform(
      'account.unlock',
      asked,
      caller,
      async (store, { accountId, enabled }) => {
        if (enabled) throw businessError('user', WRONG_STATE);
        // Ends a session that a login may have opened at the moment of the lock.
        await store.endSessions(accountId);
        await store.unlock(accountId);
        return { notified: { of: notifications.unlocked } };
      },
      seenBy(caller),
    ),

  signOut: (asked: Asked, caller: Caller) =>
    perform(
      'account.signOut',
      asked,
      caller,
      async (store, { accountId }) => {
        const ended = await store.endSessions(accountId);
        if (ended === 0) throw businessError('user', WRONG_STATE);
        return { detail: { sessions: String(ended) }, notified: { of: notifications.signedOut } };
      },
      seenBy(caller),
    ),

  releasePasswordLock: (asked: Asked, caller: Caller) =>
    perform(
      'account.releasePasswordLock',
      asked,
      caller,
      async (store, { accountId }) => {
        if ((await store.releasePasswordLocks(accountId)) === 0) throw businessError('user', WRONG_STATE);
        return { notified: { of: notifications.passwordLockReleased } };
      },
      seenBy(caller),
    ),

  /** For an operator who has lost the phone and the recovery codes. */
  removeSecondFactor: (asked: Asked, caller: Caller) =>
    perform(
      'account.removeSecondFactor',
      asked,
      caller,
      async (store, { accountId }) => {
        if (!(await store.removeSecondFactor(accountId))) throw businessError('user', WRONG_STATE);
        const ended = await store.endSessions(accountId);
        return {
          detail: { sessions: String(ended) },
          notified: { of: notifications.secondFactorRemoved, alsoToOperators: true },
        };
      },
      seenBy(caller),
    ),
});

/** Actions on what an account is. */
const changeActions = (perform: Perform) => ({
  setRoles: (asked: CheckedRequestOf<typeof setAccountRoles>, caller: Caller) => {
    const roles = orderRoles(asked.userRoles as UserRole[]);
    if (!canStandTogether(roles)) throw protocolError('user', 'invalid', 'userRoles');
    return perform(
      'account.setRoles',
      asked,
      caller,
      async (store, account, actor) => {
        if (!isSuperManager(actor) && isOperator(roles)) throw protocolError('user', 'forbidden', 'userRoles');
        if (!isSuperManager(actor) && asked.accountRole !== account.accountRole)
          throw protocolError('user', 'forbidden', 'accountRole');
        const before = rolesInWords(account.userRoles, account.accountRole);
        const after = rolesInWords(roles, asked.accountRole);
        if (before === after) throw businessError('user', WRONG_STATE);
        await store.setRoles(asked.accountId, roles, asked.accountRole);
        return {
          detail: { before, after },
          notified: { of: notifications.rolesChanged, facts: [`变更前：${before}`, `变更后：${after}`] },
        };
      },
      seenBy(caller),
    );
  },

  setSale: (asked: CheckedRequestOf<typeof setSale>, caller: Caller) => {
    const { accountId, saleId } = asked;
    return perform(
      'account.setSale',
      asked,
      caller,
      async (store, account) => {
        if (saleId === account.saleId) throw businessError('user', WRONG_STATE);
        const after = saleId === null ? '' : saleId === accountId ? undefined : await store.saleName(saleId);
        if (after === undefined) throw protocolError('user', 'notFound', 'saleId');
        const before = account.saleId === null ? '' : ((await store.userName(account.saleId)) ?? '');
        await store.setSale(accountId, saleId);
        return { detail: { before, after } };
      },
      seenBy(caller),
    );
  },
});

export const createAccountActions = (database: Database, options: { audit: Audit; notify: Notify }) => {
  const perform = createPerform(database, options);
  return { ...accessActions(perform), ...changeActions(perform) };
};
