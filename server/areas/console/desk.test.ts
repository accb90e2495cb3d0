import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { getWaiting } from '#contract/console/calls.ts';
import { getDesk, searchConsole } from '#contract/console/desk-calls.ts';
import { FOUND_MAXIMUM } from '#contract/console/limits.ts';
import { actOnDesk, getDeskOrder } from '#contract/work-orders/console-calls.ts';
import { createOrder } from '#contract/work-orders/calls.ts';
import { testApp } from '#server/app/testing.ts';

const { call, database, signUp, signUpSub } = await testApp();
const query = (text: string, values: unknown[] = []) => database.query({ name: '', text }, values);
const operator = await signUp({ userRoles: [5] });
const customer = await signUp();

const create = async (title: string, { hours = 0, enterprise = null as string | null } = {}) => {
  const request = { kind: 1, title, description: '说明', severity: 3, contactName: '联系人' } as const;
  const { body } = await call(createOrder, request, { token: customer.token, 'idempotency-key': randomUUID() });
  const { orderId } = body.data;
  await query(
    `update work_orders_order set waiting_since = now() - $2 * interval '1 hour', enterprise_name = $3 where order_id = $1`,
    [orderId, hours, enterprise],
  );
  return body.data;
};
const actAtDesk = async (token: string, orderId: string, deed: object) => {
  const { version } = (await call(getDeskOrder, { orderId }, { token })).body.data;
  return call(actOnDesk, { orderId, version, ...deed } as never, { token, 'idempotency-key': randomUUID() });
};
const desk = async (token = operator.token) => (await call(getDesk, {}, { token })).body.data;
const ordersOf = ({ places }: Awaited<ReturnType<typeof desk>>) => places.find(({ place }) => place === 'workOrders');
const found = async (keyword: string, token = operator.token) =>
  (await call(searchConsole, { keyword }, { token })).body.data.groups;
const titles = async (keyword: string) =>
  (await found(keyword)).map(({ kind, list }) => [kind, list.map((one) => one.title)]);

describe('[OPS-02] the desk of an operator', () => {
  test('shows what waits, for how long, what is overdue and who has it', async () => {
    expect(ordersOf(await desk())).toEqual({ place: 'workOrders', count: 0, oldestAt: null, overdue: 0, mine: 0 });
    const old = await create('等了两天', { hours: 48 });
    const mine = await create('我的', { hours: 2 });
    const others = await create('同事的', { hours: 30 });
    const colleague = await signUp({ userRoles: [6] });
    await actAtDesk(operator.token, mine.orderId, { act: 'take' });
    await actAtDesk(colleague.token, others.orderId, { act: 'take' });
    const shown = await desk();
    expect(ordersOf(shown)).toMatchObject({ count: 3, overdue: 2, mine: 1 });
    expect(Date.parse(shown.now) - Date.parse(ordersOf(shown)?.oldestAt ?? '')).toBeGreaterThan(47 * 3_600_000);
    // Longest waiting first; those of a colleague are left to them.
    expect(shown.items.map(({ title, isMine, path }) => [title, isMine, path])).toEqual([
      ['等了两天', false, `/console/work-orders?id=${old.orderId}`],
      ['我的', true, `/console/work-orders?id=${mine.orderId}`],
    ]);
    expect(shown.items[0]?.notes).toContain(old.orderNo);
    await actAtDesk(operator.token, mine.orderId, { act: 'reply', text: '已回复' });
    expect(ordersOf(await desk())).toMatchObject({ count: 2, mine: 0 });
    expect((await desk(colleague.token)).items.map(({ title, isMine }) => [title, isMine])).toEqual([
      ['等了两天', false],
      ['同事的', true],
    ]);
  });

  test('leaves the application of the operator’s own account to the others', async () => {
    const colleague = await signUp({ userRoles: [5] });
    const certifications = async (token: string) =>
      (await desk(token)).places.find(({ place }) => place === 'certifications');
    const before = await certifications(colleague.token);
    await query(
      `insert into enterprise_application (account_id, account_name, fields, is_own_phone, state, submitted_at)
       values ($1, 'someone', $2, true, 1, now() - interval '2 days')`,
      [
        operator.accountId,
        { enterpriseName: '自家公司', creditCode: '91330106MA00000000', subjectKind: 1, asPrinted: false },
      ],
    );
    expect(await certifications(operator.token)).toEqual({
      place: 'certifications',
      count: 0,
      oldestAt: null,
      overdue: 0,
      mine: 0,
    });
    const { waiting } = (await call(getWaiting, {}, { token: operator.token })).body.data;
    expect(waiting).toContainEqual({ place: 'certifications', count: 0 });
    expect(before).toMatchObject({ count: 0 });
    expect(await certifications(colleague.token)).toMatchObject({ count: 1, overdue: 1 });
  });

  test('[GUARD-01] belongs to operators', async () => {
    for (const { token } of [customer, await signUpSub()])
      for (const answer of [
        await call(getDesk, {}, { token }),
        await call(searchConsole, { keyword: '企业' }, { token }),
      ])
        expect(answer).toMatchObject({ status: 403, body: { data: { permission: 'consoleDesk' } } });
    expect((await call(getDesk, {})).status).toBe(401);
  });
});

