import { nameKeyOf } from '#contract/auth/names.ts';
import { isOperator, type UserRole, userRoles } from '#contract/kit/roles.ts';
import { named } from '#server/kit/database/pool.ts';
import { compose, every, type Part } from '#server/kit/database/query.ts';
import type { Addressees, CreateRecipients } from '#server/kit/notify/recipients.ts';

const find = named(
  'identity.findRecipients',
  `select n.name, a.account_id, a.user_roles from unnest($1::text[], $2::text[]) with ordinality n (name, key, at)
   left join identity_account a on a.user_name_key = n.key or a.phone = n.key order by n.at`,
);
const isNoOperator: Part = [`not user_roles && array[${userRoles.manager}, ${userRoles.superManager}]::smallint[]`];

/** No values are no condition. */
const whenSome = (values: readonly number[], condition: string): Part | undefined =>
  values.length > 0 ? [condition, values] : undefined;

const chosenBy = (addressees: Addressees): (Part | undefined)[] => {
  if (addressees.to === 'named') return [['account_id = any (?::bigint[])', addressees.accountIds]];
  if (addressees.to === 'all') return [];
  return [
    whenSome(addressees.authStatuses, 'auth_status = any (?::smallint[])'),
    whenSome(addressees.userRoles, 'user_roles && ?::smallint[]'),
    whenSome(addressees.accountRoles, 'account_role = any (?::smallint[])'),
  ];
};
const isMeant = (addressees: Addressees, ...further: Part[]): Part =>
  every([isNoOperator, ...chosenBy(addressees), ...further]);

/** Finds message recipients: all main accounts except operators. */
export const createRecipients: CreateRecipients = (database) => ({
  async find(names) {
    const rows = await database.query<{ name: string; account_id: number | null; user_roles: UserRole[] | null }>(
      find,
      [names, names.map(nameKeyOf)],
    );
    const accountIds = new Set<number>();
    const unknown: string[] = [];
    const operators: string[] = [];
    for (const { name, account_id: accountId, user_roles: roles } of rows) {
      if (accountId === null) unknown.push(name);
      else if (isOperator(roles as UserRole[])) operators.push(name);
      else accountIds.add(accountId);
    }
    return { accountIds: [...accountIds], unknown, operators };
  },

  async count(addressees) {
    const [row] = await database.query<{ accounts: number }>(
      ...compose('select count(*) as accounts from identity_account where', isMeant(addressees)),
    );
    return row?.accounts ?? 0;
  },

  async next(addressees, { after, until, limit }) {
    const rows = await database.query<{ account_id: number }>(
      ...compose(
        'select account_id from identity_account where',
        isMeant(addressees, ['account_id > ?', after], ['created_at <= ?', until]),
        ['order by account_id limit ?', limit],
      ),
    );
    return rows.map((row) => row.account_id);
  },
});
