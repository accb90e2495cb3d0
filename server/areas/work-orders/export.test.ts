import { expect, test } from 'vitest';
import { exportData } from '#contract/account/own-account-calls.ts';
import { EXPORTED_ROWS_MAXIMUM } from '#server/kit/export.ts';
import type { SignedInUser } from '#server/kit/http/caller.ts';
import { testApp } from '#server/app/testing.ts';
import { workOrdersExport } from './export.ts';
import { addMany, weighing } from './testing-many.ts';
import { createDeeds } from './testing.ts';

const { call, database, signUp, ...rest } = await testApp();
const { create } = createDeeds({ call, signUp, ...rest });
const query = (text: string, values: unknown[] = []) => database.query({ name: '', text }, values);

test('[ACC-12] the export gives owners back what they typed, their phone number as a whole', async () => {
  const { token } = await signUp();
  await create(token, { contactPhone: '13912345678' });
  const { parts } = (await call(exportData, {}, { token })).body.data;
  expect(parts.workOrders).toMatchObject([{ contactPhone: '13912345678' }]);
});

test('[ACC-12] the export has the history of the newest orders, and reads no more than that', async () => {
  const { token, accountId } = await signUp();
  const orderId = await create(token);
  await addMany(database, orderId, { prefix: 'E', count: 4000, state: 5 });
  for (let from = 0; from < 4000; from += 1000)
    await query(
      `insert into work_orders_entry (order_id, act, actor_kind, actor_id, text, file_ids, internal)
       select o.order_id, 'reply', 'customer', o.owner_id, n::text, '{}', false
       from (select order_id, owner_id from work_orders_order where owner_id = $1 order by order_id offset $2 limit 1000) o,
         generate_series(1, 5) n`,
      [accountId, from],
    );
  await query('analyze work_orders_order, work_orders_entry');
  const weighed = weighing(database);
  const parts = workOrdersExport(weighed.database);
  const orders = (await parts.workOrders?.({ accountId: String(accountId) } as SignedInUser)) as {
    timeline: { text: string }[];
  }[];
  expect(orders).toHaveLength(4001);
  expect(orders.slice(0, 1000).map(({ timeline }) => timeline.map(({ text }) => text).join(''))).toEqual(
    Array.from({ length: 1000 }, (_, at) => (at === 0 ? '' : '12345')),
  );
  expect(orders.reduce((sum, { timeline }) => sum + timeline.length, 0)).toBe(EXPORTED_ROWS_MAXIMUM);
  expect(await weighed.mostRows()).toBeLessThan(2 * EXPORTED_ROWS_MAXIMUM);
});
