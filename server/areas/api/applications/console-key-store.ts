import { type KeyQuery, type ListedKey, listedKey, queryKeys } from '#contract/api/applications/console-key-calls.ts';
import { consoleKeyList } from '#contract/api/applications/console-key-list.ts';
import { withoutKeys } from '#contract/api/key-format.ts';
import { anyPart } from '#server/kit/database/any-part.ts';
import type { Database } from '#server/kit/database/database.ts';
import { conditionsOf } from '#server/kit/database/list-query.ts';
import { compose, pageOf, type Part, some } from '#server/kit/database/query.ts';
import { type RowOf, selectionOf } from '#server/kit/database/selection.ts';
import { named } from '#server/kit/database/statement.ts';
import { keyState } from './owned-key-store.ts';

export const listed = selectionOf(listedKey.shape, {
  of: 'k',
  from: {
    accountId: { sql: 'a.account_id', isId: true },
    userName: { sql: 'a.user_name' },
    enterpriseName: { sql: 'a.enterprise_name' },
    applicationName: { sql: 'p.name' },
    state: { sql: keyState },
  },
});
const tables = `from api_key k join api_application p using (application_id)
  join identity_account a using (account_id)`;

const findOwner = named(
  'api.findKeyOwner',
  `select a.account_id, a.user_name, a.enterprise_name, p.application_id, p.name as application_name,
     s.sub_account_id ${tables} left join identity_sub_account s on s.sub_account_id = k.sub_account_id
   where k.key_id = $1`,
);
const block = named(
  'api.blockKey',
  `update api_key set revoked_at = now(), revoked_by = $2, block_reason = $3, revision = revision + 1 where key_id = $1`,
);
const unblock = named(
  'api.unblockKey',
  `update api_key set revoked_at = null, revoked_by = '', block_reason = '', revision = revision + 1 where key_id = $1`,
);

const conditionOf = conditionsOf(consoleKeyList, queryKeys, {
  keyword(typed) {
    const key = withoutKeys(typed.trim());
    const small = key.toLowerCase();
    const ways: [Part, ...Part[]] = [
      ['k.shown like ?', anyPart(key)],
      ['a.user_name_key like ?', anyPart(small)],
      ['lower(a.enterprise_name) like ?', anyPart(small)],
      ['lower(p.name) like ?', anyPart(small)],
    ];
    if (/^[1-9]\d{0,17}$/.test(key)) ways.push(['a.account_id = ?::bigint', key]);
    return some(ways);
  },
  state: (state) => [`${keyState} = ?`, state],
  kind: (kind) => ['k.kind = ?', kind],
});

const orders = { newest: 'k.created_at desc, k.key_id', oldest: 'k.created_at, k.key_id' } as const;

export interface KeyOwner {
  account_id: number;
  user_name: string;
  enterprise_name: string | null;
  application_id: string;
  application_name: string;
  /** The sub-account that made the key, if it is still there. */
  sub_account_id: number | null;
}

/** The keys of all accounts, as operators find and block them. */
export const createConsoleKeyStore = (database: Database) => ({
  async query(query: KeyQuery): Promise<{ total: number; list: ListedKey[] }> {
    const condition = conditionOf(query);
    const [rows, [counted]] = await Promise.all([
      database.query<RowOf<typeof listed>>(
        ...compose(
          `select ${listed.columns} ${tables} where`,
          condition,
          `order by ${orders[query.order]}`,
          pageOf(query),
        ),
      ),
      database.query<{ found: number }>(...compose(`select count(*) as found ${tables} where`, condition)),
    ]);
    return { total: counted?.found ?? 0, list: rows.map(listed.read) };
  },

  /** Returns whose key it is, or undefined if there is no such key. */
  async owner(keyId: string): Promise<KeyOwner | undefined> {
    const [row] = await database.query<KeyOwner>(findOwner, [keyId]);
    return row;
  },
  async block(keyId: string, by: string, reason: string): Promise<void> {
    await database.query(block, [keyId, by, reason]);
  },
  async unblock(keyId: string): Promise<void> {
    await database.query(unblock, [keyId]);
  },
});
