import type { Page } from '@playwright/test';

import { getDraft, saveDraft, submitCertification } from '#contract/enterprise/calls.ts';
import { queryApplications } from '#contract/enterprise/review-calls.ts';
import { REASON_MAXIMUM, SUBMISSIONS_A_DAY } from '#contract/enterprise/limits.ts';
import type { DemoTitle } from '#server/app/demo-list.ts';
import { leaveAccount, loginAs } from './accounts.ts';
import {
  apply,
  CODES,
  field,
  fillContact,
  fillEnterprise,
  FORM,
  licence,
  next,
  PRINTED_CODE,
  putBack,
  CERTIFICATIONS_PAGE,
} from './certification.ts';
import { startEngine } from './engines.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { untilLive } from './live-page.ts';
import { test } from './own-portal.ts';

test.use({ portalName: 'changed' });

const enter = async (page: Page, dataDir: string, title: DemoTitle, path: string) => {
  await loginAs(page, title, { path, dataDir });
  await untilLive(page);
};
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const draftSaved = (page: Page) => expect(page.getByText(/^草稿已保存于/)).toBeVisible();
const drawer = (page: Page, name: RegExp | string) => page.getByRole('dialog', { name });
const menu = (page: Page) => page.getByRole('navigation', { name: '账号页面' });

