import { actOnDesk, getDeskOrder, listOperators, queryDesk } from '#contract/work-orders/console-calls.ts';
import { isOpen } from '#contract/work-orders/states.ts';
import type { Database } from '../../database/database.ts';
import { fault } from '../../http/call-error.ts';
import { userOf } from '../../http/caller.ts';
import type { Calls } from '../../http/calls.ts';
import { once } from '../../http/once.ts';
import { behindOf, entryForOperator, factsOf, summaryOf } from './answers.ts';
import { holding } from './list-conditions.ts';
import type { Needs } from './needs.ts';
import { actAsOperator } from './operator-acts.ts';
import { type Condition, filterOf } from './order-filter.ts';
import { actsOfOperator } from './standing.ts';
import { createWorkOrderStore } from './store.ts';

const when = (condition: Condition, isAsked: boolean): Condition | undefined => (isAsked ? condition : undefined);

/** What operators see of all orders, and do with them. */
export const serveDesk = (calls: Calls, database: Database, needs: Needs) => {
  const store = createWorkOrderStore(database);

  calls.serve(queryDesk, async (request, caller) => {
    const { kind, keyword, severity, assignee, urged, state } = request;
    const conditions = [
      when(['kind = ?', kind], kind !== undefined),
      when(['severity = ?', severity], severity !== undefined),
      when(['assignee_id = ?', userOf(caller).accountId], assignee === 'me'),
      when(['assignee_id is null'], assignee === 'none'),
      when(['urged'], urged === true),
      holding(keyword, ['title', 'order_no', 'author_name', `coalesce(enterprise_name, '')`]),
    ];
    const inState: Condition | undefined = {
      open: ['state <= 4'] as const,
      one: ['state = ?', state] as const,
      all: undefined,
    }[state === undefined ? 'open' : state === null ? 'all' : 'one'];
    const isShown = (counted: typeof state) =>
      state === undefined ? isOpen(counted as 1) : state === null || counted === state;
    // Nobody waits for an order that has ended.
    const order = state === undefined || (state !== null && isOpen(state)) ? request.order : 'newest';
    const [counts, list] = await Promise.all([
      store.countByState(filterOf(conditions)),
      store.list(filterOf([...conditions, inState]), order, request),
    ]);
    return {
      total: counts.reduce((sum, one) => (isShown(one.state) ? sum + one.count : sum), 0),
      counts,
      list: list.map((order_) => ({ ...summaryOf(order_), ...behindOf(order_) })),
    };
  });

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
