import type { Page } from '@playwright/test';
import { listMessages } from '#contract/messages/calls.ts';
import { expect, expectAccessible, expectAccessibleInThemes, expectFitForAll, expectFits } from './fixtures.ts';
import { holdClock } from './live-page.ts';
import { CENTER, numbered, openCenter, test } from './message-portal.ts';

const MAIN = '普通账号（已认证）';

const itemsOf = (page: Page) => page.getByRole('list', { name: '消息列表' }).getByRole('listitem');
const unreadTab = (page: Page) =>
  page.getByRole('navigation', { name: '消息范围' }).getByRole('link', { name: /^未读/ });

test('[MSG-02] [ROUTE-17] the message center lists all and the unread ones, page by page; an address it cannot use shows all, and the message of another looks missing', async ({
  page,
  logIn,
}) => {
  await test.step('the message center lists all and the unread ones, newest first, at separate addresses', async () => {
    await logIn(page, MAIN, [...numbered(3), { title: '读过的', read: true }]);
    await openCenter(page);
    await expect(itemsOf(page)).toHaveText([/读过的/, /第 3 条/, /第 2 条/, /第 1 条/]);
    await expect(itemsOf(page).first().getByText('已读')).toBeAttached();
    await expect(itemsOf(page).last().getByText('未读')).toBeAttached();
    await expect(unreadTab(page)).toHaveText('未读（3）');
    await unreadTab(page).click();
    await expect(itemsOf(page)).toHaveText([/第 3 条/, /第 2 条/, /第 1 条/]);
    await expect(page).toHaveURL(`${CENTER}?messageType=unread`);
    await page.reload();
    await expect(itemsOf(page)).toHaveCount(3);
    await expect(unreadTab(page)).toHaveAttribute('aria-current', 'page');
  });

  await test.step('pages have addresses; one past the end leads back', async () => {
    await logIn(page, MAIN, numbered(23));
    await openCenter(page);
    const pages = page.getByRole('navigation', { name: '分页' });
    await expect(pages).toContainText('第 1 页，共 3 页');
    await pages.getByRole('link', { name: '下一页' }).click();
    await expect(pages).toContainText('第 2 页，共 3 页');
    await expect(itemsOf(page).first()).toContainText('第 13 条');
    await expect(page).toHaveURL(/page=2$/);
    await openCenter(page, '?page=99');
    await expect(page.getByText('这一页没有消息')).toBeVisible();
    await pages.getByRole('link', { name: '上一页' }).click();
    await expect(itemsOf(page)).toHaveCount(3);
  });

  await test.step('an address that the center cannot use shows all messages, and none open', async () => {
    await logIn(page, MAIN, numbered(2));
    // The tests of `center-list.ts` have the other parts of an address.
    await openCenter(page, '?messageType=nonsense&messagePushId=abc&kind=99&page=-1');
    await expect(itemsOf(page)).toHaveCount(2);
    await expect(
      page.getByRole('navigation', { name: '消息范围' }).getByRole('link', { name: '全部' }),
    ).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  await test.step('the message of another looks like one that is missing', async () => {
    const foreign = await logIn(page, '服务商', [{ title: '他人的消息', content: '他人的正文' }]);
    await logIn(page, MAIN, numbered(1));
    const missing = page.getByRole('article', { name: '消息不存在或已删除' });
    await openCenter(page, `?messagePushId=${foreign.ids[0]}&messageType=all`);
    await expect(missing).toBeVisible();
    await expect(page.getByText('他人的')).toHaveCount(0);
    await expect(itemsOf(page)).toHaveCount(1);
    // One that is missing.
    await openCenter(page, '?messagePushId=999999999999999999&messageType=all');
    await expect(missing).toBeVisible();
    expect(await foreign.unread()).toBe(1);
  });
});

test('[MSG-02] a search finds words of title or text, within the type that is shown, and can be cleared', async ({
  page,
  logIn,
}) => {
  await logIn(page, MAIN, [
    { title: '固件更新', content: '支持 100% 的设备。' },
    { title: '固件下架', read: true },
    { title: '其他' },
  ]);
  await openCenter(page, '?messageType=unread');
  const field = page.getByRole('searchbox', { name: '搜索消息' });
  await field.fill('  固件 ');
  await field.press('Enter');
  await expect(itemsOf(page)).toHaveText([/固件更新/]);
  await expect(page.getByRole('status').filter({ hasText: '“固件”：1 条' })).toBeVisible();
  // It would also mark messages outside the search result.
  await expect(button(page, '全部标为已读')).toHaveCount(0);
  await page.getByRole('navigation', { name: '消息范围' }).getByRole('link', { name: '全部' }).click();
  await expect(itemsOf(page)).toHaveText([/固件下架/, /固件更新/]);
  await field.fill('100%');
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await expect(itemsOf(page)).toHaveText([/固件更新/]);
  await expect(itemsOf(page).locator('mark')).toHaveText(['100%']);
  await field.fill('没有这样的话');
  await field.press('Enter');
  await expect(page.getByText('没有包含“没有这样的话”的消息')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '清除关键词' }).last().click();
  await expect(itemsOf(page)).toHaveCount(3);
  // Input stays while the list for a choice loads, and so does the focus.
  const kinds = page.getByRole('combobox', { name: '消息类型' });
  const listed = Promise.withResolvers<void>();
  const asked = page.waitForRequest(`**${listMessages.path}*`);
  await page.route(
    `**${listMessages.path}*`,
    async (route) => {
      await listed.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await kinds.selectOption({ label: '工单' });
  await asked;
  await field.fill('固件');
  listed.resolve();
  await expect(page.getByText('没有这一类的消息')).toBeVisible();
  await expect(page).toHaveURL(/kind=3$/);
  await expect(field).toHaveValue('固件');
  await expect(field).toBeFocused();
  await page.getByRole('link', { name: '查看全部类型' }).click();
  await expect(itemsOf(page)).toHaveCount(3);
  await expect(kinds).toHaveValue('');
});

test('[MSG-02] a message opens next to the list, is read from then on, and leads where something can be done', async ({
  page,
  logIn,
}) => {
  const { unread } = await logIn(page, MAIN, [
    { title: '甲', content: '甲的正文\n第二行', link: '/account/account' },
    { title: '乙' },
    { title: '丙', priority: 2 },
  ]);
  await openCenter(page, '?messageType=unread');
  await itemsOf(page).last().getByRole('link').click();
  const reader = page.getByRole('article', { name: '甲' });
  await expect(reader).toContainText('甲的正文\n第二行', { useInnerText: true });
  await expect(reader.getByRole('heading', { name: '甲' })).toBeFocused();
  await expect(unreadTab(page)).toHaveText('未读（2）');
  await expect(itemsOf(page)).toHaveText([/丙/, /乙/, /甲/]);
  await expect(itemsOf(page).last().getByText('已读')).toBeAttached();
  await expect.poll(unread).toBe(2);

  await itemsOf(page).first().getByRole('link').click();
  await expect(page.getByRole('article', { name: '丙' })).toContainText('重要');
  await expect(unreadTab(page)).toHaveText('未读（1）');
  await page.goBack();
  await expect(reader).toBeVisible();
  await reader.getByRole('link', { name: '关闭消息' }).click();
  await expect(reader).toHaveCount(0);
  await page.goBack();
  await reader.getByRole('link', { name: '前往处理' }).click();
  await expect(page).toHaveURL('/account/account');
});

test('[MSG-02] [MBOX-02] an address that names a message opens it, and marks it once the page is live', async ({
  page,
  logIn,
}) => {
  const { ids, unread } = await logIn(page, MAIN, [{ title: '旧的', content: '旧的正文' }, ...numbered(12)]);
  const answer = await page.request.get(`${CENTER}?messagePushId=${ids[0]}&messageType=all`);
  expect(await answer.text()).toContain('旧的正文');
  // A page request is authenticated only by the cookie, so it must not change anything.
  await expect.poll(unread).toBe(13);
  await openCenter(page, `?messagePushId=${ids[0]}&messageType=all`);
  await expect(page.getByRole('article', { name: '旧的' })).toContainText('旧的正文');
  await expect(unreadTab(page)).toHaveText('未读（12）');
  await expect.poll(unread).toBe(12);
});

const choose = (page: Page, title: string) => page.getByRole('checkbox', { name: `选择“${title}”`, exact: true });
const chooseAll = (page: Page) => page.getByRole('checkbox', { name: '全选本页' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('[MSG-02] several are checked and marked read, then all that is unread, on every page', async ({
  page,
  logIn,
}) => {
  const { unread } = await logIn(page, MAIN, numbered(12));
  await openCenter(page);
  await expect(button(page, '删除')).toHaveCount(0);
  await choose(page, '第 12 条消息').check();
  await choose(page, '第 9 条消息').check();
  await expect(page.getByText('已选 2 条')).toBeVisible();
  await button(page, '标为已读').click();
  await expect(page.getByText('已标为已读')).toBeVisible();
  await expect(unreadTab(page)).toHaveText('未读（10）');
  await expect(button(page, '标为已读')).toBeDisabled();
  await expect.poll(unread).toBe(10);
  await button(page, '全部标为已读').click();
  await expect(unreadTab(page)).toHaveText('未读（0）');
  await expect(button(page, '全部标为已读')).toBeDisabled();
  await expect.poll(unread).toBe(0);
  await unreadTab(page).click();
  await expect(page.getByText('没有未读消息')).toBeVisible();
  await page.getByRole('link', { name: '查看全部消息' }).click();
  await expect(itemsOf(page)).toHaveCount(10);
  // A choice on another page is no longer active.
  await expect(choose(page, '第 12 条消息')).not.toBeChecked();
});

test('[MSG-02] messages are deleted and brought back; marking or deleting that fails says so and changes nothing', async ({
  page,
  logIn,
  faults,
}) => {
  await test.step('messages are deleted, one by one or a page at once, and brought back from the notice', async () => {
    const { ids, unread } = await logIn(page, MAIN, [
      ...numbered(11),
      { title: '要紧的', content: '正文。', priority: 2 },
    ]);
    await openCenter(page, `?messagePushId=${ids[11]}&messageType=all`);
    await expect(page.getByRole('article', { name: '要紧的' })).toContainText('重要');
    await expect(itemsOf(page).first().getByText('重要')).toBeAttached();
    // It is read before it is deleted.
    await expect.poll(unread).toBe(11);
    // The notice that brings them back goes after 15 s.
    await page.clock.install();
    await holdClock(page);
    await button(page, '删除这条消息').click();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page).toHaveURL(`${CENTER}?messageType=all`);
    await expect(page.getByText('共 11 条')).toBeVisible();
    // The focused element is gone.
    await expect(page.locator('#messages')).toBeFocused();
    await button(page, '撤销').click();
    await expect(page.getByText('已恢复 1 条消息')).toBeVisible();
    await expect(itemsOf(page).first()).toContainText('要紧的');

    await page.getByRole('link', { name: '下一页' }).click();
    await expect(itemsOf(page)).toHaveCount(2);
    await chooseAll(page).check();
    await button(page, '删除').click();
    // The page is empty now, so the previous one is shown.
    await expect(page).toHaveURL(`${CENTER}?messageType=all`);
    await expect(itemsOf(page)).toHaveCount(10);
    await expect(page.getByText('共 10 条')).toBeVisible();
    await expect.poll(unread).toBe(9);
    await page.keyboard.press('Escape');
    await button(page, '撤销').press('Enter');
    await expect(page.getByText('共 12 条')).toBeVisible();
    await expect.poll(unread).toBe(11);
    await choose(page, '要紧的').check();
    await expect(chooseAll(page)).toHaveJSProperty('indeterminate', true);
    await button(page, '删除').click();
    await expect(page.getByText('共 11 条')).toBeVisible();
    await expect(page.locator('#messages')).toBeFocused();
    await page.clock.resume();
  });

  await test.step('marking or deleting that fails says so and changes nothing', async () => {
    faults.allow(/\/message\/(read|delete)/);
    faults.allow(/^console\.error: Failed to load resource/);
    const { unread } = await logIn(page, MAIN, numbered(2));
    await openCenter(page);
    await page.route(/\/message\/(read\/all|delete)$/, (route) => route.abort('internetdisconnected'));
    await button(page, '全部标为已读').click();
    await expect(page.getByText('网络异常，请检查网络后重试')).toBeVisible();
    await expect(itemsOf(page).first().getByText('未读')).toBeAttached();
    await expect(button(page, '全部标为已读')).toBeEnabled();
    await chooseAll(page).check();
    await button(page, '删除').click();
    await expect(button(page, '删除')).toBeEnabled();
    await expect(itemsOf(page)).toHaveCount(2);
    await expect(page.getByText('已选 2 条')).toBeVisible();
    expect(await unread()).toBe(2);
  });
});

test('[SHELL-06] the message center fits every width, and axe finds nothing wrong, in light and dark', async ({
  page,
  logIn,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  const { ids } = await logIn(page, MAIN, [
    ...numbered(11),
    { title: '很长的标题'.repeat(12), priority: 2, content: 'a'.repeat(2000), link: '/account/account' },
  ]);
  // Only wide pages show the list next to the open message.
  await openCenter(page);
  await expect(itemsOf(page)).toHaveCount(10);
  await expectFits(page, 360);
  await expectAccessibleInThemes(page);
  await openCenter(page, `?messagePushId=${ids[11]}&messageType=all&keyword=%E6%A0%87%E9%A2%98`);
  await expect(page.getByRole('article')).toBeVisible();
  await expectFitForAll(page, (width) => expect(itemsOf(page)).toBeVisible({ visible: width >= 1024 }));
  await openCenter(page, '?keyword=%E6%B2%A1%E6%9C%89');
  await expect(page.getByText('没有包含“没有”的消息')).toBeVisible();
  await expectFits(page, 360);
  await expectAccessible(page);
});
