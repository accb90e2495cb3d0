import { actOnDesk, getDeskOrder, listOperators, queryDesk } from '#contract/work-orders/console-calls.ts';
import type { Database } from '../../database/database.ts';
import { fault } from '../../http/call-error.ts';
import { userOf } from '../../http/caller.ts';
import type { Calls } from '../../http/calls.ts';
import { once } from '../../http/once.ts';
import { behindOf, entryForOperator, factsOf } from './answers.ts';
import { lookAtDesk } from './desk-list.ts';
import type { Needs } from './needs.ts';
import { actAsOperator } from './operator-acts.ts';
import { actsOfOperator } from './standing.ts';
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
