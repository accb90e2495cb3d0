import type { Page, Request } from '@playwright/test';
import { VALIDITY_FRESH_SECONDS } from '#contract/auth/limits.ts';
import { listMessages } from '#contract/messages/calls.ts';
import { accountOf, loginAs, tokenOf } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { holdClock, openLive, untilLive } from './live-page.ts';

const USER = '/api/user/user-service/v1';
const INFO = `${USER}/user/info`;
const CHECK = `${USER}/user/infos`;
const AGREEMENTS = `${USER}/user/privacy/agreement/info`;
const VIEW = '/api/ai-portal/portal/v1/catalogue/ability/view';
const SAMPLES = '/api/configfiles/json/aiop-console/default/sample-image';
/**
 * The page of an ability makes a call with the ended session to find out whether the user wants a notification about an
 * engine.
 */
const NOTIFY_REFUSED = /^401 GET .*\/trial\/notify/;
/** In this order abilities without an engine are on the first page, whose pages make fewer calls. */
const LIST = '/open-ability?sortType=6';
const TITLE = '普通账号（未认证）';
const TIMED_OUT = '登录已超时，请重新登录';

/** The notices. The list has its own status with the number of results. */
const notices = (page: Page) => page.locator('[role="status"]:not(main *)');
const boxOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^用户菜单/ });
const loginOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: '登录', exact: true });
const pathOf = (request: Request) => new URL(request.url()).pathname;

/** Logs in on the list of abilities, with a controllable clock. */
async function enter(page: Page): Promise<void> {
  await page.clock.install();
  await enterAgain(page);
}

/** Logs in on the list of abilities, on a page with a controllable clock. */
async function enterAgain(page: Page): Promise<void> {
  // The last call that the page makes by itself.
  const messages = page.waitForResponse(`**${listMessages.path}`);
  await loginAs(page, TITLE, { path: LIST });
  await untilLive(page);
  await messages;
  await expect(boxOf(page)).toBeVisible();
}

