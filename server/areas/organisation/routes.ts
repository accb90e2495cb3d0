import { CHANGED_BY_OTHERS, NAME_TAKEN, NO_MORE, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import * as calls from '#contract/organisation/calls.ts';
import { isPast } from '#contract/organisation/fields.ts';
import { SUB_ACCOUNTS_MAXIMUM } from '#contract/organisation/limits.ts';
import { subAccountStatuses } from '#contract/organisation/statuses.ts';
import type { Database } from '#server/kit/database/database.ts';
import { protocolError, businessError } from '#server/kit/http/call-error.ts';
import { type Caller, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { idempotent } from '#server/kit/limits/idempotency.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { createSessionStore, type EndReason } from '#server/areas/auth/session-store.ts';
import { serveImport } from './import.ts';
import * as notifications from './notifications.ts';
import { previewOf } from './preview.ts';
import { createSubAccountStore, isLoginNameTaken } from './store.ts';

/** Only main accounts have the permission for these calls, and each sees only its own sub-accounts. */
const ownOf = (caller: Caller) => userOf(caller).accountId;
const notThere = () => protocolError('user', 'notFound', 'subAccountId');

const endSessions = async (
  transaction: Database,
  accountId: string,
  subAccountIds: readonly string[],
  reason: EndReason,
) => {
  const sessions = createSessionStore(transaction);
  for (const subAccountId of subAccountIds) await sessions.endAll({ accountId, subAccountId }, reason);
};

/** Locks sub-accounts. Throws if one belongs to another account or has changed since it was read. */
const holdSeen = async (
  transaction: Database,
  accountId: string,
  targets: readonly { subAccountId: string; version: number }[],
) => {
  const held = await createSubAccountStore(transaction).hold(
    accountId,
    targets.map(({ subAccountId }) => subAccountId),
  );
  if (held.length < targets.length) throw notThere();
  const versions = new Map(targets.map(({ subAccountId, version }) => [subAccountId, version]));
  if (held.some(({ subAccountId, version }) => versions.get(subAccountId) !== version))
    throw businessError('user', CHANGED_BY_OTHERS);
  return held;
};

export const serveSubAccounts = (served: Calls, database: Database, { notify }: { notify: Notify }) => {
  const store = createSubAccountStore(database);

  served.serve(calls.querySubAccounts, async (query, caller) => {
    const [page, summary] = await Promise.all([store.page(ownOf(caller), query), store.summary(ownOf(caller))]);
    return { ...page, ...summary, pageNo: query.pageNo, pageSize: query.pageSize };
  });

  const find = async (caller: Caller, subAccountId: string) => {
    const account = await store.find(ownOf(caller), subAccountId);
    if (!account) throw notThere();
    return account;
  };
  served.serve(calls.getSubAccount, ({ subAccountId }, caller) => find(caller, subAccountId));
  served.serve(calls.previewSubAccount, async ({ subAccountId }, caller) =>
    previewOf(await find(caller, subAccountId)),
  );

  served.serve(calls.createSubAccount, async (account, caller) => {
    if (isPast(account.validUntil)) throw protocolError('user', 'invalid', 'validUntil');
    try {
      return await idempotent(database, caller, calls.createSubAccount, async (transaction) => {
        const within = createSubAccountStore(transaction);
        const { enterpriseNo, made } = await within.holdEnterprise(ownOf(caller));
        if (enterpriseNo === null) throw businessError('user', WRONG_STATE, 'enterpriseNo');
        if (made >= SUB_ACCOUNTS_MAXIMUM) throw businessError('user', NO_MORE);
        const [subAccountId] = await within.add(ownOf(caller), [account]);
        return { subAccountId: subAccountId as string };
      });
    } catch (error) {
      if (isLoginNameTaken(error)) throw businessError('user', NAME_TAKEN, 'loginName');
      throw error;
    }
  });

  served.serve(calls.updateSubAccount, ({ subAccountId, version, ...account }, caller) =>
    database.transaction(async (transaction) => {
      const within = createSubAccountStore(transaction);
      const [before] = (await holdSeen(transaction, ownOf(caller), [{ subAccountId, version }])) as [calls.SubAccount];
      // An expired last day may stay, so that the other fields can be changed.
      if (account.validUntil !== before.validUntil && isPast(account.validUntil))
        throw protocolError('user', 'invalid', 'validUntil');
      await within.update(subAccountId, account);
      // Sessions that were open on the last day must not become valid again.
      if (before.status === subAccountStatuses.expired)
        await endSessions(transaction, ownOf(caller), [subAccountId], 'disabled');
      const after = (await within.find(ownOf(caller), subAccountId)) as calls.SubAccount;
      const rightsOf = ({ accountRole, groupName, permissionItems }: calls.SubAccount) =>
        JSON.stringify([accountRole, groupName, permissionItems.toSorted()]);
      if (before.phone !== after.phone) await notify(transaction, notifications.phoneChanged, [subAccountId], {});
      if (rightsOf(before) !== rightsOf(after))
        await notify(transaction, notifications.rightsChanged, [subAccountId], {});
      return after;
    }),
  );

  served.serve(calls.setSubAccountsEnabled, ({ targets, enabled }, caller) =>
    database.transaction(async (transaction) => {
      const held = await holdSeen(transaction, ownOf(caller), targets);
      const ids = held
        .filter(({ status }) => (status === subAccountStatuses.disabled) === enabled)
        .map(({ subAccountId }) => subAccountId);
      if (ids.length === 0) return { changed: 0 };
      await createSubAccountStore(transaction).setEnabled(ids, enabled);
      if (!enabled) await endSessions(transaction, ownOf(caller), ids, 'disabled');
      await notify(transaction, enabled ? notifications.enabled : notifications.disabled, ids, {});
      return { changed: ids.length };
    }),
  );

  served.serve(calls.changeSubAccounts, ({ targets, ...change }, caller) =>
    database.transaction(async (transaction) => {
      const held = await holdSeen(transaction, ownOf(caller), targets);
      const ids = held.map(({ subAccountId }) => subAccountId);
      await createSubAccountStore(transaction).change(ids, change);
      await notify(transaction, notifications.rightsChanged, ids, {});
      return { changed: ids.length };
    }),
  );

  served.serve(calls.resetSubAccountPassword, ({ subAccountId, version }, caller) =>
    database.transaction(async (transaction) => {
      await holdSeen(transaction, ownOf(caller), [{ subAccountId, version }]);
      await createSubAccountStore(transaction).forgetPassword(subAccountId);
      await endSessions(transaction, ownOf(caller), [subAccountId], 'password');
      await notify(transaction, notifications.passwordReset, [subAccountId], {});
      return null;
    }),
  );

  serveImport(served, database);
};
