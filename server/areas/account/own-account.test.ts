import { expect, test } from 'vitest';
import { getAccountInfo } from '#contract/enterprise/calls.ts';
import { queryFiles } from '#contract/files/calls.ts';
import { checkUser, getUserInfo } from '#contract/auth/calls.ts';
import { setAvatar } from '#contract/account/own-account-calls.ts';
import { testApp } from '#server/app/testing.ts';

const { app, call, signUp, signUpSub, upload } = await testApp();

const avatarOf = async (token: string) => (await call(getUserInfo, {}, { token })).body.data.avatarFileId;
const attachedOf = async (token: string, fileId: string) =>
  (await call(queryFiles, {}, { token })).body.data.files.find((file) => file.fileId === fileId)?.attachedTo;

test.each(['a main account', 'a sub-account'])('%s sets, changes and removes its picture', async (who) => {
  const person = who === 'a main account' ? await signUp() : await signUpSub();
  const { token } = person;
  const ownerId = 'subAccountId' in person ? person.subAccountId : person.accountId;
  expect(await avatarOf(token)).toBe(null);
  const [first, second] = [await upload(token, 'avatar'), await upload(token, 'avatar')];
  const { updateTime } = (await call(setAvatar, { fileId: first }, { token })).body.data;
  expect((await call(checkUser, {}, { token })).body.data.updateTime).toBe(updateTime);
  expect(await avatarOf(token)).toBe(first);
  expect(await attachedOf(token, first)).toBe(`accounts/${ownerId}`);
  expect((await call(setAvatar, { fileId: first }, { token })).body.code).toBe('200');
  await call(setAvatar, { fileId: second }, { token });
  expect(await avatarOf(token)).toBe(second);
  expect(await attachedOf(token, first)).toBe(null);
  expect((await call(setAvatar, { fileId: null }, { token })).body.code).toBe('200');
  expect(await avatarOf(token)).toBe(null);
  expect(await attachedOf(token, second)).toBe(null);
  expect((await call(setAvatar, { fileId: null }, { token })).body.code).toBe('200');
});

test('a missing file, another account’s file or one for another use is refused', async () => {
  const { token } = await signUp();
  const stranger = await signUp();
  for (const fileId of ['x'.repeat(22), await upload(stranger.token, 'avatar'), await upload(token, 'licence')]) {
    const { status, body } = await call(setAvatar, { fileId }, { token });
    expect([status, body.code, (body.data as unknown as { field: string }).field]).toEqual([200, 'PTL0008', 'fileId']);
  }
  for (const fileId of ['', '../x', 7, undefined, 'x'.repeat(23)])
    expect((await call(setAvatar, { fileId }, { token })).status).toBe(400);
  expect(await avatarOf(token)).toBe(null);
});

test('[ACC-08] the owner card and the sub-accounts show the picture, other accounts do not see it', async () => {
  const main = await signUp({ accountRole: 2, authStatus: 1 });
  const sub = await signUpSub({ of: main });
  const fileId = await upload(main.token, 'avatar');
  await call(setAvatar, { fileId }, { token: main.token });
  expect((await call(getAccountInfo, {}, { token: main.token })).body.data.ownerCenter?.img).toBe(`/files/${fileId}`);
  const seenBy = async (token: string) =>
    (await app.inject({ url: `/files/${fileId}`, headers: { token } })).statusCode;
  expect(await seenBy(main.token)).toBe(200);
  expect(await seenBy(sub.token)).toBe(200);
  expect(await seenBy((await signUp()).token)).toBe(404);
});

test('two pictures at once leave one, and the other stays unattached', async () => {
  const { token } = await signUp();
  const pictures = await Promise.all([1, 2, 3, 4].map(() => upload(token, 'avatar')));
  await Promise.all(pictures.map((fileId) => call(setAvatar, { fileId }, { token })));
  const mine = await avatarOf(token);
  const { files, unattached } = (await call(queryFiles, {}, { token })).body.data;
  expect(unattached).toBe(3);
  expect(files.filter(({ attachedTo }) => attachedTo !== null).map(({ fileId }) => fileId)).toEqual([mine]);
});
