import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { actOnOrder, getOrder } from '#contract/work-orders/calls.ts';
import { queryDesk } from '#contract/work-orders/console-calls.ts';
import { LIVE_MS } from '#web/areas/work-orders/live-order.ts';
import type { DemoTitle } from '#server/app/demo-list.ts';
import { tokenOf } from './accounts.ts';
import { expect, expectAccessibleInThemes, expectFits, WIDTHS } from './fixtures.ts';
import { nextFrame, openLive, untilLive } from './live-page.ts';
import { COLLEAGUE, CUSTOMER, OPERATOR, test } from './work-order-portal.ts';

const PICTURE = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#1f6feb' } })
  .png()
  .toBuffer();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The entries, without the pictures in them. */
const timeline = (page: Page) => page.getByRole('list', { name: '处理记录' }).locator('> li');
const rows = (page: Page) => page.getByRole('table', { name: '工单列表' }).getByRole('row');
/** Simulates a return to the tab, which updates the page. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
/** An open order is reloaded only by `comeBack`: otherwise the page could receive a change before a click. */
const withoutTicks = (page: Page) =>
  page.addInitScript((live) => {
    const every = window.setInterval.bind(window);
    const never = 2 ** 30;
    const setInterval = (act: () => void, ms?: number) => every(act, ms === live ? never : ms);
    Object.assign(window, { setInterval });
  }, LIVE_MS);
const drawer = (page: Page) => page.getByRole('dialog');
/** The state of the order. Notices are statuses too, outside of the page's content. */
const state = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /待|处理中|已/ })
    .first();

