import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { inferAbility } from '#contract/api/infer.ts';
import { addTestKey } from '#server/areas/api/testing.ts';
import type { Database } from '#server/kit/database/database.ts';
import { accountOf, loginAs } from './accounts.ts';
import { startEngine } from './engines.ts';
import { expect, expectFitForAll, expectFits } from './fixtures.ts';
import { untilLive } from './live-page.ts';
import { type PortalDatabase, test } from './own-portal.ts';

const TITLE = '普通账号（已认证）';
const ABILITY = '35';
const SAMPLE = 'id-card-1';

/** Makes an application with a key for the account. */
const applicationFor = async (
  database: PortalDatabase,
  dataDir: string,
  name: string,
  given: Partial<Parameters<typeof addTestKey>[1]> = {},
) => {
  const account = await database.query('select account_id from identity_account where user_name = $1', [
    accountOf(TITLE, dataDir).name,
  ]);
  const handle = {
    query: async ({ text }: { text: string }, values: unknown[]) => (await database.query(text, values)).rows,
  } as unknown as Database;
  return addTestKey(handle, { accountId: String(account.rows[0].account_id), name, ...given });
};

const infer = async (request: APIRequestContext, headers: Record<string, string>, data: object) =>
  (await request.post(inferAbility.path.replace(':abilityNo', ABILITY), { headers, data })).json();

/** Requests are written a little later than they are answered. */
const untilKept = async (database: PortalDatabase, requestIds: readonly string[]): Promise<void> => {
  const count = 'select count(*)::integer as kept from api_request where request_id = any($1::uuid[])';
  await expect
    .poll(async () => (await database.query(count, [requestIds])).rows[0].kept, { timeout: 60_000 })
    .toBe(requestIds.length);
};

test('[API-04] [SHELL-06] a developer finds a failed request, reads what to do, and opens a work order from it', async ({
  page,
  portal,
  database,
}) => {
  test.slow();
  const { headers } = await applicationFor(database, portal.dataDir, '巡检程序');
  const failed = await infer(page.request, headers, {});
  const other = await infer(page.request, headers, { sampleId: SAMPLE, version: '0' });
  expect([failed.code, other.code]).toEqual(['10003', 'PTL0028']);
  await untilKept(database, [failed.requestId, other.requestId]);

  await loginAs(page, TITLE, { path: '/account/requests', dataDir: portal.dataDir });
  await untilLive(page);
  await expect(page.getByRole('heading', { level: 1, name: '调用记录' })).toBeVisible();
  const table = page.getByRole('table', { name: '调用列表' });
  await expect(table.getByRole('row')).toHaveCount(3);
  const causes = page.getByRole('table', { name: '出错原因' });
  await expect(causes.getByRole('row').filter({ hasText: '10003' })).toContainText('开发者可以解决');
  await expectFitForAll(page);

  // Filters are in the address.
  await page.getByRole('combobox', { name: '结果' }).selectOption('出错');
  await expect(page).toHaveURL('/account/requests?state=failed');
  await expect(table.getByRole('row')).toHaveCount(3);
  await page.getByRole('link', { name: '清除筛选' }).first().click();
  await causes.getByRole('link', { name: '只看 10003' }).click();
  await expect(page).toHaveURL('/account/requests?code=10003');
  await expect(table.getByRole('row')).toHaveCount(2);

  await page.getByRole('combobox', { name: '调用' }).selectOption('新建任务');
  await expect(page).toHaveURL('/account/requests?code=10003&call=api.createJob');
  await expect(page.getByText('没有符合条件的调用')).toBeVisible();
  await page.getByRole('combobox', { name: '调用' }).selectOption('识别');
  await expect(table.getByRole('row')).toHaveCount(2);

  await table.getByRole('link').first().click();
  await expect(page).toHaveURL(`/account/requests/${failed.requestId}`);
  await expect(page.getByText(`POST /api/openapi/v1/abilities/${ABILITY}/infer`)).toBeVisible();
  await expect(page.getByText('application/json，2 字节')).toBeVisible();
  await expect(page.getByText('有问题的字段：image')).toBeVisible();
  await expect(page.getByText('开发者可以解决')).toBeVisible();
  await expect(page.getByRole('link', { name: '查看错误说明' })).toHaveAttribute('href', /error-10003$/);

  await page.getByRole('link', { name: '提交故障工单' }).click();
  await expect(page).toHaveURL(`/account/add-sheets?kind=fault&abilityNo=${ABILITY}&requestId=${failed.requestId}`);
  await expect(page.getByRole('textbox', { name: /请求编号/ })).toHaveValue(failed.requestId);
  await expect(page.getByRole('textbox', { name: /标题/ })).toHaveValue(/返回 10003$/);
  await expect(page.getByRole('textbox', { name: /描述/ })).toHaveValue(
    /返回代码：10003[\s\S]*字段：image[\s\S]*故障现象/,
  );
});