describe('[OPS-02] one search over accounts, enterprises and orders', () => {
  test('finds an order by number, by a part of its texts and by two characters', async () => {
    const { orderNo, orderId } = await create('球机 50%_夜间误报', { enterprise: '云岭仓储' });
    const path = `/console/work-orders?id=${orderId}`;
    for (const keyword of [orderNo, orderNo.toLowerCase(), '夜间误报', '误报', '50%_', '云岭仓', '云岭'])
      expect((await found(keyword)).find(({ kind }) => kind === 'workOrders')?.list, keyword).toMatchObject([{ path }]);
    // Wildcards are ordinary characters.
    for (const keyword of ['50__', '%%%', '__', "' or 1=1 --", '没有这样的']) expect(await titles(keyword)).toEqual([]);
  });

  test('finds an account by name and by the end of its phone, and masks the phone', async () => {
    const { accountId, userName, phone } = await signUp();
    for (const keyword of [userName, userName.toUpperCase(), phone])
      expect(await found(keyword), keyword).toEqual([
        {
          kind: 'accounts',
          list: [
            {
              path: `/console/accounts?account=${accountId}`,
              title: userName,
              notes: [`${phone.slice(0, 3)}****${phone.slice(-4)}`, '测试企业'],
            },
          ],
          more: false,
        },
      ]);
  });

  test('finds an enterprise by name or credit code, once, by its newest application', async () => {
    const { accountId } = await signUp();
    const apply = (state: number) =>
      query(
        `insert into enterprise_application (account_id, account_name, fields, is_own_phone, state)
         values ($1, 'someone', $2, true, $3) returning application_id`,
        [
          accountId,
          {
            enterpriseName: '青禾智能科技有限公司',
            creditCode: '91350100M000100Y43',
            subjectKind: 1,
            asPrinted: false,
          },
          state,
        ],
      );
    await apply(3);
    const [{ application_id } = { application_id: 0 }] = (await apply(2)) as { application_id: number }[];
    for (const keyword of ['青禾智能', '青禾', '91350100m000100y43', '100Y43'])
      expect(
        (await found(keyword)).filter(({ kind }) => kind === 'enterprises'),
        keyword,
      ).toEqual([
        {
          kind: 'enterprises',
          list: [
            {
              path: `/console/certifications?state=all&id=${application_id}`,
              title: '青禾智能科技有限公司',
              notes: ['91350100M000100Y43', 'someone'],
            },
          ],
          more: false,
        },
      ]);
  });

  test('finds an enterprise and its orders with brackets of any width', async () => {
    for (const [name, code] of [
      ['青禾智能（杭州）有限公司', '91350100M000100Y44'],
      ['青禾智能(杭州)供应链公司', '91350100M000100Y45'],
    ])
      await query(
        `insert into enterprise_application (account_id, account_name, fields, is_own_phone, state)
         values ($1, 'someone', $2, true, 3)`,
        [(await signUp()).accountId, { enterpriseName: name, creditCode: code, subjectKind: 1, asPrinted: false }],
      );
    const { orderNo } = await create('夜间误报', { enterprise: '青禾智能（杭州）有限公司' });
    const { orderNo: titled } = await create('青禾智能(杭州)的球机');
    for (const keyword of ['青禾智能(杭州)', '青禾智能（杭州）', '青禾智能（杭州)']) {
      const groups = await found(keyword);
      const listed = (kind: string) => groups.find((group) => group.kind === kind)?.list ?? [];
      expect(
        listed('enterprises').map(({ title }) => title),
        keyword,
      ).toEqual(['青禾智能(杭州)供应链公司', '青禾智能（杭州）有限公司']);
      expect(
        listed('workOrders').map(({ notes }) => notes[0]),
        keyword,
      ).toEqual([titled, orderNo]);
    }
  });

  test('answers with a few of each kind, newest first, and says if there are more', async () => {
    for (let at = 0; at <= FOUND_MAXIMUM; at += 1) await create(`批量问题 ${at}`);
    const [group] = await found('批量问题');
    expect(group?.more).toBe(true);
    expect(group?.list.map(({ title }) => title)).toEqual([5, 4, 3, 2, 1].map((at) => `批量问题 ${at}`));
  });

  test.each([
    { keyword: '' },
    { keyword: ' 一 ' },
    { keyword: 'x'.repeat(65) },
    { keyword: 'a\u0000b' },
    { keyword: 12 },
    {},
  ])('refuses %j', async (wrong) => {
    const answer = await call(searchConsole, wrong as never, { token: operator.token });
    expect(answer).toMatchObject({ status: 400, body: { data: { field: 'keyword' } } });
  });
});
