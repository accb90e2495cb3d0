import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { readAgreements } from '#contract/agreements/calls.ts';
import { countAudience } from '#contract/messages/sending-calls.ts';
import { getAnnouncement } from '#contract/site/calls.ts';
import { accountOf, loginAs } from './accounts.ts';
import { agreementDialog, PRIVACY, settle } from './agreements.ts';
import { expect, expectFitForAll } from './fixtures.ts';
import { openLive, untilIdle } from './live-page.ts';
import { test } from './own-portal.ts';

test.use({ portalName: 'console-messages', announces: true });

const OPERATOR = '运营管理员';
const SUPER = '运营超级管理员';
const READER = '普通账号（未认证）';
const CERTIFIED = '普通账号（已认证）';
const SUB = '子账号（员工）';

test.beforeEach(async ({ database }) => {
  await settle(database);
  await database.query('delete from messages_sending');
  await database.query('delete from messages_message');
  await database.query('delete from site_announcement where not from_content');
});

/** Opens a page in another user's browser. */
const another = async (browser: Browser, baseURL: string | undefined, more: BrowserContextOptions = {}) =>
  (await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce', ...more })).newPage();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const rows = (page: Page) => page.getByRole('row');

test('[OPS-02] an operator sends a message to those it is for, who read it; another is stopped before anybody has it', async ({
  page,
  portal,
  database,
  browser,
  baseURL,
  faults,
}) => {
  faults.allow(/^failed POST .*\/messages\/sending\/query /);
  const { dataDir } = portal;
  await loginAs(page, OPERATOR, { path: '/console/messages', dataDir });
  await expect(page.getByText('还没有发送过消息')).toBeVisible();
  await page.getByRole('link', { name: '写消息' }).click();
  // No recipient is chosen for the operator.
  await expect(page.getByText('请先选择发送给谁', { exact: false })).toBeVisible();
  await expect(page.getByRole('radio', { name: '全部主账号' })).not.toBeChecked();
  await field(page, '标题').fill('今晚');
  await field(page, '正文').fill('第一行');
  await button(page, '发送…').click();
  await expect(page.getByRole('radio', { name: '全部主账号' })).toBeFocused();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('radio', { name: '指定账号' }).check();
  const reader = accountOf(READER, dataDir);
  await field(page, '用户名或手机号').fill(`${reader.name}，nobody-here\n${accountOf(OPERATOR, dataDir).name}`);
  await expect(page.getByText('没有这些账号：nobody-here')).toBeVisible();
  await expect(page.getByText(`运营账号没有消息中心：${accountOf(OPERATOR, dataDir).name}`)).toBeVisible();
  await field(page, '标题').fill('  <b>今晚</b>升级 ');
  await field(page, '正文').fill('第一行\n第二行');
  await field(page, '相关页面（选填）').fill('https://example.com');
  await expect(page.getByText('请填写本站路径')).toBeVisible();
  await field(page, '相关页面（选填）').fill('/account/account');
  await page.getByRole('radio', { name: '重要', exact: true }).check();
  await button(page, '发送…').click();
  await expect(button(page, '去掉这些名称')).toBeFocused();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByText('将发送给 1 个主账号')).toBeVisible();
  const preview = page.getByRole('complementary', { name: '预览' });
  await expect(preview.getByRole('heading', { name: '<b>今晚</b>升级' })).toBeVisible();
  await expect(preview.getByText('重要')).toBeVisible();

  // The draft and its recipients survive a reload.
  await page.reload();
  await expect(page.getByText('已恢复此前未提交的内容')).toBeVisible();
  await expect(field(page, '正文')).toHaveValue('第一行\n第二行');
  await expect(page.getByText('将发送给 1 个主账号')).toBeVisible();
  await button(page, '发送…').click();
  await expect(dialog(page)).toContainText('向 1 个主账号发送“<b>今晚</b>升级”');
  await button(page, '确认发送').dblclick();
  await expect(page.getByText('已开始向 1 个主账号发送')).toBeVisible();
  const sent = rows(page).filter({ hasText: '<b>今晚</b>升级' });
  await expect(sent).toContainText('已发完');
  await expect(sent).toContainText('已发 1 / 1');
  await expect(sent).toContainText('指定的 1 个账号');
  await expect(sent).toContainText(accountOf(OPERATOR, dataDir).name);

  const theirs = await another(browser, baseURL);
  await loginAs(theirs, READER, { path: '/account/message-center/message', dataDir });
  await theirs.getByRole('link', { name: '<b>今晚</b>升级' }).click();
  const message = theirs.getByRole('article', { name: '<b>今晚</b>升级' });
  await expect(message).toContainText('第一行\n第二行', { useInnerText: true });
  await expect(message).toContainText('重要');
  await message.getByRole('link', { name: '前往处理' }).click();
  await expect(theirs).toHaveURL('/account/account');
  await theirs.context().close();

  // A message for tomorrow waits and is stopped.
  const tomorrow = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(Date.now() + 86_400_000);
  const sendTomorrow = async (title: string) => {
    await page.getByLabel('发送时间').fill(`${tomorrow} 08:00`);
    await page.getByLabel('发送时间').press('Enter');
    await button(page, '发送…').click();
    await button(page, '确认发送').click();
    const row = rows(page).filter({ hasText: title });
    await expect(row).toContainText(`${tomorrow} 08:00`);
    await expect(row).toContainText('待发送');
    return row;
  };
  await page.getByRole('link', { name: '写消息' }).click();
  // By this time a stored draft would have been restored.
  await expect(page.getByText('请先选择发送给谁', { exact: false })).toBeVisible();
  await expect(field(page, '标题')).toHaveValue('');
  await field(page, '标题').fill('明天的消息');
  await field(page, '正文').fill('正文。');
  await page.getByLabel('发送时间').fill(`${tomorrow} 09:30`);
  await page.getByLabel('发送时间').press('Enter');
  // A time that is being typed stays when the form renders again, here because the number of recipients arrives.
  const counted = Promise.withResolvers<void>();
  await page.route(`**${countAudience.path}`, async (route) => {
    await counted.promise;
    await route.continue();
  });
  await page.getByRole('radio', { name: '全部主账号' }).check();
  await page.getByLabel('发送时间').fill('2126-01-01 08:00');
  counted.resolve();
  await expect(page.getByText(/^将发送给 \d+ 个主账号$/)).toBeVisible();
  await page.getByLabel('发送时间').press('Enter');
  await button(page, '发送…').click();
  await expect(page.getByText('最多提前 30 天')).toBeVisible();
  // The form leads to the wrong field a moment later.
  await expect(page.getByLabel('发送时间')).toBeFocused();
  const waiting = await sendTomorrow('明天的消息');
  await waiting.getByRole('button', { name: '停止发送' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: '停止发送' }).click();
  await expect(waiting).toContainText('已停止');

  // A waiting message is shown as sent once its time has passed, even if one response is lost.
  await page.getByRole('link', { name: '写消息' }).click();
  await page.getByRole('radio', { name: '指定账号' }).check();
  await field(page, '用户名或手机号').fill(reader.name);
  await field(page, '标题').fill('稍后的消息');
  await field(page, '正文').fill('正文。');
  const later = await sendTomorrow('稍后的消息');
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.route('**/messages/sending/query', (route) => route.abort());
  await look();
  await expect(page.getByText('没能取得最新进展')).toBeVisible();
  await expect(later).toContainText('待发送');
  await page.unroute('**/messages/sending/query');
  await database.query(`update messages_sending set starts_at = now() where title = '稍后的消息'`);
  await database.query(`update pgboss.job set start_after = now() where name = 'messages.send' and state = 'created'`);
  await look();
  await expect(later).toContainText('已发完');
  await expect(page.getByText('没能取得最新进展')).toBeHidden();

  const { rows: acts } = await database.query(
    `select act, object_name from console_audit_log where object_kind = 'message' order by entry_id desc limit 4`,
  );
  expect(acts).toEqual([
    { act: 'message.send', object_name: '稍后的消息' },
    { act: 'message.cancel', object_name: '明天的消息' },
    { act: 'message.send', object_name: '明天的消息' },
    { act: 'message.send', object_name: '<b>今晚</b>升级' },
  ]);
});

