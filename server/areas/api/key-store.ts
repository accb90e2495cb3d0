import { createHash, randomBytes } from 'node:crypto';
import { keyOf, type KeyKind, shownKey } from '#contract/api/key-format.ts';
import type { KeyUse } from '#contract/kit/key-uses.ts';
import type { AuthStatus } from '#contract/kit/roles.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';

/** Runs on every call of a program: the key with its application and account. */
const find = named(
  'api.findKey',
  `select k.key_id, k.kind, k.uses, k.ability_nos, k.day_limit, p.application_id, p.name as application_name, p.keeps_inputs,
     a.account_id, a.auth_status, a.enabled, k.revoked_at is not null as is_revoked, k.block_reason <> '' as is_blocked,
     coalesce(k.expires_at <= now(), false) as is_expired, coalesce(k.good_until <= now(), false) as is_rotated,
     k.networks = '{}' or exists (select from unnest(k.networks) n where $2::inet <<= n) as is_inside
   from api_key k join api_application p using (application_id) join identity_account a using (account_id)
   where k.hash = $1`,
);
const add = named(
  'api.addKey',
  `insert into api_key (application_id, kind, hash, shown, name, uses, ability_nos, networks, day_limit, expires_at,
     sub_account_id, created_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8::cidr[], $9, $10, $11, $12) returning key_id`,
);

export interface FoundKey {
  key_id: string;
  kind: KeyKind;
  uses: KeyUse[];
  ability_nos: number[] | null;
  day_limit: number | null;
  application_id: string;
  application_name: string;
  keeps_inputs: boolean;
  account_id: number;
  auth_status: AuthStatus;
  /** Of the account. */
  enabled: boolean;
  is_revoked: boolean;
  /** An operator has stopped it, and may let it work again. */
  is_blocked: boolean;
  is_expired: boolean;
  /** Another key has taken its place for good. */
  is_rotated: boolean;
  /** The caller's network is allowed. */
  is_inside: boolean;
}

export interface NewKey {
  applicationId: string;
  kind: KeyKind;
  name: string;
  uses: readonly KeyUse[];
  abilityNos: readonly number[] | null;
  networks: readonly string[];
  dayLimit: number | null;
  expiresAt: Date | null;
  subAccountId: string | null;
  createdBy: string;
}

/** The SHA-256 by which a key is stored. */
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

export const createKeyStore = (database: Database) => ({
  /** Returns undefined for a key that was never made. */
  async find(key: string, address: string | null): Promise<FoundKey | undefined> {
    const [row] = await database.query<FoundKey>(find, [hashOfKey(key), address]);
    return row;
  },

  /** Creates a key and returns it. It cannot be read again afterwards. */
  async add(given: NewKey): Promise<{ keyId: string; key: string; shown: string }> {
    const key = keyOf(given.kind, randomBytes);
    const shown = shownKey(key);
    const [row] = await database.query<{ key_id: string }>(add, [
      given.applicationId,
      given.kind,
      hashOfKey(key),
      shown,
      given.name,
      given.uses,
      given.abilityNos,
      given.networks,
      given.dayLimit,
      given.expiresAt,
      given.subAccountId,
      given.createdBy,
    ]);
    return { keyId: (row as { key_id: string }).key_id, key, shown };
  },
});