test('[ACC-12] from question to rating, with an operator in another browser', async ({
  page,
  orders,
  enter,
  elsewhere,
}) => {
  void orders;
  await enter(CUSTOMER, '/account/sheets');
  await expect(page.getByText('还没有工单')).toBeVisible();
  await page.getByRole('link', { name: '提交工单' }).first().click();
  await expect(heading(page, '提交工单')).toBeVisible();
  await page.getByRole('radio', { name: /^算法效果/ }).check();
  await expect(page.getByLabel('描述', { exact: true })).toHaveValue(/^预期结果：/);
  await page.getByLabel('标题').fill('逆光下漏报');
  await page.getByLabel('描述', { exact: true }).fill('上午 9 点经常漏报。');
  await page.getByRole('combobox', { name: '相关能力（选填）' }).fill('安全帽');
  await page.locator('.ant-select-item-option').first().click();
  // A camera in the field has no request id.
  await page.getByLabel('设备型号').fill('IPC-2347');
  await page.getByLabel('固件版本').fill('V5.7.1');
  await page.locator('input[type=file]').setInputFiles({ name: '现场.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(page.getByRole('list').getByRole('link', { name: /现场\.png/ })).toBeVisible();
  await page.getByRole('button', { name: '提交工单' }).click();
  await expect(heading(page, '逆光下漏报')).toBeVisible();
  await expect(state(page)).toContainText('待处理');
  await expect(timeline(page)).toHaveText([/提交了工单/]);
  await timeline(page).last().getByRole('button', { name: '放大查看图片 1' }).click();
  const large = page.getByRole('dialog', { name: '图片 1' });
  await expect(large.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();

  const desk = await elsewhere();
  await enter(OPERATOR, '/console/work-orders', desk);
  await desk.getByRole('link', { name: '逆光下漏报' }).click();
  await drawer(desk).getByRole('button', { name: '受理' }).click();
  await expect(drawer(desk).getByText('由我处理')).toBeVisible();
  await drawer(desk).getByText('请客户补充', { exact: true }).click();
  await drawer(desk).getByLabel('需要客户补充什么').fill('请说明是否开启宽动态。');
  await drawer(desk).getByRole('button', { name: '请客户补充' }).click();
  await expect(timeline(desk).last()).toContainText('请说明是否开启宽动态。');

  await page.goto('/account/message-center/message');
  await page.getByRole('link', { name: /工单需要您补充信息：逆光下漏报/ }).click();
  await page.getByRole('link', { name: '前往处理' }).click();
  await expect(heading(page, '逆光下漏报')).toBeVisible();
  await untilLive(page);
  await expect(state(page)).toContainText('待补充');
  await page.getByRole('button', { name: '补充说明' }).click();
  await expect(page.getByLabel('补充说明')).toBeFocused();
  await page.getByLabel('补充说明').fill('没有开启。');
  await page.getByRole('button', { name: '提交补充' }).click();
  await expect(state(page)).toContainText('处理中');
  await expect(page.getByLabel('补充说明')).toHaveValue('');

  await comeBack(desk);
  await expect(timeline(desk).last()).toContainText('没有开启。');
  await drawer(desk).getByText('给出方案', { exact: true }).click();
  await drawer(desk).getByLabel('解决方案').fill('请开启宽动态。');
  await drawer(desk).getByRole('button', { name: '提交方案' }).click();
  await expect(timeline(desk).last()).toContainText('给出解决方案');

  await comeBack(page);
  await page.getByRole('button', { name: '确认已解决' }).click();
  await page.getByRole('dialog', { name: '确认问题已解决？' }).getByRole('button', { name: '确认已解决' }).click();
  await expect(state(page)).toContainText('已完成');
  await page.getByRole('button', { name: '评价' }).click();
  const rating = page.getByRole('dialog', { name: '请评价这次服务' });
  await rating.getByRole('button', { name: '提交评价' }).click();
  await expect(rating.getByRole('alert').filter({ hasText: '请选择满意程度' })).toBeVisible();
  await rating.getByRole('radio', { name: /^5 星/ }).check();
  await rating.getByLabel('说说您的感受（选填）').fill('很快');
  await rating.getByRole('button', { name: '提交评价' }).click();
  await expect(timeline(page).last()).toContainText('很满意');
  await expect(page.getByRole('button', { name: '评价' })).toBeHidden();
  await expect(timeline(page)).toHaveText([
    /提交了工单/,
    /平台工作人员 ?受理了工单/,
    /请求补充信息/,
    /补充了说明/,
    /给出解决方案/,
    /确认已解决/,
    /评价了服务/,
  ]);
});

test('[ACC-12] errors are shown at their fields, what was typed outlives errors, and one order is made', async ({
  page,
  orders,
  enter,
  faults,
}) => {
  faults.allow(/work-orders\/create/);
  faults.allow(/console\.error/);
  void orders;
  await enter(CUSTOMER, '/account/add-sheets?kind=fault&abilityNo=1');
  await expect(page.getByRole('radio', { name: /^故障/ })).toBeChecked();
  await expect(page.getByTitle('人员检测')).toBeVisible();
  await page.getByRole('button', { name: '提交工单' }).click();
  await expect(page.getByText('请填写标题')).toBeVisible();
  await expect(page.getByLabel('标题')).toBeFocused();
  await expect(page.getByText('请在模板中补充具体内容')).toBeVisible();
  await page.getByLabel('标题').fill('画面卡顿');
  await page.getByLabel('描述', { exact: true }).fill('每天下午卡顿。');
  await page.getByRole('radio', { name: /^咨询/ }).check();
  await expect(page.getByLabel('描述', { exact: true })).toHaveValue('每天下午卡顿。');
  await page.getByLabel('联系电话').fill('123');
  await page.getByRole('button', { name: '提交工单' }).click();
  await expect(page.getByText('请填写手机号，或带区号的固定电话')).toBeVisible();
  await page.getByLabel('联系电话').fill('');

  // The response is lost; the retry does not create a second order.
  await page.route(
    '**/work-orders/create',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: '提交工单' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '网络异常' })).toBeVisible();
  await expect(page.getByLabel('标题')).toHaveValue('画面卡顿');
  await page.getByRole('button', { name: '提交工单' }).click();
  await expect(heading(page, '画面卡顿')).toBeVisible();
  await page.getByRole('link', { name: '返回工单列表' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('main').getByRole('link', { name: '提交工单' }).first().click();
  await expect(heading(page, '提交工单')).toBeVisible();
  await page.getByRole('button', { name: '提交工单' }).click();
  await expect(page.getByText('请填写标题')).toBeVisible();
  await expect(page.getByLabel('标题')).toHaveValue('');
  await expect(page.getByText('已恢复上次没有提交的内容。')).toBeHidden();
});

test('[ACC-12] the list goes by state, kind, keyword and page, all in its address', async ({ page, orders, enter }) => {
  for (let n = 1; n <= 11; n++) await orders.create(CUSTOMER, { title: `咨询第 ${n} 件`, kind: n === 3 ? 6 : 1 });
  const withdrawn = await orders.create(CUSTOMER, { title: '不用了' });
  await orders.act(CUSTOMER, withdrawn, { act: 'withdraw' });
  await enter(CUSTOMER, '/account/sheets?kind=quota');
  await expect(page.getByRole('combobox', { name: '类型' })).toHaveValue('quota');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('link', { name: '清除筛选' }).click();
  const tabs = page.getByRole('navigation', { name: '工单状态' });
  await expect(tabs.getByRole('link', { name: /^全部/ })).toHaveText('全部12');
  await expect(rows(page)).toHaveCount(11);
  await expect(rows(page).nth(1)).toContainText('trial-verified 撤回了工单');
  await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '下一页' }).click();
  await expect(rows(page)).toHaveCount(3);
  await tabs.getByRole('link', { name: '已撤回 1' }).click();
  await expect(rows(page).nth(1)).toContainText('不用了');
  await expect(page).toHaveURL(/\?state=withdrawn$/);
  await tabs.getByRole('link', { name: /^全部/ }).click();
  await expect(rows(page)).toHaveCount(11);
  await page.getByRole('combobox', { name: '类型' }).selectOption('额度');
  await expect(rows(page).nth(1)).toContainText('咨询第 3 件');
  await expect(tabs.getByRole('link', { name: /^待处理/ })).toHaveText('待处理1');
  await page.getByRole('searchbox', { name: '搜索工单' }).fill('没有的');
  await page.getByRole('searchbox', { name: '搜索工单' }).press('Enter');
  await expect(page.getByText('没有符合条件的工单')).toBeVisible();
  await expect(page).toHaveURL(/\?kind=quota&keyword=[^&]+$/);
  await expect(page.getByRole('searchbox', { name: '搜索工单' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: '搜索工单' })).toHaveValue('');
  await expect(rows(page).nth(1)).toContainText('咨询第 3 件');
});

test('[ACC-12] markup is text, urging waits an hour, withdrawing has to be confirmed, and the page follows what the platform does', async ({
  page,
  orders,
  enter,
}) => {
  const title = '<img src=x onerror=alert(1)> & "标题"';
  const orderId = await orders.create(CUSTOMER, { title, description: '<script>alert(1)</script>\n第二行' });
  await enter(CUSTOMER, `/account/sheet-detail?id=${orderId}`);
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByText('<script>alert(1)</script> 第二行')).toBeVisible();
  // The page requests the state of the order, and the response arrives only after the customer's action.
  const read = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  await page.route(
    `**${getOrder.path}*`,
    async (route) => {
      const response = await route.fetch();
      read.resolve();
      await late.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await comeBack(page);
  await read.promise;
  await page.getByRole('button', { name: '催办' }).click();
  await expect(page.getByText(/后可再次催办/)).toBeVisible();
  await expect(page.getByRole('button', { name: '催办' })).toBeHidden();
  // The pressed button is gone: the state of the order has the focus.
  await expect(state(page)).toBeFocused();
  const answered = page.waitForEvent('requestfinished', (request) => request.url().includes(getOrder.path));
  late.resolve();
  await answered;
  await nextFrame(page);
  await expect(page.getByRole('button', { name: '催办' })).toBeHidden();
  await expect(page.getByText(/后可再次催办/)).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ name: '图.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(page.getByRole('list').getByRole('link', { name: /图\.png/ })).toBeVisible();
  await page.getByLabel('补充说明').fill('写到一半');
  await orders.answer(orderId, { act: 'reply', text: '正在核实。' });
  await comeBack(page);
  await expect(timeline(page).last()).toContainText('正在核实。');
  await expect(page.getByLabel('补充说明')).toHaveValue('写到一半');
  await page.reload();
  await expect(page.getByLabel('补充说明')).toHaveValue('写到一半');
  await expect(page.getByRole('group', { name: /图片/ }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: '撤回工单' }).click();
  const asked = page.getByRole('dialog', { name: '撤回这张工单？' });
  await asked.getByRole('button', { name: '取消' }).click();
  await expect(asked).toBeHidden();
  await page.getByRole('button', { name: '撤回工单' }).click();
  const withdrawn = Promise.withResolvers<void>();
  await page.route(`**${actOnOrder.path}`, async (route) => {
    await withdrawn.promise;
    await route.continue();
  });
  await asked.getByRole('button', { name: '撤回工单' }).click();
  // An action in progress cannot be cancelled, and its end closes nothing else.
  await expect(asked.getByRole('button', { name: '取消' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(asked).toBeVisible();
  withdrawn.resolve();
  await expect(state(page)).toContainText('已撤回');
  await expect(state(page)).toBeFocused();
  await expect(page.getByLabel('补充说明')).toBeHidden();
});

test('[ACC-12] a reply on what has changed meanwhile shows who was faster, and is not lost', async ({
  page,
  orders,
  enter,
  faults,
}) => {
  faults.allow(/^failed POST .*\/work-orders\/act /);
  faults.allow(/^failed POST .*\/work-orders\/detail /);
  const orderId = await orders.create(CUSTOMER);
  await withoutTicks(page);
  await enter(CUSTOMER, `/account/sheet-detail?id=${orderId}`);
  await page.getByLabel('补充说明').fill('还有一台设备也这样。');
  await orders.act(CUSTOMER, orderId, { act: 'urge' });
  // Without the state of the order, the page cannot show who was faster.
  await page.route(`**${getOrder.path}*`, (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: '提交补充' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '内容已被他人更新' })).toBeVisible();
  await orders.answer(orderId, { act: 'askForInformation', text: '有几台设备？' });
  await page.getByRole('button', { name: '提交补充' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '平台工作人员请求补充信息' })).toBeVisible();
  await expect(page.getByLabel('补充说明')).toHaveValue('还有一台设备也这样。');
  await expect(timeline(page).last()).toContainText('有几台设备？');
  await page.getByRole('button', { name: '提交补充' }).click();
  await expect(timeline(page).last()).toContainText('还有一台设备也这样。');
  await expect(state(page)).toContainText('处理中');

  // The response is lost, and the page then shows the action by itself. A retry reports that and does nothing twice.
  await page.route(
    '**/work-orders/act',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByLabel('补充说明').fill('共三台。');
  await page.getByRole('button', { name: '提交补充' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '网络异常' })).toBeVisible();
  await comeBack(page);
  await expect(timeline(page).last()).toContainText('共三台。');
  await page.getByRole('button', { name: '提交补充' }).click();
  await expect(page.getByLabel('补充说明')).toHaveValue('');
  await expect(timeline(page).filter({ hasText: '共三台。' })).toHaveCount(1);

  // The request never arrives, and the order changes before the retry.
  await page.route(`**${actOnOrder.path}`, (route) => route.abort(), { times: 1 });
  await page.getByLabel('补充说明').fill('都是新的。');
  await page.getByRole('button', { name: '提交补充' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '网络异常' })).toBeVisible();
  await orders.answer(orderId, { act: 'reply', text: '收到。' });
  await comeBack(page);
  await expect(timeline(page).last()).toContainText('收到。');
  await page.getByRole('button', { name: '提交补充' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '刚才的提交没有送达' })).toBeVisible();
  const sent = Promise.withResolvers<void>();
  await page.route(`**${actOnOrder.path}`, async (route) => {
    await sent.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: '提交补充' }).click();
  await expect(page.getByRole('button', { name: '正在提交' })).toBeVisible();
  await page.getByLabel('补充说明').pressSequentially('还有一件');
  sent.resolve();
  await expect(timeline(page).last()).toContainText('都是新的。');
  await expect(page.getByLabel('补充说明')).toHaveValue('还有一件');
});

test('[ACC-12] a sub-account opens orders with its item alone, and reads those of its group; those of others are not there', async ({
  page,
  orders,
  enter,
  database,
  portal,
  request,
}) => {
  const grant = (login: string, items: string) =>
    database.query(
      `update identity_sub_account set group_name = '一组', permission_items = $2, update_time = now()
       where login_name = $1`,
      [login, items],
    );
  await grant('trial-sub', '{}');
  await enter('子账号', '/account/sheets');
  await expect(page.getByText('您的子账号没有权限项“提交工单”')).toBeVisible();
  await expect(page.getByText('还没有工单', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '提交工单' })).toHaveCount(0);
  const form = await page.request.get('/account/add-sheets');
  expect(await form.text()).toContain('您的子账号没有权限项“提交工单”');
  await grant('trial-sub', '{workOrderCreate}');
  // A sub-account has one session: the call below ends that of the open page.
  await page.goto('about:blank');
  const orderId = await orders.create('子账号', { title: '子账号的问题' });
  await grant('trial-worker', '{workOrderView}');
  await enter('子账号（员工）', '/account/sheets');
  await page.getByRole('link', { name: '子账号的问题' }).click();
  await expect(page.getByText('这是同事提交的工单，您可以查看，不能操作。')).toBeVisible();
  await expect(page.getByRole('button', { name: '撤回工单' })).toBeHidden();
  const shownTo = async (title: DemoTitle) => {
    const headers = { cookie: `token=${await tokenOf(request, title, portal.dataDir)}` };
    return (await request.get(`/account/sheet-detail?id=${orderId}`, { headers })).text();
  };
  expect(await shownTo('企业管理员')).toContain('撤回工单');
  expect(await shownTo(CUSTOMER)).toContain('没有找到这张工单');
  await grant('trial-sub', '{}');
  await grant('trial-worker', '{}');
});

