import { nameKeyOf } from '#contract/auth/names.ts';
import { isOperator, type UserRole, userRoles } from '#contract/kit/roles.ts';
import { named } from '#server/kit/database/pool.ts';
import type { Addressees, CreateRecipients } from '#server/kit/notify/recipients.ts';

const find = named(
  'identity.findRecipients',
  `select n.name, a.account_id, a.user_roles from unnest($1::text[], $2::text[]) with ordinality n (name, key, at)
   left join identity_account a on a.user_name_key = n.key or a.phone = n.key order by n.at`,
);
const isMeant = `not user_roles && array[${userRoles.manager}, ${userRoles.superManager}]::smallint[]
  and ($1::bigint[] is null or account_id = any ($1)) and ($2::smallint[] is null or auth_status = any ($2))
  and ($3::smallint[] is null or user_roles && $3) and ($4::smallint[] is null or account_role = any ($4))`;
const count = named('identity.countRecipients', `select count(*) as accounts from identity_account where ${isMeant}`);
const next = named(
  'identity.nextRecipients',
  `select account_id from identity_account where ${isMeant} and account_id > $5 and created_at <= $6
   order by account_id limit $7`,
);

const someOf = (values: readonly number[]) => (values.length > 0 ? values : null);
const valuesOf = (addressees: Addressees) => {
  if (addressees.to === 'named') return [addressees.accountIds, null, null, null];
  if (addressees.to === 'all') return [null, null, null, null];
  const { authStatuses, userRoles: roles, accountRoles } = addressees;
  return [null, someOf(authStatuses), someOf(roles), someOf(accountRoles)];
};

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
    const [row] = await database.query<{ accounts: number }>(count, valuesOf(addressees));
    return (row as { accounts: number }).accounts;
  },

  async next(addressees, { after, until, limit }) {
    const rows = await database.query<{ account_id: number }>(next, [...valuesOf(addressees), after, until, limit]);
    return rows.map((row) => row.account_id);
  },
});
