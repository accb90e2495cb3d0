import type { BrowserContext, Page } from '@playwright/test';
import {
  changePhone,
  getChallenge,
  getSubAccountChallenge,
  getUserInfo,
  logOut,
  sendVerifyCode,
  updatePassword,
} from '#contract/auth/calls.ts';
import { listOutbox } from '#contract/auth/outbox-calls.ts';
import type { DemoTitle } from '#server/app/demo-list.ts';
import { accountOf, leaveAccount, loginAs, tokenFor, tokenOf, verifyCodeFor } from './accounts.ts';
import { expect, expectAccessible, expectFitForAll, expectLargeTargets } from './fixtures.ts';
import { openLive, untilIdle, untilLive } from './live-page.ts';
import { test } from './own-portal.ts';
import { watchSecrets } from './secret-watch.ts';

test.use({ portalName: 'own-account' });

const LOGIN_FIRST = '请先登录，再打开刚才的页面';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const fact = (page: Page, name: string) =>
  page.locator('section:not([aria-label]) dl > div').filter({ has: page.getByText(name, { exact: true }) });
const openUserBox = (page: Page) => page.getByRole('button', { name: /^用户菜单/ }).click();
const steps = (page: Page) => page.getByRole('list', { name: '修改步骤' });

/** Logs in on an account page and waits until it is live. */
const enter = async (page: Page, dataDir: string, title: DemoTitle, path: string) => {
  await loginAs(page, title, { path, dataDir });
  await untilLive(page);
};

/** Simulates a login with another account in another tab, which replaces this browser's cookies. */
const takeOver = async (context: BrowserContext, url: string, token: string) => {
  const cookies = { token, ysToken: token, updateTime: '7' };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url, sameSite: 'Lax' })));
  return cookies;
};
const sessionCookies = async (context: BrowserContext) =>
  Object.fromEntries(
    (await context.cookies())
      .filter(({ name }) => ['token', 'ysToken', 'updateTime'].includes(name))
      .map(({ name, value }) => [name, value]),
  );

test.describe('the frame', () => {
  test('[GUARD-01] [UBOX-05] a visitor who opens an account page without a login is sent home with one notice that says why, but not a user who has just logged out or whose session ended meanwhile', async ({
    page,
    portal,
    context,
    faults,
  }) => {
    faults.allow(/^401 /);
    const enterAccount = () => enter(page, portal.dataDir, '普通账号（审核中）', '/account/account');

    await test.step('logging out on an account page leads home, without that notice', async () => {
      await enterAccount();
      await openUserBox(page);
      await page.getByRole('button', { name: '退出登录' }).click();
      await expect(page.getByText('退出成功!')).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page).toHaveURL('/');
      await expect(page.getByText(LOGIN_FIRST)).toHaveCount(0);
    });

    await test.step('a visitor sees why, once', async () => {
      await page.goto('/account/account');
      await expect(page).toHaveURL('/');
      await expect(page.getByText(LOGIN_FIRST)).toBeVisible();
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('loginNotice');
      await openLive(page, '/');
      await untilIdle(page);
      await expect(page.getByText(LOGIN_FIRST)).toHaveCount(0);
    });

    await test.step('the end of a session is reported, and nothing else', async () => {
      await enterAccount();
      const token = (await context.cookies()).find(({ name }) => name === 'token')?.value as string;
      await page.request.post(logOut.path, { data: {}, headers: { token } });
      // The notice goes after 5 s, and may be gone when everything has loaded.
      await page.reload({ waitUntil: 'commit' });
      await expect(page.getByText('登录已超时，请重新登录')).toBeVisible();
      await expect(page).toHaveURL('/');
      await expect(page.getByText(LOGIN_FIRST)).toHaveCount(0);
    });

    await test.step('the browser too sends a visitor home and says why', async () => {
      await enterAccount();
      await page.getByRole('link', { name: '返回首页' }).click();
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^用户菜单/ })
        .click();
      await page.getByRole('button', { name: '退出登录' }).click();
      await expect(page.getByText('退出成功!')).toBeVisible();
      // The 401 response arrives before the page's style sheets. The router shows the error anyway, and nothing else
      // reports it.
      const refused = page.waitForResponse((answer) => answer.status() === 401);
      await page.route('**/assets/*.css', async (route) => {
        await refused;
        await route.continue();
      });
      await page.goBack();
      await expect(page.getByText(LOGIN_FIRST)).toBeVisible();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('region', { name: '快速入门' })).toBeVisible();
    });
  });
});