test('[CERT-01] [CERT-03] [ACC-04] an enterprise applies, is rejected, corrects, is approved, and sees its menu grow', async ({
  page,
  browser,
  portal,
  database,
}) => {
  test.slow();
  await putBack(database, 'trial-unverified');
  await enter(page, portal.dataDir, '普通账号（未认证）', FORM);
  await expect(menu(page).getByRole('link', { name: '企业管理' })).toHaveCount(0);
  await fillEnterprise(page, { creditCode: PRINTED_CODE.toLowerCase(), enterpriseName: '示例智造（杭州）有限公司' });
  await next(page).click();
  // The checksum is wrong, which does not show the position of the mistake.
  await expect(heading(page, '有 1 项需要修改')).toBeFocused();
  await expect(page.getByText(/^请对照证照，从第一位起逐位核对/)).toBeVisible();
  await page.getByRole('checkbox', { name: '我已核对，与证照一致' }).check();
  await next(page).click();
  await fillContact(page);
  await next(page).click();
  await expect(page.getByText(`${PRINTED_CODE}（与证照一致）`)).toBeVisible();
  await expect(page.getByText('示例智造（杭州）有限公司')).toBeVisible();
  await expect(page.getByText('浙江省 杭州市 西湖区')).toBeVisible();
  await expect(page.getByText('2012-05-18')).toBeVisible();
  await page.getByRole('button', { name: '提交认证' }).click();
  await expect(page.getByRole('checkbox', { name: /我已阅读并同意/ })).toBeFocused();
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '提交认证' }).click();
  await expect(heading(page, '认证审核中')).toBeVisible();
  await expect(page.getByText(/审核期间可临时享有与已认证企业相同的体验次数/)).toBeVisible();
  await page.getByText('查看全部提交内容与证照').click();
  await expect(page.getByText('浙江省杭州市西湖区')).toBeVisible();
  await expect(page.getByRole('img', { name: '提交的证照' })).toBeVisible();
  await page.goto('/account/account');
  await expect(page.getByText('示例智造（杭州）有限公司（审核中）')).toBeVisible();

  const console_ = await browser.newContext();
  const review = await console_.newPage();
  await enter(review, portal.dataDir, '运营管理员', `${portal.url}${CERTIFICATIONS_PAGE}?asPrinted=1`);
  await review.getByRole('link', { name: '示例智造（杭州）有限公司' }).click();
  const opened = drawer(review, /示例智造/);
  await expect(opened.getByText(/校验码不符，申请人已确认与证照一致/)).toBeVisible();
  await opened.getByRole('button', { name: '标记详细地址的问题' }).click();
  await opened.getByRole('button', { name: '请填写到门牌号' }).click();
  await opened.getByRole('button', { name: '驳回（1 项）' }).click();
  const sure = drawer(review, '驳回“示例智造（杭州）有限公司”的企业认证');
  await expect(sure.getByText('驳回后还剩 4 次')).toBeVisible();
  await sure.getByRole('button', { name: '确认驳回' }).click();
  await expect(review.getByText('已驳回“示例智造（杭州）有限公司”')).toBeVisible();

  // The message links to the form, which holds the sent values and the reviewer's reasons.
  await page.goto('/account/message-center/message');
  await page
    .getByRole('link', { name: /企业认证未通过/ })
    .first()
    .click();
  await expect(page.getByText('还可提交 4 次，修改后可重新提交')).toBeVisible();
  await page.goto(FORM);
  await untilLive(page);
  await expect(heading(page, '认证未通过')).toBeVisible();
  await expect(page.getByText('审核意见：请填写到门牌号')).toBeVisible();
  await expect(field(page, '企业名称')).toHaveValue('示例智造（杭州）有限公司');
  // Sending it unchanged would cost another attempt, so a dialog requires a confirmation. Back leads through the steps.
  await next(page).click();
  await next(page).click();
  await expect(page).toHaveURL(/step=confirm$/);
  const agree = page.getByRole('checkbox', { name: /我已阅读并同意/ });
  await agree.check();
  await page.getByRole('button', { name: '提交认证' }).click();
  const asked = drawer(page, '详细地址尚未修改，仍要提交吗');
  await expect(asked.getByText(/目前还可提交 4 次/)).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: '取消' }).click();
  await page.goBack();
  await expect(field(page, '联系人')).toBeVisible();
  await page.goBack();
  await field(page, '详细地址').fill('示例路 8 号 2 单元 301');
  await expect(page.getByText('审核意见：请填写到门牌号')).toHaveCount(0);
  await draftSaved(page);
  await page.goForward();
  await page.goForward();
  await expect(page.getByText('示例路 8 号 2 单元 301')).toBeVisible();
  await page.reload();
  await untilLive(page);
  await agree.check();
  await page.getByRole('button', { name: '提交认证' }).click();
  await expect(heading(page, '认证审核中')).toBeVisible();

  await review.goto(`${portal.url}${CERTIFICATIONS_PAGE}?keyword=trial-unverified`);
  await untilLive(review);
  await review.getByRole('link', { name: '示例智造（杭州）有限公司' }).click();
  await expect(opened.getByText('详细地址请填写到门牌号')).toBeVisible();
  await review.keyboard.press('p');
  await drawer(review, '通过“示例智造（杭州）有限公司”的企业认证').getByRole('button', { name: '确认通过' }).click();
  await expect(review.getByText('已通过“示例智造（杭州）有限公司”')).toBeVisible();
  await console_.close();

  await page.reload();
  await untilLive(page);
  await expect(heading(page, '企业已认证')).toBeVisible();
  await expect(page.getByText('9135**********UF46')).toBeVisible();
  await expect(menu(page).getByRole('link', { name: '企业管理' })).toBeVisible();
  await expect(page.getByRole('link', { name: '提交“账号与认证”工单' })).toHaveAttribute(
    'href',
    '/account/add-sheets?kind=account',
  );
  const { rows } = await database.query(
    `select act from console_audit_log where account_id = (select account_id from identity_account where user_name = 'trial-unverified')
     order by entry_id`,
  );
  expect(rows.map(({ act }) => act)).toEqual(['certification.reject', 'certification.pass']);
});

test('[CERT-02] errors are shown next to each field and above all of them, and cost nothing', async ({
  page,
  portal,
  database,
}) => {
  await putBack(database, 'trial-normal-1');
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, portal.dataDir, '普通账号（角色 1）', FORM);
  await next(page).click();
  await expect(heading(page, '有 11 项需要修改')).toBeFocused();
  await page.getByRole('button', { name: '所在地区：请选择所在地区' }).click();
  await expect(field(page, '省份')).toBeFocused();
  await page.getByRole('button', { name: '证照图片：请上传证照图片' }).click();
  await expect(page.getByRole('button', { name: '选择图片' })).toBeFocused();
  await field(page, '统一社会信用代码').fill('9135 0100 m000');
  await expect(page.getByText('还差 6 位')).toHaveCount(0);
  await field(page, '成立日期').fill('2099-01-01');
  await field(page, '企业网站（选填）').fill('javascript:alert(1)');
  await field(page, '企业名称').fill('示例企业');
  await expect(page.getByText('不能晚于今天').last()).toBeVisible();
  await expect(field(page, '企业网站（选填）')).toHaveAccessibleDescription(/网址不正确/);
  await expect(page.getByRole('button', { name: /^企业名称：/ })).toHaveCount(0);
  await field(page, '统一社会信用代码').fill(CODES[0]);
  await expect(page.getByText('校验通过')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const { rows } = await database.query(
    `select count(*)::int as applications from enterprise_application a join identity_account i using (account_id)
     where i.user_name = 'trial-normal-1'`,
  );
  expect(rows).toEqual([{ applications: 0 }]);
});

