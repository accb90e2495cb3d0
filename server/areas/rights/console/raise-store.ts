import { queryRaises, type Raise, type RaiseQuery, raise } from '#contract/rights/console-calls.ts';
import { raiseList } from '#contract/rights/raise-list.ts';
import type { RaisedLimits } from '#contract/rights/raised-limits.ts';
import type { AuthStatus, UserRole } from '#contract/kit/roles.ts';
import { anyPart } from '#server/kit/database/any-part.ts';
import type { Database } from '#server/kit/database/database.ts';
import { conditionsOf } from '#server/kit/database/list-query.ts';
import { compose, pageOf, type Part, some } from '#server/kit/database/query.ts';
import { type RowOf, selectionOf } from '#server/kit/database/selection.ts';
import { endOf } from '#server/kit/database/shanghai-days.ts';
import { named } from '#server/kit/database/statement.ts';
import { isCurrent } from '../public/effective-limits.ts';

export const listed = selectionOf(raise.shape, {
  of: 'r',
  from: {
    raiseId: { isId: true },
    accountId: { isId: true },
    userName: { sql: 'a.user_name' },
    enterpriseName: { sql: 'a.enterprise_name' },
    isCurrent: { sql: isCurrent },
    version: { sql: 'r.revision' },
  },
});
const tables = 'from rights_raise r join identity_account a using (account_id)';

const find = named('rights.findRaise', `select ${listed.columns} ${tables} where r.raise_id = $1`);
const holdRaise = named('rights.holdRaise', `select ${listed.columns} ${tables} where r.raise_id = $1 for update of r`);
const current = named(
  'rights.listCurrentRaises',
  `select ${listed.columns} ${tables} where r.account_id = $1 and ${isCurrent} order by r.raise_id desc`,
);
const currentOf = named(
  'rights.listCurrentRaisesOf',
  `select ${listed.columns} ${tables} where r.account_id = any($1::bigint[]) and ${isCurrent}`,
);
const statusesOf = named(
  'rights.listAuthStatuses',
  'select account_id, auth_status from identity_account where account_id = any($1::bigint[])',
);
const ofAccount = named(
  'rights.listRaisesOf',
  `select ${listed.columns} ${tables} where r.account_id = $1 order by r.raise_id desc limit $2`,
);
const findAccount = named(
  'rights.findAccount',
  'select account_id, user_name, enterprise_name, auth_status, user_roles from identity_account where account_id = $1',
);
/** Operators who raise quotas of one account queue. */
const holdAccount = named(
  'rights.holdAccount',
  `select pg_advisory_xact_lock(hashtextextended('rights_raise ' || $1::text, 0))`,
);
const add = named(
  'rights.addRaise',
  `insert into rights_raise (account_id, ability_no, ability_name, trials_a_day, trials_a_month, trials_in_all,
     calls_a_second, job_pictures_a_day, until, reason, made_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8, ${endOf('$9')}, $10, $11)
   returning raise_id`,
);
const end = named(
  'rights.endRaise',
  `update rights_raise set ended_at = now(), ended_by = $2, end_reason = $3, revision = revision + 1
   where raise_id = $1`,
);

const conditionOf = conditionsOf(raiseList, queryRaises, {
  keyword(typed) {
    const key = typed.trim().toLowerCase();
    const ways: [Part, ...Part[]] = [
      ['a.user_name_key like ?', anyPart(key)],
      ['lower(a.enterprise_name) like ?', anyPart(key)],
    ];
    if (/^[1-9]\d{0,17}$/.test(key)) ways.push(['a.account_id = ?::bigint', key]);
    return some(ways);
  },
  state: (state) => [state === 'current' ? isCurrent : `not ${isCurrent}`],
});

export interface AccountFacts {
  account_id: number;
  user_name: string;
  enterprise_name: string | null;
  auth_status: AuthStatus;
  user_roles: UserRole[];
}

type StatusRow = Pick<AccountFacts, 'account_id' | 'auth_status'>;

export interface NewRaise extends RaisedLimits {
  accountId: string;
  abilityNo: number | null;
  abilityName: string;
  untilOn: string | null;
  reason: string;
  madeBy: string;
}

/** What operators have raised for accounts. */
export const createRaiseStore = (database: Database) => {
  const read = async (statement: typeof find, values: unknown[]): Promise<Raise[]> =>
    (await database.query<RowOf<typeof listed>>(statement, values)).map(listed.read);

  return {
    async query(query: RaiseQuery): Promise<{ total: number; list: Raise[] }> {
      const condition = conditionOf(query);
      const [rows, [counted]] = await Promise.all([
        database.query<RowOf<typeof listed>>(
          ...compose(
            `select ${listed.columns} ${tables} where`,
            condition,
            'order by r.made_at desc, r.raise_id desc',
            pageOf(query),
          ),
        ),
        database.query<{ found: number }>(...compose(`select count(*) as found ${tables} where`, condition)),
      ]);
      return { total: counted?.found ?? 0, list: rows.map(listed.read) };
    },

    async find(raiseId: string): Promise<Raise | undefined> {
      return (await read(find, [raiseId]))[0];
    },
    /** Locks a raise until the transaction ends. */
    async hold(raiseId: string): Promise<Raise | undefined> {
      return (await read(holdRaise, [raiseId]))[0];
    },
    /** Lists the raises of an account that hold now, the latest first. */
    listCurrent: (accountId: string) => read(current, [accountId]),
    /** Lists the raises of several accounts that hold now. */
    listCurrentOf: (accountIds: readonly string[]) => read(currentOf, [accountIds]),
    /** Returns the certification of accounts, by id. */
    async authStatuses(accountIds: readonly string[]): Promise<ReadonlyMap<string, AuthStatus>> {
      const rows = await database.query<StatusRow>(statusesOf, [accountIds]);
      return new Map(rows.map(({ account_id: id, auth_status: status }) => [String(id), status]));
    },
    /** Lists the latest raises of an account, with those that have ended. */
    listOf: (accountId: string, limit: number) => read(ofAccount, [accountId, limit]),

    async account(accountId: string): Promise<AccountFacts | undefined> {
      const [row] = await database.query<AccountFacts>(findAccount, [accountId]);
      return row;
    },
    async holdAccount(accountId: string): Promise<void> {
      await database.query(holdAccount, [accountId]);
    },

    async add(given: NewRaise): Promise<string> {
      const [row] = await database.query<{ raise_id: number }>(add, [
        given.accountId,
        given.abilityNo,
        given.abilityName,
        given.trialsADay,
        given.trialsAMonth,
        given.trialsInAll,
        given.callsASecond,
        given.jobPicturesADay,
        given.untilOn,
        given.reason,
        given.madeBy,
      ]);
      return String((row as { raise_id: number }).raise_id);
    },
    async end(raiseId: string, by: string, reason: string): Promise<void> {
      await database.query(end, [raiseId, by, reason]);
    },
  };
};
