import { actOnOrder, createOrder, getOrder, queryOrders } from '#contract/work-orders/calls.ts';
import { workOrderScopeOf } from '#contract/organisation/work-order-scope.ts';
import type { Database } from '#server/kit/database/database.ts';
import { every, type Part, when } from '#server/kit/database/query.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import { ownerIdOf, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { idempotent } from '#server/kit/limits/idempotency.ts';
import { entryForCustomer, factsForCustomer, summaryOf } from './answers.ts';
import { serveDesk } from './console/console-routes.ts';
import { openOrder } from './creation.ts';
import { actAsCustomer } from './customer-actions.ts';
import { holding, openedFrom, openedTo, visibleTo } from './list-conditions.ts';
import type { Dependencies } from './dependencies.ts';
import { roleInOrder } from './access.ts';
import { actionsOfCustomer, reopenUntil, urgeAgainAt } from './order-state.ts';
import { createWorkOrderStore } from './store.ts';

export const serveWorkOrders = (calls: Calls, database: Database, dependencies: Dependencies) => {
  const store = createWorkOrderStore(database);

  calls.serve(queryOrders, async (request, caller) => {
    const user = userOf(caller);
    const { kind, keyword, own = false, state, createdFrom, createdTo } = request;
    const filters: (Part | undefined)[] = [
      visibleTo(user, own),
      when(kind, (wanted) => ['kind = ?', wanted]),
      holding(keyword, ['title', 'order_no']),
      when(createdFrom, openedFrom),
      when(createdTo, openedTo),
    ];
    const inState = when(state, (wanted): Part => ['state = ?', wanted]);
    const [counts, list] = await Promise.all([
      store.countByState(every(filters)),
      store.list(every([...filters, inState]), 'newest', request),
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
    idempotent(database, caller, createOrder, (transaction) => openOrder(transaction, request, caller, dependencies)),
  );

  calls.serve(actOnOrder, (request, caller) =>
    idempotent(database, caller, actOnOrder, (transaction) =>
      actAsCustomer(transaction, request, userOf(caller), dependencies),
    ),
  );

  serveDesk(calls, database, dependencies);
};
