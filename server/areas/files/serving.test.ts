import { beforeAll, describe, expect, test } from 'vitest';
import { queryFiles, removeFile } from '#contract/files/calls.ts';
import type { FileUse } from '#contract/files/uses.ts';
import { testApp } from '#server/app/testing.ts';
import { attach } from './public/attach.ts';

const { app, call, database, signUp, signUpSub, upload, openSession } = await testApp();

const see = (fileId: string, token: string | undefined, headers: Record<string, string> = {}) =>
  app.inject({ url: `/files/${fileId}`, headers: { ...(token !== undefined && { token }), ...headers } });
const attachTo = (attachedTo: string, ownerId: number, use: FileUse, fileId: string) =>
  database.transaction((transaction) => attach(transaction, { fileIds: [fileId], ownerId, use, attachedTo }));

describe('a file is seen by', () => {
  const people = async () => {
    const owner = await signUp({ accountRole: 2, authStatus: 1 });
    const sub = await signUpSub({ of: owner });
    return {
      visitor: undefined,
      'the owner': owner.token,
      'another session of the owner': await openSession(owner),
      'a sub-account of the owner': sub.token,
      'another sub-account of the owner': (await signUpSub({ of: owner })).token,
      'another account': (await signUp()).token,
      'a sub-account of another enterprise': (await signUpSub()).token,
      'a provider': (await signUp({ userRoles: [3] })).token,
      'a sale': (await signUp({ userRoles: [4] })).token,
      'a portal manager': (await signUp({ accountRole: 9 })).token,
      'an operator': (await signUp({ userRoles: [5] })).token,
      'a super manager': (await signUp({ userRoles: [6] })).token,
      owner,
      sub,
    };
  };
  type People = Awaited<ReturnType<typeof people>>;
  type Name = Exclude<keyof People, 'owner' | 'sub'>;
  const names: Name[] = [
    'visitor',
    'the owner',
    'another session of the owner',
    'a sub-account of the owner',
    'another sub-account of the owner',
    'another account',
    'a sub-account of another enterprise',
    'a provider',
    'a sale',
    'a portal manager',
    'an operator',
    'a super manager',
  ];
  let all: People;
  beforeAll(async () => {
    all = await people();
  });

  const owners: Name[] = ['the owner', 'another session of the owner'];
  const operators: Name[] = ['an operator', 'a super manager'];
  const family: Name[] = [...owners, 'a sub-account of the owner', 'another sub-account of the owner'];
  const cases: [string, FileUse, 'owner' | 'sub', string | null, Name[]][] = [
    ['a picture of an account', 'avatar', 'owner', 'identity/1', [...family, ...operators]],
    ['a picture of a sub-account', 'avatar', 'sub', 'identity/2', [...family, ...operators]],
    ['a licence', 'licence', 'owner', 'enterprise/1', [...owners, ...operators]],
    ['a picture of a work order', 'workOrder', 'owner', 'work-orders/1', [...owners, ...operators]],
    ['a picture that belongs to nothing yet', 'avatar', 'owner', null, owners],
    ['a licence that belongs to nothing yet', 'licence', 'owner', null, owners],
    ['a picture of a sub-account that belongs to nothing yet', 'avatar', 'sub', null, ['a sub-account of the owner']],
  ];
  test.each(cases)('%s', async (_what, use, whose, attachedTo, expected) => {
    const fileId = await upload(all[whose].token, use);
    const ownerId = whose === 'owner' ? all.owner.accountId : all.sub.subAccountId;
    if (attachedTo !== null) await attachTo(attachedTo, ownerId, use, fileId);
    const answers = await Promise.all(
      names.map(async (name) => {
        const token = all[name];
        const answer = await see(fileId, token);
        // A copy cached in another session grants no access either.
        const known = await see(fileId, token, { 'if-none-match': `"${fileId}"` });
        // A browser requests a picture on a page with only the cookie.
        const onPage = await see(fileId, undefined, { cookie: `token=${token}` });
        return [name, answer.statusCode, known.statusCode, onPage.statusCode, answer.headers.etag];
      }),
    );
    expect(answers).toEqual(
      names.map((name) =>
        expected.includes(name) ? [name, 200, 304, 200, `"${fileId}"`] : [name, 404, 404, 404, undefined],
      ),
    );
  });

  test('no user with an ended session', async () => {
    const person = await signUp();
    const fileId = await upload(person.token, 'licence');
    expect((await see(fileId, person.token)).statusCode).toBe(200);
    await database.query({ name: '', text: 'delete from identity_session where account_id = $1' }, [person.accountId]);
    expect((await see(fileId, person.token)).statusCode).toBe(404);
    expect((await see(fileId, person.token, { 'if-none-match': `"${fileId}"` })).statusCode).toBe(404);
  });
});