const phoneForm = {
  fill: async (page: Page, values: { password?: string; phone?: string; code?: string }) => {
    if (values.password !== undefined) await page.getByLabel('登录密码', { exact: true }).fill(values.password);
    if (values.phone !== undefined) await page.getByLabel('新手机号').fill(values.phone);
    if (values.code !== undefined) await page.getByLabel('验证码', { exact: true }).fill(values.code);
  },
  submit: (page: Page) => page.locator('form').getByRole('button', { name: '修改手机号' }).click(),
  sendCode: async (page: Page, phone: string, dataDir: string) => {
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText('验证码已发送')).toBeVisible();
    return verifyCodeFor(page.request, phone, dataDir);
  },
};

test.describe('a new phone', () => {
  const { fill, submit, sendCode } = phoneForm;

  test('[ID-07] [CALL-05] [ERR-07] [ID-12] is proved by password and code, reported by a notice, and shown from the next call on', async ({
    page,
    portal,
    context,
  }) => {
    const { name, password, phone } = accountOf('合作伙伴', portal.dataDir);
    const newPhone = '13800000001';
    await enter(page, portal.dataDir, '合作伙伴', '/account/modify-phone');
    const { updateTime: before } = await sessionCookies(context);
    const bodies: Record<string, unknown>[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if ([getChallenge.path, sendVerifyCode.path, changePhone.path].some((path) => path === pathname))
        bodies.push({ [pathname]: request.postDataJSON() });
    });
    await fill(page, { password, phone: '138 0000 0001' });
    const code = await sendCode(page, newPhone, portal.dataDir);
    await fill(page, { code });
    await submit(page);
    await expect(page.locator('[role="status"]:not(main *)')).toContainText('手机号修改成功');
    await expect(page.getByRole('heading', { level: 2, name: '手机号修改成功' })).toBeVisible();
    await expect(page).toHaveURL('/account/modify-phone?step=result');
    await expect(steps(page).locator('[aria-current]')).toHaveText('完成');
    expect(bodies).toEqual([
      { [sendVerifyCode.path]: { phoneNo: newPhone, source: 2 } },
      { [getChallenge.path]: { name, type: 6 } },
      {
        [changePhone.path]: {
          codeId: expect.any(String),
          phoneNo: newPhone,
          oldPwd: expect.stringMatching(/^[0-9a-f]{64}$/),
          verifyCode: code,
        },
      },
    ]);

    expect((await sessionCookies(context)).updateTime).not.toBe(before);
    const read = page.waitForResponse(`**${getUserInfo.path}`);
    await page.getByRole('link', { name: '查看账号资料' }).click();
    expect((await (await read).json()).data.phone).toBe('138****0001');
    await expect(fact(page, '手机号')).toContainText('138****0001');
    await page.getByRole('button', { name: '复制企业编号' }).click();
    await expect(page.getByText('已复制企业编号')).toBeVisible();
    // The session continues, and the new number logs in.
    await tokenFor(page.request, { name: newPhone, password });
    await expect(tokenFor(page.request, { name: phone, password })).rejects.toThrow('1007');
  });

  test('[ERR-03] [ID-05] [ID-06] [ID-07] an error of the server is shown at its field, without a network the form says so, nothing is lost, and what is left half filled is not kept', async ({
    page,
    portal,
    faults,
  }) => {
    const { password } = accountOf('普通账号（未认证）', portal.dataDir);
    const taken = accountOf('企业管理员', portal.dataDir).phone;
    // The result of a change has no address.
    await enter(page, portal.dataDir, '普通账号（未认证）', '/account/modify-phone?step=result');
    await expect(page).toHaveURL('/account/modify-phone');
    const field = {
      password: page.getByLabel('登录密码', { exact: true }),
      phone: page.getByLabel('新手机号'),
      code: page.getByLabel('验证码', { exact: true }),
    };
    await submit(page);
    await expect(field.password).toHaveAccessibleDescription('请输入密码');
    await expect(field.password).toBeFocused();
    await expect(field.phone).toHaveAccessibleDescription('请输入手机号');
    await expect(field.code).toHaveAccessibleDescription('请输入短信验证码');

    await fill(page, { phone: taken });
    const code = await sendCode(page, taken, portal.dataDir);
    await fill(page, { password: 'no-such-Password-1', code });
    await submit(page);
    await expect(field.password).toHaveAccessibleDescription('密码错误');
    await expect(field.password).toBeFocused();
    await expect(field.phone).toHaveValue(taken);
    await expect(field.code).toHaveValue(code);

    await fill(page, { password, code: code === '000000' ? '000001' : '000000' });
    await submit(page);
    await expect(field.code).toHaveAccessibleDescription('验证码错误');
    await expect(field.phone).toHaveValue(taken);

    // Without a network nothing that was typed is lost, and it can be sent again.
    faults.allow(/^(failed POST .*challengeCode|console\.error: Failed to load resource)/);
    await fill(page, { code });
    await page.route(`**${getChallenge.path}`, (route) => route.abort('internetdisconnected'));
    await submit(page);
    await expect(page.locator('form').getByRole('alert')).toHaveText('网络异常，请检查网络后重试');
    await expect(field.phone).toHaveValue(taken);
    await expect(field.password).toHaveValue(password);
    await page.unroute(`**${getChallenge.path}`);
    await submit(page);
    await expect(field.phone).toHaveAccessibleDescription('手机号已被使用');
    await expect(page).toHaveURL('/account/modify-phone');

    // Leaving the form half filled changes nothing and keeps nothing.
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('yuser/web')) calls.push(request.url());
    });
    await fill(page, { password: 'half-Typed-1', code: '123456' });
    await page.getByRole('link', { name: '账号资料' }).click();
    await expect(heading(page, '账号资料')).toBeVisible();
    await page.goBack();
    await expect(field.password).toHaveValue('');
    await expect(field.code).toHaveValue('');
    expect(calls).toEqual([]);
    expect(JSON.stringify(await page.context().storageState())).not.toContain('half-Typed-1');
  });

  test('[ID-07] a sub-account proves its own password, by its own challenge', async ({ page, portal }) => {
    const { name, password } = accountOf('子账号（管理员）', portal.dataDir);
    await enter(page, portal.dataDir, '子账号（管理员）', '/account/modify-phone');
    const asked = page.waitForRequest(`**${getSubAccountChallenge.path}`);
    await fill(page, { password, phone: '13800000004' });
    await fill(page, { code: await sendCode(page, '13800000004', portal.dataDir) });
    await submit(page);
    await expect(page.getByRole('heading', { level: 2, name: '手机号修改成功' })).toBeVisible();
    expect((await asked).postDataJSON()).toEqual({ name, type: 6 });
    await expect(page.getByText('登录账号不变')).toBeVisible();
  });
});