test('[OPS-01] [ANN-01] an announcement is written next to what users will see, published, changed by two, and ended', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  const { dataDir } = portal;
  await loginAs(page, OPERATOR, { path: '/console/announcements', dataDir });
  await page.getByRole('link', { name: '新建公告' }).click();
  await button(page, '存为草稿').click();
  await expect(page.getByText('请填写标题')).toBeVisible();
  await expect(field(page, '标题')).toBeFocused();
  await field(page, '标题').fill('值守安排');
  const preview = page.getByRole('complementary', { name: '预览' });
  await field(page, '正文（Markdown）').fill('照常**服务**。<i>不停</i>');
  await expect(preview.locator('strong')).toHaveText('服务');
  await expect(preview).toContainText('正文含有 HTML 标记');
  const named = page.getByRole('region', { name: '正文检查' });
  await expect(named.getByRole('button', { name: /HTML 标记会按原文显示/ }).first()).toBeVisible();
  await expect(page.getByRole('toolbar', { name: '格式' }).getByRole('button', { name: '提示框' })).toHaveCount(0);
  await field(page, '正文（Markdown）').fill('照常**服务**。');
  await expect(preview).not.toContainText('HTML');
  await page.reload();
  await expect(field(page, '标题')).toHaveValue('值守安排');
  await expect(preview.locator('strong')).toHaveText('服务');
  await button(page, '存为草稿').click();
  const listed = rows(page).filter({ hasText: '值守安排' });
  await expect(listed).toContainText('草稿');
  await expect(listed).toContainText('发布时开始');
  await listed.getByRole('link', { name: '值守安排' }).click();
  await expect(field(page, '标题')).toHaveValue('值守安排');
  await button(page, '发布').click();
  await expect(page.getByRole('tooltip')).toContainText('展示期内登录的用户都会看到');
  await page.getByRole('tooltip').getByRole('button', { name: '发布' }).click();
  await expect(listed).toContainText('正在展示');

  const theirs = await another(browser, baseURL);
  await loginAs(theirs, CERTIFIED, { dataDir });
  const shown = theirs.getByRole('dialog', { name: '值守安排' });
  await expect(shown.locator('strong')).toHaveText('服务');
  await shown.getByRole('button', { name: '我知道了' }).click();

  // Until the script has loaded, the form is disabled, so that no input is lost.
  const early = await another(browser, baseURL, { javaScriptEnabled: false });
  await loginAs(early, OPERATOR, { path: '/console/announcements?edit=new', dataDir });
  await expect(field(early, '标题')).toBeDisabled();
  await expect(button(early, '存为草稿')).toBeDisabled();
  await early.context().close();

  // A second operator changes it while the first is editing.
  await listed.getByRole('link', { name: '值守安排' }).click();
  await field(page, '标题').fill('值守安排（更新）');
  const second = await another(browser, baseURL);
  await second.route('**/announcement/current', (route) =>
    route.fulfill({ json: { code: '200', msg: '', data: null } }),
  );
  await loginAs(second, SUPER, { path: '/console/announcements', dataDir });
  await second.getByRole('link', { name: '值守安排' }).click();
  await field(second, '正文（Markdown）').fill('另一种安排。');
  await button(second, '保存修改').click();
  await expect(second.getByText('已保存')).toBeVisible();
  await second.context().close();
  await button(page, '保存修改').click();
  const conflict = page.getByRole('alert').filter({ hasText: `${accountOf(SUPER, dataDir).name} 于` });
  await expect(conflict).toContainText('您输入的内容仍保留在下方');
  await expect(field(page, '标题')).toHaveValue('值守安排（更新）');
  await conflict.getByRole('button', { name: '载入最新内容' }).click();
  await expect(field(page, '正文（Markdown）')).toHaveText('另一种安排。');
  await field(page, '标题').fill('值守安排（更新）');
  await page.getByRole('checkbox', { name: '修改后，让已读过的用户再看一次' }).check();
  await button(page, '保存修改').click();
  await expect(page.getByText('已保存')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('dialog', { name: '值守安排（更新）' })).toContainText('另一种安排。');

  const changed = rows(page).filter({ hasText: '值守安排（更新）' });
  await changed.getByRole('button', { name: '结束' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: '结束' }).click();
  await expect(changed).toContainText('已结束');
  const told = theirs.waitForResponse(`**${getAnnouncement.path}`);
  await theirs.reload();
  await (await told).finished();
  await untilIdle(theirs);
  await expect(theirs.getByRole('button', { name: /^用户菜单/ })).toBeVisible();
  await expect(theirs.getByRole('dialog')).toHaveCount(0);
  await theirs.context().close();
});

