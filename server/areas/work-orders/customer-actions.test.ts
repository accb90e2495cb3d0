import { describe, expect, test } from 'vitest';
import { actOnOrder, getOrder } from '#contract/work-orders/calls.ts';
import { CUSTOMER_ENTRIES_MAXIMUM, OPEN_ORDERS_MAXIMUM } from '#contract/work-orders/limits.ts';
import { testApp } from '#server/app/testing.ts';
import { createDeeds } from './testing.ts';

const { call, database, signUp, signUpSub, ...rest } = await testApp();
const { create, open, act, actAtDesk, operator, key } = createDeeds({ call, signUp, ...rest });
const query = (text: string, values: unknown[] = []) => database.query({ name: '', text }, values);

const staff = await operator();
const customer = await signUp();
const solved = async () => {
  const orderId = await create(customer.token);
  await actAtDesk(staff.token, orderId, { act: 'resolve', text: '请升级到新版本。' });
  return orderId;
};
const done = async () => {
  const orderId = await solved();
  await act(customer.token, orderId, { act: 'confirm' });
  return orderId;
};

describe('[ACC-12] what a customer does with a work order', () => {
  test('a reply is on the timeline with its time and author, and increases the version', async () => {
    const orderId = await create(customer.token);
    const answer = await act(customer.token, orderId, { act: 'reply', text: '补充：共 3 台\r\n<b>设备</b>' });
    expect(answer.body.data).toEqual({ orderId, version: 2, state: 1 });
    const order = await open(customer.token, orderId);
    expect(order).toMatchObject({ version: 2, lastAct: 'reply', lastBy: 'customer' });
    expect(order.timeline.at(-1)).toMatchObject({
      act: 'reply',
      by: 'customer',
      byName: customer.userName,
      text: '补充：共 3 台\n<b>设备</b>',
    });
  });

  test('from question to rating', async () => {
    const orderId = await create(customer.token);
    await actAtDesk(staff.token, orderId, { act: 'take' });
    await actAtDesk(staff.token, orderId, { act: 'askForInformation', text: '请提供固件版本。' });
    expect(await open(customer.token, orderId)).toMatchObject({ state: 3, may: ['reply', 'withdraw'] });
    await act(customer.token, orderId, { act: 'reply', text: 'V5.01' });
    expect(await open(customer.token, orderId)).toMatchObject({ state: 2, closesAt: null });
    await actAtDesk(staff.token, orderId, { act: 'resolve', text: '可以部署。' });
    expect(await open(customer.token, orderId)).toMatchObject({ state: 4, may: ['reply', 'confirm', 'reopen'] });
    await act(customer.token, orderId, { act: 'reopen', text: '仍然不行。' });
    expect(await open(customer.token, orderId)).toMatchObject({ state: 2 });
    await actAtDesk(staff.token, orderId, { act: 'resolve', text: '请重启服务。' });
    await act(customer.token, orderId, { act: 'confirm' });
    const ended = await open(customer.token, orderId);
    expect(ended).toMatchObject({ state: 5, may: ['reopen', 'rate'], reopenUntil: expect.stringMatching(/Z$/) });
    const rated = await act(customer.token, orderId, { act: 'rate', stars: 4, text: '答复及时' });
    expect(rated.body.code).toBe('200');
    const last = await open(customer.token, orderId);
    expect(last).toMatchObject({ state: 5, rating: { stars: 4, text: '答复及时' }, may: ['reopen'] });
    expect(last.timeline.map(({ act: what, by }) => `${by} ${what}`)).toEqual([
      'customer create',
      'operator take',
      'operator askForInformation',
      'customer reply',
      'operator resolve',
      'customer reopen',
      'operator resolve',
      'customer confirm',
      'customer rate',
    ]);
    // Operators' login names stay hidden.
    expect(JSON.stringify(last)).not.toContain(staff.userName);
  });

  test('urging is possible once an hour, and says when it is again', async () => {
    const orderId = await create(customer.token);
    expect((await act(customer.token, orderId, { act: 'urge' })).body.code).toBe('200');
    const order = await open(customer.token, orderId);
    expect(order.may).toEqual(['reply', 'withdraw']);
    const minutes = (Date.parse(order.urgeAgainAt as string) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(59);
    expect(minutes).toBeLessThanOrEqual(60.1);
    const early = await act(customer.token, orderId, { act: 'urge' });
    expect(early).toMatchObject({ status: 429, body: { data: { retryAfter: expect.any(Number) } } });
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(3500);
    await query(`update work_orders_order set urged_at = urged_at - interval '60 minutes' where order_id = $1`, [
      orderId,
    ]);
    expect((await act(customer.token, orderId, { act: 'urge' })).body.code).toBe('200');
  });

  test('an ended order can be reopened only within seven days', async () => {
    const age = (orderId: string, days: string) =>
      query(`update work_orders_order set ended_at = ended_at - $2::interval where order_id = $1`, [orderId, days]);
    const early = await done();
    await age(early, '6 days 23:59');
    expect((await open(customer.token, early)).may).toContain('reopen');
    expect((await act(customer.token, early, { act: 'reopen', text: '又出现了' })).body.data).toMatchObject({
      state: 2,
    });
    const late = await done();
    await age(late, '7 days 00:00:01');
    expect(await open(customer.token, late)).toMatchObject({ may: ['rate'], reopenUntil: null });
    expect((await act(customer.token, late, { act: 'reopen', text: '又出现了' })).body.code).toBe('PTL0002');
  });

  test('a rating is given once, with 1 to 5 stars and at most 200 characters, when it is done', async () => {
    const orderId = await done();
    for (const action of [{ stars: 0 }, { stars: 6 }, { stars: 4.5 }, { stars: '5' }, {}])
      expect(await act(customer.token, orderId, { act: 'rate', ...action } as never)).toMatchObject({
        status: 400,
        body: { data: { field: 'stars' } },
      });
    expect(await act(customer.token, orderId, { act: 'rate', stars: 5, text: '好'.repeat(201) })).toMatchObject({
      status: 400,
      body: { data: { field: 'text' } },
    });
    expect((await act(customer.token, orderId, { act: 'rate', stars: 1, text: '好'.repeat(200) })).body.code).toBe(
      '200',
    );
    expect((await act(customer.token, orderId, { act: 'rate', stars: 5 })).body.code).toBe('PTL0002');
    expect((await open(customer.token, orderId)).rating?.stars).toBe(1);
    const waiting = await create(customer.token);
    expect((await act(customer.token, waiting, { act: 'rate', stars: 5 })).body.code).toBe('PTL0002');
  });

  test('an action out of order changes nothing', async () => {
    const orderId = await create(customer.token);
    const before = await open(customer.token, orderId);
    for (const action of [{ act: 'confirm' }, { act: 'reopen', text: '再看看' }, { act: 'rate', stars: 5 }] as const)
      expect((await act(customer.token, orderId, action)).body.code).toBe('PTL0002');
    expect(await open(customer.token, orderId)).toEqual(before);
    await act(customer.token, orderId, { act: 'withdraw', text: '已自行解决' });
    expect(await open(customer.token, orderId)).toMatchObject({ state: 6, may: [], reopenUntil: null });
    for (const action of [
      { act: 'reply', text: '还有' },
      { act: 'urge' },
      { act: 'withdraw' },
      { act: 'reopen', text: '再看看' },
      { act: 'rate', stars: 5 },
    ] as const)
      expect((await act(customer.token, orderId, action)).body.code).toBe('PTL0002');
  });

  test.each([
    ['act', { act: 'resolve', text: '好' }],
    ['act', { act: 'close' }],
    ['act', { act: 'constructor' }],
    ['text', { act: 'reply' }],
    ['text', { act: 'reply', text: ' \n ' }],
    ['text', { act: 'reply', text: '字'.repeat(1201) }],
    ['text', { act: 'reply', text: 'a\u0000' }],
    ['text', { act: 'urge', text: '快' }],
    ['text', { act: 'reopen' }],
    ['stars', { act: 'reply', text: '好', stars: 5 }],
    ['fileIds', { act: 'urge', fileIds: ['a'.repeat(22)] }],
    ['fileIds', { act: 'reply', text: '图', fileIds: Array.from({ length: 6 }, (_, at) => `${at}`.padEnd(22, 'a')) }],
    ['version', { act: 'urge', version: 0 }],
    ['version', { act: 'urge', version: '1' }],
    ['orderId', { act: 'urge', orderId: '1; drop table' }],
    ['orderId', { act: 'urge', orderId: '9'.repeat(19) }],
  ])('a wrong %s is refused: %j', async (field, action) => {
    const orderId = await create(customer.token);
    expect(await act(customer.token, orderId, action as never)).toMatchObject({
      status: 400,
      body: { data: { field } },
    });
  });

  test('repeated with one Idempotency-Key it counts once; of two replies at once one wins', async () => {
    const orderId = await create(customer.token);
    const headers = { token: customer.token, ...key() };
    const reply = { orderId, version: 1, act: 'reply', text: '一次' };
    const same = await Promise.all([1, 2, 3].map(() => call(actOnOrder, reply, headers)));
    expect(same.map(({ body }) => body.data.version)).toEqual([2, 2, 2]);
    const two = await Promise.all(
      ['甲', '乙'].map((text) => call(actOnOrder, { ...reply, version: 2, text }, { token: customer.token, ...key() })),
    );
    expect(two.map(({ body }) => body.code).sort()).toEqual(['200', 'PTL0001']);
    const { timeline } = await open(customer.token, orderId);
    expect(timeline.map(({ text }) => text).filter((text) => text === '一次')).toHaveLength(1);
    expect(timeline).toHaveLength(3);
  });

  test('replies and urges to one order are limited, but closing actions are not', async () => {
    const fill = (orderId: string) =>
      query(
        `insert into work_orders_entry (order_id, act, actor_kind, actor_id, text, file_ids, internal)
         select $1, 'reply', 'customer', 1, '', '{}', false from generate_series(2, $2::integer)`,
        [orderId, CUSTOMER_ENTRIES_MAXIMUM],
      );
    const orderId = await create(customer.token);
    await fill(orderId);
    for (const action of [{ act: 'reply', text: '再一条' }, { act: 'urge' }] as const)
      expect((await act(customer.token, orderId, action)).body).toMatchObject({
        code: 'PTL0003',
        data: { field: 'entries' },
      });
    expect((await act(customer.token, orderId, { act: 'withdraw' })).body.code).toBe('200');
    const other = await solved();
    await fill(other);
    for (const action of [{ act: 'reopen', text: '仍然不行。' }, { act: 'withdraw' }] as const)
      expect((await act(customer.token, other, action)).body.code).toBe('200');
    const third = await solved();
    await fill(third);
    for (const action of [{ act: 'confirm' }, { act: 'rate', stars: 5 }] as const)
      expect((await act(customer.token, third, action)).body.code).toBe('200');
  });

  test('an order that has ended is opened again as one more that is open', async () => {
    const { token, accountId } = await signUp();
    const orderId = await create(token);
    await actAtDesk(staff.token, orderId, { act: 'resolve', text: '请升级到新版本。' });
    const fill = () =>
      query(
        `insert into work_orders_order (order_no, owner_id, account_id, author_name, group_name, kind, title,
           description, severity, request_id, device, firmware, contact_name, contact_phone, file_ids)
         select 'R' || n, $1, $1, '', '', 1, '题', '', 3, '', '', '', '', '', '{}' from generate_series(2, $2::integer) n`,
        [accountId, OPEN_ORDERS_MAXIMUM],
      );
    await fill();
    // An order that waits for its confirmation is open.
    expect((await act(token, orderId, { act: 'reopen', text: '仍然不行。' })).body.code).toBe('200');
    await actAtDesk(staff.token, orderId, { act: 'resolve', text: '请重启服务。' });
    await act(token, orderId, { act: 'confirm' });
    await create(token);
    expect((await act(token, orderId, { act: 'reopen', text: '又坏了。' })).body).toMatchObject({
      code: 'PTL0003',
      data: { field: 'openOrders' },
    });
    await query(`delete from work_orders_order where order_no = 'R2'`);
    expect((await act(token, orderId, { act: 'reopen', text: '又坏了。' })).body.code).toBe('200');
  });

  test('internal actions of operators block no action of the customer', async () => {
    const orderId = await create(customer.token);
    await actAtDesk(staff.token, orderId, { act: 'take' });
    const { version } = await open(customer.token, orderId);
    const colleague = await operator();
    await actAtDesk(colleague.token, orderId, { act: 'take' });
    await actAtDesk(colleague.token, orderId, { act: 'assign', assigneeId: String(staff.accountId), text: '交给你' });
    await actAtDesk(staff.token, orderId, { act: 'note', text: '再看看' });
    expect(await open(customer.token, orderId)).toMatchObject({ version });
    const reply = { orderId, version, act: 'reply', text: '补充' };
    const answer = await call(actOnOrder, reply, { token: customer.token, ...key() });
    expect(answer.body).toMatchObject({ code: '200', data: { version: version + 1 } });
    expect((await open(customer.token, orderId)).version).toBe(version + 1);
    // A visible change still changes the version, and operators still detect each other's changes.
    await actAtDesk(staff.token, orderId, { act: 'reply', text: '好' });
    const late = await call(actOnOrder, { ...reply, version: version + 1 }, { token: customer.token, ...key() });
    expect(late.body.code).toBe('PTL0001');
  });
});

describe('[ACC-12] whose work order it is', () => {
  test('orders of others look missing, to read and to act on', async () => {
    const orderId = await create(customer.token);
    const stranger = await signUp();
    const strangersSub = await signUpSub();
    const missing = await call(getOrder, { orderId: '999999999999999999' }, { token: stranger.token });
    expect(missing).toMatchObject({ status: 404, body: { data: { field: 'orderId' } } });
    // In the customers' calls an operator is a customer like any other.
    for (const token of [stranger.token, strangersSub.token, staff.token]) {
      const read = await call(getOrder, { orderId }, { token });
      expect([read.status, read.body]).toEqual([404, missing.body]);
      for (const action of ['withdraw', 'urge']) {
        const acted = await call(actOnOrder, { orderId, version: 1, act: action }, { token, ...key() });
        expect([acted.status, acted.body]).toEqual([404, missing.body]);
      }
    }
  });

  test('a sub-account acts on its own orders, its main account on all; colleagues can only read, with the item', async () => {
    const main = await signUp({ accountRole: 2, authStatus: 1 });
    const grant = (id: number, group: string, items: string) =>
      query(
        'update identity_sub_account set group_name = $2, permission_items = $3::text[] where sub_account_id = $1',
        [id, group, items],
      );
    const author = await signUpSub({ of: main, accountRole: 5 });
    await grant(author.subAccountId, '一组', '{workOrderCreate}');
    const orderId = await create(author.token);
    const reader = async (accountRole: 5 | 6 | 7, group: string, items: string) => {
      const sub = await signUpSub({ of: main, accountRole });
      await grant(sub.subAccountId, group, items);
      const { status, body } = await call(getOrder, { orderId }, { token: sub.token });
      const acted = await call(actOnOrder, { orderId, version: 1, act: 'withdraw' }, { token: sub.token, ...key() });
      return [status, body.data?.may, acted.status];
    };
    expect(await reader(5, '一组', '{}')).toEqual([404, undefined, 404]);
    expect(await reader(7, '一组', '{workOrderCreate}')).toEqual([404, undefined, 404]);
    expect(await reader(5, '二组', '{workOrderView}')).toEqual([404, undefined, 404]);
    expect(await reader(6, '', '{workOrderView}')).toEqual([404, undefined, 404]);
    expect(await reader(5, '一组', '{workOrderView}')).toEqual([200, [], 403]);
    expect(await reader(6, '一组', '{workOrderView}')).toEqual([200, [], 403]);
    expect(await reader(7, '', '{workOrderView}')).toEqual([200, [], 403]);
    const others = await signUpSub({ accountRole: 7 });
    await grant(others.subAccountId, '一组', '{workOrderView}');
    expect((await call(getOrder, { orderId }, { token: others.token })).status).toBe(404);
    // A user who loses the permission item still has their own orders.
    await grant(author.subAccountId, '', '{}');
    expect((await act(author.token, orderId, { act: 'reply', text: '补充' })).body.code).toBe('200');
    expect((await act(main.token, orderId, { act: 'withdraw' })).body.data).toMatchObject({ state: 6 });
    expect((await open(author.token, orderId)).timeline.at(-1)).toMatchObject({
      act: 'withdraw',
      byName: main.userName,
    });
  });
});
