import type { Page } from '@playwright/test';
import { inferAbility } from '#contract/api/infer.ts';
import { createOrder } from '#contract/work-orders/calls.ts';
import { workOrderKinds } from '#contract/work-orders/kinds.ts';
import { addTestKey } from '#server/areas/api/testing.ts';
import type { Database } from '#server/kit/database/database.ts';
import { accountOf, loginAs, tokenOf } from './accounts.ts';
import { expect, expectAccessible, expectFitForAll, expectFits } from './fixtures.ts';
import { openLive, untilLive } from './live-page.ts';
import { type PortalDatabase, test } from './own-portal.ts';

const OPERATOR = '运营管理员';
const OWNER = '企业管理员';
const REASON = '密钥出现在公开的代码仓库';

const enter = async (page: Page, dataDir: string, title: Parameters<typeof accountOf>[0], path: string) => {
  await loginAs(page, title, { path, dataDir });
  await untilLive(page);
};
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const ownerOf = async (database: PortalDatabase, dataDir: string): Promise<string> => {
  const found = 'select account_id from identity_account where user_name = $1';
  const { rows } = await database.query(found, [accountOf(OWNER, dataDir).name]);
  return String(rows[0].account_id);
};
const expectStatus = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
const infer = async (page: Page, key: string) => {
  const response = await page.request.post(inferAbility.path.replace(':abilityNo', '1'), {
    headers: { authorization: `Bearer ${key}` },
    data: {},
  });
  return (await response.json()).code;
};

test.beforeEach(({ database }) => database.query('delete from api_application'));

test('[OPS-02] [API-01] [SHELL-06] an operator finds a pasted key, blocks it with a reason, and lets it work again', async ({
  page,
  portal,
  database,
}) => {
  const handle = {
    query: async ({ text }: { text: string }, values: unknown[]) => (await database.query(text, values)).rows,
  } as unknown as Database;
  const accountId = await ownerOf(database, portal.dataDir);
  const { key } = await addTestKey(handle, { accountId, name: '巡检程序' });
  expect(await infer(page, key)).toBe('10003');

  await enter(page, portal.dataDir, OPERATOR, '/console/api/keys');
  await page.getByLabel('关键词').fill(key);
  const link = page.getByRole('link', { name: /^oak_live_\w{4}…\w{4}$/ });
  await expect(link).toHaveCount(1);
  await expect(page).toHaveURL(/keyword=oak_live_/);
  await expect(page).toHaveTitle(/^应用密钥 - /);
  expect(page.url()).not.toContain(key);
  await expectAccessible(page);
  await expectFits(page, 360);
  await page.setViewportSize({ width: 1280, height: 720 });
  await link.click();
  await expect(dialog(page, /oak_live_/)).toContainText('巡检程序');
  await expectFitForAll(page);
  await page.getByRole('button', { name: '停用密钥' }).click();
  const ask = dialog(page, /^停用密钥：/);
  await ask.getByRole('button', { name: '停用密钥' }).click();
  await expect(ask.getByText('请填写原因')).toBeVisible();
  await expectAccessible(page);
  await ask.getByLabel('原因').fill(REASON);
  await ask.getByRole('button', { name: '停用密钥' }).click();
  await expectStatus(page, '密钥已停用');
  expect(await infer(page, key)).toBe('PTL0020');

  // `e2e/html/api-pages.test.ts` tests what the owner sees.
  await page.getByRole('button', { name: '恢复密钥' }).click();
  await dialog(page, /^恢复密钥：/)
    .getByLabel('原因')
    .fill('所有者已确认');
  await dialog(page, /^恢复密钥：/)
    .getByRole('button', { name: '恢复密钥' })
    .click();
  await expectStatus(page, '密钥已恢复');
  expect(await infer(page, key)).toBe('10003');
});

