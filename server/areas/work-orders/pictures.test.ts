import { describe, expect, test } from 'vitest';
import { queryOrders } from '#contract/work-orders/calls.ts';
import { testApp } from '#server/app/testing.ts';
import { createDeeds } from './testing.ts';

const { app, call, database, signUp, signUpSub, upload, ...rest } = await testApp();
const { create, tryCreate, open, openAtDesk, act, actAtDesk, operator } = createDeeds({ call, signUp, ...rest });
const statusOf = async (token: string, fileId: string) =>
  (await app.inject({ url: `/files/${fileId}`, headers: { token } })).statusCode;
const grant = (subAccountId: number, items: string) =>
  database.query(
    {
      name: '',
      text: 'update identity_sub_account set permission_items = $2::text[] where sub_account_id = $1',
    },
    [subAccountId, items],
  );

const staff = await operator();

describe('[ACC-12] pictures of work orders', () => {
  test('an effect order needs a picture and the id of the request', async () => {
    const { token } = await signUp();
    const fileIds = [await upload(token, 'workOrder')];
    expect(await tryCreate(token, { kind: 3, fileIds })).toMatchObject({
      status: 400,
      body: { data: { field: 'requestId' } },
    });
    const orderId = await create(token, { kind: 3, fileIds, requestId: 'req-1' });
    expect((await open(token, orderId)).fileIds).toEqual(fileIds);
  });

  test('are visible to the readers of the order, and to no other user', async () => {
    const main = await signUp({ accountRole: 2, authStatus: 1 });
    const author = await signUpSub({ of: main });
    await grant(author.subAccountId, '{workOrderCreate}');
    const [before, later] = [await upload(author.token, 'workOrder'), await upload(author.token, 'workOrder')];
    const orderId = await create(author.token, { fileIds: [before] });
    expect((await act(author.token, orderId, { act: 'reply', text: '看图', fileIds: [later] })).body.code).toBe('200');
    const answer = await upload(staff.token, 'workOrder');
    await actAtDesk(staff.token, orderId, { act: 'reply', text: '如图', fileIds: [answer] });
    const manager = await signUpSub({ of: main, accountRole: 7 });
    await grant(manager.subAccountId, '{workOrderView}');
    const blind = await signUpSub({ of: main, accountRole: 7 });
    const stranger = await signUp();
    const { timeline } = await open(author.token, orderId);
    expect(timeline.map(({ fileIds }) => fileIds)).toEqual([[], [later], [answer]]);
    expect((await openAtDesk(staff.token, orderId)).fileIds).toEqual([before]);
    for (const fileId of [before, later, answer]) {
      for (const { token } of [author, main, manager, staff]) expect(await statusOf(token, fileId)).toBe(200);
      for (const { token } of [blind, stranger]) expect(await statusOf(token, fileId)).toBe(404);
    }
  });

  test('of others, of another use, of another order or missing are refused, and nothing is written', async () => {
    const { token } = await signUp();
    const other = await signUp();
    const orderId = await create(token);
    const usedElsewhere = await upload(token, 'workOrder');
    await create(token, { fileIds: [usedElsewhere] });
    const { total } = (await call(queryOrders, {}, { token })).body.data;
    for (const fileId of [
      await upload(other.token, 'workOrder'),
      await upload(token, 'avatar'),
      usedElsewhere,
      'A'.repeat(22),
    ]) {
      const own = await upload(token, 'workOrder');
      const refused = { status: 200, body: { code: 'PTL0008', data: { field: 'fileIds' } } };
      expect(await tryCreate(token, { fileIds: [own, fileId] })).toMatchObject(refused);
      expect(await act(token, orderId, { act: 'reply', text: '图', fileIds: [own, fileId] })).toMatchObject(refused);
      expect(await actAtDesk(staff.token, orderId, { act: 'reply', text: '图', fileIds: [fileId] })).toMatchObject(
        refused,
      );
    }
    expect((await call(queryOrders, {}, { token })).body.data.total).toBe(total);
    expect(await open(token, orderId)).toMatchObject({ version: 1, timeline: [{ act: 'create' }] });
  });
});
