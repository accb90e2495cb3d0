import type { Database } from '#server/kit/database/database.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import { today } from '#server/kit/database/shanghai-days.ts';
import { named } from '#server/kit/database/statement.ts';
import type { NamedKey } from '../notifications.ts';

const keyColumns = `k.key_id, k.application_id, p.name as application_name, k.name, k.shown, p.account_id,
  s.sub_account_id`;
const keyTables = `api_key k join api_application p using (application_id)
  left join identity_sub_account s on s.sub_account_id = k.sub_account_id`;
const findByHashes = named(
  'api.findKeysByHashes',
  `select ${keyColumns} from ${keyTables} where k.hash = any ($1::bytea[])`,
);
const findWithLimit = named(
  'api.findKeysNearLimit',
  `select ${keyColumns}, k.day_limit, d.used from ${keyTables}
   join api_key_day d on d.key_id = k.key_id and d.day = ${today}
   where k.key_id = any ($1::uuid[]) and k.day_limit is not null order by k.key_id`,
);
/** Returns a row for what the account was not notified of on this day. */
const note = named(
  'api.noteNotified',
  `insert into api_notified (account_id, subject, day) select account_id, $2, ${today} from identity_account
   where account_id = $1 on conflict do nothing returning 1 as is_new`,
);

export const oldNotified = removalOf('api.removeOldNotified', 'api_notified', `day < current_date - 7`);
export const oldKeyDays = removalOf('api.removeOldKeyDays', 'api_key_day', `day < current_date - 90`);

interface KeyRow {
  key_id: string;
  application_id: string;
  application_name: string;
  name: string;
  shown: string;
  account_id: number;
  /** The sub-account that made it, if it is still there. */
  sub_account_id: number | null;
}

interface LimitedKeyRow extends KeyRow {
  day_limit: number;
  used: number;
}

/** A key with the users who are notified of it. */
export interface KnownKey {
  keyId: string;
  accountId: number;
  recipients: number[];
  key: NamedKey;
}

const knownKey = (row: KeyRow): KnownKey => ({
  keyId: row.key_id,
  accountId: row.account_id,
  recipients: row.sub_account_id === null ? [row.account_id] : [row.account_id, row.sub_account_id],
  key: {
    applicationId: row.application_id,
    applicationName: row.application_name,
    name: row.name,
    shown: row.shown,
  },
});

/** What accounts are notified of, and the keys that this is about. */
export const createNoticeStore = (database: Database) => ({
  async findByHashes(hashes: readonly Buffer[]): Promise<KnownKey[]> {
    return (await database.query<KeyRow>(findByHashes, [hashes])).map(knownKey);
  },

  /** Returns those of the keys that have a day limit and were charged on this day. */
  async findWithLimit(keyIds: readonly string[]): Promise<(KnownKey & { limit: number; used: number })[]> {
    const rows = await database.query<LimitedKeyRow>(findWithLimit, [keyIds]);
    return rows.map((row) => ({ ...knownKey(row), limit: row.day_limit, used: row.used }));
  },

  /** Returns whether to notify the account: true if the subject has no row for this day in Shanghai yet. */
  async note(accountId: number | string, subject: string): Promise<boolean> {
    return (await database.query(note, [accountId, subject])).length > 0;
  },
});
