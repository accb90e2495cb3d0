import type { AnswerOf, CheckedRequestOf } from '#contract/kit/call.ts';
import { queryDesk } from '#contract/work-orders/console-calls.ts';
import { deskList } from '#contract/work-orders/desk-list.ts';
import { DESK_SEARCHED_MAXIMUM } from '#contract/work-orders/limits.ts';
import { isOpen } from '#contract/work-orders/states.ts';
import type { Database } from '#server/kit/database/database.ts';
import { conditionsOf } from '#server/kit/database/list-query.ts';
import { every, type Part } from '#server/kit/database/query.ts';
import { behindOf, summaryOf } from '../answers.ts';
import { holding, numbered } from '../list-conditions.ts';
import { createListStore } from '../list-store.ts';
import type { Order } from '../order.ts';

const open: Part = ['state <= 4'];

const conditionOf = conditionsOf(deskList, queryDesk, {
  // The state decides which orders are searched.
  state: () => undefined,
  kind: (kind) => ['kind = ?', kind],
  severity: (severity) => ['severity = ?', severity],
  assignee: (who, operatorId: string) => (who === 'me' ? ['assignee_id = ?', operatorId] : ['assignee_id is null']),
  urged: () => ['urged'],
  keyword: (keyword) => holding(keyword, ['title', 'order_no', 'author_name', `coalesce(enterprise_name, '')`]),
});

/**
 * Lists the orders on the desk: all open ones, but only the newest of the ended ones, whose number grows without end.
 */
export const lookAtDesk = async (
  database: Database,
  request: CheckedRequestOf<typeof queryDesk>,
  operatorId: string,
): Promise<AnswerOf<typeof queryDesk>> => {
  const store = createListStore(database);
  const { keyword, state } = request;
  const condition = conditionOf(request, operatorId);
  const answer = (list: readonly Order[]) => list.map((order) => ({ ...summaryOf(order), ...behindOf(order) }));
  const countsOfOpen = store.countByState(every([open, condition]));
  if (state === null || (state !== undefined && !isOpen(state))) {
    const among = every([state === null ? undefined : ['state = ?', state], numbered(keyword)]);
    const [counts, { list, found, looked }] = await Promise.all([
      countsOfOpen,
      store.searchNewest(among, condition, request),
    ]);
    const isBounded = looked === DESK_SEARCHED_MAXIMUM;
    return { total: found, counts, list: answer(list), ...(isBounded && { searchedNewest: looked }) };
  }
  const inState: Part = state === undefined ? open : ['state = ?', state];
  const [counts, list] = await Promise.all([
    countsOfOpen,
    store.list(every([inState, condition]), request.order, request),
  ]);
  const total = counts.reduce((sum, one) => (state === undefined || one.state === state ? sum + one.count : sum), 0);
  return { total, counts, list: answer(list) };
};