test('[CERT-02] the draft is saved by itself, comes back elsewhere, and a conflict is reported', async ({
  page,
  browser,
  portal,
  database,
}) => {
  await putBack(database, 'trial-sales');
  await enter(page, portal.dataDir, '销售', FORM);
  await page.locator('input[type=file]').setInputFiles(licence);
  await expect(page.getByTitle('trial-in-review.png')).toBeVisible();
  await field(page, '企业名称').fill('示例贸易有限公司');
  await draftSaved(page);
  await page.reload();
  await untilLive(page);
  await expect(field(page, '企业名称')).toHaveValue('示例贸易有限公司');
  await expect(page.getByTitle('trial-in-review.png')).toBeVisible();

  // Unsaved input survives a reload. A save that arrives afterwards is not a conflict with the user's own tab.
  page.on('dialog', (dialog) => dialog.accept());
  const arrived = Promise.withResolvers<void>();
  await page.route(`**${saveDraft.path}`, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await field(page, '企业名称').fill('示例商贸有限公司');
  await page.reload();
  await untilLive(page);
  await expect(field(page, '企业名称')).toHaveValue('示例商贸有限公司');
  await field(page, '详细地址').fill('示例路 7 号');
  const token = await page.evaluate(() => /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? '');
  const post = async (path: string, data: object) =>
    (await (await page.request.post(path, { headers: { token }, data })).json()).data;
  const { draft, version } = await post(getDraft.path, {});
  const late = await post(saveDraft.path, { draft: { ...draft, enterpriseName: '示例商贸有限公司' }, version });
  expect(late.version).toBe(version + 1);
  arrived.resolve();
  await draftSaved(page);
  await expect(page.getByText('草稿已在其他窗口或设备上更新')).toHaveCount(0);

  // Input during a save is not lost when the form closes.
  const underWay = Promise.withResolvers<void>();
  const sent = page.waitForRequest(`**${saveDraft.path}`);
  await page.route(`**${saveDraft.path}`, async (route) => {
    await underWay.promise;
    await route.continue();
  });
  await field(page, '详细地址').fill('示例路 8 号');
  await sent;
  await field(page, '详细地址').fill('示例路 10 号');
  await page.getByRole('navigation', { name: '账号页面' }).getByRole('link', { name: '我的权益' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '我的权益' })).toBeVisible();
  underWay.resolve();
  await expect.poll(async () => (await post(getDraft.path, {})).draft.address).toBe('示例路 10 号');
  await page.goto(FORM);
  await untilLive(page);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await enter(other, portal.dataDir, '销售', `${portal.url}${FORM}`);
  await expect(field(other, '企业名称')).toHaveValue('示例商贸有限公司');
  await expect(field(other, '详细地址')).toHaveValue('示例路 10 号');
  await field(other, '法定代表人').fill('示例丙');
  await draftSaved(other);

  await field(page, '法定代表人').fill('示例丁');
  await expect(page.getByText('草稿已在其他窗口或设备上更新')).toBeVisible();
  await expect(page.getByText('内容不同的有：法定代表人')).toBeVisible();
  await expect(field(page, '法定代表人')).toHaveValue('示例丁');
  await page.getByRole('button', { name: '保留此处内容，覆盖另一份' }).click();
  await draftSaved(page);

  await field(other, '详细地址').fill('示例路 9 号');
  await other.getByRole('button', { name: '载入另一份，放弃此处的修改' }).click();
  await expect(field(other, '法定代表人')).toHaveValue('示例丁');
  await expect(field(other, '详细地址')).toHaveValue('示例路 10 号');
  await elsewhere.close();
});

