import { customer } from '#contract/auth/customer-calls.ts';
import { maskPhone } from '#contract/auth/names.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { offsetOf, type Page } from '#server/kit/database/query.ts';
import { type RowOf, selectionOf } from '#server/kit/database/selection.ts';

export const listed = selectionOf(customer.shape, { from: { phone: { read: maskPhone } } });

const saleOf = named(
  'identity.saleOf',
  `select s.user_name, s.phone from identity_account a join identity_account s on s.account_id = a.sale_id
   where a.account_id = $1 and s.enabled and 4 = any (s.user_roles)`,
);
const customersOf = named(
  'identity.customersOf',
  `select ${listed.columns} from identity_account
   where sale_id = $1 order by created_at desc, account_id desc offset $2 limit $3`,
);
const countCustomersOf = named(
  'identity.countCustomersOf',
  'select count(*) as customers from identity_account where sale_id = $1',
);

/** The sales contacts of accounts, and their customers. */
export const createSalesStore = (database: Database) => ({
  async saleOf(accountId: string): Promise<{ saleName: string; phone: string } | null> {
    const [row] = await database.query<{ user_name: string; phone: string }>(saleOf, [accountId]);
    return row ? { saleName: row.user_name, phone: row.phone } : null;
  },

  /** Returns the accounts whose sales contact this account is, newest first. */
  async customersOf(saleId: string, page: Page) {
    const [rows, [counted]] = await Promise.all([
      database.query<RowOf<typeof listed>>(customersOf, [saleId, offsetOf(page), page.pageSize]),
      database.query<{ customers: number }>(countCustomersOf, [saleId]),
    ]);
    return { total: counted?.customers ?? 0, list: rows.map(listed.read) };
  },
});
