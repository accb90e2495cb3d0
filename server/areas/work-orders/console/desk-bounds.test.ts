import { expect, test } from 'vitest';
import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { queryDesk } from '#contract/work-orders/console-calls.ts';
import { DESK_SEARCHED_MAXIMUM } from '#contract/work-orders/limits.ts';
import { testApp } from '#server/app/testing.ts';
import { lookAtDesk } from './desk-list.ts';
import { addMany, weighing } from '../testing-many.ts';
import { createDeeds } from '../testing.ts';

const { call, database, signUp, ...rest } = await testApp();
const { create, open, operator } = createDeeds({ call, signUp, ...rest });

const OPEN = 300;
const ENDED = 30_000;

test('[ACC-12] the desk reads all open orders, and only the newest ended ones', async () => {
  const staff = await operator();
  const customer = await signUp();
  const first = await create(customer.token, { title: '最早的一件' });
  const { orderNo } = await open(customer.token, first);
  // The open orders are the oldest, which a scan from the newest on would find last.
  await addMany(database, first, { prefix: 'O', count: OPEN - 1, state: 1 });
  const { token } = await signUp();
  const old = await create(token, { title: '早已结束' });
  const recent = await create(token, { title: '近来结束' });
  await database.query(
    {
      name: '',
      text: 'update work_orders_order set state = 5, ended_at = now(), waiting_since = null where order_id = any ($1)',
    },
    [[old, recent]],
  );
  await addMany(database, recent, { prefix: 'D', count: ENDED, state: 5 });
  await database.query({ name: '', text: 'analyze work_orders_order' });

  const requests: [Partial<CheckedRequestOf<typeof queryDesk>>, object][] = [
    [{}, { total: OPEN, counts: [{ state: 1, count: OPEN }] }],
    [{ order: 'newest' }, { total: OPEN }],
    [{ keyword: '最早' }, { total: OPEN }],
    [
      { keyword: '无此工单', order: 'newest' },
      { total: 0, counts: [] },
    ],
    [{ kind: 2, order: 'newest' }, { total: 0 }],
    [{ state: 1, order: 'newest' }, { total: OPEN }],
    [{ state: 5 }, { total: DESK_SEARCHED_MAXIMUM, searchedNewest: DESK_SEARCHED_MAXIMUM }],
    [
      { state: 5, kind: 2 },
      { total: 0, searchedNewest: DESK_SEARCHED_MAXIMUM },
    ],
    [
      { state: 5, keyword: '早已' },
      { total: 0, searchedNewest: DESK_SEARCHED_MAXIMUM },
    ],
    [
      { state: 5, keyword: '近来', pageNo: 250 },
      { total: DESK_SEARCHED_MAXIMUM, list: { length: 20 } },
    ],
    [{ state: null }, { total: DESK_SEARCHED_MAXIMUM, counts: [{ state: 1, count: OPEN }] }],
    [
      { state: null, keyword: orderNo },
      { total: 1, list: [{ orderId: first }] },
    ],
    [{ state: 6 }, { total: 0, list: [] }],
  ];
  for (const [request, answer] of requests) {
    const asked = JSON.stringify(request);
    const { data } = (await call(queryDesk, request, { token: staff.token })).body;
    expect(data, asked).toMatchObject(answer);
    const weighed = weighing(database);
    await lookAtDesk(
      weighed.database,
      { pageNo: 1, pageSize: 20, order: 'waiting', ...request },
      String(staff.accountId),
    );
    expect(await weighed.mostRows(), asked).toBeLessThanOrEqual(
      'searchedNewest' in data ? DESK_SEARCHED_MAXIMUM : 3 * OPEN,
    );
  }
  expect((await call(queryDesk, { state: 6 }, { token: staff.token })).body.data).not.toHaveProperty('searchedNewest');
});