test('[ACC-12] the desk is worked by keys, and leads to who waits longest', async ({ page, orders, enter }) => {
  for (const title of ['第一件', '第二件', '第三件']) await orders.create(CUSTOMER, { title });
  await enter(OPERATOR, '/console/work-orders');
  await expect(page.getByRole('link', { name: '第一件' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: '快捷键' })).toBeVisible();
  await page.getByRole('button', { name: '知道了' }).click();
  await expect(page.getByRole('dialog', { name: '快捷键' })).toBeHidden();
  // The browser takes the focus out of what is hidden a frame later.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.ant-modal') === null)).toBe(true);
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: '第一件' })).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByText('第二件')).toBeVisible();
  await page.keyboard.press('t');
  await expect(drawer(page).getByText('由我处理')).toBeVisible();
  await page.keyboard.press('k');
  await expect(drawer(page).getByText('第一件')).toBeVisible();
  await expect(page.getByLabel('回复内容')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('r');
  await expect(page.getByLabel('回复内容')).toBeFocused();
  // Typed letters are not shortcuts.
  await page.keyboard.type('jkt?');
  await expect(page.getByLabel('回复内容')).toHaveValue('jkt?');
  await page.getByRole('button', { name: '常用语' }).click();
  await page.getByRole('menuitem', { name: '已收到' }).click();
  await expect(page.getByLabel('回复内容')).toHaveValue(/^jkt\?\n您好，已收到/);
  await page.getByLabel('回复内容').press('Control+Enter');
  await expect(timeline(page).last()).toContainText('您好，已收到');
  await drawer(page).getByRole('button', { name: '下一张待回复' }).click();
  await expect(drawer(page).getByText('第二件')).toBeVisible();
  await expect(page).toHaveURL(/[?&]id=\d+$/);
  // Going from one order to the next replaces the history entry.
  await page.goBack();
  await expect(page).toHaveURL(/work-orders$/);
  await expect(drawer(page)).toBeHidden();
  // A choice shows at once, and the next one adds to it, even while the list is still loading.
  const chosen = Promise.withResolvers<void>();
  await page.route(`**${queryDesk.path}*`, async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await page.getByText('最新提交').click();
  await page.getByRole('combobox', { name: '处理人' }).click();
  await page.getByTitle('我处理的').click();
  await expect(page.locator('.ant-select').filter({ hasText: '我处理的' })).toBeVisible();
  // Input after Enter stays.
  await page.getByRole('textbox', { name: '标题、编号、提交人或企业' }).fill('第');
  await page.keyboard.press('Enter');
  await page.keyboard.type('一件');
  chosen.resolve();
  await expect(page).toHaveURL(/keyword=%E7%AC%AC%E4%B8%80%E4%BB%B6/);
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByRole('textbox', { name: '标题、编号、提交人或企业' })).toHaveValue('第一件');
  await expect(page.getByRole('link', { name: '第三件' })).toBeHidden();
  await expect(page).toHaveURL(/assignee=me/);
  await expect(page).toHaveURL(/order=newest/);
  await expect(page.getByRole('link', { name: '第一件' })).toBeVisible();
});

