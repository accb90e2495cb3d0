import type { Page } from '@playwright/test';
import { expect, expectFits, expectAccessibleInThemes, WIDTHS } from './fixtures.ts';
import { openLive } from './live-page.ts';
import { numbered, SEEDED_DAY, test } from './message-portal.ts';

const MAIN = '普通账号（已认证）';
const LIST = '**/message/list/get';

const boxOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^消息/ });
const panelOf = (page: Page) => page.locator('#message-panel');
const itemsOf = (page: Page) => panelOf(page).getByRole('listitem');

/** Records the page's requests for messages. */
const countCalls = (page: Page) => {
  const calls: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/message/list/get')) calls.push(request.postDataJSON());
  });
  return calls;
};

test('[SHELL-01] [MBOX-01] a logged-in user has a message box in the header, a visitor has none; its badge shows up to 99, and 99+ beyond', async ({
  page,
  logIn,
}) => {
  await openLive(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: '登录', exact: true })).toBeVisible();
  await expect(boxOf(page)).toHaveCount(0);
  for (const { title, unread, badge } of [
    { title: MAIN, unread: 1, badge: '1' },
    { title: '子账号', unread: 2, badge: '2' },
    { title: '服务商', unread: 99, badge: '99' },
    { title: '门户管理员', unread: 100, badge: '99+' },
  ] as const) {
    await logIn(page, title, [...numbered(3, { read: true }), ...numbered(unread)]);
    await openLive(page, '/');
    await expect(boxOf(page)).toHaveText(badge);
    await expect(boxOf(page)).toHaveAccessibleName(`消息，${badge} 条未读`);
  }
});

test('[MBOX-03] operation accounts have none, and nothing is fetched for them', async ({ page, logIn }) => {
  const calls = countCalls(page);
  for (const title of ['运营管理员', '运营超级管理员'] as const) {
    await logIn(page, title);
    await openLive(page, '/');
    await expect(page.getByRole('banner').getByRole('button', { name: /^用户菜单/ })).toBeVisible();
    await expect(boxOf(page)).toHaveCount(0);
  }
  expect(calls).toEqual([]);
});

test('[MBOX-01] the popover lists the ten newest and how many more there are, or that there are none; what fails is tried again', async ({
  page,
  context,
  logIn,
  faults,
}) => {
  await test.step('the popover lists the ten newest, and how many more there are, with a link to them', async () => {
    await logIn(page, MAIN, numbered(23));
    await openLive(page, '/');
    await boxOf(page).click();
    await expect(itemsOf(page)).toHaveCount(10);
    await expect(itemsOf(page).first()).toContainText('第 23 条消息');
    await expect(itemsOf(page).last()).toContainText('第 14 条消息');
    const opened = context.waitForEvent('page');
    await panelOf(page).getByRole('link', { name: '还有 13 条未读' }).click();
    const center = await opened;
    await expect(center.getByRole('heading', { level: 1, name: '消息中心' })).toBeVisible();
    await expect(center).toHaveURL(/\/account\/message-center\/message\?messageType=unread$/);
    await expect(center.getByText('共 23 条')).toBeVisible();
    await center.close();
  });

  await test.step('ten messages are all there are: the link leads to all', async () => {
    await logIn(page, MAIN, numbered(10));
    await openLive(page, '/');
    await boxOf(page).click();
    await expect(itemsOf(page)).toHaveCount(10);
    await expect(panelOf(page).getByText('还有')).toHaveCount(0);
    await expect(panelOf(page).getByRole('link', { name: '查看全部消息' })).toHaveAttribute('href', /messageType=all$/);
  });

  await test.step('without unread messages there is no badge, and the popover says so', async () => {
    await logIn(page, MAIN, numbered(2, { read: true }));
    await openLive(page, '/');
    await boxOf(page).click();
    await expect(panelOf(page).getByText('没有未读消息')).toBeVisible();
    await expect(boxOf(page)).toHaveAccessibleName('消息');
    await expect(boxOf(page)).toHaveText('');
  });

  await test.step('what cannot be fetched can be tried again, and nothing else of the page suffers', async () => {
    faults.allow(/\/message\/list\/get/);
    faults.allow(/^console\.error: Failed to load resource/);
    await logIn(page, MAIN, numbered(1));
    await page.route(LIST, (route) => route.abort('internetdisconnected'));
    await openLive(page, '/');
    await boxOf(page).click();
    await expect(panelOf(page).getByText('消息加载失败')).toBeVisible();
    await page.unroute(LIST);
    // An answer that takes longer than a panel stays after the pointer has left it.
    const late = Promise.withResolvers<void>();
    await page.route(LIST, (route) => late.promise.then(() => route.continue()));
    await page.clock.install();
    const retry = panelOf(page).getByRole('button', { name: '重试' });
    await retry.click();
    await expect(panelOf(page).getByText('正在加载')).toBeVisible();
    await retry.hover({ position: { x: 8, y: 8 } });
    await page.clock.runFor(1000);
    await expect(boxOf(page)).toBeFocused();
    late.resolve();
    await expect(itemsOf(page)).toHaveCount(1);
    await expect(boxOf(page)).toHaveText('1');
  });
});

