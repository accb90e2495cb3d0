import type { Page, Request } from '@playwright/test';
import type { DemoTitle } from '#server/app/demo-list.ts';
import { accountOf, leaveAccount, loginAs } from './accounts.ts';
import { expect, expectAccessible, expectAccessibleInThemes, expectFits, WIDTHS, test } from './fixtures.ts';
import { holdClock, nextFrame, openLive, statesWhenPassed, untilLive } from './live-page.ts';

const boxOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^用户菜单/ });
const panelOf = (page: Page) => page.locator('#user-panel');

/** Logs in and waits for the user box. */
async function enter(page: Page, title: DemoTitle, path = '/'): Promise<void> {
  await loginAs(page, title, { path });
  await untilLive(page);
  await expect(boxOf(page)).toBeVisible();
}

/** The tests of `user-facts.ts` have the labels of the other kinds. */
const kinds: { title: DemoTitle; role: string; enterprise: '企业已认证' | '企业未认证' | undefined }[] = [
  { title: '普通账号（未认证）', role: '普通用户', enterprise: '企业未认证' },
  { title: '运营管理员', role: '未知用户', enterprise: undefined },
  { title: '子账号', role: '普通用户', enterprise: '企业已认证' },
];

test('[SHELL-01] [UBOX-01] [UBOX-02] [UBOX-03] a visitor sees login and register, who is logged in at the same place the user box, with name, role and enterprise', async ({
  page,
}) => {
  await openLive(page, '/');
  const header = page.getByRole('banner');
  for (const name of ['登录', '注册']) await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(boxOf(page)).toHaveCount(0);
  for (const { title, role, enterprise } of kinds) {
    await leaveAccount(page);
    await enter(page, title);
    for (const name of ['登录', '注册']) await expect(header.getByRole('link', { name, exact: true })).toBeHidden();
    await expect(header.getByRole('button', { name: '需求咨询' })).toBeVisible();
    const name = accountOf(title).name.split('@')[0] as string;
    await expect(boxOf(page)).toHaveAccessibleName(`用户菜单 ${name}`);
    await boxOf(page).click();
    const panel = panelOf(page);
    await expect(panel.getByText(name, { exact: true })).toBeVisible();
    await expect(panel.getByText(role, { exact: true })).toBeVisible();
    await expect(panel.getByText('可浏览与体验开放能力')).toHaveCount(role === '普通用户' ? 1 : 0);
    await expect(panel.getByText(/^企业(已|未)认证$/)).toHaveText(enterprise === undefined ? [] : [enterprise]);
    for (const link of ['短信发件箱', '运营工作台'])
      await expect(panel.getByRole('link', { name: link })).toHaveCount(title === '运营管理员' ? 1 : 0);
  }
  // The login page calls a sub-account by the same name.
  await page.goto('/auth/login');
  await expect(page.getByText('当前账号是 trial-sub，')).toBeVisible();
});

test('[UBOX-01] [UBOX-04] the box opens by hover and by key, its items open a new tab at account-center/{name}, and it is accessible, within the page and large enough to touch at every width', async ({
  page,
}) => {
  await test.step('the box opens by hover and by key, closes on leaving and on Escape, and keeps the place', async () => {
    await page.clock.install();
    await enter(page, '普通账号（未认证）');
    const box = boxOf(page);
    const panel = panelOf(page);
    await box.hover();
    await expect(panel).toBeVisible();
    await panel.getByText('修改密码').hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(200, 500);
    await expect(panel).toBeHidden();

    await holdClock(page);
    expect(await statesWhenPassed(page, box), 'a pointer that only passes over the box').toEqual([]);
    await page.clock.resume();

    await box.focus();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Space');
    await expect(panel).toBeVisible();
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link', { name: '账号资料' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(box).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
  });

  await test.step('outside the account centre its items open a new tab at account-center/{name}', async () => {
    await boxOf(page).click();
    for (const [text, name] of [
      ['账号资料', 'account'],
      ['修改密码', 'modify-password'],
      ['修改手机号', 'modify-phone'],
    ] as const) {
      const item = panelOf(page).getByRole('link', { name: text });
      await expect(item).toHaveAttribute('href', `/account-center/${name}`);
      await expect(item).toHaveAttribute('target', '_blank');
    }
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
  });

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await boxOf(page).click();
    await expect(panelOf(page)).toBeVisible();
    await expect(async () => {
      const panel = await panelOf(page).boundingBox();
      expect(panel?.x).toBeGreaterThanOrEqual(0);
      expect((panel?.x ?? 0) + (panel?.width ?? width)).toBeLessThanOrEqual(width);
      if (width >= 1024) return;
      for (const target of [boxOf(page), panelOf(page).getByRole('button', { name: '退出登录' })]) {
        const box = await target.boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(44);
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
    }).toPass({ timeout: 30_000 });
    await expectFits(page, width);
    // The panel is the same on a wide page.
    if (width === 360) await expectAccessibleInThemes(page);
    if (width === 1280) await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
  }
});

