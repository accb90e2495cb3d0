import { describe, expect, test } from 'vitest';
import { getOrder, queryOrders } from '#contract/work-orders/calls.ts';
import { actOnDesk, getDeskOrder, listOperators, queryDesk } from '#contract/work-orders/console-calls.ts';
import { getMessage, listMessages } from '#contract/messages/calls.ts';
import { testApp } from '#server/app/testing.ts';
import type { SignedInUser } from '#server/kit/http/caller.ts';
import { workOrdersExport } from '../export.ts';
import { countWaitingOrders } from '../list-store.ts';
import { createDeeds } from '../testing.ts';

const { call, database, signUp, signUpSub, ...rest } = await testApp();
const { create, open, openAtDesk, act, actAtDesk, operator, key } = createDeeds({ call, signUp, ...rest });
const query = <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  database.query<Row>({ name: '', text }, values);

const staff = await operator();
const colleague = await operator();
const customer = await signUp();

const auditOf = (orderId: string) =>
  query(
    `select act, actor_id, actor_name, object_kind, object_name, account_id, detail from console_audit_log
     where object_id = $1 order by entry_id`,
    [orderId],
  );
const messagesOf = async (token: string) => {
  const { messageParams } = (await call(listMessages, { size: 100 }, { token })).body.data;
  return Promise.all(
    messageParams.map(async ({ messagePushId }) => (await call(getMessage, { messagePushId }, { token })).body.data),
  );
};

