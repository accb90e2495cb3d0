import { actOnDesk, getDeskOrder, listOperators, queryDesk } from '#contract/work-orders/console-calls.ts';
import type { Database } from '#server/kit/database/database.ts';
import { fault } from '#server/kit/http/call-error.ts';
import { userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { once } from '#server/kit/limits/idempotency.ts';
import { behindOf, entryForOperator, factsOf } from './answers.ts';
import { lookAtDesk } from './desk-list.ts';
import type { Needs } from './dependencies.ts';
import { actAsOperator } from './operator-actions.ts';
import { actsOfOperator } from './order-state.ts';
import { createWorkOrderStore } from './store.ts';

/** What operators see of all orders, and do with them. */
export const serveDesk = (calls: Calls, database: Database, needs: Needs) => {
  const store = createWorkOrderStore(database);

  calls.serve(queryDesk, (request, caller) => lookAtDesk(database, request, userOf(caller).accountId));

  calls.serve(getDeskOrder, async ({ orderId }, caller) => {
    const order = await store.find(orderId);
    if (!order) throw fault('user', 'notFound', 'orderId');
    const { accountId } = userOf(caller);
    return {
      ...factsOf(order),
      ...behindOf(order),
      timeline: (await store.timeline(orderId, { internal: true })).map(entryForOperator),
      may: actsOfOperator(order, accountId),
      isMine: order.assignee?.accountId === accountId,
    };
  });

  calls.serve(listOperators, async () => ({ list: await needs.listOperators(database) }));

  calls.serve(actOnDesk, (request, caller) =>
    once(database, caller, actOnDesk, (transaction) => actAsOperator(transaction, request, caller, needs)),
  );
};
