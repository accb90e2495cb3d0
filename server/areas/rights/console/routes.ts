import { dayOf } from '#contract/kit/day-of.ts';
import { CHANGED_BY_OTHERS, NO_MORE, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import { isOperator } from '#contract/kit/roles.ts';
import * as calls from '#contract/rights/console-calls.ts';
import { limitsOfAbilities, RAISES_MAXIMUM, raisedLimits } from '#contract/rights/raised-limits.ts';
import { tierOf } from '#contract/rights/tiers.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError, protocolError } from '#server/kit/http/call-error.ts';
import { type Caller, type HostKind, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { idempotent } from '#server/kit/limits/idempotency.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { figuresInWords, ofAbility, quotaRaised, raiseEnded } from '../notifications.ts';
import { createRightsStore } from '../store.ts';
import { isOutdone } from './outdone.ts';
import { type AccountFacts, createRaiseStore } from './raise-store.ts';

export interface ConsoleParts {
  database: Database;
  audit: Audit;
  notify: Notify;
  /** Returns the name of an ability, or undefined if the host does not show it. */
  abilityName: (abilityNo: number, host: HostKind) => Promise<string | undefined>;
}

/** Operators do not change the quotas of their own account. */
const expectOther = (caller: Caller, accountId: string): void => {
  if (userOf(caller).accountId === accountId) throw protocolError('user', 'forbidden', 'accountId');
};

const nameOf = async (store: ReturnType<typeof createRaiseStore>, accountId: string): Promise<string> =>
  (await store.account(accountId))?.user_name ?? '';

/** Adds to raises whether they change anything now. */
const withEffect = async (database: Database, raises: readonly calls.Raise[]): Promise<calls.ListedRaise[]> => {
  const store = createRaiseStore(database);
  const accountIds = [...new Set(raises.filter((one) => one.isCurrent).map(({ accountId }) => accountId))];
  if (accountIds.length === 0) return raises.map((one) => ({ ...one, isOutdone: false }));
  const [current, statuses, tiers] = await Promise.all([
    store.listCurrentOf(accountIds),
    store.authStatuses(accountIds),
    createRightsStore(database).list(),
  ]);
  return raises.map((one) => {
    const status = statuses.get(one.accountId);
    const limits = status === undefined ? undefined : tiers.find(({ tier }) => tier === tierOf(status));
    const others = current.filter(({ accountId }) => accountId === one.accountId);
    return { ...one, isOutdone: isOutdone(one, { limits, raises: others }) };
  });
};

/** Throws if a figure raises nothing, or is counted for all abilities together and given for one. */
const checkFigures = async (
  given: Record<(typeof raisedLimits)[number], number | null> & { abilityNo: number | null; untilOn: string | null },
  database: Database,
  { auth_status: authStatus }: Pick<AccountFacts, 'auth_status'>,
): Promise<void> => {
  const tier = tierOf(authStatus);
  const own = (await createRightsStore(database).list()).find((one) => one.tier === tier);
  const set = raisedLimits.filter((name) => given[name] !== null);
  if (set.length === 0) throw protocolError('user', 'invalid', 'trialsADay');
  for (const name of set) {
    if (given.abilityNo !== null && !limitsOfAbilities.includes(name)) throw protocolError('user', 'invalid', name);
    const limit = own?.[name] ?? null;
    if (limit === null || (given[name] as number) <= limit) throw protocolError('user', 'invalid', name);
  }
  if (given.untilOn !== null && given.untilOn < dayOf(new Date())) throw protocolError('user', 'invalid', 'untilOn');
};

/** Serves the console page on which operators raise the quotas of accounts. */
export const serveRaises = (served: Calls, { database, audit, notify, abilityName }: ConsoleParts): void => {
  const store = createRaiseStore(database);

  served.serve(calls.queryRaises, async (query) => {
    const { total, list } = await store.query(query);
    return { total, list: await withEffect(database, list), pageNo: query.pageNo, pageSize: query.pageSize };
  });
  served.serve(calls.getRaise, async ({ raiseId }) => {
    const found = await store.find(raiseId);
    if (!found) throw protocolError('user', 'notFound', 'raiseId');
    return (await withEffect(database, [found]))[0] as calls.ListedRaise;
  });

  served.serve(calls.raiseQuota, (request, caller) =>
    idempotent(database, caller, calls.raiseQuota, async (transaction) => {
      const { accountId, abilityNo } = request;
      expectOther(caller, accountId);
      const raises = createRaiseStore(transaction);
      const account = await raises.account(accountId);
      if (!account) throw protocolError('user', 'notFound', 'accountId');
      const called = abilityNo === null ? '' : await abilityName(abilityNo, caller.hostKind);
      if (called === undefined) throw protocolError('user', 'invalid', 'abilityNo');
      await checkFigures(request, transaction, account);
      await raises.holdAccount(accountId);
      if ((await raises.listCurrent(accountId)).length >= RAISES_MAXIMUM) throw businessError('user', NO_MORE);
      const reason = request.reason.trim();
      const user = userOf(caller);
      const raiseId = await raises.add({
        ...request,
        abilityName: called,
        reason,
        madeBy: await nameOf(raises, user.accountId),
      });
      await audit(transaction, {
        actor: user,
        address: caller.address,
        act: 'rights.raise',
        objectKind: 'rights',
        objectId: raiseId,
        objectName: account.user_name,
        accountId,
        detail: {
          reason,
          after: [
            `${ofAbility(called)}：${figuresInWords(request).join('，')}`,
            ...(request.untilOn === null ? [] : [`至 ${request.untilOn}`]),
          ].join('；'),
        },
      });
      if (!isOperator(account.user_roles))
        await notify(transaction, quotaRaised, [accountId], {
          ...request,
          abilityName: called,
          reason,
        });
      return { raiseId };
    }),
  );

  served.serve(calls.endRaise, ({ raiseId, version, reason: typed }, caller) =>
    database.transaction(async (transaction) => {
      const raises = createRaiseStore(transaction);
      const held = await raises.hold(raiseId);
      if (!held) throw protocolError('user', 'notFound', 'raiseId');
      expectOther(caller, held.accountId);
      if (held.version !== version) throw businessError('user', CHANGED_BY_OTHERS);
      if (!held.isCurrent) throw businessError('user', WRONG_STATE);
      const reason = typed.trim();
      const user = userOf(caller);
      await raises.end(raiseId, await nameOf(raises, user.accountId), reason);
      await audit(transaction, {
        actor: user,
        address: caller.address,
        act: 'rights.endRaise',
        objectKind: 'rights',
        objectId: raiseId,
        objectName: held.userName,
        accountId: held.accountId,
        detail: { reason },
      });
      const account = await raises.account(held.accountId);
      if (account && !isOperator(account.user_roles))
        await notify(transaction, raiseEnded, [held.accountId], { abilityName: held.abilityName, reason });
      return (await raises.find(raiseId)) as calls.Raise;
    }),
  );
};