describe('[ACC-12] the desk', () => {
  test('is for operators only', async () => {
    const orderId = await create(customer.token);
    const sub = await signUpSub();
    for (const token of [customer.token, sub.token])
      for (const [one, request] of [
        [queryDesk, {}],
        [getDeskOrder, { orderId }],
        [listOperators, {}],
        [actOnDesk, { orderId, version: 1, act: 'take' }],
      ] as const)
        expect(await call(one, request, { token, ...key() })).toMatchObject({
          status: 403,
          body: { data: { permission: 'consoleWorkOrders' } },
        });
    expect((await open(customer.token, orderId)).state).toBe(1);
  });

  test('each action increases the version, is in the audit log once, and notifies the author of the order', async () => {
    const { token, accountId, userName } = await signUp();
    const orderId = await create(token, { title: '如何升级' });
    const { orderNo } = await open(token, orderId);
    const actions = [
      [{ act: 'take' }, 2, '工单已受理：如何升级'],
      [{ act: 'reply', text: '已在看\n请稍候' }, 2, '工单有新回复：如何升级'],
      [{ act: 'askForInformation', text: '请提供版本' }, 3, '工单需要您补充信息：如何升级'],
      [{ act: 'resolve', text: '请升级' }, 4, '工单待您确认：如何升级'],
      [{ act: 'invalidate', text: '重复提交' }, 8, '工单被判为无效：如何升级'],
    ] as const;
    for (const [at, [action, state]] of actions.entries())
      expect((await actAtDesk(staff.token, orderId, action)).body.data).toEqual({ orderId, version: at + 2, state });
    expect((await auditOf(orderId)).map(({ act: what }) => what)).toEqual(
      actions.map(([{ act: what }]) => `workOrder.${what}`),
    );
    expect((await auditOf(orderId)).at(-1)).toEqual({
      act: 'workOrder.invalidate',
      actor_id: staff.accountId,
      actor_name: staff.userName,
      object_kind: 'workOrder',
      object_name: orderNo,
      account_id: accountId,
      detail: { from: 'waitingForConfirmation', to: 'invalid', reason: '重复提交' },
    });
    const told = await messagesOf(token);
    expect(told.map(({ title }) => title).reverse()).toEqual(actions.map(([, , title]) => title));
    for (const { kind, link } of told)
      expect({ kind, link }).toEqual({ kind: 3, link: `/account/sheet-detail?id=${orderId}` });
    expect(told[3]?.content).toBe(`${orderNo} 如何升级\n\n已在看\n请稍候`);
    expect(JSON.stringify(told)).not.toContain(staff.userName);
    expect(await openAtDesk(colleague.token, orderId)).toMatchObject({
      assignee: { name: staff.userName },
      isMine: false,
      may: ['note'],
      authorName: userName,
    });
  });

  test('two who take one order at once: one wins, the other gets the error that it has changed', async () => {
    const orderId = await create(customer.token);
    const take = (token: string) => call(actOnDesk, { orderId, version: 1, act: 'take' }, { token, ...key() });
    const answers = await Promise.all([take(staff.token), take(colleague.token)]);
    expect(answers.map(({ body }) => body.code).sort()).toEqual(['200', 'PTL0001']);
    expect(await auditOf(orderId)).toHaveLength(1);
  });

  test('one action twice with one Idempotency-Key counts once', async () => {
    const orderId = await create(customer.token);
    const headers = { token: staff.token, ...key() };
    const action = { orderId, version: 1, act: 'resolve', text: '好了' };
    const answers = await Promise.all([1, 2, 3].map(() => call(actOnDesk, action, headers)));
    expect(answers.map(({ body }) => body.data)).toEqual(answers.map(() => ({ orderId, version: 2, state: 4 })));
    expect(await auditOf(orderId)).toHaveLength(1);
  });

  test('of actions of a customer and an operator at once, one gets the error that it has changed', async () => {
    const orderId = await create(customer.token);
    const [mine, theirs] = await Promise.all([
      act(customer.token, orderId, { act: 'withdraw' }),
      actAtDesk(staff.token, orderId, { act: 'resolve', text: '好了' }),
    ]);
    const codes = [mine.body.code, theirs.body.code];
    expect(codes).toContain('200');
    expect(codes.filter((code) => code === 'PTL0001' || code === 'PTL0002')).toHaveLength(1);
  });

  test('an action that is invalid or out of order changes nothing and is not logged', async () => {
    const orderId = await create(customer.token);
    await actAtDesk(staff.token, orderId, { act: 'take' });
    const before = await openAtDesk(staff.token, orderId);
    expect((await actAtDesk(staff.token, orderId, { act: 'take' })).body.code).toBe('PTL0002');
    for (const [field, action] of [
      ['act', { act: 'confirm' }],
      ['act', { act: 'rate', stars: 5 }],
      ['text', { act: 'resolve' }],
      ['text', { act: 'invalidate', text: ' ' }],
      ['text', { act: 'note', text: '' }],
      ['text', { act: 'take', text: '我来' }],
      ['fileIds', { act: 'note', text: '图', fileIds: ['a'.repeat(22)] }],
      ['assigneeId', { act: 'assign' }],
      ['assigneeId', { act: 'assign', assigneeId: String(customer.accountId) }],
      ['assigneeId', { act: 'assign', assigneeId: String(staff.accountId) }],
      ['assigneeId', { act: 'reply', text: '好', assigneeId: String(colleague.accountId) }],
    ] as const)
      expect(await actAtDesk(staff.token, orderId, action as never), JSON.stringify(action)).toMatchObject({
        status: 400,
        body: { data: { field } },
      });
    expect(await openAtDesk(staff.token, orderId)).toEqual(before);
    expect(await auditOf(orderId)).toHaveLength(1);
    const missing = { orderId: '999999999999999999', version: 1, act: 'take' };
    expect((await call(actOnDesk, missing, { token: staff.token, ...key() })).status).toBe(404);
    expect((await call(getDeskOrder, { orderId: missing.orderId }, { token: staff.token })).status).toBe(404);
  });

  test('an order is assigned to a colleague, with an internal text; the customer is notified that it was taken', async () => {
    const { token } = await signUp();
    const orderId = await create(token);
    expect((await call(listOperators, {}, { token: staff.token })).body.data.list).toEqual(
      expect.arrayContaining([{ accountId: String(colleague.accountId), name: colleague.userName }]),
    );
    await actAtDesk(staff.token, orderId, {
      act: 'assign',
      assigneeId: String(colleague.accountId),
      text: '客户在催，口气不好',
    });
    expect(await openAtDesk(colleague.token, orderId)).toMatchObject({ state: 2, isMine: true });
    const seen = await open(token, orderId);
    expect(seen.timeline.map(({ act: what }) => what)).toEqual(['create', 'take']);
    await actAtDesk(staff.token, orderId, { act: 'take' });
    expect((await open(token, orderId)).timeline).toHaveLength(2);
    expect((await messagesOf(token)).map(({ title }) => title)).toEqual(['工单已受理：反光衣识别的部署方式']);
    expect(await auditOf(orderId)).toMatchObject([
      { act: 'workOrder.assign', detail: { assignee: colleague.userName } },
      { act: 'workOrder.take' },
    ]);
  });

  test('an internal note never reaches a customer', async () => {
    const secret = '客户的合同快到期了';
    const { token, accountId } = await signUp();
    const orderId = await create(token);
    const before = await open(token, orderId);
    const list = async () => (await call(queryOrders, {}, { token })).body.data;
    const listed = await list();
    expect((await actAtDesk(staff.token, orderId, { act: 'note', text: secret })).body.data.version).toBe(1);
    expect(await open(token, orderId)).toEqual(before);
    expect(await list()).toEqual(listed);
    expect((await call(queryOrders, { keyword: secret.slice(0, 4) }, { token })).body.data.total).toBe(0);
    expect(await messagesOf(token)).toEqual([]);
    expect((await openAtDesk(colleague.token, orderId)).timeline.at(-1)).toMatchObject({
      act: 'note',
      internal: true,
      text: secret,
      byName: staff.userName,
    });
    const exported = await workOrdersExport(database).workOrders?.({ accountId: String(accountId) } as SignedInUser);
    expect(exported).toMatchObject([{ orderId, timeline: [{ act: 'create' }] }]);
    expect(JSON.stringify(exported)).not.toContain(secret);
    // A note works with any version and on an order that has ended.
    await act(token, orderId, { act: 'withdraw' });
    const late = { orderId, version: 1, act: 'note', text: secret };
    expect((await call(actOnDesk, late, { token: staff.token, ...key() })).body.code).toBe('200');
    expect(JSON.stringify(await open(token, orderId))).not.toContain(secret);
    expect(await open(token, orderId)).toMatchObject({ lastAct: 'withdraw' });
    expect((await auditOf(orderId)).map(({ detail }) => JSON.stringify(detail)).join()).not.toContain(secret);
  });

  test('lists the longest waiting first, by filters, and counts by state', async () => {
    await query('truncate work_orders_order cascade');
    const first = await create(customer.token, { title: '甲 100%', kind: 2, severity: 1 });
    const second = await create(customer.token, { title: '乙' });
    const third = await create(customer.token, { title: '丙' });
    await actAtDesk(staff.token, first, { act: 'reply', text: '在看' });
    await act(customer.token, first, { act: 'reply', text: '好' });
    await act(customer.token, third, { act: 'urge' });
    await act(customer.token, second, { act: 'withdraw' });
    const fourth = await create(customer.token, { title: '丁' });
    await actAtDesk(colleague.token, fourth, { act: 'resolve', text: '好了' });
    const desk = async (request: object) => (await call(queryDesk, request, { token: staff.token })).body.data;
    const ids = async (request: object) => (await desk(request)).list.map(({ orderId }) => orderId);
    expect(await ids({})).toEqual([third, first, fourth]);
    expect(await desk({})).toMatchObject({
      total: 3,
      counts: [
        { state: 1, count: 1 },
        { state: 2, count: 1 },
        { state: 4, count: 1 },
      ],
    });
    expect(await ids({ order: 'newest' })).toEqual([fourth, third, first]);
    expect(await desk({ state: null })).toMatchObject({ total: 4, list: [{ orderId: fourth }, {}, {}, {}] });
    expect(await ids({ state: 6 })).toEqual([second]);
    expect(await ids({ assignee: 'me' })).toEqual([first]);
    expect(await ids({ assignee: 'none' })).toEqual([third]);
    expect(await ids({ urged: true })).toEqual([third]);
    expect(await ids({ severity: 1 })).toEqual([first]);
    expect(await ids({ kind: 2 })).toEqual([first]);
    expect(await ids({ keyword: '100%' })).toEqual([first]);
    expect(await ids({ keyword: customer.userName.toUpperCase() })).toEqual([third, first, fourth]);
    const { orderNo } = await open(customer.token, second);
    expect(await ids({ keyword: orderNo.toLowerCase(), state: null })).toEqual([second]);
    expect(await ids({ pageSize: 1, pageNo: 2 })).toEqual([first]);
    expect(await countWaitingOrders(database)).toBe(2);
    await actAtDesk(staff.token, third, { act: 'reply', text: '马上' });
    expect(await desk({ urged: true })).toMatchObject({ total: 0, list: [] });
    for (const [field, request] of [
      ['pageNo', { pageNo: 1001 }],
      ['pageSize', { pageSize: 101 }],
      ['state', { state: 9 }],
      ['assignee', { assignee: 'others' }],
      ['order', { order: 'title' }],
      ['keyword', { keyword: '字'.repeat(65) }],
    ] as const)
      expect(await call(queryDesk, request, { token: staff.token })).toMatchObject({
        status: 400,
        body: { data: { field } },
      });
  });
});

test("[ACC-12] [ROLE-02] an operator who uses the customers' calls sees no order of others", async () => {
  const orderId = await create(customer.token);
  expect((await call(getOrder, { orderId }, { token: staff.token })).status).toBe(404);
  expect((await call(queryOrders, {}, { token: staff.token })).body.data.total).toBe(0);
});