test('[CERT-02] without a network nothing is lost, and an answer that was lost counts once', async ({
  page,
  context,
  portal,
  database,
  faults,
}) => {
  faults.allow(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/);
  await putBack(database, 'trial-sales');
  await enter(page, portal.dataDir, '销售', FORM);
  await fillEnterprise(page, { creditCode: CODES[1], enterpriseName: '示例贸易有限公司' });
  await draftSaved(page);
  await context.setOffline(true);
  await field(page, '法定代表人').fill('示例戊');
  await expect(page.getByText(/草稿未能保存，稍后自动重试/)).toBeVisible();
  await context.setOffline(false);
  await draftSaved(page);

  await next(page).click();
  await fillContact(page);
  await next(page).click();
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  let sent = 0;
  await page.route(`**${submitCertification.path}`, async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: '提交认证' }).click();
  await expect(page.getByText(/未能提交，所填内容已保留/)).toBeVisible();
  await page.getByRole('button', { name: '提交认证' }).click();
  await expect(heading(page, '认证审核中')).toBeVisible();
  const { rows } = await database.query(
    `select count(*)::int as applications from enterprise_application a join identity_account i using (account_id)
     where i.user_name = 'trial-sales'`,
  );
  expect(rows).toEqual([{ applications: 1 }]);
});

test('[CERT-01] an applicant withdraws, after a confirmation, and finds what was filled in', async ({
  page,
  portal,
  database,
}) => {
  const accountId = await putBack(database, 'trial-sales');
  // The withdrawn application is the last one allowed on its day.
  await database.query(
    `insert into enterprise_application (account_id, account_name, fields, is_own_phone, state)
     select $1, 'trial-sales', '{"enterpriseName":"一","creditCode":"1","subjectKind":1,"asPrinted":false}', true, 4
     from generate_series(2, $2::integer)`,
    [accountId, SUBMISSIONS_A_DAY],
  );
  await apply(page.request, portal.dataDir, '销售', { creditCode: CODES[1], enterpriseName: '示例贸易有限公司' });
  // They also count for the next day, in case the day ends during the test.
  await database.query(
    `update enterprise_application set submitted_at = now() + interval '5 minutes' where account_id = $1`,
    [accountId],
  );
  await enter(page, portal.dataDir, '销售', FORM);
  await page.getByRole('button', { name: '撤回申请' }).click();
  const dialog = page.getByRole('dialog', { name: '撤回企业认证申请' });
  await expect(dialog).toContainText(/今日提交次数已用完，撤回后须到 .* 00:00 才能再次提交。/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '确认撤回' }).click();
  await expect(heading(page, '认证已撤回')).toBeVisible();
  await expect(heading(page, '今日提交次数已用完')).toBeVisible();
  await expect(field(page, '企业名称')).toHaveValue('示例贸易有限公司');
  await expect(field(page, '区县')).toHaveValue('330106');
});

