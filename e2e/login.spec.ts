import type { Page } from '@playwright/test';
import { login } from '#contract/auth/calls.ts';
import { accountOf, leaveAccount, loginAs } from './accounts.ts';
import { expect, expectAccessible, expectFitForAll, expectFits, test, WIDTHS } from './fixtures.ts';
import { openLive } from './live-page.ts';
import { registerAccount } from './new-account.ts';
import { watchSecrets } from './secret-watch.ts';

const submit = (page: Page) => page.getByRole('button', { name: '登录', exact: true });
const passwordOf = (page: Page) => page.getByLabel('密码', { exact: true });
const nameOf = (page: Page) => page.getByLabel('手机号或用户名', { exact: true });

const fill = async (page: Page, name: string, password: string) => {
  await nameOf(page).fill(name);
  await passwordOf(page).fill(password);
};

const tokenOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'token')?.value;

const expectLoggedIn = async (page: Page) => {
  await expect.poll(() => tokenOf(page)).toMatch(/^[\w-]{20,}$/);
};

/** Records the addresses that the browser navigates to, in order. */
const navigations = (page: Page): string[] => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) urls.push(request.url());
  });
  return urls;
};

/** Records the requested addresses from now on, without the icon and what proves a password, which come at any time. */
const requests = (page: Page): string[] => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (
      !/\/(favicon\.ico|icon\.svg|assets\/((password-primitives|aes|sha2)-[\w-]+\.js|vendor-[\w-]+\.css))(\?|$)/.test(
        request.url(),
      )
    )
      urls.push(request.url());
  });
  return urls;
};

test('[ROUTE-21] the links of logging in lead on with the place to go back to', async ({ page }) => {
  const back = 'state=has&redirect_uri=%2Fopen-ability%3FpageNo%3D2';
  await openLive(page, `/auth/login?${back}`);
  await page.getByRole('link', { name: '注册', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '注册' })).toBeVisible();
  await page.getByRole('link', { name: '登录', exact: true }).click();
  await page.getByRole('link', { name: '忘记密码', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '找回密码' })).toBeVisible();
  await page.getByRole('link', { name: '子账号从这里设置密码' }).click();
  // Both pages have a link back.
  await expect(page.getByRole('heading', { level: 1, name: '设置子账号密码' })).toBeVisible();
  await page.getByRole('link', { name: '返回登录' }).click();
  await expect(page.getByRole('tab', { name: '子账号', selected: true })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('redirect_uri')).toBe('/open-ability?pageNo=2');
});

test('[ID-16] [ID-02] a main account logs in by its phone number, however that is typed, and its password never leaves the browser', async ({
  page,
}) => {
  const { phone, password } = accountOf('普通账号（未认证）');
  const watch = watchSecrets(page);
  // Full-width digits, blanks and the prefix of the country make the same number.
  const wide = Array.from(phone, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('');
  await openLive(page, '/auth/login');
  await nameOf(page).fill(` +86 ${wide.slice(0, 3)} ${wide.slice(3)}`);
  await passwordOf(page).fill(password);
  await expect(nameOf(page)).toHaveValue(phone);
  await passwordOf(page).press('Enter');
  await expect(page).toHaveURL('/');
  await expectLoggedIn(page);
  await watch.expectKept(password);
});

test('[ID-16] a sub-account logs in behind its own tab, which the address names', async ({ page }) => {
  const { name, password } = accountOf('子账号（员工）');
  await openLive(page, '/auth/login');
  await page.getByRole('tab', { name: '主账号' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: '子账号', selected: true })).toBeFocused();
  await expect(page).toHaveURL('/auth/login?type=sub');
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { name: '主账号', selected: true })).toBeFocused();
  await openLive(page, '/auth/login?type=sub');
  await page
    .getByLabel('子账号', { exact: true })
    .and(page.getByRole('textbox'))
    .fill(` ${name.replace('@', ' ＠ ')} `);
  await passwordOf(page).fill(password);
  const sent = page.waitForRequest((request) => request.url().endsWith('/iam/user/loginFromUserSystem'));
  await submit(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ name, pageNo: 1, pageSize: 1 });
  await expect(page).toHaveURL('/');
  await expectLoggedIn(page);
});

