import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { removalOf } from '#server/kit/database/removal.ts';

const find = named(
  'identity.findSecondFactor',
  `select f.sealed_key, f.enabled_at,
     (select count(*) from identity_recovery_code c where c.account_id = f.account_id) as codes_left
   from identity_second_factor f where f.account_id = $1`,
);
const begin = named(
  'identity.beginSecondFactor',
  `insert into identity_second_factor as f (account_id, sealed_key) values ($1, $2)
   on conflict (account_id) do update set sealed_key = excluded.sealed_key, begun_at = now() where f.enabled_at is null
   returning 1`,
);
const enable = named(
  'identity.enableSecondFactor',
  'update identity_second_factor set enabled_at = now() where account_id = $1 and sealed_key = $2 returning 1',
);
/** Of parallel uses of a code, one finds a lower step. */
const useStep = named(
  'identity.useOneTimeCode',
  'update identity_second_factor set last_step = $2 where account_id = $1 and last_step < $2 returning 1',
);
const useRecovery = named(
  'identity.useRecoveryCode',
  'delete from identity_recovery_code where account_id = $1 and code_mac = $2 returning 1',
);
const dropRecovery = named('identity.dropRecoveryCodes', 'delete from identity_recovery_code where account_id = $1');
const addRecovery = named(
  'identity.addRecoveryCodes',
  'insert into identity_recovery_code (account_id, code_mac) select $1::bigint, unnest($2::bytea[])',
);
const remove = named('identity.removeSecondFactor', 'delete from identity_second_factor where account_id = $1');
/** Unconfirmed keys. */
export const oldKeys = removalOf(
  'identity.removeOldKeys',
  'identity_second_factor',
  `enabled_at is null and begun_at < now() - interval '1 day'`,
);

export interface StoredFactor {
  sealedKey: Buffer;
  /** Null until the owner has confirmed the key. */
  enabledAt: Date | null;
  recoveryCodesLeft: number;
}

interface FactorRow {
  sealed_key: Buffer;
  enabled_at: Date | null;
  codes_left: number;
}

/** The keys of one-time codes, and the recovery codes. */
export const createSecondFactorStore = (database: Database) => {
  const happened = async (statement: typeof enable, values: unknown[]) =>
    (await database.query(statement, values)).length > 0;
  return {
    async find(accountId: number | string): Promise<StoredFactor | undefined> {
      const [row] = await database.query<FactorRow>(find, [accountId]);
      return row && { sealedKey: row.sealed_key, enabledAt: row.enabled_at, recoveryCodesLeft: row.codes_left };
    },
    /** Whether the account needs one-time codes to log in. */
    async isOn(accountId: number | string): Promise<boolean> {
      const [row] = await database.query<FactorRow>(find, [accountId]);
      return Boolean(row?.enabled_at);
    },
    /** Stores a key that is to be confirmed. Returns false if one is turned on already. */
    begin: (accountId: string, sealedKey: Buffer) => happened(begin, [accountId, sealedKey]),
    /** Returns false if another key has replaced this one. */
    enable: (accountId: string, sealedKey: Buffer) => happened(enable, [accountId, sealedKey]),
    /** Returns false if a code of this step or a later one was accepted before. */
    useStep: (accountId: number | string, step: number) => happened(useStep, [accountId, step]),
    /** Returns whether there was such a code. */
    useRecovery: (accountId: number | string, mac: Buffer) => happened(useRecovery, [accountId, mac]),
    async replaceRecovery(accountId: string, macs: readonly Buffer[]): Promise<void> {
      await database.query(dropRecovery, [accountId]);
      await database.query(addRecovery, [accountId, macs]);
    },
    remove: (accountId: string) => database.query(remove, [accountId]),
  };
};