test('[API-04] a pasted answer leads to its request, which is replayed after a question, and the list goes on live', async ({
  page,
  portal,
  database,
  faults,
}) => {
  test.slow();
  const { headers } = await applicationFor(database, portal.dataDir, '门禁程序');
  await startEngine(page.request, 'text');
  const fine = await infer(page.request, headers, { sampleId: SAMPLE, treshold: 0.5 });
  expect(fine.ignored).toEqual(['treshold']);
  await loginAs(page, TITLE, { path: '/account/requests', dataDir: portal.dataDir });
  await untilLive(page);

  const find = page.getByRole('textbox', { name: '请求编号' });
  await find.fill(JSON.stringify({ code: '200', requestId: fine.requestId }));
  await find.press('Enter');
  await expect(page).toHaveURL(`/account/requests/${fine.requestId}`);
  await expect(page.getByText('调用成功')).toBeVisible();
  await expect(page.getByText('平台样例', { exact: true })).toBeVisible();
  await expect(page.getByText('这个接口没有字段 treshold，已忽略')).toBeVisible();
  await expect(page.getByRole('heading', { name: '图片与结果' })).toBeVisible();
  await expect(page.getByRole('img', { name: '这次调用的图片' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('姓名');

  await page.getByRole('button', { name: '重放这次调用' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('重放会计 1 次');
  await dialog.getByRole('button', { name: '重放' }).click();
  await expect(page.getByText('两次结果相同')).toBeVisible();
  await expectFitForAll(page);
  await page.getByRole('link', { name: '查看这次重放' }).click();
  await expect(page.getByText('重放的请求')).toBeVisible();
  await expect(page.getByRole('link', { name: fine.requestId })).toBeVisible();

  // An id that does not exist, and one of another account, have the same page.
  faults.allow(/^404 POST .*\/requests\/detail/);
  await page.goto('/account/requests/01a219d1-d840-7ee0-a407-170c02351f04');
  await expect(page.getByText('没有找到这次调用')).toBeVisible();

  await page.getByRole('link', { name: '返回调用记录' }).click();
  await untilLive(page);
  const table = page.getByRole('table', { name: '调用列表' });
  await expect(page.getByRole('table', { name: '次数预计' })).toContainText('按目前的速度够用');
  const before = await table.getByRole('row').count();
  await page.getByRole('button', { name: '实时刷新' }).click();
  await infer(page.request, headers, {});
  await expect(table.getByRole('row')).toHaveCount(before + 1, { timeout: 60_000 });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 CSV' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain(fine.requestId);
  expect(file.split('\r\n')[0]).toContain('"请求编号"');
});

test('[API-04] a call from a network that its key rejects leads to the key, which has the network in full', async ({
  page,
  portal,
  database,
}) => {
  const { headers, shown } = await applicationFor(database, portal.dataDir, '机房', { networks: ['203.0.113.7/32'] });
  const refused = await infer(page.request, headers, { sampleId: SAMPLE });
  expect(refused.code).toBe('PTL0024');
  await untilKept(database, [refused.requestId]);
  await loginAs(page, TITLE, { path: `/account/requests/${refused.requestId}`, dataDir: portal.dataDir });
  await untilLive(page);
  await expect(page.getByText('127.0.0.*')).toBeVisible();
  await expectFits(page, 360);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('link', { name: /完整地址见密钥的卡片/ }).click();
  const card = page.locator(':target').or(page.getByRole('listitem').filter({ hasText: shown }));
  await expect(card.first()).toBeInViewport();
  await expect(async () => {
    await page.reload();
    await expect(card.first()).toContainText('127.0.0.1', { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
});

test('[API-04] [API-05] a job leads to its requests, and each of them to the job', async ({
  page,
  portal,
  database,
}) => {
  test.slow();
  const { headers } = await applicationFor(database, portal.dataDir, '夜班程序');
  const { data: job } = await (
    await page.request.post('/api/openapi/v1/jobs', {
      headers,
      data: { abilityNo: Number(ABILITY), sampleIds: [SAMPLE] },
    })
  ).json();
  await loginAs(page, TITLE, { path: `/account/jobs/${job.jobId}`, dataDir: portal.dataDir });
  await untilLive(page);
  await expect(page.getByText(/^识别完成：成功 1，失败 0/)).toBeVisible({ timeout: 150_000 });
  await expect(page.getByText('已计 1 张')).toBeVisible();
  // Requests are written a little later than they are answered.
  await expect
    .poll(async () => {
      const { rows } = await database.query('select count(*)::integer as kept from api_request where job_id = $1', [
        job.jobId,
      ]);
      return rows[0].kept;
    })
    .toBe(1);
  await page.getByRole('button', { name: /^放大查看/ }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: '查看这次调用' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '查看这个任务的调用记录' }).click();
  await expect(page).toHaveURL(`/account/requests?job=${job.jobId}`);
  const table = page.getByRole('table', { name: '调用列表' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table).toContainText('任务计 1 张');
  await table.getByRole('link').first().click();
  await page.getByRole('link', { name: job.jobId }).click();
  await expect(page).toHaveURL(`/account/jobs/${job.jobId}`);
});
