import { expect, test } from 'vitest';
import { testApp } from '#server/app/testing.ts';
import { addTestAccount, openTestSession, signUp, signUpSub } from './testing.ts';

const { app, database } = await testApp();

const seller = await addTestAccount(database, { userRoles: [4] });
const main = await signUp(database, { saleId: seller.accountId });
const sub = await signUpSub(database, { of: main, subAccountName: '张工' });

const user = '/api/user/user-service/v1';
const portal = '/api/ai-portal/portal/v1';

const ask = async (method: 'GET' | 'POST', url: string, body: object | undefined, token?: string) => {
  const answer = await app.inject({
    method,
    url,
    headers: token === undefined ? {} : { token },
    ...(method === 'POST' && { payload: body ?? {} }),
  });
  return { ...answer.json(), status: answer.statusCode } as { status: number; code: string; msg: string; data: never };
};

const proof = '0'.repeat(64);
const phoneNo = '19812345678';

/** Method, path and body from P7, and the code that each call returns here. */
const calls = [
  ['CALL-05', 'POST', `${user}/user/yuser/web/user/phone/status`, { phoneNo, type: 6 }, '200'],
  ['CALL-05', 'POST', `${user}/user/login/web/challengeCode`, { name: 'somebody', type: 6 }, '200'],
  ['CALL-05', 'POST', `${user}/iam/user/login/challengeCode`, { name: 'a@12345678', type: 6 }, '200'],
  ['CALL-05', 'POST', `${user}/yuser/web/phone/verifyCode`, { phoneNo, source: 2 }, '200'],
  [
    'CALL-05',
    'POST',
    `${user}/yuser/web/phone/checkCode`,
    { codeId: 'x', phoneNo, oldPwd: proof, verifyCode: '000000' },
    '1013',
  ],
  [
    'CALL-05',
    'POST',
    `${user}/yuser/web/user/pwd/update`,
    { codeId: 'x', salt: '1'.repeat(16), oldPwd: proof, newPwd: 'AAAA' },
    '1013',
  ],
  ['CALL-04', 'GET', `${user}/user/info`, undefined, '200'],
  ['CALL-04', 'GET', `${user}/user/infos`, undefined, '200'],
  ['CALL-04', 'GET', `${user}/oauth2/userinfo`, undefined, '200'],
  ['CALL-04', 'POST', `${user}//oauth2/code`, {}, '200'],
  ['CALL-04', 'POST', `${user}/oauth2/code`, {}, '200'],
  ['CALL-04', 'GET', '/api/portal/ysUser/detail', undefined, '200'],
  ['CALL-04', 'POST', '/api/portal/ysUser/getSale', {}, '200'],
  ['CALL-04', 'GET', '/api/portal/ysUser/login', undefined, '200'],
  ['CALL-04', 'GET', '/api/portal/ysUser/agreement', undefined, '200'],
  [
    'CALL-04',
    'POST',
    `${portal}/user/loginFromUserSystem`,
    { codeId: 'x', name: 'somebody', oldPwd: proof, pageNo: 1, pageSize: 1 },
    '1013',
  ],
  ['CALL-05', 'POST', `${user}/user/privacy/agreement/info`, { source: 2 }, '200'],
  ['CALL-05', 'POST', `${user}/user/privacy/agreement`, { source: 0, userId: String(main.accountId) }, '200'],
  ['CALL-05', 'POST', `${user}/user/logOut`, {}, '200'],
  ['CALL-04', 'GET', '/api/portal/ysUser/logout', undefined, '200'],
  ['CALL-05', 'POST', `${user}/iam/user/logOut`, {}, '200'],
] as const;

test.each(calls)('[%s] %s %s answers what the specification sends', async (_row, method, url, body, code) => {
  const token = await openTestSession(database, main);
  const answer = await ask(method, url, body, token);
  expect([answer.status, answer.code]).toEqual([200, code]);
});

test('[CALL-14] the entities of a logged-in user have the fields of the specification', async () => {
  const token = await openTestSession(database, main);
  const info = await ask('GET', `${user}/user/info`, undefined, token);
  expect(info.data).toMatchObject({
    accountType: 0,
    accountInfo: {
      yuserName: main.userName,
      userId: String(main.accountId),
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      updateTime: expect.stringMatching(/^\d{13}$/),
    },
    role: 1,
    authStatus: 4,
  });
  const detail = await ask('GET', '/api/portal/ysUser/detail', undefined, token);
  expect(detail.data).toEqual({
    uuid: expect.any(String),
    userName: main.userName,
    phone: `${main.phone.slice(0, 3)}****${main.phone.slice(-4)}`,
    userId: String(main.accountId),
    accountType: 0,
    yuserName: main.userName,
    accountId: String(main.accountId),
    accountName: main.userName,
  });
});

test('[CALL-14] the entities of a sub-account name it and its main account', async () => {
  const info = await ask('GET', `${user}/user/info`, undefined, sub.token);
  const names = {
    subAccountName: '张工',
    subAccountId: String(sub.subAccountId),
    accountId: String(main.accountId),
    accountName: main.userName,
  };
  expect(info.data).toMatchObject({ accountType: 1, subAccountInfo: names, authStatus: 5 });
  const answer = await ask('GET', `${user}/oauth2/userinfo`, undefined, sub.token);
  expect(answer.data).toMatchObject({ ...names, userId: String(sub.subAccountId), accountType: 1 });
  // Only a main account has a yun-user session.
  expect((await ask('GET', '/api/portal/ysUser/detail', undefined, sub.token)).status).toBe(404);
});

test('[ROLE-03] getSale answers the sales contact of the account, of a sub-account that of its main account', async () => {
  for (const token of [await openTestSession(database, main), sub.token])
    expect((await ask('POST', '/api/portal/ysUser/getSale', {}, token)).data).toEqual({
      saleName: seller.userName,
      phone: seller.phone,
    });
  const other = await signUp(database);
  expect((await ask('POST', '/api/portal/ysUser/getSale', {}, other.token)).data).toBeNull();
});

test('[UBOX-03] a sub-account keeps its status 5 and learns that of its enterprise, as it is now', async () => {
  const owner = await signUp(database, { accountRole: 2, authStatus: 1 });
  const { token } = await signUpSub(database, { of: owner });
  const infoOf = async () => (await ask('GET', `${user}/user/info`, undefined, token)).data;
  expect(await infoOf()).toMatchObject({ authStatus: 5, enterpriseAuthStatus: 1 });
  await database.query({ name: '', text: 'update identity_account set auth_status = 4 where account_id = $1' }, [
    owner.accountId,
  ]);
  expect(await infoOf()).toMatchObject({ authStatus: 5, enterpriseAuthStatus: 4 });
  const mains = (await ask('GET', `${user}/user/info`, undefined, owner.token)).data;
  expect(mains).toMatchObject({ authStatus: 4, enterpriseAuthStatus: 4 });
});

test('[UBOX-01] the account switch shows each account by its name in the user box', async () => {
  const token = await openTestSession(database, main);
  for (const [of, currentName] of [
    [token, main.userName],
    [sub.token, sub.loginName],
  ] as const)
    expect((await ask('POST', `${portal}/identity/ticket/peek`, {}, of)).data).toEqual({
      ticketName: null,
      currentName,
    });
});