test.describe('a new password', () => {
  const fill = async (page: Page, [old, next, again]: readonly [string, string, string]) => {
    await page.getByLabel('当前密码').fill(old);
    await page.getByLabel('新密码', { exact: true }).fill(next);
    await page.getByLabel('再次输入新密码').fill(again);
  };
  const submit = (page: Page) => page.locator('form').getByRole('button', { name: '修改密码' }).click();
  const done = (page: Page) => page.getByRole('heading', { level: 2, name: '密码修改成功' });

  test('[ID-07] [ID-08] [CALL-05] is sent sealed, ends every session, and leads home and to the login', async ({
    page,
    portal,
    baseURL,
  }) => {
    const { name, password } = accountOf('普通账号（已认证）', portal.dataDir);
    const next = '新密码-Kestrel-81';
    const elsewhere = await tokenFor(page.request, { name, password });
    const announced = page.waitForResponse('**/announcement/current');
    await enter(page, portal.dataDir, '普通账号（已认证）', '/account/modify-password');
    await announced;
    const secrets = watchSecrets(page);
    const sent = page.waitForRequest(`**${updatePassword.path}`);
    await fill(page, [password, next, next]);
    await submit(page);
    await expect(done(page)).toBeVisible();
    await expect(page).toHaveURL('/account/modify-password?step=result');
    expect((await sent).postDataJSON()).toEqual({
      codeId: expect.any(String),
      salt: expect.stringMatching(/^\d{16}$/),
      oldPwd: expect.stringMatching(/^[0-9a-f]{64}$/),
      newPwd: expect.stringMatching(/^[A-Za-z0-9+/]{80}$/),
    });
    await expect(page.getByText('所有设备上的登录都已结束')).toBeVisible();
    await expect(page.getByText('登录已超时')).toHaveCount(0);
    // Nothing that requires a session is offered any longer.
    await expect(page.getByRole('navigation', { name: '账号页面' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^用户菜单/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: '重新登录' })).toHaveAttribute(
      'href',
      `/auth/login?state=none&redirect_uri=${encodeURIComponent(`${baseURL}/account/account`)}`,
    );
    expect((await page.context().cookies()).filter((cookie) => cookie.name === 'token')).toEqual([]);
    await secrets.expectKept(password, next);

    const asked = await page.request.get(getUserInfo.path, { headers: { token: elsewhere } });
    expect(asked.status()).toBe(401);
    await tokenFor(page.request, { name, password: next });
    await expect(tokenFor(page.request, { name, password })).rejects.toThrow('1007');

    // The home page and the login page do not say that a session timed out.
    const login = (await page.getByRole('link', { name: '重新登录' }).getAttribute('href')) as string;
    await page.getByRole('link', { name: '返回首页' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: '登录', exact: true })).toBeVisible();
    await expect(page.getByText('登录已超时')).toHaveCount(0);
    await openLive(page, login);
    await expect(heading(page, '登录')).toBeVisible();
    await expect(page.getByText('登录已超时')).toHaveCount(0);
  });

  test('[ID-12] a new password ends no session, and a new phone changes no marker, of another account that has logged in while it was sent', async ({
    page,
    portal,
    context,
  }) => {
    const { password } = accountOf('普通账号（角色 1）', portal.dataDir);
    const other = await tokenOf(page.request, '企业管理员', portal.dataDir);
    // The last call that the page makes by itself; a later one would already use the other account.
    const announced = page.waitForResponse('**/announcement/current');
    await enter(page, portal.dataDir, '普通账号（角色 1）', '/account/modify-password');
    await announced;
    const came = Promise.withResolvers<Record<string, string>>();
    await page.route(`**${updatePassword.path}`, async (route) => {
      came.resolve(await takeOver(context, portal.url, other));
      await route.fulfill({ json: { code: '200', msg: '', data: null } });
    });
    await fill(page, [password, '门-Sparrow-21', '门-Sparrow-21']);
    await submit(page);
    await expect(done(page)).toBeVisible();
    expect(await sessionCookies(context)).toEqual(await came.promise);

    await leaveAccount(page);
    const announcedAgain = page.waitForResponse('**/announcement/current');
    await enter(page, portal.dataDir, '普通账号（角色 1）', '/account/modify-phone');
    await announcedAgain;
    const cameAgain = Promise.withResolvers<Record<string, string>>();
    await page.route(`**${changePhone.path}`, async (route) => {
      cameAgain.resolve(await takeOver(context, portal.url, other));
      await route.fulfill({ json: { code: '200', msg: '', data: { updateTime: '9' } } });
    });
    await phoneForm.fill(page, { password, phone: '13800000009' });
    await phoneForm.fill(page, { code: await phoneForm.sendCode(page, '13800000009', portal.dataDir) });
    await phoneForm.submit(page);
    await expect(page.getByRole('heading', { level: 2, name: '手机号修改成功' })).toBeVisible();
    expect(await sessionCookies(context)).toEqual(await cameAgain.promise);
  });

  test('[ID-04] [ID-07] what is wrong with it is shown at its field, of the old password once it was sent', async ({
    page,
    portal,
  }) => {
    const { password, name } = accountOf('门户管理员', portal.dataDir);
    // The result of a change has no address.
    await enter(page, portal.dataDir, '门户管理员', '/account/modify-password?step=result');
    await expect(page).toHaveURL('/account/modify-password');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('challengeCode')) calls.push(request.url());
    });
    const next = page.getByLabel('新密码', { exact: true });
    const again = page.getByLabel('再次输入新密码');
    for (const [values, field, message] of [
      [['', '', ''], page.getByLabel('当前密码'), '请输入密码'],
      [[password, password, password], next, '新密码不能与当前密码相同'],
      [[password, `${name}-1`, `${name}-1`], next, '密码不能含有用户名或手机号'],
      [[password, 'Kestrel-81', 'Kestrel-82'], again, '两次输入的新密码不一致'],
      [[password, 'Kestrel-81', ''], again, '请再次输入新密码'],
    ] as const) {
      await fill(page, values);
      await submit(page);
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
    }
    expect(calls).toEqual([]);

    // The new password stays in the form, and the session continues.
    await fill(page, ['not-the-One-1', '门-Sparrow-19', '门-Sparrow-19']);
    await submit(page);
    await expect(page.getByLabel('当前密码')).toHaveAccessibleDescription('密码错误');
    await expect(page.getByLabel('当前密码')).toHaveValue('');
    await expect(next).toHaveValue('门-Sparrow-19');
    await page.getByRole('link', { name: '账号资料' }).click();
    await expect(heading(page, '账号资料')).toBeVisible();
  });

  test('[ID-07] a sub-account changes its own, logs in again as one, and finds no result after a reload', async ({
    page,
    portal,
  }) => {
    const { name, password } = accountOf('子账号（员工）', portal.dataDir);
    const announced = page.waitForResponse('**/announcement/current');
    await enter(page, portal.dataDir, '子账号（员工）', '/account/modify-password');
    await announced;
    await fill(page, [password, '门-Sparrow-20', '门-Sparrow-20']);
    await submit(page);
    await expect(done(page)).toBeVisible();
    await expect(page.getByRole('link', { name: '重新登录' })).toHaveAttribute('href', /&type=sub$/);
    await tokenFor(page.request, { name, password: '门-Sparrow-20' });
    // The main account's password has not changed.
    const main = accountOf('企业管理员', portal.dataDir);
    await tokenFor(page.request, main);
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: '登录', exact: true })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test.describe('the outbox', () => {
  const send = async (page: Page, phoneNo: string) => {
    const answer = await page.request.post(sendVerifyCode.path, { data: { phoneNo, source: 2 } });
    expect((await answer.json()).code).toBe('200');
  };
  const rows = (page: Page) => page.getByRole('table', { name: '短信发件箱' }).getByRole('row');

  test('[ID-06] [ERR-03] [ID-10] shows new messages without a reload and copies a code; it makes calls only while it is visible and in use; the messages of one phone are found', async ({
    page,
    portal,
    context,
    faults,
  }) => {
    await test.step('shows new messages without a reload, what it has while the network is gone, and copies a code', async () => {
      faults.allow(/^(failed POST .*outbox\/query|console\.error: Failed to load resource)/);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.clock.install();
      await send(page, '13600000002');
      await enter(page, portal.dataDir, '运营管理员', '/console/outbox');
      await expect(rows(page).nth(1)).toContainText('136****0002');
      await send(page, '13600000003');
      await page.clock.runFor(5000);
      await expect(rows(page).nth(1)).toContainText('136****0003');
      await expect(rows(page).nth(2)).toContainText('136****0002');

      await page.route(`**${listOutbox.path}`, (route) => route.abort('internetdisconnected'));
      await page.clock.runFor(5000);
      await expect(page.getByText('暂时无法更新')).toBeVisible();
      await expect(rows(page).nth(1)).toContainText('136****0003');
      await page.unroute(`**${listOutbox.path}`);
      await page.clock.runFor(5000);
      await expect(page.getByText('每 5 秒更新')).toBeVisible();

      const text = (await rows(page).nth(1).getByRole('cell').nth(2).textContent()) ?? '';
      const code = /\d{6}/.exec(text)?.[0] as string;
      await page.getByRole('button', { name: `复制发给 136****0003 的验证码 ${code}` }).click();
      await expect(page.getByText(`已复制验证码 ${code}`)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    });

    await test.step('is loaded only while the page is visible and in use, and goes on by a button', async () => {
      const asks = page.getByText('每 5 秒更新');
      const paused = page.getByText('10 分钟没有操作，已暂停更新');
      await expect(asks).toBeVisible();
      let asked = 0;
      page.on('request', (request) => {
        if (request.url().endsWith(listOutbox.path)) asked += 1;
      });
      const look = (state: 'visible' | 'hidden') =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
          document.dispatchEvent(new Event('visibilitychange'));
        }, state);
      await look('hidden');
      asked = 0;
      await page.clock.runFor(30_000);
      expect(asked).toBe(0);
      const answered = page.waitForResponse(`**${listOutbox.path}`);
      await look('visible');
      await answered;
      expect(asked).toBe(1);

      await page.clock.fastForward('10:00');
      await expect(paused).toBeVisible();
      await expectAccessible(page);
      asked = 0;
      await page.clock.runFor(60_000);
      expect(asked).toBe(0);
      await page.getByRole('button', { name: '继续更新' }).click();
      await expect(asks).toBeVisible();
      await expect(paused).toHaveCount(0);
      expect(asked).toBeGreaterThan(0);
    });

    await test.step('finds the messages of one phone, and rejects what is no phone', async () => {
      const search = page.getByRole('search').getByLabel('手机号');
      const find = page.getByRole('search').getByRole('button', { name: '查找' });
      await search.fill('136 0000 0002');
      await find.click();
      await expect(page).toHaveURL('/console/outbox?phoneNo=13600000002');
      await expect(rows(page)).toHaveCount(2);
      await expect(rows(page).nth(1)).toContainText('136****0002');
      await search.fill('13600009999');
      await search.press('Enter');
      await expect(page.getByText('最近一天没有发给 13600009999 的短信')).toBeVisible();
      await search.fill('1360000');
      await find.click();
      await expect(search).toHaveAccessibleDescription('请输入 11 位手机号');
      await page.getByRole('link', { name: '查看全部' }).click();
      await expect(page).toHaveURL('/console/outbox');
      await expect(rows(page).filter({ hasText: '136****0003' })).toHaveCount(1);
    });
  });
});

const LOOKED_AT = [
  { title: '子账号', path: '/account/account', name: '账号资料' },
  { title: '普通账号（角色 1）', path: '/account/modify-phone', name: '修改手机号' },
  { title: '普通账号（角色 1）', path: '/account/modify-password', name: '修改密码' },
  { title: '销售', path: '/account/customers', name: '我的客户' },
  { title: '运营管理员', path: '/console/outbox', name: '短信发件箱' },
] as const;

test('[SHELL-06] axe finds nothing wrong at any width, in light and dark, nothing is cut off, and targets are large', async ({
  page,
  portal,
}) => {
  test.slow();
  await page.request.post(sendVerifyCode.path, { data: { phoneNo: '13600000008', source: 2 } });
  let last: DemoTitle | undefined;
  for (const { title, path, name } of LOOKED_AT) {
    await page.setViewportSize({ width: 360, height: 800 });
    if (title === last) await openLive(page, path);
    else {
      await leaveAccount(page);
      await enter(page, portal.dataDir, title, path);
    }
    last = title;
    await expect(heading(page, name)).toBeVisible();
    await expectFitForAll(page, async (width) => {
      if (width > 360) return;
      await expectLargeTargets(page.locator('button, a'));
    });
  }
});