test('a file of another owner, an unknown id and an invalid id look the same', async () => {
  const { token } = await signUp();
  const foreign = await upload((await signUp()).token, 'licence');
  const bodies = new Set<string>();
  for (const id of [
    foreign,
    'A'.repeat(22),
    'A'.repeat(21),
    '..%2f..%2fetc%2fpasswd',
    '%00',
    `${foreign}.png`,
    '%E4%BD%A0',
  ]) {
    const answer = await see(id, token);
    expect([answer.statusCode, answer.headers['cache-control']], id).toEqual([404, 'no-store']);
    bodies.add(answer.body);
  }
  expect(bodies.size).toBe(1);
});

test('a picture comes with headers that prevent scripts and shared caching', async () => {
  const { token } = await signUp();
  const fileId = await upload(token, 'licence');
  const { headers } = await see(fileId, token);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': `inline; filename="${fileId}.png"`,
    'cache-control': 'private, no-cache',
    etag: `"${fileId}"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  const known = await see(fileId, token, { 'if-none-match': `"other", W/"${fileId}"` });
  expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', `"${fileId}"`]);
  const head = await app.inject({ method: 'HEAD', url: `/files/${fileId}`, headers: { token } });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  for (const wrong of [await see('none', token), await see(fileId, undefined)]) {
    expect(wrong.headers['x-content-type-options']).toBe('nosniff');
    expect(wrong.headers['content-security-policy']).toMatch(/default-src 'none'/);
  }
});

describe('one’s own files', () => {
  test('are listed a page at a time, newest first, with where they belong', async () => {
    const person = await signUp();
    const fileIds: string[] = [];
    for (const use of ['avatar', 'licence', 'workOrder'] as const) fileIds.unshift(await upload(person.token, use));
    await attachTo('work-orders/7', person.accountId, 'workOrder', fileIds[0] as string);
    const first = (await call(queryFiles, { pageNo: 1, pageSize: 2 }, { token: person.token })).body.data;
    expect(first).toMatchObject({ total: 3, unattached: 2 });
    expect(first.files.map(({ fileId, use, attachedTo }) => [fileId, use, attachedTo])).toEqual([
      [fileIds[0], 'workOrder', 'work-orders/7'],
      [fileIds[1], 'licence', null],
    ]);
    const second = (await call(queryFiles, { pageNo: 2, pageSize: 2 }, { token: person.token })).body.data;
    expect(second.files.map(({ fileId }) => fileId)).toEqual([fileIds[2]]);
    const third = (await call(queryFiles, { pageNo: 3, pageSize: 2 }, { token: person.token })).body.data;
    expect(third).toMatchObject({ total: 3, files: [] });
    for (const wrong of [{ pageNo: 0 }, { pageNo: '1' }, { pageSize: 101 }])
      expect((await call(queryFiles, wrong, { token: person.token })).status).toBe(400);
    expect(first.recentBytes).toBe([...first.files, ...second.files].reduce((sum, { bytes }) => sum + bytes, 0));
    const sub = await signUpSub({ of: person });
    expect((await call(queryFiles, {}, { token: sub.token })).body.data.total).toBe(0);
  });

  test('can be removed while they belong to nothing, and are gone at once', async () => {
    const person = await signUp();
    const fileId = await upload(person.token, 'licence');
    const remove = (token: string) => call(removeFile, { fileId }, { token });
    const others = [await signUp(), await signUpSub({ of: person }), await signUp({ userRoles: [6] })];
    for (const { token } of others) expect((await remove(token)).status).toBe(404);
    await attachTo('enterprise/1', person.accountId, 'licence', fileId);
    const refused = await remove(person.token);
    expect([refused.status, refused.body.code]).toEqual([200, 'PTL0002']);
    for (const { token } of others.slice(0, 2)) expect((await remove(token)).status).toBe(404);
    expect((await see(fileId, person.token)).statusCode).toBe(200);

    const other = await upload(person.token, 'licence');
    expect((await call(removeFile, { fileId: other }, { token: person.token })).body.code).toBe('200');
    expect((await see(other, person.token)).statusCode).toBe(404);
    expect((await call(removeFile, { fileId: other }, { token: person.token })).status).toBe(404);
    expect((await call(removeFile, { fileId: '../x' }, { token: person.token })).status).toBe(400);
  });
});
