import { describe, expect, test } from 'vitest';
import { queryOrders } from '#contract/work-orders/calls.ts';
import { testApp } from '#server/app/testing.ts';
import { compose, every } from '#server/kit/database/query.ts';
import { visibleTo } from './list-conditions.ts';
import { createDeeds } from './testing.ts';

const { call, database, signUp, signUpSub, ...rest } = await testApp();
const { create, open, act } = createDeeds({ call, signUp, ...rest });
const query = <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  database.query<Row>({ name: '', text }, values);
const listOf = async (token: string, request: object = {}) => (await call(queryOrders, request, { token })).body.data;
const idsOf = async (token: string, request: object = {}) =>
  (await listOf(token, request)).list.map(({ orderId }) => orderId);

describe('[ACC-12] the list of work orders', () => {
  test('is empty for a user without orders', async () => {
    const { token } = await signUp();
    expect(await listOf(token)).toEqual({ total: 0, counts: [], list: [], seesOthers: true });
  });

  test('has the newest first, by state, kind, keyword and day, with counts by state', async () => {
    const { token } = await signUp();
    const first = await create(token, { title: '模型 A_1 下载', kind: 4 });
    const second = await create(token, { title: '额度 100% 用完', kind: 6 });
    const third = await create(token, { title: '咨询' });
    await act(token, second, { act: 'withdraw' });
    await query(`update work_orders_order set created_at = '2026-03-01T15:59:59Z' where order_id = $1`, [first]);
    await query(`update work_orders_order set created_at = '2026-03-01T16:00:00Z' where order_id = $1`, [second]);
    const all = await listOf(token);
    expect(all).toMatchObject({
      total: 3,
      counts: [
        { state: 1, count: 2 },
        { state: 6, count: 1 },
      ],
    });
    expect(all.list[0]).toEqual({
      orderId: third,
      orderNo: (await open(token, third)).orderNo,
      kind: 1,
      title: '咨询',
      severity: 3,
      state: 1,
      authorName: expect.any(String),
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      lastAct: 'create',
      lastBy: 'customer',
      own: true,
    });
    expect(await idsOf(token)).toEqual([third, second, first]);
    expect(await idsOf(token, { pageSize: 2, pageNo: 2 })).toEqual([first]);
    expect(await listOf(token, { state: 1 })).toMatchObject({ total: 2, counts: [{ count: 2 }, { count: 1 }] });
    expect(await idsOf(token, { state: 6 })).toEqual([second]);
    expect(await idsOf(token, { kind: 4 })).toEqual([first]);
    for (const [keyword, ids] of [
      ['100%', [second]],
      ['a_1', [first]],
      ['_', [first]],
      ['%', [second]],
      ['\\', []],
      ["' or 1=1 --", []],
      ['  ', [third, second, first]],
    ] as const)
      expect(await idsOf(token, { keyword }), keyword).toEqual(ids);
    const { orderNo } = await open(token, first);
    expect(await idsOf(token, { keyword: ` ${orderNo.toLowerCase()} ` })).toEqual([first]);
    expect(await idsOf(token, { keyword: orderNo.slice(-8) })).toEqual([first]);
    // Days begin at midnight in Shanghai.
    expect(await idsOf(token, { createdTo: '2026-03-01' })).toEqual([first]);
    expect(await idsOf(token, { createdFrom: '2026-03-02', createdTo: '2026-03-02' })).toEqual([second]);
    expect(await listOf(token, { createdFrom: '2026-03-02' })).toMatchObject({ total: 2 });
  });

  test('shows a number only to those who may see the order', async () => {
    const { token } = await signUp();
    const { orderNo } = await open(token, await create(token));
    const other = await signUp();
    expect(await listOf(other.token, { keyword: orderNo })).toMatchObject({ total: 0, counts: [], list: [] });
  });

  test('of a main account includes its sub-accounts; of a sub-account depends on its item and group', async () => {
    const main = await signUp({ accountRole: 2, authStatus: 1 });
    const sub = async (accountRole: 5 | 6 | 7, group: string, items: string) => {
      const made = await signUpSub({ of: main, accountRole });
      await query(
        'update identity_sub_account set group_name = $2, permission_items = $3::text[] where sub_account_id = $1',
        [made.subAccountId, group, items],
      );
      return made;
    };
    const north = await sub(5, '北区', '{workOrderCreate}');
    const south = await sub(6, '南区', '{workOrderCreate,workOrderView}');
    const manager = await sub(7, '', '{workOrderView}');
    const blind = await sub(7, '北区', '{}');
    const ofMain = await create(main.token);
    const ofNorth = await create(north.token);
    const ofSouth = await create(south.token);
    const outsider = await signUp();
    await create(outsider.token);
    expect(await idsOf(main.token)).toEqual([ofSouth, ofNorth, ofMain]);
    expect((await listOf(main.token)).list.map(({ own }) => own)).toEqual([false, false, true]);
    expect(await idsOf(main.token, { own: true })).toEqual([ofMain]);
    expect(await idsOf(manager.token)).toEqual([ofSouth, ofNorth, ofMain]);
    expect(await idsOf(manager.token, { own: true })).toEqual([]);
    expect(await idsOf(north.token)).toEqual([ofNorth]);
    expect(await listOf(north.token)).toMatchObject({ seesOthers: false });
    expect(await idsOf(south.token)).toEqual([ofSouth]);
    expect(await idsOf((await sub(5, '北区', '{workOrderView}')).token)).toEqual([ofNorth]);
    expect(await listOf(blind.token)).toMatchObject({ total: 0, seesOthers: false });
  });

  test.each([
    ['pageNo', { pageNo: 0 }],
    ['pageNo', { pageNo: 1001 }],
    ['pageSize', { pageSize: 101 }],
    ['state', { state: 0 }],
    ['state', { state: null }],
    ['kind', { kind: 99 }],
    ['own', { own: 'true' }],
    ['keyword', { keyword: '字'.repeat(65) }],
    ['keyword', { keyword: '\ud800' }],
    ['createdFrom', { createdFrom: '2026-02-30' }],
    ['createdFrom', { createdFrom: '0000-01-01' }],
    ['createdTo', { createdTo: '2026-3-1' }],
    ['createdTo', { createdTo: "2026-03-01'--" }],
  ])('refuses a wrong %s: %j', async (field, request) => {
    const { token } = await signUp();
    expect(await call(queryOrders, request, { token })).toMatchObject({ status: 400, body: { data: { field } } });
  });

  test('reads the account’s own orders by an index, however many others there are, also the last page', async () => {
    const { token, accountId } = await signUp();
    await create(token);
    // Adds a thousand rows per row of the account, in steps that stay within the query timeout.
    for (let from = 0; from < 10_000; from += 1000)
      await query(
        `insert into work_orders_order (order_no, owner_id, account_id, author_name, group_name, kind, title,
           description, severity, request_id, device, firmware, contact_name, contact_phone, file_ids)
         select 'M' || n, 1000000 + n % 1000, 1000000 + n % 1000, author_name, '', kind, title, description, severity,
           request_id, device, firmware, contact_name, contact_phone, file_ids
         from work_orders_order, generate_series($2::integer + 1, $2::integer + 1000) n where owner_id = $1`,
        [accountId, from],
      );
    await query('analyze work_orders_order');
    const user = { accountId: '1000001', accountType: 0, permissionItems: new Set() } as never;
    for (const [what, conditions] of [
      ['order_id', [visibleTo(user, false)]],
      ['order_id', [visibleTo(user, true)]],
      ['order_id', [visibleTo(user, false), ['state = ?', 1] as const]],
      ['state, count(*)', [visibleTo(user, false)]],
    ] as const) {
      const tail = what === 'order_id' ? 'order by order_id desc limit 10 offset 99990' : 'group by state';
      const plan = await database.query<{ 'QUERY PLAN': string }>(
        ...compose(`explain select ${what} from work_orders_order where`, every(conditions), tail),
      );
      const steps = plan.map((row) => row['QUERY PLAN']).join('\n');
      expect(steps).toMatch(/work_orders_order_(account|owner)/);
      expect(steps).not.toMatch(/Seq Scan/);
    }
    expect(await listOf(token, { pageNo: 1000, pageSize: 100 })).toMatchObject({ total: 1, list: [] });
  });
});
