import { DEAD_KEYS_KEPT, KEY_USES_SHOWN, type OverlapHours } from '#contract/api/applications/limits.ts';
import type { KeyState } from '#contract/api/applications/key-states.ts';
import type { KeyKind } from '#contract/api/key-format.ts';
import type { KeyUse } from '#contract/kit/key-uses.ts';
import { TIME_ZONE } from '#contract/kit/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { endOf, today } from '#server/kit/database/shanghai-days.ts';
import { named } from '#server/kit/database/statement.ts';

/** SQL: the last day of a key, to whose end it works. */
const lastDay = `to_char(k.expires_at at time zone '${TIME_ZONE}' - interval '1 second', 'YYYY-MM-DD')`;
/** SQL: what becomes of a key; its owner's decision comes before what time did. */
export const keyState = `case when k.revoked_at is not null and k.block_reason <> '' then 'blocked'
  when k.revoked_at is not null then 'revoked'
  when k.good_until <= now() then 'rotated'
  when k.expires_at <= now() then 'expired'
  when k.good_until is not null then 'rotating' else 'active' end`;
const isDead = `(k.revoked_at is not null or coalesce(k.good_until <= now(), false) or coalesce(k.expires_at <= now(), false))`;

const list = named(
  'api.listKeys',
  `select k.key_id, k.kind, k.shown, k.name, k.uses, k.ability_nos, k.networks::text[] as networks, k.day_limit,
     coalesce(d.used, 0) as used_today, ${lastDay} as expires_on, k.created_at, k.created_by, ${keyState} as state,
     k.revoked_at, k.revoked_by, k.block_reason, k.good_until, s.shown as successor, k.revision
   from api_key k left join api_key s on s.key_id = k.successor_id
   left join api_key_day d on d.key_id = k.key_id and d.day = ${today}
   where k.application_id = $1 order by ${isDead}, k.created_at desc, k.key_id`,
);
const listUses = named(
  'api.listKeyUses',
  `select u.key_id, u.network, u.ability_no, u.used_at, u.code, u.refused
   from api_key k cross join (values (false), (true)) kind (refused) cross join lateral (
     select key_id, network, ability_no, used_at, code, refused from api_key_use
     where key_id = k.key_id and refused = kind.refused order by used_at desc, network limit ${KEY_USES_SHOWN}
   ) u where k.application_id = $1 order by u.used_at desc, u.network`,
);
/**
 * Its counts refer to a key, and a job that starts writes them while it holds a lock that the end of the key waits for.
 */
const hold = named(
  'api.holdKey',
  `select k.key_id, k.application_id, p.name as application_name, k.kind, k.shown, k.name, k.uses, k.ability_nos,
     k.networks::text[] as networks, k.day_limit,
     case when k.expires_at is not null then now() + (k.expires_at - k.created_at) end as renewed_until,
     k.good_until is not null as is_succeeded, ${lastDay} as expires_on, ${keyState} as state, k.revision
   from api_key k join api_application p using (application_id)
   where p.account_id = $1 and k.key_id = $2 for no key update of k`,
);
const countGood = named(
  'api.countGoodKeys',
  `select count(*)::integer as good from api_key k where k.application_id = $1 and not ${isDead}`,
);
const removeDead = named(
  'api.removeDeadKeys',
  `delete from api_key where key_id in (
     select k.key_id from api_key k where k.application_id = $1 and ${isDead}
     order by least(k.revoked_at, k.good_until, k.expires_at) desc, k.key_id offset ${DEAD_KEYS_KEPT})`,
);
const change = named(
  'api.changeKey',
  `update api_key k set name = $2, uses = $3, ability_nos = $4, networks = $5::cidr[], day_limit = $6,
     expires_at = case when $7::text is null then null
       when ${lastDay} = $7 then k.expires_at else ${endOf('$7')} end,
     revision = k.revision + 1
   where k.key_id = $1 returning k.revision`,
);
const succeed = named(
  'api.succeedKey',
  `update api_key set successor_id = $2, good_until = now() + make_interval(hours => $3), revision = revision + 1
   where key_id = $1 returning good_until`,
);
const revoke = named(
  'api.revokeKey',
  'update api_key set revoked_at = now(), revoked_by = $2, revision = revision + 1 where key_id = $1',
);
const endOfDay = named('api.endOfDay', `select ${endOf('$1')} as end_of_day`);

