import { queryOrders } from '#contract/work-orders/calls.ts';
import { queryDesk } from '#contract/work-orders/console-calls.ts';
import { variantsOf } from '#server/kit/database/check/variants.ts';
import type { Database } from '#server/kit/database/database.ts';
import { findOrders } from './console/operator-desk.ts';
import { serveWorkOrders } from './routes.ts';

const page = { pageNo: 1, pageSize: 10 };
const ownItems = new Set(['workOrderCreate']);
const user = { accountId: '1', accountType: 0, groupName: '', permissionItems: new Set(), permissions: new Set() };
const users = [
  user,
  { ...user, accountType: 1, accountRole: 5, subAccountId: '2', groupName: '北区' },
  { ...user, accountType: 1, accountRole: 6, subAccountId: '2', groupName: '北区', permissionItems: ownItems },
];

/** Runs every statement that the two lists of work orders compose. */
export const runStatements = async (database: Database): Promise<void> => {
  const handlers = new Map<unknown, (request: object, caller: object) => Promise<unknown>>();
  const calls = { serve: (call: unknown, handler: never) => handlers.set(call, handler) };
  serveWorkOrders(calls as never, database, {} as never);
  const list = handlers.get(queryOrders);
  const desk = handlers.get(queryDesk);
  if (!list || !desk) throw new Error('the lists of work orders are not served');

  const dates = { createdFrom: '2026-01-01', createdTo: '2026-01-31' };
  for (const one of users)
    for (const some of variantsOf({ kind: 1, keyword: '下载', own: true, state: 1, ...dates }))
      await list({ ...page, ...some }, { user: one });
  for (const keyword of [undefined, '下载', 'WO20260101-000001'])
    for (const state of [undefined, 1, 6, null])
      for (const order of ['waiting', 'newest'])
        for (const assignee of ['me', 'none'])
          for (const some of variantsOf({ kind: 1, severity: 1, assignee, urged: true }))
            await desk({ ...page, ...some, order, state, keyword }, { user });
  for (const keyword of ['下载', '下载失败', 'WO20260101-000001']) await findOrders(database, keyword, 6);
};
