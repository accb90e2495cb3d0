import { isGood } from '#contract/api/applications/key-states.ts';
import * as calls from '#contract/api/applications/console-key-calls.ts';
import { CHANGED_BY_OTHERS, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError, protocolError } from '#server/kit/http/call-error.ts';
import { type Caller, type HostKind, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import type { EndJobsOf } from '../jobs/change-job.ts';
import { keyBlocked, keyUnblocked } from '../notifications.ts';
import { createConsoleKeyStore } from './console-key-store.ts';
import { keyOf } from './key-answer.ts';
import { createOwnedKeyStore, type HeldKey } from './owned-key-store.ts';

export interface ConsoleKeyParts {
  audit: Audit;
  notify: Notify;
  /** Ends the jobs that a key has made. */
  endJobsOf: EndJobsOf;
  abilities: (abilityNos: readonly number[], host: HostKind) => Promise<{ abilityNo: number; abilityName: string }[]>;
}

/** How the owner of a key reads who blocked it. */
const PLATFORM = '平台运营';

/** Serves the console page on which operators find keys and block them. */
export const serveConsoleKeys = (served: Calls, database: Database, parts: ConsoleKeyParts): void => {
  const { audit, notify, abilities, endJobsOf } = parts;

  const read = async (handle: Database, keyId: string, { hostKind }: Caller): Promise<calls.OpenedKey> => {
    const owner = await createConsoleKeyStore(handle).owner(keyId);
    const keys = createOwnedKeyStore(handle);
    const row = owner && (await keys.list(owner.application_id)).find((one) => one.key_id === keyId);
    if (!owner || !row) throw protocolError('ability', 'notFound', 'keyId');
    const uses = (await keys.listUses(owner.application_id)).filter((use) => use.key_id === keyId);
    const nos = [...(row.ability_nos ?? []), ...uses.flatMap(({ ability_no: no }) => (no === null ? [] : [no]))];
    const names = new Map(
      (await abilities([...new Set(nos)], hostKind)).map(({ abilityNo, abilityName }) => [abilityNo, abilityName]),
    );
    return {
      ...keyOf(row, uses, names),
      accountId: String(owner.account_id),
      userName: owner.user_name,
      enterpriseName: owner.enterprise_name,
      applicationId: owner.application_id,
      applicationName: owner.application_name,
    };
  };

  /** Runs an act, its audit entry and the message to the owner in one transaction. */
  const perform = (
    act: 'blockKey' | 'unblockKey',
    { keyId, version, reason: typed }: { keyId: string; version: number; reason: string },
    caller: Caller,
    isOpen: (held: HeldKey) => boolean,
  ): Promise<calls.OpenedKey> =>
    database.transaction(async (transaction) => {
      const store = createConsoleKeyStore(transaction);
      const owner = await store.owner(keyId);
      const held = owner && (await createOwnedKeyStore(transaction).hold(String(owner.account_id), keyId));
      if (!owner || !held) throw protocolError('ability', 'notFound', 'keyId');
      if (held.revision !== version) throw businessError('ability', CHANGED_BY_OTHERS);
      if (!isOpen(held)) throw businessError('ability', WRONG_STATE);
      const reason = typed.trim();
      await (act === 'blockKey' ? store.block(keyId, PLATFORM, reason) : store.unblock(keyId));
      const accountId = String(owner.account_id);
      if (act === 'blockKey') await endJobsOf(transaction, accountId, { keyId });
      await audit(transaction, {
        actor: userOf(caller),
        address: caller.address,
        act: `api.${act}`,
        objectKind: 'api',
        objectId: keyId,
        objectName: held.shown,
        accountId,
        detail: { reason },
      });
      const key = {
        applicationId: held.application_id,
        applicationName: held.application_name,
        name: held.name,
        shown: held.shown,
      };
      const recipients = owner.sub_account_id === null ? [accountId] : [accountId, String(owner.sub_account_id)];
      await notify(transaction, act === 'blockKey' ? keyBlocked : keyUnblocked, recipients, { key, reason });
      return read(transaction, keyId, caller);
    });

  served.serve(calls.queryKeys, async (query) => ({
    ...(await createConsoleKeyStore(database).query(query)),
    pageNo: query.pageNo,
    pageSize: query.pageSize,
  }));
  served.serve(calls.getKey, ({ keyId }, caller) => read(database, keyId, caller));
  served.serve(calls.blockKey, (asked, caller) =>
    perform('blockKey', asked, caller, ({ state }) => isGood(state) || state === 'expired'),
  );
  served.serve(calls.unblockKey, (asked, caller) =>
    perform('unblockKey', asked, caller, ({ state }) => state === 'blocked'),
  );
};
