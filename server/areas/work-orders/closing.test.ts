import { expect, test } from 'vitest';
import { listMessages } from '#contract/messages/calls.ts';
import { getOrder } from '#contract/work-orders/calls.ts';
import { notify, testApp } from '#server/app/testing.ts';
import { closeUnanswered } from './closing.ts';
import { createDeeds } from './testing.ts';

const { call, database, signUp, ...rest } = await testApp();
const { create, open, act, actAtDesk, operator } = createDeeds({ call, signUp, ...rest });
const query = (text: string, values: unknown[] = []) => database.query({ name: '', text }, values);
const close = () => closeUnanswered(database, notify);

const staff = await operator();
const titlesOf = async (token: string) =>
  (await call(listMessages, {}, { token })).body.data.messageParams.map(({ title }) => title.split('：')[0]);
/** Lets time pass for one order. */
const pass = (orderId: string, interval: string) =>
  query(
    `update work_orders_order set closes_at = closes_at - $2::interval, ended_at = ended_at - $2::interval
     where order_id = $1`,
    [orderId, interval],
  );
const daysUntil = (time: string | null) => (Date.parse(time as string) - Date.now()) / 86_400_000;

test.each([
  ['askForInformation', 3],
  ['resolve', 4],
] as const)('[ACC-12] after %s seven days without an answer close it, warned a day before', async (action, state) => {
  const { token } = await signUp();
  const orderId = await create(token);
  await actAtDesk(staff.token, orderId, { act: action, text: '请看' });
  expect(daysUntil((await open(token, orderId)).closesAt)).toBeCloseTo(7, 1);
  await pass(orderId, '5 days 23:59');
  await close();
  expect(await titlesOf(token)).toHaveLength(1);
  await pass(orderId, '2 minutes');
  await Promise.all([close(), close()]);
  await close();
  expect((await titlesOf(token)).slice(0, -1)).toEqual(['工单即将自动关闭']);
  expect((await open(token, orderId)).state).toBe(state);
  await pass(orderId, '1 day');
  await Promise.all([close(), close()]);
  expect((await titlesOf(token)).slice(0, -1)).toEqual(['工单已自动关闭', '工单即将自动关闭']);
  const closed = await open(token, orderId);
  expect(closed).toMatchObject({
    state: 7,
    closesAt: null,
    lastAct: 'close',
    lastBy: 'system',
    may: ['reopen', 'rate'],
  });
  expect(closed.timeline.at(-1)).toMatchObject({ act: 'close', by: 'system', byName: null });
  await act(token, orderId, { act: 'reopen', text: '抱歉，刚看到' });
  expect(await open(token, orderId)).toMatchObject({ state: 2, closesAt: null });
});

test('[ACC-12] the customer’s reply restarts the clock, and an order that needs information continues', async () => {
  const { token } = await signUp();
  const orderId = await create(token);
  await actAtDesk(staff.token, orderId, { act: 'resolve', text: '请看' });
  await pass(orderId, '6 days 12:00');
  await close();
  await act(token, orderId, { act: 'reply', text: '还在试' });
  expect(await open(token, orderId)).toMatchObject({ state: 4 });
  expect(daysUntil((await open(token, orderId)).closesAt)).toBeCloseTo(7, 1);
  // A customer who waits for an operator's reply is neither warned nor closed, however long that takes.
  await pass(orderId, '8 days');
  await close();
  expect((await open(token, orderId)).state).toBe(4);
  expect(await titlesOf(token)).toEqual(['工单即将自动关闭', '工单待您确认']);
  await actAtDesk(staff.token, orderId, { act: 'askForInformation', text: '结果如何' });
  expect(daysUntil((await open(token, orderId)).closesAt)).toBeCloseTo(7, 1);
  await act(token, orderId, { act: 'reply', text: '不行' });
  expect(await open(token, orderId)).toMatchObject({ state: 2, closesAt: null });
  await close();
  expect((await open(token, orderId)).state).toBe(2);
});

test('[ACC-12] passing an order on does not give its customer more time', async () => {
  const { token } = await signUp();
  const orderId = await create(token);
  await actAtDesk(staff.token, orderId, { act: 'resolve', text: '请看' });
  await pass(orderId, '6 days 12:00');
  await close();
  const colleague = await operator();
  await actAtDesk(colleague.token, orderId, { act: 'take' });
  expect(daysUntil((await open(token, orderId)).closesAt)).toBeCloseTo(0.5, 1);
  await close();
  expect((await titlesOf(token)).filter((title) => title === '工单即将自动关闭')).toHaveLength(1);
});

test('[ACC-12] a locked order is left for the next run', async () => {
  const { token } = await signUp();
  const orderId = await create(token);
  await actAtDesk(staff.token, orderId, { act: 'resolve', text: '请看' });
  await pass(orderId, '8 days');
  await database.transaction(async (own) => {
    await own.query({ name: '', text: `select from work_orders_order where order_id = ${orderId} for update` });
    await close();
  });
  expect((await open(token, orderId)).state).toBe(4);
  await close();
  expect((await call(getOrder, { orderId }, { token })).body.data.state).toBe(7);
});