test('[ACC-12] of two operators on one order the second sees who was faster, and keeps what was typed', async ({
  page,
  orders,
  enter,
}) => {
  const orderId = await orders.create(CUSTOMER);
  await withoutTicks(page);
  await enter(OPERATOR, `/console/work-orders?id=${orderId}`);
  await page.getByLabel('回复内容').fill('我来看看。');
  await orders.answer(orderId, { act: 'take' }, COLLEAGUE);
  await drawer(page).getByRole('button', { name: '发送回复' }).click();
  await expect(drawer(page).getByRole('alert').filter({ hasText: 'trial-super-operator受理了工单' })).toBeVisible();
  await expect(page.getByLabel('回复内容')).toHaveValue('我来看看。');
  await drawer(page).getByRole('button', { name: '发送回复' }).click();
  await expect(timeline(page).last()).toContainText('我来看看。');
  await page.getByLabel('回复内容').fill('写到一半');
  await expect(page.getByText(/^草稿已保存于 /)).toBeVisible();
  // Two users of the same machine do not see each other's drafts.
  await enter(COLLEAGUE, `/console/work-orders?id=${orderId}`);
  await expect(drawer(page).getByText('由我处理')).toBeVisible();
  await expect(page.getByLabel('回复内容')).toHaveValue('');
});