test('[MBOX-02] a message shows title, time, state and a warning at priority 2; a click opens it in a new tab', async ({
  page,
  context,
  logIn,
}) => {
  const { ids, unread } = await logIn(page, MAIN, [
    { title: '普通消息', priority: 1 },
    { title: '<b>密码</b>已修改', priority: 2, content: '第一行\n<i>第二行</i>' },
  ]);
  await openLive(page, '/');
  await boxOf(page).click();
  const [warning, plain] = [itemsOf(page).first(), itemsOf(page).last()];
  await expect(warning).toContainText('<b>密码</b>已修改');
  await expect(warning).toContainText(`${SEEDED_DAY} 08:02`);
  await expect(warning.getByText('未读')).toBeAttached();
  await expect(warning.getByText('重要')).toBeAttached();
  await expect(warning.locator('svg')).toBeVisible();
  await expect(plain).toContainText(`${SEEDED_DAY} 08:01`);
  await expect(plain.locator('svg')).toHaveCount(0);

  const opened = context.waitForEvent('page');
  await warning.getByRole('link').click();
  const center = await opened;
  const message = center.getByRole('article', { name: '<b>密码</b>已修改' });
  await expect(message).toContainText('第一行\n<i>第二行</i>', { useInnerText: true });
  await expect(center).toHaveURL(`/account/message-center/message?messagePushId=${ids[1]}&messageType=all`);
  await expect.poll(unread).toBe(1);

  await expect(boxOf(page)).toHaveAccessibleName('消息，1 条未读');
  await expect(warning.getByText('已读')).toBeAttached();
  await warning.getByRole('link').click();
  await expect(boxOf(page)).toHaveAccessibleName('消息，1 条未读');
});

test('[MBOX-04] [SHELL-01] the box opens by hover and by key, and its messages are fetched once', async ({
  page,
  logIn,
}) => {
  await test.step('the header fetches the unread messages once, however often the box is opened', async () => {
    const calls = countCalls(page);
    await logIn(page, MAIN, numbered(3));
    await openLive(page, '/');
    await expect(boxOf(page)).toHaveText('3');
    for (const visible of [true, false, true]) {
      await boxOf(page).press('Enter');
      await expect(panelOf(page)).toBeVisible({ visible });
    }
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: '开放能力' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: '开放能力' })).toBeVisible();
    await expect(boxOf(page)).toHaveText('3');
    expect(calls).toEqual([{ read: 0, size: 10 }]);
  });

  await test.step('the box opens by hover and by key, and Escape closes it and gives the focus back', async () => {
    await logIn(page, MAIN, numbered(2));
    await openLive(page, '/');
    await expect(boxOf(page)).toHaveText('2');
    await boxOf(page).hover();
    await expect(itemsOf(page)).toHaveCount(2);
    await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('main').hover({ position: { x: 10, y: 200 } });
    await expect(panelOf(page)).toBeHidden();

    await boxOf(page).focus();
    await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(panelOf(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(itemsOf(page).first().getByRole('link')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect(boxOf(page)).toBeFocused();
  });
});

test('[SHELL-06] the open box fits every width, and axe finds nothing wrong, in light and dark', async ({
  page,
  logIn,
}) => {
  test.slow();
  const long = '很长的标题'.repeat(12);
  await logIn(page, MAIN, [...numbered(100), { title: long, priority: 2 }, { title: 'a'.repeat(60) }]);
  await openLive(page, '/');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    await expect(boxOf(page)).toHaveText('99+');
    await boxOf(page).click();
    await expect(itemsOf(page)).toHaveCount(10);
    const more = panelOf(page).getByRole('link', { name: '还有 92 条未读' });
    await expect(more).toBeInViewport({ ratio: 1 });
    await expect(async () => {
      const panel = (await panelOf(page).boundingBox()) as { x: number; width: number };
      expect(panel.x).toBeGreaterThanOrEqual(0);
      expect(panel.x + panel.width).toBeLessThanOrEqual(width);
    }).toPass({ timeout: 30_000 });
    await expectFits(page, width);
    if (width === 360 || width === 1280) await expectAccessibleInThemes(page);
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
  }
});