/** Records the paths of the page's user calls and counted views. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (pathOf(request).startsWith(USER) || pathOf(request) === VIEW) asked.push(pathOf(request));
  });
  return asked;
}

/** Opens an ability inside the app, which counts a view. Only a valid session should make that call. */
async function openAbility(page: Page, name: string): Promise<void> {
  await page.getByRole('region', { name: '能力列表' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const tokenIn = (page: Page) => page.evaluate(() => /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1]);
const pastFresh = (page: Page) => page.clock.fastForward((VALIDITY_FRESH_SECONDS + 1) * 1000);
const touchMarker = (page: Page) => page.evaluate(() => void (document.cookie = 'updateTime=1; Path=/; SameSite=Lax'));

const endOnServer = async (page: Page) => {
  const token = (await tokenIn(page)) as string;
  const ended = await page.request.post(`${USER}/user/logOut`, { data: {}, headers: { token } });
  expect(ended.status()).toBe(200);
};

test('[ID-11] [ID-12] [CALL-01] after the ticket the address is clean, local storage follows from the cookies, calls carry their token, and a tab that looks again finds that the session was left', async ({
  page,
}) => {
  await enter(page);
  await expect(page).toHaveURL(LIST);
  const { cookies, storage } = await page.evaluate(() => ({
    cookies: Object.fromEntries(document.cookie.split('; ').map((cookie) => cookie.split('='))),
    storage: Object.fromEntries(Object.entries(localStorage)),
  }));
  expect(cookies.token).toMatch(/^[\w-]{43}$/);
  expect(cookies.ysToken).toBe(cookies.token);
  expect(storage).toMatchObject({ token: cookies.token, ysToken: cookies.token, loginState: 'user' });
  expect(storage.updateTime).toBe(cookies.updateTime);

  // No address contains the token.
  const token = cookies.token as string;
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const view = page.waitForRequest(`**${VIEW}`);
  await openAbility(page, '安全帽佩戴检测');
  expect((await view).headers().token).toBe(token);
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);

  // A tab to which the user returns finds that the session was left, with or without an event.
  await page.evaluate(() => {
    for (const name of ['token', 'ysToken', 'updateTime']) document.cookie = `${name}=; Path=/; Max-Age=0`;
    localStorage.setItem('loginState', 'visitor');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(loginOf(page)).toBeVisible();
  await expect(notices(page)).toBeEmpty();
});

test('[ID-11] an invalid ticket logs no one in, and the page says so once', async ({ page }) => {
  // The notice goes after 5 s, and may be gone when everything has loaded.
  await page.goto(`${LIST}&token=${'x'.repeat(43)}`, { waitUntil: 'commit' });
  await expect(notices(page)).toHaveText('登录链接已失效，请重新登录');
  await expect(page).toHaveURL(LIST);
  await expect(loginOf(page)).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).not.toContain('loginNotice');
  await page.reload();
  await untilLive(page);
  await expect(notices(page)).toBeEmpty();
});

test('[START-01] user info, then agreement status, and the sample images come before the page is taken over', async ({
  page,
}) => {
  await loginAs(page, TITLE);
  // Waits for the page's own requests, so that they are not recorded.
  await untilLive(page);
  const held = { [INFO]: Promise.withResolvers<void>(), [AGREEMENTS]: Promise.withResolvers<void>() };
  for (const [path, { promise }] of Object.entries(held))
    await page.route(`**${path}`, async (route) => {
      await promise;
      await route.continue();
    });
  const isLive = () => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber$')));
  // The page waits for 5 s at most.
  await page.clock.install();
  await holdClock(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(pathOf(request)));
  const samples = page.waitForResponse(`**${SAMPLES}`);
  const info = page.waitForRequest(`**${INFO}`);
  await page.goto('/');
  await info;
  expect((await samples).status()).toBe(200);
  expect(asked).not.toContain(AGREEMENTS);
  expect(await isLive()).toBe(false);
  const agreements = page.waitForRequest(`**${AGREEMENTS}`);
  held[INFO].resolve();
  await agreements;
  expect(await isLive()).toBe(false);
  held[AGREEMENTS].resolve();
  await page.clock.resume();
  await untilLive(page);
  await expect(boxOf(page)).toBeVisible();
  expect(asked).toEqual(expect.arrayContaining(['/static/skin/default/skin.css', '/static/i18n/zh-CN/index.json']));
});

test('[START-01] a visitor makes no call for the user, nor for what only users need; sample images that cannot be had are logged, and hold the page up for 5 s at most', async ({
  page,
  faults,
}) => {
  await test.step('sample images that cannot be had are logged, and the page works', async () => {
    faults.allow(/^500 GET .*\/sample-image/);
    faults.allow(/^console\.error: 配置获取失败$/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(pathOf(request)));
    await page.route(`**${SAMPLES}`, (route) =>
      route.fulfill({ status: 500, json: { code: '10001', msg: '', data: null } }),
    );
    await openLive(page, '/');
    await expect(page.getByRole('region', { name: '快速入门' })).toBeVisible();
    await expect(notices(page)).toBeEmpty();
    await expect(loginOf(page)).toBeVisible();
    await expect.poll(() => asked.filter((path) => path === SAMPLES)).toHaveLength(4);
    expect(asked.filter((path) => path.startsWith(USER))).toEqual([]);
    expect(asked.filter((path) => /signed-in|user-box|user-dialogs/.test(path))).toEqual([]);
    await page.unroute(`**${SAMPLES}`);
  });

  await test.step('sample images that never come hold the page up for 5 s at most', async () => {
    await page.clock.install();
    const asked = page.waitForRequest(`**${SAMPLES}`);
    await page.route(`**${SAMPLES}`, () => {});
    await page.goto('/');
    await asked;
    await page.clock.fastForward(5000);
    await untilLive(page);
  });
});

test("[START-01] where the user info cannot be had the page is a visitor's and says so; the next call mends it", async ({
  page,
  faults,
}) => {
  faults.allow(/^console\.error: Failed to load resource/);
  await enter(page);
  faults.allow(/^failed GET .*\/user\/info /);
  await page.route(`**${INFO}`, (route) => route.abort('internetdisconnected'));
  await page.goto(LIST, { waitUntil: 'commit' });
  await expect(notices(page)).toHaveText('用户信息加载失败，请稍后刷新页面');
  await expect(loginOf(page)).toBeVisible();
  await expect(boxOf(page)).toHaveCount(0);
  expect(await tokenIn(page)).toBeDefined();
  await page.unroute(`**${INFO}`);
  await openAbility(page, '安全帽佩戴检测');
  await expect(boxOf(page)).toBeVisible();
  await expect(loginOf(page)).toBeHidden();
});

test('[ID-13] [ID-12] [ERR-03] the validity check runs before a request once a minute has passed, and no sooner; a changed marker reloads the user info, once; a check without an answer fails the request after 20 s', async ({
  page,
}) => {
  await test.step('the validity check runs before a request once a minute has passed, and no sooner; a changed marker reloads the user info, once', async () => {
    await enter(page);
    // On a busy machine a minute would pass by itself.
    await holdClock(page);
    const asked = watch(page);
    const view = page.waitForResponse(`**${VIEW}`);
    await openAbility(page, '安全帽佩戴检测');
    await view;
    expect(asked).toEqual([VIEW]);
    await page.goBack();
    await expect(page.getByRole('region', { name: '能力列表' })).toBeVisible();
    await pastFresh(page);
    const again = page.waitForResponse(`**${VIEW}`);
    await openAbility(page, '口罩佩戴检测');
    await again;
    expect(asked).toEqual([VIEW, CHECK, VIEW]);

    await page.goBack();
    await expect(page.getByRole('region', { name: '能力列表' })).toBeVisible();
    asked.length = 0;
    await touchMarker(page);
    const marked = page.waitForResponse(`**${VIEW}`);
    await openAbility(page, '反光衣穿戴检测');
    await marked;
    expect(asked).toEqual([INFO, VIEW]);
    await expect(boxOf(page)).toBeVisible();
  });

  await test.step('a check without an answer fails the request after 20 s, and the session stays', async () => {
    await page.goBack();
    await expect(page.getByRole('region', { name: '能力列表' })).toBeVisible();
    await pastFresh(page);
    await page.route(`**${CHECK}`, () => {});
    const asked = watch(page);
    const check = page.waitForRequest(`**${CHECK}`);
    await openAbility(page, '安全帽佩戴检测');
    await check;
    const failed = page.waitForEvent('requestfailed', (request) => pathOf(request) === CHECK);
    await page.clock.runFor(20_000);
    await failed;
    expect(asked).toEqual([CHECK]);
    await expect(boxOf(page)).toBeVisible();
    expect(await tokenIn(page)).toBeDefined();
  });
});

test('[START-01] [ID-10] [ID-15] a dead session is reported once and cleared: at the start, at a check, and by a code of 2 the page stays; else it leads home', async ({
  page,
  faults,
}) => {
  faults.allow(/^401 GET .*\/user\/infos?$/);
  faults.allow(NOTIFY_REFUSED);
  const expectNotice = async () => {
    await expect(notices(page)).toHaveText(TIMED_OUT);
    await expect(loginOf(page)).toBeVisible();
    expect(await tokenIn(page)).toBeUndefined();
  };
  await test.step('a session that is dead at the start', async () => {
    await enter(page);
    await endOnServer(page);
    // The notice is on show for 5 s. They start when the page can show it, not while it waits for sample images.
    await page.route(`**${SAMPLES}`, () => {});
    await holdClock(page);
    await page.reload();
    await expect.poll(() => tokenIn(page)).toBeUndefined();
    await page.clock.fastForward(5000);
    await expectNotice();
    await page.clock.resume();
    await page.unroute(`**${SAMPLES}`);
    await expect(page).toHaveURL(LIST);
    expect(await page.evaluate(() => [localStorage.token, localStorage.loginState])).toEqual([undefined, 'visitor']);
  });

  await test.step('a session that turns out dead leads home', async () => {
    await enterAgain(page);
    await endOnServer(page);
    await touchMarker(page);
    await page.getByRole('region', { name: '能力列表' }).getByRole('link', { name: '安全帽佩戴检测' }).click();
    await expectNotice();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('region', { name: '快速入门' })).toBeVisible();
  });

  await test.step("after a check that finds the session dead the page goes on as a visitor's", async () => {
    await enterAgain(page);
    await endOnServer(page);
    await pastFresh(page);
    const view = page.waitForRequest(`**${VIEW}`);
    await openAbility(page, '安全帽佩戴检测');
    expect((await view).headers().token).toBeUndefined();
    await expectNotice();
  });

  await test.step('a code of 2 in an answer of another service runs the logout routine', async () => {
    await enterAgain(page);
    await page.route(`**${VIEW}`, (route) => route.fulfill({ json: { code: '2', msg: '', data: null } }));
    const asked = watch(page);
    await openAbility(page, '安全帽佩戴检测');
    await expectNotice();
    expect(asked).toContain(`${USER}/user/logOut`);
  });
});

test('[ID-12] [UBOX-05] another account that logs in in another tab takes over here, without a word; who logs out in one tab is a visitor in the others', async ({
  page,
  context,
  baseURL,
}) => {
  const other = await context.newPage();
  await test.step('another account that logs in in another tab takes over here, without a word', async () => {
    await enter(page);
    const token = await tokenOf(page.request, '普通账号（已认证）');
    await context.addCookies(
      ['token', 'ysToken'].map((name) => ({ name, value: token, url: baseURL as string, sameSite: 'Lax' as const })),
    );
    await openLive(other, '/');
    const name = accountOf('普通账号（已认证）').name;
    await expect(boxOf(other)).toHaveAccessibleName(`用户菜单 ${name}`);
    await expect(boxOf(page)).toHaveAccessibleName(`用户菜单 ${name}`);
    await expect(notices(page)).toBeEmpty();
  });

  await test.step('who logs out in one tab is a visitor in the others', async () => {
    await boxOf(other).click();
    await other.getByRole('button', { name: '退出登录' }).click();
    await expect(notices(other)).toHaveText('退出成功!');
    await expect(loginOf(page)).toBeVisible();
    await expect(notices(page)).toBeEmpty();
  });
});

const OFFLINE = '网络异常，请检查网络后重试';

test('[ERR-03] without a network an account page stays, a logout is reported, and the way home waits', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await loginAs(page, TITLE, { path: '/account/account' });
  await untilLive(page);
  await context.setOffline(true);
  await page.getByRole('navigation', { name: '账号页面' }).getByRole('link', { name: '账号安全' }).click();
  await expect(notices(page)).toHaveText(OFFLINE);
  await expect(page.getByRole('heading', { level: 1, name: '账号资料' })).toBeVisible();
  await page.getByRole('button', { name: /^用户菜单/ }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(notices(page).getByText('已在本机退出')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '账号资料' })).toHaveCount(0);
  await expect(page.getByRole('main').getByText(OFFLINE)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/');
  await expect(loginOf(page)).toBeVisible();
});

test('[ERR-03] without a network a link of the login page loses nothing that was typed', async ({ page, context }) => {
  await openLive(page, '/auth/login');
  const name = page.getByLabel('手机号或用户名');
  const proof = page.waitForResponse(/\/password-primitives-/);
  await name.fill('13800000000');
  // With all that it imports.
  await page.evaluate((script) => import(script), (await proof).url());
  await context.setOffline(true);
  await page.getByRole('link', { name: '忘记密码', exact: true }).click();
  await expect(notices(page)).toHaveText(OFFLINE);
  await expect(name).toHaveValue('13800000000');
  await context.setOffline(false);
  await page.getByRole('link', { name: '忘记密码', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '找回密码' })).toBeVisible();
});