test('[ACC-12] a note and a handover stay between operators', async ({ page, orders, enter }) => {
  const orderId = await orders.create(CUSTOMER);
  await enter(OPERATOR, `/console/work-orders?id=${orderId}`);
  await drawer(page).getByText('内部备注', { exact: true }).click();
  await page.getByLabel('内部备注，客户不可见').fill('合同快到期了');
  await drawer(page).getByRole('button', { name: '添加备注' }).click();
  await expect(timeline(page).last()).toContainText('合同快到期了');
  await drawer(page).getByRole('button', { name: '指派' }).click();
  const dialog = page.getByRole('dialog', { name: '指派给同事' });
  await dialog.getByRole('combobox', { name: '处理人' }).click();
  await page.getByTitle('trial-super-operator').click();
  await dialog.getByLabel('交接说明（选填，客户不可见）').fill('客户在催');
  await dialog.getByRole('button', { name: /指\s*派/ }).click();
  await expect(timeline(page).last()).toContainText('客户在催');
  const shown = await orders.open(CUSTOMER, orderId);
  expect(shown.timeline).toHaveLength(2);
  expect(JSON.stringify(shown)).not.toMatch(/合同快到期了|客户在催/);

  // A half-written note stays a note when the order changes and replies are allowed again.
  await orders.answer(orderId, { act: 'resolve', text: '已续期。' });
  await orders.act(CUSTOMER, orderId, { act: 'confirm' });
  await comeBack(page);
  await expect(timeline(page).last()).toContainText('确认');
  await page.getByLabel('内部备注，客户不可见').fill('客户难');
  await orders.act(CUSTOMER, orderId, { act: 'reopen', text: '仍然不行。' });
  await comeBack(page);
  await expect(timeline(page).last()).toContainText('仍然不行。');
  await page.keyboard.type('缠');
  await expect(page.getByLabel('内部备注，客户不可见')).toHaveValue('客户难缠');
});

