import {
  actOnDesk,
  getDeskOrder,
  listOperators,
  queryDesk,
  showOrderPhone,
} from '#contract/work-orders/console-calls.ts';
import { maskKeys } from '#server/areas/api/public/leak-guard.ts';
import type { Database } from '#server/kit/database/database.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import { userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { idempotent } from '#server/kit/limits/idempotency.ts';
import { behindOf, entryForOperator, factsOf } from '../answers.ts';
import { lookAtDesk } from './desk-list.ts';
import type { Dependencies } from '../dependencies.ts';
import { actAsOperator } from './operator-actions.ts';
import { actionsOfOperator } from '../order-state.ts';
import { createWorkOrderStore } from '../store.ts';

/** Serves the operators' view of all orders and their actions on them. */
export const serveDesk = (calls: Calls, database: Database, dependencies: Dependencies) => {
  const store = createWorkOrderStore(database);

  calls.serve(queryDesk, (request, caller) => lookAtDesk(database, request, userOf(caller).accountId));

  calls.serve(getDeskOrder, async ({ orderId }, caller) => {
    const order = await store.find(orderId);
    if (!order) throw protocolError('user', 'notFound', 'orderId');
    const { accountId } = userOf(caller);
    return {
      ...factsOf(order),
      ...behindOf(order),
      timeline: (await store.timeline(orderId, { internal: true })).map(entryForOperator),
      may: actionsOfOperator(order, accountId),
      isMine: order.assignee?.accountId === accountId,
    };
  });

  calls.serve(showOrderPhone, ({ orderId }, caller) =>
    database.transaction(async (transaction) => {
      const order = await createWorkOrderStore(transaction).find(orderId);
      if (!order) throw protocolError('user', 'notFound', 'orderId');
      await dependencies.audit(transaction, {
        actor: userOf(caller),
        address: caller.address,
        act: 'workOrder.showPhone',
        objectKind: 'workOrder',
        objectId: orderId,
        objectName: order.orderNo,
        accountId: order.accountId,
      });
      return { phone: order.contactPhone };
    }),
  );

  calls.serve(listOperators, async () => ({ list: await dependencies.listOperators(database) }));

  calls.serve(actOnDesk, (request, caller) =>
    idempotent(database, caller, actOnDesk, async (transaction) => {
      const masked = await maskKeys(transaction, dependencies.notify, request, 'workOrder');
      return actAsOperator(transaction, masked, caller, dependencies);
    }),
  );
};
