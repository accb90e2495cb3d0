import type { CheckedRequestOf } from '#contract/kit/call.ts';
import * as calls from '#contract/api/applications/calls.ts';
import { isGood, mayRotate } from '#contract/api/applications/key-states.ts';
import { APPLICATIONS_MAXIMUM, KEYS_MAXIMUM } from '#contract/api/applications/limits.ts';
import { dayOf } from '#contract/kit/day-of.ts';
import { CHANGED_BY_OTHERS, NAME_TAKEN, NO_MORE, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError, forbidden, protocolError } from '#server/kit/http/call-error.ts';
import { type Caller, type HostKind, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { idempotent } from '#server/kit/limits/idempotency.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { accountUse } from '#server/kit/notify/security-notification.ts';
import type { EndJobsOf } from '../jobs/change-job.ts';
import { createKeyStore } from '../key-store.ts';
import * as notifications from '../notifications.ts';
import { createApplicationStore, isNameTaken, type Maker } from './application-store.ts';
import { keyOf } from './key-answer.ts';
import { createOwnedKeyStore, type HeldKey } from './owned-key-store.ts';

export interface ApplicationMeans {
  notify: Notify;
  /** Ends the jobs of a key or of an application. */
  endJobsOf: EndJobsOf;
  /** Returns those of the abilities that a host shows. */
  abilities: (abilityNos: readonly number[], host: HostKind) => Promise<{ abilityNo: number; abilityName: string }[]>;
}

/** Returns who acts for which account. Throws 403 for a sub-account without the permission item. */
const makerOf = (caller: Caller): Maker => {
  const user = userOf(caller);
  if (!user.permissionItems.has('key')) throw forbidden('ability', 'key');
  const { accountId, subAccountId = null, subAccountName = '' } = user;
  return { accountId, subAccountId, createdBy: subAccountName };
};

const notThere = (field: 'applicationId' | 'keyId') => protocolError('ability', 'notFound', field);
const nameTaken = (error: unknown) => (isNameTaken(error) ? businessError('ability', NAME_TAKEN, 'name') : error);

/** The main account is notified of what happens to keys, and so is the sub-account that acts. */
const recipientsOf = ({ accountId, subAccountId }: Maker) =>
  subAccountId === null ? [accountId] : [accountId, subAccountId];

const namedKey = (held: Pick<HeldKey, 'application_id' | 'application_name' | 'name' | 'shown'>) => ({
  applicationId: held.application_id,
  applicationName: held.application_name,
  name: held.name,
  shown: held.shown,
});

const serveApplications = (served: Calls, database: Database, { abilities, endJobsOf }: ApplicationMeans) => {
  served.serve(calls.listApplications, async (_request, caller) => ({
    list: await createApplicationStore(database).list(makerOf(caller).accountId),
  }));

  served.serve(calls.getApplication, async ({ applicationId }, caller) => {
    const application = await createApplicationStore(database).find(makerOf(caller).accountId, applicationId);
    if (!application) throw notThere('applicationId');
    const store = createOwnedKeyStore(database);
    const [rows, uses] = await Promise.all([store.list(applicationId), store.listUses(applicationId)]);
    const nos = [...rows.flatMap((row) => row.ability_nos ?? []), ...uses.flatMap((use) => use.ability_no ?? [])];
    const names = new Map(
      (await abilities([...new Set(nos)], caller.hostKind)).map((one) => [one.abilityNo, one.abilityName]),
    );
    return { ...application, keys: rows.map((row) => keyOf(row, uses, names)) };
  });

  served.serve(calls.createApplication, async (written, caller) => {
    const maker = makerOf(caller);
    try {
      return await idempotent(database, caller, calls.createApplication, async (transaction) => {
        const store = createApplicationStore(transaction);
        if ((await store.holdAll(maker.accountId)) >= APPLICATIONS_MAXIMUM) throw businessError('ability', NO_MORE);
        return { applicationId: await store.add(maker, written) };
      });
    } catch (error) {
      throw nameTaken(error);
    }
  });

  served.serve(calls.updateApplication, async ({ applicationId, version, ...written }, caller) => {
    const { accountId } = makerOf(caller);
    try {
      return await database.transaction(async (transaction) => {
        const store = createApplicationStore(transaction);
        const held = await store.hold(accountId, applicationId);
        if (!held) throw notThere('applicationId');
        if (held.revision !== version) throw businessError('ability', CHANGED_BY_OTHERS);
        await store.change(applicationId, written);
        return (await store.find(accountId, applicationId)) as calls.Application;
      });
    } catch (error) {
      throw nameTaken(error);
    }
  });

  served.serve(calls.removeApplication, async ({ applicationId }, caller) => {
    const { accountId } = makerOf(caller);
    await database.transaction(async (transaction) => {
      const store = createApplicationStore(transaction);
      if (!(await store.hold(accountId, applicationId))) throw notThere('applicationId');
      if ((await createOwnedKeyStore(transaction).countGood(applicationId)) > 0)
        throw businessError('ability', WRONG_STATE, 'keys');
      await endJobsOf(transaction, accountId, { applicationId });
      await store.remove(applicationId);
    });
    return null;
  });
};

/** Serves the applications and keys of accounts. */
export const serveKeysOfAccounts = (served: Calls, database: Database, means: ApplicationMeans) => {
  const { notify, abilities, endJobsOf } = means;
  serveApplications(served, database, means);

  /** Returns when a new last day ends. Throws if the day is over, or if an ability does not exist. */
  const checkWritten = async (
    transaction: Database,
    { abilityNos, expiresOn }: Pick<CheckedRequestOf<typeof calls.createKey>, 'abilityNos' | 'expiresOn'>,
    caller: Caller,
    before?: Pick<HeldKey, 'expires_on' | 'ability_nos'>,
  ): Promise<Date | null> => {
    const fresh = new Set(abilityNos ?? []).difference(new Set(before?.ability_nos ?? []));
    if (fresh.size > 0 && (await abilities([...fresh], caller.hostKind)).length < fresh.size)
      throw protocolError('ability', 'invalid', 'abilityNos');
    if (expiresOn !== null && expiresOn !== before?.expires_on && expiresOn < dayOf(new Date()))
      throw protocolError('ability', 'invalid', 'expiresOn');
    return expiresOn === null ? null : createOwnedKeyStore(transaction).endOf(expiresOn);
  };

  served.serve(calls.createKey, ({ applicationId, kind, ...written }, caller) => {
    const maker = makerOf(caller);
    return database.transaction(async (transaction) => {
      const application = await createApplicationStore(transaction).hold(maker.accountId, applicationId);
      if (!application) throw notThere('applicationId');
      const owned = createOwnedKeyStore(transaction);
      if ((await owned.countGood(applicationId)) >= KEYS_MAXIMUM) throw businessError('ability', NO_MORE);
      const expiresAt = await checkWritten(transaction, written, caller);
      const made = await createKeyStore(transaction).add({ ...written, ...maker, applicationId, kind, expiresAt });
      await owned.removeDead(applicationId);
      const key = { applicationId, applicationName: application.name, name: written.name, shown: made.shown };
      const use = accountUse(caller);
      await notify(transaction, notifications.keyMade, recipientsOf(maker), { key, by: maker.createdBy, use });
      return { ...made, kind };
    });
  });

  /** Locks a key of the caller's account. */
  const holdOwn = async (transaction: Database, accountId: string, keyId: string): Promise<HeldKey> => {
    const held = await createOwnedKeyStore(transaction).hold(accountId, keyId);
    if (!held) throw notThere('keyId');
    return held;
  };

  served.serve(calls.updateKey, ({ keyId, version, ...written }, caller) => {
    const maker = makerOf(caller);
    return database.transaction(async (transaction) => {
      const held = await holdOwn(transaction, maker.accountId, keyId);
      if (held.revision !== version) throw businessError('ability', CHANGED_BY_OTHERS);
      if (!isGood(held.state) && held.state !== 'expired') throw businessError('ability', WRONG_STATE);
      await checkWritten(transaction, written, caller, held);
      const revision = await createOwnedKeyStore(transaction).change(keyId, written);
      const key = { ...namedKey(held), name: written.name };
      const use = accountUse(caller);
      await notify(transaction, notifications.keyChanged, recipientsOf(maker), { key, by: maker.createdBy, use });
      return { version: revision };
    });
  });

  served.serve(calls.rotateKey, ({ keyId, hours }, caller) => {
    const maker = makerOf(caller);
    return database.transaction(async (transaction) => {
      const held = await holdOwn(transaction, maker.accountId, keyId);
      if (!mayRotate(held.state, held.is_succeeded)) throw businessError('ability', WRONG_STATE);
      const { application_id: applicationId, kind, name, uses } = held;
      await createApplicationStore(transaction).hold(maker.accountId, applicationId);
      const owned = createOwnedKeyStore(transaction);
      // Both keys may work for a while, so a full application can rotate each of its keys once.
      if ((await owned.countGood(applicationId)) >= 2 * KEYS_MAXIMUM) throw businessError('ability', NO_MORE);
      const made = await createKeyStore(transaction).add({
        ...maker,
        applicationId,
        kind,
        name,
        uses,
        abilityNos: held.ability_nos,
        networks: held.networks,
        dayLimit: held.day_limit,
        expiresAt: held.renewed_until,
      });
      const goodUntil = await owned.succeed(keyId, made.keyId, hours);
      await owned.removeDead(applicationId);
      await notify(transaction, notifications.keyRotated, recipientsOf(maker), {
        key: namedKey(held),
        by: maker.createdBy,
        use: accountUse(caller),
        goodUntil,
        isOver: hours === 0,
      });
      return { ...made, kind };
    });
  });

  served.serve(calls.revokeKey, async ({ keyId }, caller) => {
    const maker = makerOf(caller);
    await database.transaction(async (transaction) => {
      const held = await holdOwn(transaction, maker.accountId, keyId);
      if (held.state === 'revoked' || held.state === 'blocked') throw businessError('ability', WRONG_STATE);
      await createOwnedKeyStore(transaction).revoke(keyId, maker.createdBy);
      await endJobsOf(transaction, maker.accountId, { keyId });
      const key = namedKey(held);
      const use = accountUse(caller);
      await notify(transaction, notifications.keyRevoked, recipientsOf(maker), { key, by: maker.createdBy, use });
    });
    return null;
  });
};
