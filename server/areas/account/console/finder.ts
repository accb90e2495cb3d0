import {
  type AccountOrder,
  type AccountQuery,
  type FoundAccount,
  listedAccount,
  queryAccounts,
} from '#contract/account/console-accounts.ts';
import { accountList } from '#contract/account/account-list.ts';
import { bracketSpellings } from '#contract/enterprise/comparable-name.ts';
import { SALES_OFFERED } from '#contract/auth/limits.ts';
import { foldPhone, maskPhone, nameKeyOf, phonePattern, userNamePattern } from '#contract/auth/names.ts';
import { anyPart } from '#server/kit/database/any-part.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { conditionsOf } from '#server/kit/database/list-query.ts';
import { around, compose, pageOf, type Part, some } from '#server/kit/database/query.ts';
import { type RowOf, selectionOf } from '#server/kit/database/selection.ts';
import { sinceDay, untilDay } from '#server/kit/database/shanghai-days.ts';

/** SQL: the account's last login that is still recorded, by device or by session. Only a session has an address. */
export const lastLogin = `greatest(
  (select max(d.seen_at) from identity_device d where d.owner_id = a.account_id),
  (select max(s.created_at) from identity_session s where s.account_id = a.account_id and s.sub_account_id is null))`;

/** The account `a` in a list. */
export const listed = selectionOf(listedAccount, {
  of: 'a',
  from: {
    accountId: { isId: true },
    phone: { read: maskPhone },
    lastLoginAt: { sql: lastLogin },
  },
});

/** Matches the beginning of the user name; `%` and `_` are ordinary characters. */
const findSales = named(
  'identity.findSalesAccounts',
  `select account_id, user_name from identity_account
   where user_roles @> array[4]::smallint[] and enabled and starts_with(user_name_key, $1)
   order by user_name_key limit ${SALES_OFFERED}`,
);

/** Runs as a subquery before the rest, so that it can use an index. */
const ofSubAccount = (condition: Part): Part =>
  around('a.account_id = any (array(select u.account_id from identity_sub_account u where ??))', condition);

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const idPattern = /^[1-9]\d{0,17}$/;

/** The ways in which a keyword can match a sub-account `u`. Each one has an index. */
const waysToSubAccount = (key: string): Part[] => {
  if (uuidPattern.test(key)) return [['u.uuid = ?::uuid', key]];
  if (userNamePattern.test(key)) return [['u.login_name_key = ?', key]];
  const ways: Part[] = [];
  if (idPattern.test(key)) ways.push(['u.sub_account_id = ?::bigint', key]);
  const phone = foldPhone(key);
  if (phonePattern.test(phone)) ways.push(['u.phone = ?', phone]);
  return ways;
};

/** SQL: the sub-accounts of a found account `a` that the keyword matches. */
const namedSubAccounts = (keyword: string): Part => {
  // In a full login name, the number after `@` has already matched the enterprise.
  const [way, ...others] = waysToSubAccount(nameKeyOf(keyword).replace(/@\d{8}$/, ''));
  if (!way) return [`'[]'::json`];
  return around(
    `(select coalesce(json_agg(json_build_object('subAccountId', u.sub_account_id::text, 'loginName', u.login_name,
       'subAccountName', u.sub_account_name) order by u.login_name_key), '[]')
     from identity_sub_account u where u.account_id = a.account_id and ??)`,
    some([way, ...others]),
  );
};

/** The ways in which a keyword can match an account. Each one has an index. */
const keywordCondition = (typed: string): Part => {
  const key = nameKeyOf(typed);
  const ways: [Part, ...Part[]] = [
    ['a.user_name_key like ?', anyPart(key)],
    ['lower(a.enterprise_name) like ?', anyPart(key)],
  ];
  for (const name of bracketSpellings(typed.trim().toLowerCase()))
    if (name !== key) ways.push(['lower(a.enterprise_name) like ?', anyPart(name)]);
  if (idPattern.test(key)) ways.push(['a.account_id = ?::bigint', key]);
  if (uuidPattern.test(key)) ways.push(['a.uuid = ?::uuid', key]);
  const phone = foldPhone(key);
  if (phonePattern.test(phone)) ways.push(['a.phone = ?', phone]);
  if (/^\d{4}$/.test(key)) ways.push(['right(a.phone, 4) = ?', key]);
  const enterpriseNo = /^(?:[^@]*@)?(\d{8})$/.exec(key)?.[1];
  if (enterpriseNo !== undefined) ways.push(['a.enterprise_no = ?', enterpriseNo]);
  return some([...ways, ...waysToSubAccount(key).map(ofSubAccount)]);
};

const orders: Record<AccountOrder, string> = {
  newest: 'a.created_at desc, a.account_id desc',
  oldest: 'a.created_at, a.account_id',
  name: 'a.user_name_key',
};

const conditionOf = conditionsOf(accountList, queryAccounts, {
  keyword: keywordCondition,
  userRole: (role) => ['a.user_roles @> array[?]::smallint[]', role],
  accountRole: (role) => ['a.account_role = ?', role],
  authStatus: (status) => ['a.auth_status = ?', status],
  enabled: (isEnabled) => [isEnabled ? 'a.enabled' : 'not a.enabled'],
  createdFrom: sinceDay('a.created_at'),
  createdTo: untilDay('a.created_at'),
});

/** Finds main accounts for operators. */
export const createAccountFinder = (database: Database) => ({
  /** Returns a page of the matching accounts and their total. */
  async query(query: AccountQuery): Promise<{ total: number; list: FoundAccount[] }> {
    const { order, keyword } = query;
    const condition = conditionOf(query);
    const [rows, [counted]] = await Promise.all([
      // Reads the details only for the accounts of the page.
      database.query<RowOf<typeof listed> & { named: FoundAccount['namedSubAccounts'] }>(
        ...compose(
          'with page as (select a.account_id from identity_account a where',
          condition,
          around(`order by ${orders[order]} ??)`, pageOf(query)),
          around(`select ${listed.columns}, ?? as named`, namedSubAccounts(keyword)),
          `from identity_account a where a.account_id in (select account_id from page) order by ${orders[order]}`,
        ),
      ),
      database.query<{ found: number }>(
        ...compose('select count(*) as found from identity_account a where', condition),
      ),
    ]);
    return {
      total: counted?.found ?? 0,
      list: rows.map((row) => ({ ...listed.read(row), namedSubAccounts: row.named })),
    };
  },

  /** Finds sales accounts by the beginning of their user name. */
  async sales(keyword: string): Promise<{ accountId: string; userName: string }[]> {
    const rows = await database.query<{ account_id: number; user_name: string }>(findSales, [nameKeyOf(keyword)]);
    return rows.map(({ account_id, user_name }) => ({ accountId: String(account_id), userName: user_name }));
  },
});
