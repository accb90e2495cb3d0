import { accountList } from '#contract/account/account-list.ts';
import { variantsOf } from '#server/kit/database/check/variants.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createRecipients } from '../public/recipients.ts';
import { createAccountFinder } from './finder.ts';

/** One of each kind of keyword that the finder distinguishes. */
const keywords = [
  '',
  '仓储',
  'Warehouse',
  '12345678',
  '2222',
  '13911112222',
  'anyone@20269999',
  '0b9e61d2-5a5c-4f39-8f0e-1d3f0f3b7a10',
];

/** Runs every statement that the account finder and the recipients of messages compose. */
export const runStatements = async (database: Database): Promise<void> => {
  const finder = createAccountFinder(database);
  const page = { keyword: '', order: 'newest', pageNo: 1, pageSize: 10 } as const;
  const filters = {
    userRole: 5,
    accountRole: 4,
    authStatus: 1,
    enabled: true,
    createdFrom: '2026-01-01',
    createdTo: '2026-01-31',
  } as const;
  for (const order of accountList.parameters.order.values ?? []) await finder.query({ ...page, order });
  for (const keyword of keywords)
    for (const some of variantsOf(filters)) await finder.query({ ...page, ...some, keyword });
  await finder.query({ ...page, enabled: false });
  const recipients = createRecipients(database);
  const nobody = { authStatuses: [], userRoles: [], accountRoles: [] };
  for (const addressees of [
    { to: 'all' } as const,
    { to: 'named', accountIds: [1] } as const,
    ...variantsOf({ authStatuses: [1], userRoles: [1], accountRoles: [4] } as const).map(
      (some) => ({ to: 'chosen', ...nobody, ...some }) as const,
    ),
  ]) {
    await recipients.count(addressees as never);
    await recipients.next(addressees as never, { after: 0, until: new Date(), limit: 10 });
  }
};