test('[OPS-02] [SHELL-06] an operator raises the quota of an account, from its page and from a work order that requests it, and ends it', async ({
  page,
  portal,
  database,
  faults,
}) => {
  await database.query('delete from rights_raise');
  const { name } = accountOf(OWNER, portal.dataDir);
  const accountId = await ownerOf(database, portal.dataDir);
  const form = dialog(page, /^提高额度：/);
  await enter(page, portal.dataDir, OPERATOR, `/console/accounts?account=${accountId}`);
  await page.getByRole('link', { name: '提高额度' }).click();
  await expect(form).toContainText(name);
  await expectFitForAll(page);
  await form.getByRole('button', { name: '提高额度' }).click();
  await expect(form.getByLabel(/^每项能力每天/)).toBeFocused();
  await expect(form.getByLabel(/^每项能力每天/)).toHaveAccessibleDescription('请至少提高一项额度');
  // What was typed is neither changed nor sent.
  for (const [typed, error] of [
    ['-5', /^须大于等级的 /],
    ['1e3', '请填写整数'],
    ['99999999', '最多 1,000,000'],
  ] as const) {
    await form.getByLabel('原因').fill('试点项目验收');
    await form.getByLabel(/^每项能力每天/).fill(typed);
    await form.getByRole('button', { name: '提高额度' }).click();
    await expect(form.getByLabel(/^每项能力每天/)).toBeFocused();
    await expect(form.getByLabel(/^每项能力每天/)).toHaveAccessibleDescription(error);
    await expect(form.getByLabel(/^每项能力每天/)).toHaveValue(typed);
  }
  await form.getByLabel('原因').fill('');
  await form.getByLabel(/^每项能力每天/).fill('500');
  await expect(form.getByText(/^提高后：每项能力每天体验 \d+ → 500；没有截止日期$/)).toBeVisible();
  await form.getByRole('button', { name: '提高额度' }).click();
  await expect(form.getByText('请填写原因')).toBeVisible();
  await form.getByLabel('原因').fill('试点项目验收');
  await form.getByRole('button', { name: '提高额度' }).click();
  await expectStatus(page, '额度已提高');
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('500');

  await expect(page).toHaveTitle(/^额度 - /);

  await test.step('and ends it', async () => {
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('button', { name: '结束提高' }).click();
    const ending = dialog(page, /^结束提高：/);
    await ending.getByLabel('原因').fill('验收完成');
    await ending.getByRole('button', { name: '结束提高' }).click();
    await expectStatus(page, '已结束这次提高');
    await expect(ending).toHaveCount(0);
    await page.getByRole('button', { name: '关闭' }).click();
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('已结束');
    await expectFitForAll(page);
  });

  await test.step('a work order that requests quota leads to the form, with its account and ability', async () => {
    const token = await tokenOf(page.request, OWNER, portal.dataDir);
    const created = await page.request.post(createOrder.path, {
      headers: { token, 'idempotency-key': 'quota-order-0001' },
      data: {
        kind: workOrderKinds.quota,
        title: '申请提高识别次数',
        description: '验收期间每天约 500 次',
        severity: 3,
        abilityNo: 35,
        contactName: '张三',
      },
    });
    const { orderId } = (await created.json()).data;
    await openLive(page, `/console/work-orders?state=all&id=${orderId}`);
    await page.getByRole('dialog').getByRole('link', { name: '提高额度' }).click();
    await expect(page).toHaveURL(/\/console\/api\/quotas\?account=\d+&ability=35$/);
    await expect(form).toContainText(name);
    await expect(form).toContainText('身份证识别');
  });

  await test.step('which an account that does not exist has none of', async () => {
    faults.allow(/^404 POST .*\/rights\/console\/account$/);
    await openLive(page, '/console/api/quotas?account=999999999');
    await expect(form.getByRole('alert')).toHaveText('没有这个账号');
    await expect(form.getByRole('button', { name: '提高额度' })).toBeDisabled();
  });
});

test('[OPS-02] [OPS-03] [SHELL-06] an operator sees the calls of programs as charts, goes through them by keys, and narrows them to an account', async ({
  page,
  portal,
  database,
  faults,
}) => {
  faults.allow(/^400 POST .*\/infer$/);
  const { name } = accountOf(OWNER, portal.dataDir);
  await database.query('delete from api_usage_hour');
  await database.query(
    `insert into api_usage_hour (hour, account_id, ability_no, code, calls, charged)
     select date_trunc('hour', now()) - make_interval(hours => h), account_id, no, code, calls, 0
     from generate_series(-1, 40) h, (values (1, '200', 30), (1, '10003', 2), (2, '10013', 1)) c(no, code, calls), identity_account
     where user_name = $1`,
    [name],
  );
  await database.query(
    `insert into api_usage_time (hour, ability_no, bucket, calls)
     select date_trunc('hour', now()) - make_interval(hours => h), no, 4 * (7 + no), 10 from generate_series(0, 40) h, generate_series(1, 2) no
     on conflict do nothing`,
  );
  await enter(page, portal.dataDir, OPERATOR, '/console/api/usage');
  await page.getByRole('link', { name: '近 24 小时' }).click();
  await expect(page).toHaveURL('/console/api/usage?days=1');
  const calls = page.getByRole('figure', { name: '调用与错误' });
  await expect(calls.locator('canvas')).toBeVisible();
  await expect(page.getByRole('figure', { name: '识别用时' }).locator('canvas')).toBeVisible();
  const slider = calls.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuetext', /成功 30，调用方的错误 2，平台的错误 1$/);
  await slider.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuenow', '22');
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '0');
  // A mark in a longer series does not apply to a shorter one.
  await slider.press('End');
  await page.getByRole('link', { name: '近 7 天' }).click();
  await expect(slider).toHaveAttribute('aria-valuenow', '6');
  await page.getByRole('link', { name: '近 24 小时' }).click();
  await expect(slider).toHaveAttribute('aria-valuenow', '23');
  await calls.getByText('查看数据表').click();
  await expect(calls.getByRole('table').getByRole('row')).toHaveCount(25);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    calls.getByRole('button', { name: '下载 CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('接口调用-近 24 小时.csv');
  await expectFitForAll(page);

  // The slowest ability comes first, then the one with most calls.
  const abilities = page.getByRole('table', { name: '能力', exact: true }).getByRole('row');
  await expect(abilities.nth(1)).toContainText('口罩佩戴检测');
  await page.getByRole('link', { name: '调用最多' }).click();
  await expect(abilities.nth(1)).toContainText('人员检测');
  await expect(page.getByRole('table', { name: '错误', exact: true })).toContainText('10013');

  const row = page.getByRole('table', { name: '账号', exact: true }).getByRole('row').nth(1);
  await row.getByRole('link').first().click();
  await expect(page.getByText('用时不按账号统计。')).toBeVisible();
  await page.getByRole('link', { name: /^只看：/ }).click();
  await expect(page.getByRole('figure', { name: '识别用时' })).toBeVisible();
  await row.getByRole('link', { name: '额度' }).click();
  await expect(dialog(page, /^提高额度：/)).toBeVisible();
});
