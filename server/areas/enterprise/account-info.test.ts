import { beforeAll, describe, expect, test } from 'vitest';
import { getAccountInfo } from '#contract/enterprise/calls.ts';
import { menus, ownerCard } from '#contract/specification/identity.ts';
import { lackingTerms, type Terms } from '#contract/specification/terms.ts';
import { testApp } from '#server/app/testing.ts';

const { call, database, signUp, signUpSub } = await testApp();
const setAttempts = {
  name: '',
  text: `insert into enterprise_certification (account_id, attempts_left, frozen_until) values ($1, $2, $3)`,
};

type SignUpOptions = Parameters<typeof signUp>[0];
const infoOf = async (token: string) => {
  const { status, body } = await call(getAccountInfo, {}, { token });
  expect(status).toBe(200);
  return body.data;
};
const info = async (options: SignUpOptions) => infoOf((await signUp(options)).token);
const menu = async (options: SignUpOptions) => (await info(options)).menu.menuList.map(({ value }) => value);

describe('[ACC-16] the account info', () => {
  test('says who is logged in, the menu, the role and how far the certification is', async () => {
    const { token, userName, accountId } = await signUp({ authStatus: 1, enterpriseName: '示例企业' });
    const { userInfo, menu: shown, accountRole, certificationMessage } = await infoOf(token);
    expect(userInfo).toMatchObject({ yuserName: userName, userId: String(accountId), accountType: 0 });
    expect(userInfo.phone).toMatch(/^\d{3}\*{4}\d{4}$/);
    expect(shown.roleList).toEqual([1]);
    expect(shown.menuList).toContainEqual({ value: 'account', name: '账号资料', icon: 'user-round' });
    expect(accountRole).toBe(4);
    expect(certificationMessage).toEqual({ status: 1, enterpriseName: '示例企业' });
  });

  test('[ACC-04] the menu of a normal account grows with its certification', async () => {
    expect(await menu({ authStatus: 2 })).toEqual(menus.normalUncertified);
    expect(await menu({ authStatus: 1 })).toEqual(menus.normalCertified);
  });

  test('is refused without a login', async () => {
    expect((await call(getAccountInfo)).status).toBe(401);
  });
});

const expectMeaning = (text: string | null | undefined, { terms }: { terms: Terms }) =>
  expect(lackingTerms(text ?? '', terms), String(text)).toEqual([]);

describe('[ACC-08] the owner card', () => {
  test.each([
    ['exclusive account', { accountRole: 3, authStatus: 1 }],
    ['exclusive account of role 8', { accountRole: 8, authStatus: 4 }],
    ['portal manager', { accountRole: 9 }],
    ['sub portal manager', { accountRole: 15 }],
    ['operator', { userRoles: [5] }],
    ['super operator', { userRoles: [6], authStatus: 1 }],
  ] as const)('%s: none', async (_who, options) => {
    expect((await info(options)).ownerCenter).toBeNull();
  });

  test('a sub-account sees its enterprise and its main account', async () => {
    const main = await signUp({ accountRole: 2, authStatus: 1, enterpriseName: '示例企业' });
    const { ownerCenter } = await infoOf((await signUpSub({ of: main })).token);
    expectMeaning(ownerCenter?.title, ownerCard.subAccountTitle);
    expect(ownerCenter).toMatchObject({
      enterpriseMessages: [
        { id: 'enterpriseName', name: '企业名称', value: '示例企业' },
        { id: 'accountName', name: '主账号', value: main.userName },
      ],
    });
  });

  test.each([
    ['manager', { accountRole: 2, authStatus: 1 }],
    ['normal account that is certified', { accountRole: 4, authStatus: 1 }],
    ['normal account of role 1 that is certified', { accountRole: 1, authStatus: 1 }],
  ] as const)('%s: certified enterprise, and its name', async (_who, options) => {
    const { ownerCenter } = await info({ ...options, enterpriseName: '示例企业' });
    expectMeaning(ownerCenter?.title, ownerCard.managerTitle);
    expect(ownerCenter?.title).not.toContain('未');
    expect(ownerCenter).toMatchObject({
      titleColor: 'success',
      enterpriseMessages: [{ id: 'enterpriseName', value: '示例企业' }],
    });
  });

  test('unauthorized: a link to the rights', async () => {
    const { ownerCenter } = await info({ authStatus: 4 });
    expect(ownerCenter).toMatchObject({
      title: '未认证企业',
      authBtnLink: `/account/${ownerCard.unauthorizedLink}`,
      times: null,
    });
  });

  test('in review: a hint that the rights of an enterprise are enjoyed meanwhile', async () => {
    const { ownerCenter } = await info({ authStatus: 2 });
    expectMeaning(ownerCenter?.authMessage, ownerCard.inReview);
    expect(ownerCenter?.authBtnLink).toBeNull();
  });

  describe('attempts', () => {
    const until = '2126-11-22T10:00:00.000Z';
    let failed: string;
    let frozen: string;
    beforeAll(async () => {
      const [one, other] = [await signUp({ authStatus: 0 }), await signUp({ authStatus: 3 })];
      await database.query(setAttempts, [one.accountId, 3, null]);
      await database.query(setAttempts, [other.accountId, 0, until]);
      failed = one.token;
      frozen = other.token;
    });

    test('failed: those that are left, and a link to the account', async () => {
      expect((await infoOf(failed)).ownerCenter).toMatchObject({
        times: 3,
        authMessage: '还可提交 3 次',
        authBtnLink: `/account/${ownerCard.failedLink}`,
        unlockingTime: null,
      });
    });

    test('frozen: none, and when it unlocks by itself', async () => {
      expect((await infoOf(frozen)).ownerCenter).toMatchObject({ times: 0, unlockingTime: until });
    });
  });
});