test('[ID-04] a locked sub-account is led to a new password, or to its enterprise', async ({ page }) => {
  await openLive(page, '/auth/login?type=sub&state=none&redirect_uri=%2Fopen-ability');
  await page.route('**/iam/user/loginFromUserSystem', (route) =>
    route.fulfill({ json: { code: '1015', msg: '账号已锁定，请稍后再试', data: null } }),
  );
  await page.getByRole('textbox', { name: '子账号', exact: true }).fill('nobody@20260001');
  await passwordOf(page).fill('guess-1234');
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    '账号已锁定，最多 15 分钟后自动解除；也可以重设密码或联系企业管理员',
  );
  await page.getByRole('alert').getByRole('link', { name: '重设密码' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '设置子账号密码' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('redirect_uri')).toBe('/open-ability');
});

test('[ID-17] the browser goes back to where it came from, query and hash too, and to no other origin', async ({
  page,
  baseURL,
}) => {
  const { name, password } = accountOf('普通账号（审核中）');
  const logInFrom = async (redirect: string) => {
    const seen = navigations(page);
    await openLive(page, `/auth/login?state=has&redirect_uri=${encodeURIComponent(redirect)}`);
    await fill(page, name, password);
    await submit(page).click();
    return seen;
  };
  await test.step('the browser goes back to where it came from, query and hash too', async () => {
    const target = '/open-ability?keyword=%E5%AE%89%E5%85%A8%E5%B8%BD#main';
    const seen = await logInFrom(`${baseURL}${target}`);
    await expect(page).toHaveURL(target);
    await expectLoggedIn(page);
    const withTicket = seen.filter((url) => url.includes('token='));
    expect(withTicket).toHaveLength(1);
    expect(withTicket[0]).toContain(`${target.split('#')[0]}&token=`);
  });

  await test.step('an address that is not of this origin is not gone to', async () => {
    await leaveAccount(page);
    // `return-address.test.ts` reads more of them.
    const seen = await logInFrom(`${baseURL}@evil.example.com/`);
    await expect(page).toHaveURL('/');
    await expectLoggedIn(page);
    expect(seen.filter((url) => url.includes('token=')).at(-1)).toContain(`${baseURL}/?token=`);
  });
});

test('[ID-04] the error of a wrong password is shown at its field, which is emptied; too many lock, and the page says until when, and what helps at once', async ({
  page,
}) => {
  const { name } = await registerAccount(page.request);
  await openLive(page, '/auth/login?state=none&redirect_uri=%2Fopen-ability');
  await fill(page, name, 'not-its-password-1');
  await submit(page).click();
  await expect(passwordOf(page)).toHaveAccessibleDescription('账号或密码错误');
  await expect(passwordOf(page)).toBeFocused();
  await expect(passwordOf(page)).toHaveValue('');
  await expect(nameOf(page)).toHaveValue(name);
  expect(await tokenOf(page)).toBeUndefined();

  for (let tries = 1; tries < 5; tries++) {
    await passwordOf(page).fill('guess-1234');
    await passwordOf(page).press('Enter');
    await expect(passwordOf(page)).toHaveValue('');
  }
  await passwordOf(page).fill('guess-1234');
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    '账号已锁定，最多 15 分钟后自动解除；也可以通过“忘记密码”重设密码后立即登录',
  );
  await expect(passwordOf(page)).toHaveValue('guess-1234');
  await expectAccessible(page);
  await page.getByRole('alert').getByRole('link', { name: '忘记密码' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '找回密码' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('redirect_uri')).toBe('/open-ability');
});