test('[MEND-05] a certification is corrected and then revoked before the eyes of its owner, who may apply again', async ({
  page,
  browser,
  portal,
  database,
}) => {
  const name = '示例更正（上海）有限公司';
  await startEngine(page.request, 'text');
  await putBack(database, 'trial-sales');
  const given = { creditCode: CODES[3], enterpriseName: '示例更正有限公司' };
  await apply(page.request, portal.dataDir, '销售', given, { isReadable: true });
  await page.clock.install();
  await enter(page, portal.dataDir, '销售', FORM);
  await expect(heading(page, '认证审核中')).toBeVisible();

  const elsewhere = await browser.newContext();
  const console_ = await elsewhere.newPage();
  await enter(
    console_,
    portal.dataDir,
    '运营管理员',
    `${portal.url}${CERTIFICATIONS_PAGE}?state=all&keyword=trial-sales`,
  );
  await console_.getByRole('link', { name: '示例更正有限公司' }).click();
  const opened = drawer(console_, /示例更正/);
  // An engine on a busy machine may have no time yet.
  const again = opened.getByRole('button', { name: '重新识别' });
  await console_.addLocatorHandler(again, () => again.click());
  // What the sample licence says is not what was typed.
  await expect(opened.getByText(/^证照识别：\d 项与所填不同（企业名称、/)).toBeVisible({ timeout: 150_000 });
  await expect(opened.getByText('证照识别为：示例企业八')).toBeVisible();
  await console_.keyboard.press('p');
  await console_.getByRole('button', { name: '确认通过' }).click();
  await expect(console_.getByText('已通过“示例更正有限公司”')).toBeVisible();
  await page.clock.runFor(16_000);
  await expect(heading(page, '企业已认证')).toBeVisible();
  await expect(menu(page).getByRole('link', { name: '企业管理' })).toBeVisible();

  await console_.goto(`${portal.url}${CERTIFICATIONS_PAGE}?state=2&keyword=trial-sales`);
  await untilLive(console_);
  await console_.getByRole('link', { name: '示例更正有限公司' }).click();
  await opened.getByRole('button', { name: '更正企业信息' }).click();
  const correction = drawer(console_, '更正“示例更正有限公司”的企业信息');
  await correction.getByRole('button', { name: '确认更正' }).click();
  await expect(correction.getByText('尚未修改任何内容')).toBeVisible();
  await correction.getByLabel('企业名称').fill(name);
  await correction.getByRole('button', { name: '确认更正' }).click();
  await expect(correction.getByText('请填写原因')).toBeVisible();
  await correction.getByLabel('原因', { exact: true }).fill('长'.repeat(REASON_MAXIMUM + 1));
  await correction.getByRole('button', { name: '确认更正' }).click();
  await expect(correction.getByText('已超出 1 字')).toBeVisible();
  // Nothing of it is lost with the dialog or the page.
  await console_.keyboard.press('Escape');
  await expect(correction).toBeHidden();
  await console_.reload();
  await untilLive(console_);
  await opened.getByRole('button', { name: '更正企业信息' }).click();
  await expect(correction.getByLabel('企业名称')).toHaveValue(name);
  await expect(correction.getByLabel('原因', { exact: true })).toHaveValue('长'.repeat(REASON_MAXIMUM + 1));
  await expect(correction.getByText(/^草稿已保存于 /)).toBeVisible();
  await correction.getByRole('button', { name: '证照换发，依企业提交的新证照更正' }).click();
  await expectAccessible(console_);
  await correction.getByRole('button', { name: '确认更正' }).click();
  await expect(console_.getByText(`已更正“${name}”的企业信息`)).toBeVisible();
  await page.clock.runFor(16_000);
  await expect(page.getByText(`示例更正有限公司 → ${name}`)).toBeVisible();
  await expect(page.getByText('原因：证照换发，依企业提交的新证照更正')).toBeVisible();

  await opened.getByRole('button', { name: '更正企业信息' }).click();
  const further = drawer(console_, `更正“${name}”的企业信息`);
  await expect(further.getByText('尚未修改任何内容')).toBeVisible();
  await console_.keyboard.press('Escape');
  await expect(further).toBeHidden();
  await opened.getByRole('button', { name: '撤销认证' }).click();
  const revocation = drawer(console_, `撤销“${name}”的企业认证`);
  await expect(revocation.getByText(/收到带原因的消息，可重新提交认证/)).toBeVisible();
  await revocation.getByLabel('原因', { exact: true }).fill('证照经核实不真实');
  await console_.keyboard.press('Escape');
  await opened.getByRole('button', { name: '撤销认证' }).click();
  await expect(revocation.getByLabel('原因', { exact: true })).toHaveValue('证照经核实不真实');
  await expectAccessible(console_);
  await revocation.getByRole('button', { name: '确认撤销' }).click();
  await expect(opened.getByText(/已于 .* 撤销，原因：证照经核实不真实$/)).toBeVisible();
  await elsewhere.close();
  await page.clock.runFor(16_000);
  await expect(heading(page, '企业认证已撤销')).toBeVisible();
  await expect(page.getByText(/原因：证照经核实不真实$/)).toBeVisible();
  await expect(menu(page).getByRole('link', { name: '企业管理' })).toHaveCount(0);
  await expect(field(page, '企业名称')).toHaveValue(name);

  // What the licence says is offered, and replaces nothing without a click.
  await page.getByRole('button', { name: '替换已填的企业名称' }).click();
  await expect(field(page, '企业名称')).toHaveValue('示例企业八');
  await field(page, '法定代表人').fill('');
  await page
    .getByRole('button', { name: '全部填入（1 项）' })
    .or(page.getByRole('button', { name: '填入未填的 1 项' }))
    .click();
  await expect(field(page, '法定代表人')).toHaveValue('示例戊');
  await expectAccessible(page);
});