/** The bottom edge of an element, in pixels of the window. */
const bottomOf = async (of: Locator) => {
  const box = await of.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
};

test('[ACC-12] both sides read the newest first, see the other side without a reload, and keep place and text', async ({
  page,
  orders,
  enter,
  elsewhere,
}) => {
  const orderId = await orders.create(CUSTOMER, { description: '录像见 https://example.com/videos/3，请查看。' });
  for (let at = 1; at <= 8; at += 1) {
    await orders.answer(orderId, { act: 'reply', text: `第 ${at} 次回复` });
    await orders.act(CUSTOMER, orderId, { act: 'reply', text: `第 ${at} 次补充` });
  }
  const desk = await elsewhere();
  for (const side of [page, desk]) await side.clock.install();
  await enter(OPERATOR, `/console/work-orders?id=${orderId}`, desk);
  await enter(CUSTOMER, `/account/sheet-detail?id=${orderId}`);
  for (const side of [page, desk]) {
    await expect(timeline(side).last()).toBeInViewport({ ratio: 1 });
    const link = timeline(side).first().getByRole('link', { name: 'https://example.com/videos/3' });
    await expect(link).toHaveAttribute('href', 'https://example.com/videos/3');
    await expect(link).toHaveAttribute('rel', /noopener.*nofollow/);
  }
  const answer = desk.getByRole('region', { name: '处理方式' });
  await desk.getByLabel('回复内容').fill('写到一半');
  // The field is below the conversation, however high it is.
  await expect(timeline(desk).last()).toBeInViewport({ ratio: 1 });
  await expect(async () =>
    expect(await bottomOf(timeline(desk).last())).toBeLessThanOrEqual((await answer.boundingBox())?.y ?? 0),
  ).toPass({ timeout: 30_000 });

  await orders.act(CUSTOMER, orderId, { act: 'reply', text: '客户的新补充' });
  await desk.clock.fastForward(LIVE_MS);
  await expect(timeline(desk).last()).toContainText('客户的新补充');
  await expect(timeline(desk).last()).toBeInViewport({ ratio: 1 });
  await expect(desk.getByLabel('回复内容')).toHaveValue('写到一半');

  // A reader further up keeps the place.
  const conversation = desk.getByRole('region', { name: '与客户的往来' });
  await conversation.evaluate((element) => element.scrollTo(0, 0));
  await expect(timeline(desk).first()).toBeInViewport();
  await nextFrame(desk);
  await orders.act(CUSTOMER, orderId, { act: 'reply', text: '又一条补充' });
  await desk.clock.fastForward(LIVE_MS);
  const newReply = desk.getByRole('button', { name: '有新进展' });
  await expect(newReply).toBeVisible();
  expect(await conversation.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await newReply.click();
  await expect(timeline(desk).last()).toBeInViewport({ ratio: 1 });
  await expect(newReply).toBeHidden();

  await conversation.evaluate((element) => element.scrollTo(0, 0));
  // In the page itself, since the notice goes after 5 s.
  const toldBesideHead = desk.waitForFunction(() => {
    const notices = [...document.querySelectorAll('[role="status"] p')];
    const told = notices.find(({ textContent }) => textContent?.includes('已回复'))?.getBoundingClientRect();
    const head = document.querySelector('.ant-drawer-header')?.getBoundingClientRect();
    return told && head && (told.right <= head.left || told.top >= head.bottom);
  });
  await drawer(desk).getByRole('button', { name: '发送回复' }).click();
  await toldBesideHead;
  await expect(timeline(desk).last()).toContainText('写到一半');
  await expect(timeline(desk).last()).toBeInViewport({ ratio: 1 });

  await page.getByLabel('补充说明').fill('还没写完');
  await page.clock.fastForward(LIVE_MS);
  await expect(timeline(page).last()).toContainText('写到一半');
  await expect(timeline(page).last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('补充说明')).toHaveValue('还没写完');
});

/** Expects that a page fits every width and that axe finds no violations, in light and dark. */
const expectFit = async (page: Page) => {
  for (const width of WIDTHS) {
    await expectFits(page, width);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await expectAccessibleInThemes(page);
};
const LONG = { title: '很长的标题'.repeat(12), description: 'a'.repeat(600), kind: 2, severity: 1 } as const;

test('[ACC-12] its pages and the desk fit every width, in light and dark, and axe finds nothing', async ({
  page,
  orders,
  enter,
}) => {
  const orderId = await orders.create(CUSTOMER, LONG);
  await orders.answer(orderId, { act: 'note', text: 'b'.repeat(600) });
  await orders.answer(orderId, { act: 'resolve', text: 'b'.repeat(600) });
  await enter(CUSTOMER, '/account/sheets');
  await expectFit(page);
  await page.getByRole('link', { name: LONG.title }).click();
  await expect(heading(page, LONG.title)).toBeVisible();
  await expectFit(page);
  await openLive(page, '/account/add-sheets?kind=effect');
  await expectFit(page);

  await enter(OPERATOR, '/console/work-orders?state=all');
  await expectFit(page);
  await page.getByRole('link', { name: LONG.title }).click();
  // The facts are expanded, since the kind of the order is `fault`.
  await expect(drawer(page).getByText('工单编号')).toBeVisible();
  await expectFit(page);
});