test('[ID-02] the form shows what is missing and shows a password; a network that is gone loses nothing, and a second press does nothing', async ({
  page,
  faults,
}) => {
  await test.step('a missing value is reported at its field, and nothing is sent', async () => {
    await openLive(page, '/auth/login');
    const sent = requests(page);
    await submit(page).click();
    await expect(nameOf(page)).toBeFocused();
    await expect(nameOf(page)).toHaveAccessibleDescription('请输入手机号或用户名');
    await expect(passwordOf(page)).toHaveAccessibleDescription('请输入密码');
    await fill(page, 'trial-sub@20260002', '');
    await passwordOf(page).press('Enter');
    await expect(nameOf(page)).toHaveAccessibleDescription('这是子账号，请在“子账号”中登录');
    await fill(page, 'trial\u200bsub', 'guess-1234');
    await passwordOf(page).press('Enter');
    await expect(nameOf(page)).toBeFocused();
    await expect(nameOf(page)).toHaveAccessibleDescription('手机号或用户名格式不正确');
    expect(sent).toEqual([]);
  });

  await test.step('a password can be looked at, and caps lock is reported', async () => {
    await passwordOf(page).fill('Quiet-Door-7');
    await expect(passwordOf(page)).toHaveAttribute('type', 'password');
    await expect(passwordOf(page)).toHaveAttribute('autocomplete', 'current-password');
    const show = page.getByRole('button', { name: '显示密码' });
    await show.click();
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await expect(passwordOf(page)).toHaveAttribute('type', 'text');
    await show.click();
    await expect(passwordOf(page)).toHaveAttribute('type', 'password');
    await passwordOf(page).dispatchEvent('keyup', { key: 'A', modifierCapsLock: true, bubbles: true });
    await expect(passwordOf(page)).toHaveAccessibleDescription('大写锁定已打开');
    await passwordOf(page).dispatchEvent('keyup', { key: 'a', bubbles: true });
    await expect(page.getByText('大写锁定已打开')).toHaveCount(0);
  });

  const { name, password } = accountOf('普通账号（已冻结）');
  await test.step('a network that is gone loses nothing', async () => {
    faults.allow(/^failed POST .*challengeCode/);
    faults.allow(/^console\.error: Failed to load resource/);
    await fill(page, name, password);
    await page.route('**/challengeCode', (route) => route.abort('internetdisconnected'));
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText('网络异常，请检查网络后重试');
    await expect(passwordOf(page)).toHaveValue(password);
    await page.unroute('**/challengeCode');
  });

  await test.step('a second press while a login is under way does nothing, and the page stays alive', async () => {
    let logins = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**${login.path}`, async (route) => {
      logins += 1;
      await released;
      await route.continue();
    });
    // The browser derives the key outside of the page's thread, which stays free for frames and input.
    await page.evaluate(() => {
      const seen = Object.assign(window, { derived: 0 });
      const { subtle } = crypto;
      const derive = subtle.deriveBits.bind(subtle);
      subtle.deriveBits = (...given) => {
        seen.derived += 1;
        return derive(...given);
      };
    });
    const asked = page.waitForRequest((request) => request.url().endsWith(login.path));
    await submit(page).dblclick();
    await expect(page.getByRole('button', { name: '正在登录…' })).toBeVisible();
    await asked;
    expect(await page.evaluate(() => (window as unknown as { derived: number }).derived)).toBe(1);
    // The button is marked as disabled but can still be pressed.
    await page.getByRole('button', { name: '正在登录…' }).click({ force: true });
    await passwordOf(page).press('Enter');
    release();
    await expect(page).toHaveURL('/');
    expect(logins).toBe(1);
    await expectLoggedIn(page);
  });
});

test('[ID-17] who is logged in already goes on or leaves for another account, from login and registration', async ({
  page,
}) => {
  await loginAs(page, '服务商');
  await test.step('a user who is logged in already goes on', async () => {
    await page.goto('/auth/login?state=none&redirect_uri=%2Fopen-ability%2Fchips');
    await expect(page.getByText('当前账号是 trial-provider')).toBeVisible();
    await page.getByRole('button', { name: '继续' }).click();
    await expect(page).toHaveURL('/open-ability/chips');
  });

  await test.step('registering too says who is logged in, and leaves for another account', async () => {
    await page.goto('/auth/register?state=none&redirect_uri=%2Fopen-ability%2Fchips');
    await expect(page.getByText('当前账号是 trial-provider')).toBeVisible();
    await expect(submit(page).or(page.getByRole('button', { name: '注册' }))).toHaveCount(0);
    await page.getByRole('button', { name: '切换账号' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '注册', exact: true })).toBeVisible();
    await expect.poll(() => tokenOf(page)).toBeUndefined();
  });
});

test('[ID-02] [SHELL-06] what proves a password comes with the first field; if it does not come, nothing is sent or lost', async ({
  page,
  faults,
}) => {
  const PROOF = /\/assets\/password-primitives-[\w-]+\.js/;
  const { name, password } = accountOf('普通账号（已冻结）');
  await openLive(page, '/auth/login');
  const came = page.waitForResponse(PROOF);
  await nameOf(page).focus();
  expect((await came).ok()).toBe(true);

  faults.allow(/^failed GET .*password-primitives/);
  faults.allow(/^console\.error: Failed to load resource/);
  await page.route(PROOF, (route) => route.abort('internetdisconnected'));
  await openLive(page, '/auth/login?type=sub');
  await openLive(page, '/auth/login');
  const sent = requests(page);
  await fill(page, name, password);
  await submit(page).click();
  await expect(page.locator('form').getByRole('alert')).toHaveText('网络异常，请检查网络后重试');
  await expect(page.getByRole('button', { name: '重新加载' })).toBeVisible();
  await expect(nameOf(page)).toHaveValue(name);
  await expect(passwordOf(page)).toHaveValue(password);
  expect(sent).toEqual([]);

  await page.unroute(PROOF);
  await submit(page).click();
  await expectLoggedIn(page);
});

test('[ID-02] [SHELL-06] a visitor who begins to log in without a network logs in once there is one', async ({
  page,
  context,
}) => {
  const { name, password } = accountOf('普通账号（已冻结）');
  await openLive(page, '/auth/login');
  await context.setOffline(true);
  await fill(page, name, password);
  await submit(page).click();
  await expect(page.locator('form').getByRole('alert')).toHaveText('网络异常，请检查网络后重试');
  await expect(passwordOf(page)).toHaveValue(password);
  await context.setOffline(false);
  await submit(page).click();
  await expectLoggedIn(page);
});

test.describe('before the script has come', () => {
  test.use({ javaScriptEnabled: false });

  test('[ID-02] nothing that was typed is sent', async ({ page, faults }) => {
    faults.allow(/^failed GET .*\.js csp$/);
    for (const path of ['/auth/login', '/auth/register', '/auth/forgot', '/auth/first-login']) {
      await page.goto(path);
      const sent = requests(page);
      const password = page.locator('input[type=password]');
      await password.fill('Quiet-Door-7');
      await password.press('Enter');
      await page.locator('button[type=submit]').click();
      // By the time of the next request a navigation would have begun.
      await expect(password).toHaveValue('Quiet-Door-7');
      expect(page.url()).toMatch(new RegExp(`${path}$`));
      expect(sent).toEqual([]);
    }
  });
});

test('[SHELL-06] the pages of logging in are accessible at every width, with their errors', async ({ page }) => {
  test.slow();
  const tooSmall = () =>
    page
      .locator('button:visible, input:not([type=checkbox]):visible')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).filter((box) => box.width < 44 || box.height < 42),
      );
  for (const path of ['/auth/login', '/auth/login?type=sub', '/auth/register', '/auth/forgot', '/auth/first-login']) {
    await page.setViewportSize({ width: 360, height: 900 });
    await openLive(page, path);
    await page.locator('button[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
    await expect.poll(tooSmall, path).toEqual([]);
    // The others have the frame and the fields of these two.
    if (path === '/auth/login' || path === '/auth/register') {
      await expectFitForAll(page);
    } else {
      for (const width of WIDTHS) await expectFits(page, width);
      await expectAccessible(page);
    }
  }
});
