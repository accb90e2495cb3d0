import { isKeyError } from '#contract/api/applications/key-errors.ts';
import type { NotifiedShare } from '#contract/api/applications/limits.ts';
import { dayOf } from '#contract/kit/day-of.ts';
import type { Log } from '#server/kit/database/connection.ts';
import type { Database } from '#server/kit/database/database.ts';
import { startIntervalJob } from '#server/kit/jobs/interval-job.ts';
import type { EndedTrace } from '#server/kit/key-calls/trace.ts';
import { networkOf } from '#server/kit/limits/network-of.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { type QuotaName, quotaNear } from '../notifications.ts';
import { notifyExposed } from './exposed-keys.ts';
import { notifyKeyLimits } from './key-limits.ts';
import { createNoticeStore } from './notice-store.ts';
import { shareOf } from './notified-share.ts';
import { createUseStore, type SeenUse } from './use-store.ts';

const WRITE_EVERY_MS = 2000;
/** Entries beyond these numbers that are not written yet are dropped, so that the memory stays bounded. */
const USES_MAXIMUM = 20_000;
const OTHERS_MAXIMUM = 2000;

/** The codes of used-up quotas: in all, of the month, of the day. */
const EXHAUSTED: readonly string[] = ['20002', '20003', '20004'];

interface NearQuota {
  accountId: string;
  abilityNo: number;
  quota: QuotaName;
  limit: number;
  used: number;
  share: NotifiedShare;
}

/** Uses of keys that this node has seen but not written yet. */
interface Seen {
  uses: Map<string, SeenUse>;
  /** Charged keys that have their own limit. */
  limited: Set<string>;
  quotas: Map<string, NearQuota>;
  exposed: Set<string>;
}
const nothing = (): Seen => ({ uses: new Map(), limited: new Set(), quotas: new Map(), exposed: new Set() });

const isRoom = ({ size }: { size: number }, maximum = OTHERS_MAXIMUM) => size < maximum;

/** Adds a use or an error; for each key and network, the latest one counts. */
const addUse = ({ uses }: Seen, use: SeenUse): void => {
  const name = `${use.keyId} ${use.network} ${isKeyError(use.code)}`;
  const before = uses.get(name);
  if (before ? before.usedAt < use.usedAt : isRoom(uses, USES_MAXIMUM)) uses.set(name, use);
};

/** Puts back what could not be written, after the entries that were added meanwhile. */
const putBack = (seen: Seen, before: Seen): void => {
  for (const use of before.uses.values()) addUse(seen, use);
  for (const keyId of before.limited) if (isRoom(seen.limited)) seen.limited.add(keyId);
  for (const [name, quota] of before.quotas)
    if (!seen.quotas.has(name) && isRoom(seen.quotas)) seen.quotas.set(name, quota);
  for (const key of before.exposed) if (isRoom(seen.exposed)) seen.exposed.add(key);
};

export interface KeyWatchParts {
  database: Database;
  notify: Notify;
  log: Pick<Log, 'warn'>;
  /** Returns the name of an ability, also of one that its host does not show. */
  abilityName: (abilityNo: number) => Promise<string>;
}

/**
 * Watches the calls of keys: where each was used last, which limits are nearly used up, and which keys were exposed. It
 * collects in memory and writes at intervals, so that a call waits for nothing.
 */
export const createKeyWatch = ({ database, notify, log, abilityName }: KeyWatchParts) => {
  let seen = nothing();
  /** What this node has recorded today; the database has the records of the others. */
  let notified = { day: '', subjects: new Set<string>() };

  const isNew = (subject: string): boolean => {
    const day = dayOf(new Date());
    if (notified.day !== day || !isRoom(notified.subjects, USES_MAXIMUM)) notified = { day, subjects: new Set() };
    return !notified.subjects.has(subject);
  };

  const noteQuotas = ({ key, abilityNo, quota, charge, code }: EndedTrace): void => {
    if (!key || abilityNo === undefined || !quota || (charge !== 'charged' && !EXHAUSTED.includes(code))) return;
    for (const name of ['day', 'month', 'inAll'] as const) {
      const { limit, used } = quota[name];
      const share = limit === null ? undefined : shareOf(used, limit);
      if (limit === null || share === undefined) continue;
      // The limit is part of the subject: after a raise the account is notified again.
      const subject = `quota:${abilityNo}:${name}:${limit}:${share}`;
      if (isNew(`${key.accountId} ${subject}`) && isRoom(seen.quotas))
        seen.quotas.set(`${key.accountId} ${subject}`, {
          accountId: key.accountId,
          abilityNo,
          quota: name,
          limit,
          used,
          share,
        });
    }
  };

  const writeQuota = async (name: string, { accountId, ...near }: NearQuota): Promise<void> => {
    const called = await abilityName(near.abilityNo);
    await database.transaction(async (transaction) => {
      if (await createNoticeStore(transaction).note(accountId, name.slice(accountId.length + 1)))
        await notify(transaction, quotaNear, [accountId], { ...near, abilityName: called });
    });
    notified.subjects.add(name);
  };

  const writeLimits = async (keyIds: readonly string[]): Promise<void> => {
    if (keyIds.length > 0) await database.transaction((transaction) => notifyKeyLimits(transaction, notify, keyIds));
  };

  /** Writes what was seen. What fails is written the next time. */
  const write = async (): Promise<void> => {
    const now = seen;
    seen = nothing();
    try {
      await createUseStore(database).add([...now.uses.values()]);
      now.uses.clear();
      await writeLimits([...now.limited]);
      now.limited.clear();
      for (const [name, near] of now.quotas) {
        await writeQuota(name, near);
        now.quotas.delete(name);
      }
      if (now.exposed.size > 0)
        await database.transaction((transaction) => notifyExposed(transaction, notify, [...now.exposed], 'address'));
    } catch (error) {
      putBack(seen, now);
      throw error;
    }
  };

  let job: { stop: () => Promise<void> } | undefined;
  return {
    onTraced(trace: EndedTrace): void {
      const { key, abilityNo = null, address, at, code, charge } = trace;
      if (!key) return;
      // A replay is made by the owner in the browser, and a job by the portal: neither says where the key is in use. A
      // simulated error says nothing of the key.
      const isSimulated = trace.parameters.simulate !== undefined;
      if (trace.replays === undefined && trace.jobId === undefined && !isSimulated)
        addUse(seen, { keyId: key.keyId, network: networkOf(address), abilityNo, usedAt: at, code });
      if (key.dayLimit !== null && charge === 'charged' && isRoom(seen.limited)) seen.limited.add(key.keyId);
      noteQuotas(trace);
    },

    /** A key that may not be used was used. */
    onKeyError(keyId: string, address: string, code: string): void {
      addUse(seen, { keyId, network: networkOf(address), abilityNo: null, usedAt: new Date(), code });
    },

    onExposed(keys: readonly string[]): void {
      for (const key of keys) if (isRoom(seen.exposed)) seen.exposed.add(key);
    },

    write,

    start(): void {
      job = startIntervalJob(
        { name: 'api.watchKeys', everyMs: WRITE_EVERY_MS, failure: 'uses of keys are written later', run: write },
        log,
      );
    },

    /** Writes the rest. */
    async stop(): Promise<void> {
      await job?.stop();
      await write().catch((err: unknown) => log.warn({ err }, 'the last uses of keys are lost'));
    },
  };
};

export type KeyWatch = ReturnType<typeof createKeyWatch>;
