import { describe, expect, test } from 'vitest';
import { createOrder, getOrder, queryOrders } from '#contract/work-orders/calls.ts';
import { showOrderPhone } from '#contract/work-orders/console-calls.ts';
import { OPEN_ORDERS_MAXIMUM } from '#contract/work-orders/limits.ts';
import { eachOrderLine, orderLineNames, orderLines } from '#contract/work-orders/order-lines.ts';
import { testApp } from '#server/app/testing.ts';
import { createDeeds, someOrder } from './testing.ts';

const { call, database, signUp, signUpSub, ...rest } = await testApp();
const { create, tryCreate, open, openAtDesk, operator, key } = createDeeds({ call, signUp, ...rest });
const wholePhone = async (token: string, orderId: string) =>
  (await call(showOrderPhone, { orderId }, { token })).body.data.phone;
const query = (text: string, values: unknown[] = []) => database.query({ name: '', text }, values);

describe('[ACC-12] opening a work order', () => {
  test('returns its number, and the order is stored as written, waiting', async () => {
    const { token, userName } = await signUp();
    const { status, body } = await tryCreate(token, {
      kind: 2,
      title: '  <b>画面</b> & 声音 ',
      description: '第一行\r\n<script>alert(1)</script>\r\n',
      severity: 1,
      abilityNo: 1,
      ...eachOrderLine((name) => ` ${name} 测试 `),
      requestId: 'req-1',
      contactPhone: '0571-88000000-12',
    });
    expect(status).toBe(200);
    expect(body.code).toBe('200');
    expect(body.data.orderNo).toMatch(/^WO20\d{6}-0*\d+$/);
    const order = await open(token, body.data.orderId);
    expect(order).toEqual({
      orderId: body.data.orderId,
      orderNo: body.data.orderNo,
      kind: 2,
      title: '<b>画面</b> & 声音',
      description: '第一行\n<script>alert(1)</script>',
      severity: 1,
      state: 1,
      version: 1,
      authorName: userName,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      lastAct: 'create',
      lastBy: 'customer',
      fileIds: [],
      abilityNo: 1,
      abilityName: expect.stringMatching(/./),
      requestId: 'req-1',
      ...eachOrderLine((name) => `${name} 测试`),
      contactName: '测试联系人',
      contactPhone: '057****0-12',
      closesAt: null,
      rating: null,
      timeline: [
        {
          entryId: expect.stringMatching(/^\d+$/),
          at: order.createdAt,
          act: 'create',
          by: 'customer',
          byName: userName,
          text: '',
          fileIds: [],
        },
      ],
      readOnly: false,
      may: ['reply', 'urge', 'withdraw'],
      urgeAgainAt: null,
      reopenUntil: null,
    });
  });

  test('twice with one Idempotency-Key, also at once, makes one', async () => {
    const { token } = await signUp();
    const headers = { token, ...key() };
    const answers = await Promise.all([1, 2, 3].map(() => call(createOrder, someOrder, headers)));
    expect(new Set(answers.map(({ body }) => body.data.orderId)).size).toBe(1);
    const other = await call(createOrder, { ...someOrder, title: '另一个标题' }, headers);
    expect(other).toMatchObject({ status: 400, body: { data: { field: 'Idempotency-Key' } } });
    expect((await call(queryOrders, {}, { token })).body.data.total).toBe(1);
  });

  test('wants an Idempotency-Key and a session', async () => {
    const { token } = await signUp();
    expect((await call(createOrder, someOrder, { token })).status).toBe(400);
    expect((await call(createOrder, someOrder, key())).status).toBe(401);
  });

  test.each([
    ['138 0013-8000', '13800138000'],
    ['0571－8888 8888', '0571-88888888'],
  ])('takes the phone %s as %s', async (contactPhone, kept) => {
    const orderId = await create((await signUp()).token, { contactPhone });
    expect(await wholePhone((await operator()).token, orderId)).toBe(kept);
  });

  test('[OPS-02] without a phone uses the account’s, which operators see in full by an act that is logged', async () => {
    const { token, phone } = await signUp();
    const orderId = await create(token, { contactPhone: undefined });
    const staff = await operator();
    for (const shown of [await open(token, orderId), await openAtDesk(staff.token, orderId)])
      expect(shown.contactPhone).toBe(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
    const logged = 'select act, actor_id from console_audit_log where object_id = $1';
    expect(await query(logged, [orderId])).toEqual([]);
    expect(await wholePhone(staff.token, orderId)).toBe(phone);
    expect(await query(logged, [orderId])).toEqual([{ act: 'workOrder.showPhone', actor_id: staff.accountId }]);
    expect((await call(showOrderPhone, { orderId: '999999999' }, { token: staff.token })).status).toBe(404);
  });

  test.each([
    [{ title: '题'.repeat(60) }],
    [{ description: '述'.repeat(1200) }],
    [{ requestId: '~'.repeat(64) }],
    [{ contactPhone: '19912345678' }],
  ])('takes %j', async (more) => {
    const { token } = await signUp();
    expect((await tryCreate(token, more)).body.code).toBe('200');
  });

  test.each([
    ['title', { title: '题'.repeat(61) }],
    ['title', { title: '' }],
    ['title', { title: ' \t ' }],
    ['title', { title: '一\n二' }],
    ['title', { title: '一\u0000' }],
    ['title', { title: '一\u0007' }],
    ['title', { title: '\u202e一' }],
    ['title', { title: '\ud800' }],
    ['title', { title: 5 }],
    ['description', { description: '述'.repeat(1201) }],
    ['description', { description: '\n' }],
    ['description', { description: 'a\u0000b' }],
    ['description', { description: 'a\u001bb' }],
    ['kind', { kind: 0 }],
    ['kind', { kind: 13 }],
    ['kind', { kind: '1' }],
    ['severity', { severity: 5 }],
    ['severity', { severity: 0 }],
    ['abilityNo', { abilityNo: 999_999 }],
    ['abilityNo', { abilityNo: 0 }],
    ['abilityNo', { abilityNo: '1' }],
    ['requestId', { requestId: '~'.repeat(65) }],
    ['requestId', { requestId: 'a b' }],
    ['device', { device: '机'.repeat(61) }],
    ['firmware', { firmware: 'V\n5' }],
    ...orderLineNames.map((name): [string, object] => [name, { [name]: '机'.repeat(orderLines[name] + 1) }]),
    ['contactName', { contactName: '' }],
    ['contactName', { contactName: '名'.repeat(21) }],
    ['contactPhone', { contactPhone: '12800000000' }],
    ['contactPhone', { contactPhone: '138 0000 000' }],
    ['fileIds', { fileIds: Array.from({ length: 6 }, (_, at) => String(at).padStart(22, 'a')) }],
    ['fileIds', { fileIds: ['a'.repeat(22), 'a'.repeat(22)] }],
    ['fileIds.0', { fileIds: ['../../../../etc/passwd'] }],
    ['fileIds', { fileIds: null }],
    ['fileIds', { kind: 3, requestId: 'req-1' }],
    ['requestId', { kind: 3, fileIds: ['a'.repeat(22)] }],
    ['firmware', { kind: 3, device: 'DS-测试', fileIds: ['a'.repeat(22)] }],
    ['device', { kind: 3, firmware: 'V5.01', fileIds: ['a'.repeat(22)] }],
  ])('refuses a wrong %s: %j', async (field, more) => {
    const { token } = await signUp();
    expect(await tryCreate(token, more)).toMatchObject({ status: 400, body: { data: { field } } });
    expect((await call(queryOrders, {}, { token })).body.data.total).toBe(0);
  });

  test('ignores an owner, state, time or assignee in its request', async () => {
    const other = await signUp();
    const { token } = await signUp();
    const orderId = await create(token, {
      ownerId: String(other.accountId),
      accountId: String(other.accountId),
      state: 5,
      orderNo: 'WO20200101-000001',
      createdAt: '2020-01-01T00:00:00Z',
      rating: { stars: 5, text: '' },
      version: 9,
    });
    expect(await open(token, orderId)).toMatchObject({ state: 1, version: 1, rating: null });
    expect((await call(getOrder, { orderId }, { token: other.token })).status).toBe(404);
  });

  test('gets a number and an id that do not reveal how many orders there are', async () => {
    const { token } = await signUp();
    const numbers: number[] = [];
    const ids: number[] = [];
    for (let made = 0; made < 6; made += 1) {
      const orderId = await create(token);
      const { orderNo } = await open(token, orderId);
      ids.push(Number(orderId));
      expect(orderNo).toMatch(/^WO20\d{6}-\d{6}$/);
      numbers.push(Number(orderNo.slice(-6)));
    }
    expect(new Set(numbers.slice(1).map((number, at) => number - (numbers[at] as number))).size).toBeGreaterThan(1);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(new Set(ids.slice(1).map((id, at) => id - (ids[at] as number))).size).toBeGreaterThan(1);
  });

  test('is only for sub-accounts with the item', async () => {
    const without = await signUpSub();
    expect(await tryCreate(without.token)).toMatchObject({
      status: 403,
      body: { data: { permission: 'workOrderCreate' } },
    });
    await query(`update identity_sub_account set permission_items = '{workOrderCreate}' where sub_account_id = $1`, [
      without.subAccountId,
    ]);
    const orderId = await create(without.token);
    expect(await open(without.token, orderId)).toMatchObject({ authorName: '测试子账号' });
  });

  test('is refused if too many are open, also for many at once', async () => {
    const { token, accountId } = await signUp();
    await create(token);
    await query(
      `insert into work_orders_order (order_no, owner_id, account_id, author_name, group_name, kind, title, description,
         severity, request_id, device, firmware, contact_name, contact_phone, file_ids)
       select 'T' || n, owner_id, account_id, author_name, group_name, kind, title, description, severity, request_id,
         device, firmware, contact_name, contact_phone, file_ids
       from work_orders_order, generate_series(3, $2::integer) n where owner_id = $1`,
      [accountId, OPEN_ORDERS_MAXIMUM],
    );
    const answers = await Promise.all([1, 2, 3].map(() => tryCreate(token)));
    expect(answers.map(({ body }) => body.code).sort()).toEqual(['200', 'PTL0003', 'PTL0003']);
    await query('update work_orders_order set state = 6, ended_at = now(), waiting_since = null where owner_id = $1', [
      accountId,
    ]);
    expect((await tryCreate(token)).body.code).toBe('200');
  });
});