test('[AGR-09] [AGR-07] an agreement update published in the console is seen by three kinds of account', async ({
  page,
  portal,
  request,
  database,
  browser,
  baseURL,
}) => {
  const { dataDir } = portal;
  await loginAs(page, OPERATOR, { path: '/console/agreements', dataDir });
  const listed = page.getByRole('table', { name: '协议列表' }).getByRole('row').filter({ hasText: PRIVACY.title });
  await listed.getByRole('link', { name: /^隐私政策：\s*发布新版本$/ }).click();
  const [current] = (await (await request.get(`${readAgreements.path}?key=${PRIVACY.key}`)).json()).data;
  const added = '我们承诺，每年公布一次个人信息保护的情况。';
  // The field has the note to operators, which the call for readers leaves out.
  const written = field(page, '正文（Markdown）');
  await expect(written).toContainText(/^> \*\*致运营方/);
  await written.press('Control+End');
  await page.keyboard.insertText(`\n\n${added}`);
  const version = await field(page, '版本号').inputValue();
  expect(version).not.toBe(current.version);
  const preview = page.getByRole('complementary', { name: '预览' });
  await expect(preview.getByText(added)).toBeVisible();
  await preview.getByText('改动（1）').click();
  await expect(preview.getByRole('listitem')).toHaveText([new RegExp(`新增.*${added}`)]);
  await page.reload();
  // Only the lines in view are on the page.
  await expect(written).toContainText(/^> \*\*致运营方/);
  await written.press('Control+End');
  await expect(written.locator('.cm-line').last()).toHaveText(added);
  await button(page, '发布…').click();
  await expect(page.getByText('请填写改动摘要')).toBeVisible();
  await field(page, '改动摘要').fill('每年公布一次情况。');
  await button(page, '发布…').click();
  const { rows: accounts } = await database.query('select count(*)::int as count from identity_account');
  await expect(dialog(page)).toContainText(`${accounts[0].count} 个主账号将在下次打开页面时被要求阅读并同意`);
  await expect(dialog(page)).toContainText('还有没有替换的内容：【平台运营方名称】');
  await button(page, '仍要发布').dblclick();
  await expect(page.getByText(`隐私政策 ${version} 已发布`)).toBeVisible();
  const versions = page.getByRole('table', { name: '隐私政策的版本记录' }).getByRole('row');
  await expect(versions.nth(1)).toContainText(`${version}当前`);
  await expect(versions.nth(1)).toContainText(accountOf(OPERATOR, dataDir).name);
  const { rows: acts } = await database.query(
    `select act, detail from console_audit_log where object_id = $1 order by entry_id desc limit 1`,
    [PRIVACY.key],
  );
  expect(acts).toEqual([{ act: 'agreement.publish', detail: { version } }]);

  // A main account has to agree, and sees what is new.
  const main = await another(browser, baseURL);
  await loginAs(main, READER, { dataDir });
  const asked = agreementDialog(main);
  await expect(asked.dialog).toHaveAccessibleName('隐私政策已更新');
  await expect(asked.dialog).toContainText('每年公布一次情况。');
  await asked.readToEnd(PRIVACY.title);
  await asked.button('同意全部条款').click();
  await expect(asked.dialog).toHaveCount(0);
  await main.context().close();
  await page.reload();
  await expect(versions.nth(1)).toContainText('1 个主账号');

  // Sub-accounts read that their main account agrees for them.
  const sub = await another(browser, baseURL);
  await loginAs(sub, SUB, { dataDir });
  await expect(agreementDialog(sub).dialog).toHaveAccessibleName('平台协议已更新');
  await expect(agreementDialog(sub).button('同意全部条款')).toHaveCount(0);
  await sub.context().close();

  // A visitor sees no dialog, and the page shows the new text.
  const visitor = await another(browser, baseURL);
  await openLive(visitor, `/duty/?key=${PRIVACY.key}`);
  await expect(visitor.getByRole('article')).toContainText(`版本 ${version}，更新于`);
  await expect(visitor.getByRole('article').getByText(added)).toBeVisible();
  await expect(visitor.getByRole('dialog')).toHaveCount(0);
  await visitor.context().close();
});

