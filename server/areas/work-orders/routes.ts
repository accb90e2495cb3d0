import { actOnOrder, createOrder, getOrder, queryOrders } from '#contract/work-orders/calls.ts';
import { orderList } from '#contract/work-orders/order-list.ts';
import { workOrderScopeOf } from '#contract/organisation/work-order-scope.ts';
import { maskKeys } from '#server/areas/api/public/leak-guard.ts';
import type { Database } from '#server/kit/database/database.ts';
import { conditionsOf } from '#server/kit/database/list-query.ts';
import { every } from '#server/kit/database/query.ts';
import { sinceDay, untilDay } from '#server/kit/database/shanghai-days.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import { ownerIdOf, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { idempotent } from '#server/kit/limits/idempotency.ts';
import { entryForCustomer, factsForCustomer, summaryOf } from './answers.ts';
import { serveDesk } from './console/console-routes.ts';
import { openOrder } from './creation.ts';
import { actAsCustomer } from './customer-actions.ts';
import { holding, visibleTo } from './list-conditions.ts';
import type { Dependencies } from './dependencies.ts';
import { roleInOrder } from './access.ts';
import { actionsOfCustomer, reopenUntil, urgeAgainAt } from './order-state.ts';
import { createWorkOrderStore } from './store.ts';

const conditionOf = conditionsOf(orderList, queryOrders, {
  state: (state) => ['state = ?', state],
  kind: (kind) => ['kind = ?', kind],
  keyword: (keyword) => holding(keyword, ['title', 'order_no']),
  // Part of `visibleTo`.
  own: () => undefined,
  createdFrom: sinceDay('created_at'),
  createdTo: untilDay('created_at'),
});

export const serveWorkOrders = (calls: Calls, database: Database, dependencies: Dependencies) => {
  const store = createWorkOrderStore(database);
  /** Keys of the open API are not stored. */
  const masked = <Request extends object>(transaction: Database, request: Request) =>
    maskKeys(transaction, dependencies.notify, request, 'workOrder');

  calls.serve(queryOrders, async (request, caller) => {
    const user = userOf(caller);
    const { own = false, state } = request;
    const [counts, list] = await Promise.all([
      store.countByState(every([visibleTo(user, own), conditionOf({ ...request, state: undefined })])),
      store.list(every([visibleTo(user, own), conditionOf(request)]), 'newest', request),
    ]);
    return {
      total: counts.reduce((sum, one) => (state === undefined || one.state === state ? sum + one.count : sum), 0),
      counts,
      list: list.map((order) => ({ ...summaryOf(order), own: order.ownerId === ownerIdOf(user) })),
      seesOthers: workOrderScopeOf(user) !== 'own',
    };
  });

  calls.serve(getOrder, async ({ orderId }, caller) => {
    const order = await store.find(orderId);
    const part = order && roleInOrder(userOf(caller), order);
    if (!order || part === undefined) throw protocolError('user', 'notFound', 'orderId');
    const may = part === 'customer' ? actionsOfCustomer(order, order.now) : [];
    const shown = await store.timeline(orderId, { internal: false });
    return {
      ...factsForCustomer(order, shown),
      timeline: shown.map(entryForCustomer),
      readOnly: part === 'viewer',
      may,
      urgeAgainAt: (part === 'customer' && urgeAgainAt(order, order.now)?.toISOString()) || null,
      reopenUntil: (may.includes('reopen') && reopenUntil(order)?.toISOString()) || null,
    };
  });

  calls.serve(createOrder, (request, caller) =>
    idempotent(database, caller, createOrder, async (transaction) =>
      openOrder(transaction, await masked(transaction, request), caller, dependencies),
    ),
  );

  calls.serve(actOnOrder, (request, caller) =>
    idempotent(database, caller, actOnOrder, async (transaction) =>
      actAsCustomer(transaction, await masked(transaction, request), userOf(caller), dependencies),
    ),
  );

  serveDesk(calls, database, dependencies);
};
