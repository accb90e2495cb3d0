import { expect, test } from 'vitest';
import { queryFiles } from '#contract/files/calls.ts';
import type { Attachment } from '#server/kit/files/attach.ts';
import { testApp } from '#server/app/testing.ts';
import { attach, detach } from './public/attach.ts';

const { call, database, signUp, signUpSub, upload } = await testApp();

const attachNow = (attachment: Attachment) => database.transaction((transaction) => attach(transaction, attachment));
const callErrorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { code?: string; field?: string; status?: number }) => [error.status, error.code, error.field],
  );
const placesOf = async (token: string) => {
  const { files } = (await call(queryFiles, {}, { token })).body.data;
  return Object.fromEntries(files.map(({ fileId, attachedTo }) => [fileId, attachedTo]));
};

test('files belong to what they are attached to, all or none', async () => {
  const { token, accountId } = await signUp();
  const fileIds = [await upload(token, 'workOrder'), await upload(token, 'workOrder')];
  const order = { ownerId: accountId, use: 'workOrder', attachedTo: 'work-orders/1' } as const;
  expect(await callErrorOf(attachNow({ ...order, fileIds: [...fileIds, 'A'.repeat(22)] }))).toEqual([
    200,
    'PTL0008',
    'fileIds',
  ]);
  expect(Object.values(await placesOf(token))).toEqual([null, null]);
  await attachNow({ ...order, fileIds: [] });
  await attachNow({ ...order, fileIds: [...fileIds, fileIds[0] as string] });
  await attachNow({ ...order, fileIds });
  expect(Object.values(await placesOf(token))).toEqual(['work-orders/1', 'work-orders/1']);
});

test('a file of another owner, of another use or attached elsewhere is refused, with the field', async () => {
  const person = await signUp();
  const sub = await signUpSub({ of: person });
  const ownerId = person.accountId;
  const licence = await upload(person.token, 'licence');
  const foreign = [
    await upload((await signUp()).token, 'licence'),
    await upload(sub.token, 'licence'),
    await upload(person.token, 'avatar'),
    '',
    "' or 1=1",
  ];
  for (const fileId of foreign) {
    const attachment = {
      fileIds: [fileId],
      ownerId,
      use: 'licence',
      attachedTo: 'enterprise/1',
      field: 'licence',
    } as const;
    expect(await callErrorOf(attachNow(attachment)), fileId).toEqual([200, 'PTL0008', 'licence']);
  }
  await attachNow({ fileIds: [licence], ownerId, use: 'licence', attachedTo: 'enterprise/1' });
  expect(
    await callErrorOf(attachNow({ fileIds: [licence], ownerId, use: 'licence', attachedTo: 'enterprise/2' })),
  ).toEqual([200, 'PTL0008', 'fileIds']);
});

test('a file can be detached and attached again, only by what it belongs to', async () => {
  const { token, accountId: ownerId } = await signUp();
  const fileId = await upload(token, 'avatar');
  await attachNow({ fileIds: [fileId], ownerId, use: 'avatar', attachedTo: 'identity/1' });
  await database.transaction((transaction) => detach(transaction, { fileIds: [fileId], attachedTo: 'identity/2' }));
  expect(await placesOf(token)).toEqual({ [fileId]: 'identity/1' });
  await database.transaction((transaction) => detach(transaction, { fileIds: [fileId], attachedTo: 'identity/1' }));
  expect(await placesOf(token)).toEqual({ [fileId]: null });
  await attachNow({ fileIds: [fileId], ownerId, use: 'avatar', attachedTo: 'identity/2' });
  expect(await placesOf(token)).toEqual({ [fileId]: 'identity/2' });
});

test('a transaction that fails attaches nothing', async () => {
  const { token, accountId: ownerId } = await signUp();
  const fileId = await upload(token, 'avatar');
  const failing = database.transaction(async (transaction) => {
    await attach(transaction, { fileIds: [fileId], ownerId, use: 'avatar', attachedTo: 'identity/1' });
    throw new Error('later');
  });
  await expect(failing).rejects.toThrow('later');
  expect(await placesOf(token)).toEqual({ [fileId]: null });
});

test('of twenty who attach one file to different things at once, one does', async () => {
  const { token, accountId: ownerId } = await signUp();
  const fileIds = [await upload(token, 'workOrder'), await upload(token, 'workOrder')];
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      callErrorOf(
        attachNow({
          // Opposite orders must not cause a deadlock.
          fileIds: at % 2 === 0 ? fileIds : [...fileIds].reverse(),
          ownerId,
          use: 'workOrder',
          attachedTo: `work-orders/${at}`,
        }),
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome?.[1] === 'PTL0008')).toHaveLength(19);
  expect(new Set(Object.values(await placesOf(token))).size).toBe(1);
});