test('[SHELL-06] the console pages for messages, announcements and agreements fit every width and are accessible, in light and dark', async ({
  page,
  portal,
  database,
}) => {
  test.slow();
  await database.query(
    `insert into messages_sending (kind, priority, title, content, audience, state, expected, sent, created_by_name)
     values (1, 2, $1, '正文。', '{"to": "chosen", "authStatuses": [1, 2], "userRoles": [], "accountRoles": [4, 1]}', 2, 9, 9, '一位名字很长的运营管理员')`,
    ['很长的标题'.repeat(12)],
  );
  await database.query('update site_announcement set ends_at = null');
  await page.route('**/announcement/current', (route) => route.fulfill({ json: { code: '200', msg: '', data: null } }));
  await loginAs(page, OPERATOR, { path: '/console/messages', dataDir: portal.dataDir });
  for (const [path, seen] of [
    ['/console/messages', '已发 9 / 9'],
    ['/console/messages?view=compose', '收件人看到的样子'],
    ['/console/announcements', '平台操作系统升级公告'],
    ['/console/announcements?edit=new', '支持 Markdown'],
    ['/console/agreements', '平台服务协议'],
    [`/console/agreements?key=${PRIVACY.key}`, '查看正文'],
    [`/console/agreements?key=${PRIVACY.key}&view=write`, '支持 Markdown'],
  ] as const) {
    await openLive(page, path);
    await expect(page.getByText(seen).first()).toBeVisible();
    // Nothing can be stopped, so there is no column for it.
    if (path === '/console/messages') await expect(page.getByRole('columnheader')).toHaveCount(6);
    await expectFitForAll(page);
  }
});