export interface KeyRow {
  key_id: string;
  kind: KeyKind;
  shown: string;
  name: string;
  uses: KeyUse[];
  ability_nos: number[] | null;
  networks: string[];
  day_limit: number | null;
  used_today: number;
  expires_on: string | null;
  created_at: Date;
  created_by: string;
  state: KeyState;
  revoked_at: Date | null;
  revoked_by: string;
  block_reason: string;
  good_until: Date | null;
  successor: string | null;
  revision: number;
}

export interface KeyUseRow {
  key_id: string;
  network: string;
  ability_no: number | null;
  used_at: Date;
  code: string;
  refused: boolean;
}

export interface HeldKey {
  key_id: string;
  application_id: string;
  application_name: string;
  kind: KeyKind;
  shown: string;
  name: string;
  uses: KeyUse[];
  ability_nos: number[] | null;
  networks: string[];
  day_limit: number | null;
  /** When a successor that is made now expires, which lives as long as this key. */
  renewed_until: Date | null;
  /** It has a successor already. */
  is_succeeded: boolean;
  expires_on: string | null;
  state: KeyState;
  revision: number;
}

/** The fields of a key that its owner may change. */
export interface WrittenKey {
  name: string;
  uses: readonly KeyUse[];
  abilityNos: readonly number[] | null;
  networks: readonly string[];
  dayLimit: number | null;
  expiresOn: string | null;
}

/** The keys of applications, as their owners see and change them. */
export const createOwnedKeyStore = (database: Database) => ({
  /** Lists the keys of an application, those that work first, the latest first. */
  list: (applicationId: string) => database.query<KeyRow>(list, [applicationId]),

  /** Lists where the keys of an application were used last. */
  listUses: (applicationId: string) => database.query<KeyUseRow>(listUses, [applicationId]),

  /** Locks a key until the transaction ends. Returns undefined if the account has no such key. */
  async hold(accountId: string, keyId: string): Promise<HeldKey | undefined> {
    const [row] = await database.query<HeldKey>(hold, [accountId, keyId]);
    return row;
  },

  /** Counts the keys of an application that work. */
  async countGood(applicationId: string): Promise<number> {
    const [row] = await database.query<{ good: number }>(countGood, [applicationId]);
    return row?.good ?? 0;
  },

  /** Removes the keys that stopped working first, if there are too many. */
  async removeDead(applicationId: string): Promise<void> {
    await database.query(removeDead, [applicationId]);
  },

  /** Returns the new revision. A last day that stays the same keeps its time. */
  async change(keyId: string, given: WrittenKey): Promise<number> {
    const { name, uses, abilityNos, networks, dayLimit, expiresOn } = given;
    const values = [keyId, name, uses, abilityNos, networks, dayLimit, expiresOn];
    const [row] = await database.query<{ revision: number }>(change, values);
    return (row as { revision: number }).revision;
  },

  /** Gives a key its successor, and returns until when both work. */
  async succeed(keyId: string, successorId: string, hours: OverlapHours): Promise<Date> {
    const [row] = await database.query<{ good_until: Date }>(succeed, [keyId, successorId, hours]);
    return (row as { good_until: Date }).good_until;
  },

  async revoke(keyId: string, revokedBy: string): Promise<void> {
    await database.query(revoke, [keyId, revokedBy]);
  },

  /** Returns when a day in Shanghai ends. */
  async endOf(day: string): Promise<Date> {
    const [row] = await database.query<{ end_of_day: Date }>(endOfDay, [day]);
    return (row as { end_of_day: Date }).end_of_day;
  },
});