test('[SHELL-01] before any script has come the page of a user shows no login links and keeps the room of the box', async ({
  page,
  faults,
}) => {
  faults.allow(/^failed GET .*\/assets\//);
  faults.allow(/^console\.error: Failed to load resource/);
  await enter(page, '普通账号（未认证）');
  const shown = await boxOf(page).boundingBox();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-login', 'user');
  await expect(page.getByRole('banner').getByRole('link', { name: '登录', exact: true })).toBeHidden();
  const theme = page.getByRole('banner').getByRole('button', { name: /切换到/ });
  const box = await theme.boundingBox();
  await page.unroute('**/assets/*.js');
  await page.reload();
  await untilLive(page);
  await expect(boxOf(page)).toBeVisible();
  await expect.poll(() => theme.boundingBox()).toEqual(box);
  await expect.poll(() => boxOf(page).boundingBox()).toEqual(shown);
});

test('[SHELL-01] nothing moves when the user is known, on a narrow and on a wide page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
        shifts.push(
          [entry.value, ...entry.sources.map(({ node }) => (node as Element | undefined)?.outerHTML ?? '')].join(' '),
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const still = async () => {
    await nextFrame(page);
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  };
  await enter(page, '普通账号（已认证）');
  await still();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await untilLive(page);
  await expect(boxOf(page)).toBeVisible();
  await still();
});

/** The notices. The list has its own status with the number of results. */
const notices = (page: Page) => page.locator('[role="status"]:not(main *)');
const stored = (page: Page) =>
  page.evaluate(() => ({
    cookies: document.cookie,
    token: localStorage.getItem('token'),
    ysToken: localStorage.getItem('ysToken'),
    updateTime: localStorage.getItem('updateTime'),
    loginState: localStorage.getItem('loginState'),
  }));

async function logOut(page: Page): Promise<void> {
  await boxOf(page).click();
  await panelOf(page).getByRole('button', { name: '退出登录' }).click();
}

test('[UBOX-05] [ID-18] logging out ends the session, sets the visitor flag and says so; without a network the page says that the server does not know', async ({
  page,
  request,
  faults,
}) => {
  for (const [title, calls] of [
    ['普通账号（未认证）', ['/user/logOut', '/ysUser/logout']],
    ['子账号（员工）', ['/iam/user/logOut']],
  ] as const)
    await test.step(title, async () => {
      await enter(page, title, '/open-ability');
      const token = (await stored(page)).token as string;
      const asked: string[] = [];
      const note = (sent: Request) => {
        if (/log_?out$/i.test(sent.url())) asked.push(new URL(sent.url()).pathname);
      };
      page.on('request', note);
      await logOut(page);
      await expect(notices(page)).toHaveText('退出成功!');
      await expect(page.getByRole('banner').getByRole('link', { name: '登录', exact: true })).toBeVisible();
      await expect(boxOf(page)).toHaveCount(0);
      await expect(page).toHaveURL('/open-ability');
      page.off('request', note);
      expect(asked.map((path) => calls.findIndex((call) => path.endsWith(call)))).toEqual(calls.map((_call, at) => at));
      const left = await stored(page);
      expect(left).toMatchObject({ token: null, ysToken: null, updateTime: null, loginState: 'visitor' });
      expect(left.cookies).not.toMatch(/token|updateTime/i);
      const info = await request.get('/api/user/user-service/v1/user/info', { headers: { token } });
      expect(info.status()).toBe(401);
    });

  await test.step('without a network the session ends here', async () => {
    faults.allow(/^failed POST .*\/user\/logOut/);
    faults.allow(/^console\.error: Failed to load resource/);
    await enter(page, '普通账号（未认证）', '/open-ability');
    await page.route('**/user/logOut', (route) => route.abort('internetdisconnected'));
    await logOut(page);
    await expect(notices(page)).toHaveText('已在本机退出。网络异常，服务器没有收到退出请求，会话到期后失效。');
    await expect(boxOf(page)).toHaveCount(0);
    expect(await stored(page)).toMatchObject({ token: null, loginState: 'visitor' });
  });
});