test('[CERT-04] a frozen certification counts its minutes, and is unfrozen before the eyes of its owner', async ({
  page,
  portal,
  database,
}) => {
  const accountId = await putBack(database, 'trial-sales', '90 minutes');
  await page.clock.install();
  await enter(page, portal.dataDir, '销售', FORM);
  await expect(heading(page, '认证已冻结')).toBeVisible();
  await expect(page.getByText(/还有 1 小时 (2\d|30) 分钟/)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/certification/') && asked.push(request.url()));
  await page.clock.fastForward('40:00');
  await expect(page.getByText(/还有 (4\d|50) 分钟/)).toBeVisible();
  expect(asked).toEqual([]);
  await database.query(
    `update enterprise_certification set frozen_until = now() - interval '1 second' where account_id = $1`,
    [accountId],
  );
  await page.clock.fastForward('51:00');
  // The page polls again 10 s after a lost request.
  await expect(page.getByRole('button', { name: '下一步' })).toBeVisible({ timeout: 60_000 });
});

test('[CERT-05] [ACC-08] each state is shown, in light and in dark', async ({ page, portal }) => {
  for (const [title, told] of [
    ['普通账号（认证失败）', '还可提交 3 次'],
    ['普通账号（已冻结）', '自动解冻'],
    ['普通账号（已认证）', '企业编号'],
    ['子账号（员工）', '企业认证由主账号完成'],
    ['门户管理员', '无需自行认证'],
  ] as const) {
    await leaveAccount(page);
    await page.emulateMedia({ colorScheme: title === '子账号（员工）' ? 'light' : 'dark' });
    await enter(page, portal.dataDir, title, FORM);
    await expect(page.getByRole('main').getByText(told).first()).toBeVisible();
    await expectAccessible(page);
  }
});

test.describe('the review', () => {
  test.beforeEach(async ({ page, portal, database }) => {
    await database.query('delete from enterprise_application where state = 1');
    for (const name of ['trial-sales', 'trial-normal-1', 'trial-operator']) await putBack(database, name);
    await apply(page.request, portal.dataDir, '销售', { creditCode: CODES[1], enterpriseName: '示例甲公司' });
    await apply(page.request, portal.dataDir, '普通账号（角色 1）', {
      creditCode: PRINTED_CODE,
      asPrinted: true,
      enterpriseName: '示例乙公司',
    });
  });

  test('[OPS-02] is walked through by keys, and narrowed by its address', async ({ page, portal }) => {
    await enter(page, portal.dataDir, '运营超级管理员', CERTIFICATIONS_PAGE);
    await page.keyboard.press('?');
    await expect(drawer(page, '快捷键')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(drawer(page, '快捷键')).toBeHidden();
    // The browser takes the focus out of what is hidden a frame later.
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.ant-modal') === null)).toBe(true);
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: '示例甲公司' })).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(drawer(page, /示例甲公司/)).toBeVisible();
    await expect(page.getByRole('img', { name: '示例甲公司的证照' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('j');
    await expect(drawer(page, /示例乙公司/)).toBeVisible();
    await expect(page).toHaveURL(/id=\d+/);
    await page.keyboard.press('r');
    await expect(page.getByRole('button', { name: '标记证照图片的问题' })).toBeFocused();
    await page.keyboard.press('p');
    await expect(page.getByRole('button', { name: '确认通过' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: '确认通过' })).toBeHidden();
    await expect(drawer(page, /示例乙公司/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    // A choice shows at once, and the next one adds to it, even while the list is still loading.
    const chosen = Promise.withResolvers<void>();
    await page.route(`**${queryApplications.path}*`, async (route) => {
      await chosen.promise;
      await route.continue();
    });
    await page.getByRole('checkbox', { name: '只看与证照一致' }).check();
    await page.getByRole('combobox', { name: '状态' }).click();
    await page.getByTitle('全部状态').click();
    chosen.resolve();
    await expect(page).toHaveURL(/state=all.*asPrinted=1|asPrinted=1.*state=all/);
    await page.unrouteAll({ behavior: 'wait' });
    await expect(page.getByRole('link', { name: '示例甲公司' })).toHaveCount(0);
    await page.getByRole('textbox', { name: '企业名称、信用代码或账号' }).fill('没有这一家');
    await expect(page.getByText('没有符合条件的申请')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: '示例乙公司' })).toBeVisible();
    await page.getByRole('link', { name: '清除条件' }).click();
    await expect(page.getByRole('link', { name: '示例甲公司' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${CERTIFICATIONS_PAGE}$`));
  });

  test('[CERT-03] [OPS-02] after a decision the next one opens, and marks stay with their application', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await enter(page, portal.dataDir, '运营超级管理员', CERTIFICATIONS_PAGE);
    await page.getByRole('link', { name: '示例乙公司' }).click();
    await drawer(page, /示例乙公司/)
      .getByRole('button', { name: '标记统一社会信用代码的问题' })
      .click();
    await page.getByRole('textbox', { name: '统一社会信用代码的问题' }).fill('末位不符');
    await page.reload();
    await expect(page.getByRole('textbox', { name: '统一社会信用代码的问题' })).toHaveValue('末位不符');
    await page.getByRole('button', { name: '上一份' }).click();
    await expect(drawer(page, /示例甲公司/)).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('button', { name: '驳回', exact: true }).click();
    await expect(page.getByText('请先标记有问题的内容并写明原因')).toBeVisible();
    await page.getByRole('button', { name: '标记联系人的问题' }).click();
    await page.getByRole('button', { name: '驳回（1 项）' }).click();
    await expect(page.getByRole('textbox', { name: '联系人的问题' })).toBeFocused();
    await page.getByRole('button', { name: '标记联系人的问题' }).click();
    await page.getByRole('button', { name: '通过', exact: true }).click();
    await page.getByRole('button', { name: '确认通过' }).click();
    // The next application opens at its top, also for screen readers.
    await expect(page.getByText('已通过“示例甲公司”')).toBeVisible();
    await expect(drawer(page, /示例乙公司/)).toBeVisible();
    await expect(page.locator(':focus')).toHaveText('示例乙公司待审核');
    await expect(page.getByRole('img', { name: '示例乙公司的证照' })).toBeInViewport();
    await expect(page.getByRole('textbox', { name: '统一社会信用代码的问题' })).toHaveValue('末位不符');
    await page.getByRole('button', { name: '通过', exact: true }).click();
    await expect(page.getByText('已标记问题，取消标记后才能通过')).toBeVisible();
    await page.getByRole('button', { name: '驳回（1 项）' }).click();
    await page.getByRole('button', { name: '确认驳回' }).click();
    await expect(page.getByText('没有等待审核的申请了')).toBeVisible();
  });

  test('[CERT-03] [OPS-02] of two reviewers the second sees who was faster, and reviewers do not decide on their own applications', async ({
    page,
    browser,
    portal,
  }) => {
    await apply(page.request, portal.dataDir, '运营管理员', { creditCode: CODES[2], enterpriseName: '示例丙公司' });
    await enter(page, portal.dataDir, '运营管理员', CERTIFICATIONS_PAGE);
    await page.getByRole('link', { name: '示例丙公司' }).click();
    await expect(page.getByText('这是您本人账号的申请，须由其他审核人员处理')).toBeVisible();
    await expect(page.getByRole('button', { name: '通过', exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await enter(other, portal.dataDir, '运营超级管理员', `${portal.url}${CERTIFICATIONS_PAGE}`);
    await other.getByRole('link', { name: '示例甲公司' }).click();
    await other.getByRole('button', { name: '领取' }).click();
    await expect(other.getByText('我在审')).toBeVisible();
    // Late, since the page checks for news every minute, and must not have seen the decision.
    await page.getByRole('link', { name: '示例甲公司' }).click();
    await expect(drawer(page, /示例甲公司/)).toBeVisible();
    await other.getByRole('button', { name: '通过', exact: true }).click();
    await other.getByRole('button', { name: '确认通过' }).click();
    await expect(other.getByText('已通过“示例甲公司”')).toBeVisible();
    await elsewhere.close();

    await page.keyboard.press('p');
    await expect(page.getByRole('button', { name: '确认通过' })).toBeFocused();
    // The shortcuts of the page do not work in a dialog.
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByText('这份申请刚刚被处理，您的操作没有生效')).toBeVisible();
    await expect(page.getByText(/^trial-super-operator 已于 .* 通过$/)).toBeVisible();
  });
});
