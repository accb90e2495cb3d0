import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createApplication, createKey, getApplication, revokeKey } from '#contract/api/applications/calls.ts';
import { inferAbility } from '#contract/api/infer.ts';
import { type accountOf, leaveAccount, loginAs, tokenOf } from './accounts.ts';
import { expect, expectAccessible, expectAccessibleInThemes, expectFitForAll, expectFits } from './fixtures.ts';
import { untilLive } from './live-page.ts';
import { test } from './own-portal.ts';

const enter = async (page: Page, dataDir: string, title: Parameters<typeof accountOf>[0], path: string) => {
  await loginAs(page, title, { path, dataDir });
  await untilLive(page);
};
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const expectStatus = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

/** Stores the key that is shown, and returns it. */
const store = async (page: Page): Promise<string> => {
  const shown = dialog(page, '请保存密钥');
  const key = (await shown.getByText(/^oak_(live|test)_\w{46}$/).textContent()) ?? '';
  await shown.getByRole('button', { name: '我已保存好密钥' }).click();
  await expect(shown).toHaveCount(0);
  return key;
};

const infer = async (page: Page, key: string) => {
  const response = await page.request.post(inferAbility.path.replace(':abilityNo', '1'), {
    headers: { authorization: `Bearer ${key}` },
    data: {},
  });
  return (await response.json()).code;
};
/** A key that works gets as far as the missing picture. */
const GOOD = '10003';

test('[API-01] [API-08] [SHELL-06] an account makes an application, limits its keys, rotates and revokes them', async ({
  page,
  portal,
}) => {
  test.slow();
  await enter(page, portal.dataDir, '企业管理员', '/resource-center/api-reference');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /用户菜单/ })
    .click();
  await page.locator('#user-panel').getByRole('link', { name: '应用与密钥', exact: true }).click();
  await expect(page).toHaveURL('/account/applications');
  await expect(page.getByText('还没有应用。')).toBeVisible();

  await test.step('an application with a key', async () => {
    await page.getByRole('button', { name: '新建应用' }).click();
    const made = dialog(page, '新建应用');
    await made.getByLabel('名称', { exact: true }).fill('');
    await made.getByRole('button', { name: '新建并生成密钥' }).click();
    await expect(made.getByText('请输入名称')).toBeVisible();
    await expect(made.getByLabel('名称', { exact: true })).toBeFocused();
    await made.getByLabel('名称', { exact: true }).fill('巡检程序');
    await expect(made.getByRole('checkbox', { name: /保留输入的图片/ })).not.toBeChecked();
    await expectFits(page, 360);
    await expectAccessible(page);
    await made.getByRole('button', { name: '新建并生成密钥' }).click();
    await expect(dialog(page, '请保存密钥').getByRole('button', { name: '复制命令' })).toBeVisible();
    // Only its button closes it: the key cannot be read again.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  const first = await store(page);
  await expect(page).toHaveURL(/\/account\/applications\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: '巡检程序' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: '账号页面' }).getByRole('link', { name: '应用与密钥' }),
  ).toHaveAttribute('aria-current', 'true');
  expect(await infer(page, first)).toBe(GOOD);

  await test.step('what to do next: the first call, and the pages about its calls', async () => {
    await expect(page.getByRole('heading', { name: '接下来：第一次调用' })).toBeVisible();
    await page.getByRole('button', { name: /^调用“.+”的代码$/ }).click();
    await expect(page.getByRole('region', { name: '代码' })).toContainText('/api/openapi/v1/abilities/');
    const applicationId = page.url().slice(-36);
    for (const [name, href] of [
      ['调用记录', `/account/requests?application=${applicationId}`],
      ['批量任务', '/account/jobs'],
      ['回调', '/account/webhooks'],
      ['错误码总览', '/resource-center/document-detail/error-codes-overview'],
    ] as const)
      await expect(page.getByRole('link', { name: new RegExp(`^${name} `) })).toHaveAttribute('href', href);
  });

  await test.step('a limited test key', async () => {
    await page.getByRole('button', { name: '生成密钥' }).click();
    const form = dialog(page, '生成密钥');
    await form.getByRole('radio', { name: '测试' }).check();
    await form.getByLabel('名称（选填）').fill('联调');
    await form.getByRole('radio', { name: '只用选中的' }).check();
    await form.getByLabel('查找能力').fill('人员检测');
    await form.getByRole('checkbox', { name: '人员检测', exact: true }).check();
    await form.getByLabel('允许的网络（选填）').fill('127.0.0.0/8\nlocalhost');
    await form.getByLabel('每日上限（选填）').fill('0');
    await form.getByRole('checkbox', { name: '识别图片' }).uncheck();
    await form.getByRole('button', { name: '生成密钥' }).click();
    await expect(form.getByRole('checkbox', { name: '识别图片' })).toBeFocused();
    await form.getByRole('checkbox', { name: '识别图片' }).check();
    await form.getByRole('button', { name: '生成密钥' }).click();
    await expect(form.getByText('“localhost”不是网络地址')).toBeVisible();
    await expect(form.getByText('请输入 1 到 1000000 的整数')).toBeVisible();
    await expect(form.getByLabel('允许的网络（选填）')).toBeFocused();
    await expectFitForAll(page);
    await form.getByLabel('允许的网络（选填）').fill('127.0.0.0/8');
    await form.getByLabel('每日上限（选填）').fill('20');
    await form.getByRole('button', { name: '生成密钥' }).click();
    expect(await store(page)).toMatch(/^oak_test_/);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: /联调/ }) });
    await expect(card).toContainText('127.0.0.0/8');
    await expect(card).toContainText('今日 0 / 20 次');
    await expect(card).toContainText('人员检测');
  });

  await test.step('a change of what it is for', async () => {
    await page.getByRole('button', { name: '修改权限：联调' }).click();
    const form = dialog(page, '修改密钥的权限');
    await expect(form.getByRole('checkbox', { name: '人员检测', exact: true })).toBeChecked();
    await form.getByRole('radio', { name: '全部能力' }).check();
    await form.getByRole('checkbox', { name: '批量任务' }).check();
    await form.getByRole('button', { name: '保存' }).click();
    await expectStatus(page, '已保存');
    await expect(page.getByText('识别图片、批量任务')).toBeVisible();
  });

  await test.step('a rotation, after which both work', async () => {
    await page.getByRole('button', { name: /^轮换：oak_live_/ }).click();
    const asked = dialog(page, '轮换密钥');
    await expect(asked.getByRole('radio', { name: '24 小时' })).toBeChecked();
    await asked.getByRole('radio', { name: '7 天' }).check();
    await expectAccessible(page);
    await asked.getByRole('button', { name: '生成新密钥' }).click();
    const next = await store(page);
    expect(next).not.toBe(first);
    await expect(page.getByText(/^已由 oak_live_.+ 替换，可用到 /)).toBeVisible();
    expect([await infer(page, first), await infer(page, next)]).toEqual([GOOD, GOOD]);
    // Its use is written a little later.
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('仍在下列网络使用：')).toBeVisible({ timeout: 5000 });
    }).toPass();
    await untilLive(page);
  });

  await test.step('a revocation, which has to be confirmed', async () => {
    const revoke = page.getByRole('button', { name: /^停用：oak_live_/ });
    await expect(revoke).toHaveCount(2);
    await revoke.last().click();
    await page.getByRole('button', { name: '取消' }).click();
    expect(await infer(page, first)).toBe(GOOD);
    await revoke.last().click();
    await dialog(page, /^停用 /)
      .getByRole('button', { name: '停用', exact: true })
      .click();
    await expectStatus(page, '密钥已停用');
    await expect(revoke).toHaveCount(1);
    expect(await infer(page, first)).toBe('PTL0020');
    // The failed call is no use of the key.
    await expect(async () => {
      await page.reload();
      await page.getByText('已失效的密钥（1）').click({ timeout: 5000 });
      await expect(page.getByText('最近被拒绝')).toBeVisible({ timeout: 5000 });
    }).toPass();
    await untilLive(page);
    await expect(page.getByText(/由主账号停用。$/)).toBeVisible();
    // With all that the page has: keys that work, one that is replaced, and the others.
    await expectFitForAll(page);
  });

  await test.step('its facts, and its removal once no key works', async () => {
    await page.getByRole('button', { name: '修改资料' }).click();
    const form = dialog(page, '修改应用资料');
    await form.getByLabel('说明（选填）').fill('夜间巡检');
    await form.getByRole('checkbox', { name: /保留输入的图片/ }).check();
    await form.getByRole('button', { name: '保存' }).click();
    await expectStatus(page, '已保存');
    await expect(page.getByText('夜间巡检')).toBeVisible();
    await expect(page.getByText('保留 24 小时')).toBeVisible();
    await expect(page.getByRole('button', { name: '删除应用' })).toHaveCount(0);
    await page.getByRole('link', { name: '全部应用' }).click();
    await expect(page.getByRole('cell', { name: /^2 个，共 3 个$/ })).toBeVisible();
    await expectFits(page, 360);
    await expectAccessibleInThemes(page);
  });
});

test('[API-01] a sub-account without the permission item sees that, and the page of others is not found', async ({
  page,
  portal,
  faults,
}) => {
  faults.allow(/^404 GET /);
  await enter(page, portal.dataDir, '子账号', '/account/applications');
  const denied = page.getByText('您的子账号没有权限项“接口密钥”');
  await expect(denied).toBeVisible();
  await expect(page.getByRole('button', { name: '新建应用' })).toHaveCount(0);
  await expectFits(page, 360);
  await page.goto('/account/applications/00000000-0000-4000-8000-000000000000');
  await expect(denied).toBeVisible();
  await leaveAccount(page);
  await enter(page, portal.dataDir, '企业管理员', '/account/applications/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: '没有找到这个页面' })).toBeVisible();
});

/** Opens an application of the account. Returns its id, and a function that makes a call as another tab would. */
const openApplication = async (page: Page, dataDir: string, name: string) => {
  const token = await tokenOf(page.request, '企业管理员', dataDir);
  const post = async (path: string, data: object) => {
    const headers = { token, 'idempotency-key': randomUUID() };
    return (await (await page.request.post(path, { headers, data })).json()).data;
  };
  const { applicationId } = await post(createApplication.path, { name });
  await enter(page, dataDir, '企业管理员', `/account/applications/${applicationId}`);
  return { applicationId, post };
};

test('[API-01] a new key and typed text stay on show while the page cannot load again', async ({
  page,
  portal,
  faults,
}) => {
  faults.allow(/^(failed|503) (GET|POST) .*\/v1\/api\//);
  faults.allow(/^console\.error: Failed to load resource/);
  await openApplication(page, portal.dataDir, '断网');
  const kept = page.getByRole('status').filter({ hasText: '页面没能更新' });
  const make = page.getByRole('button', { name: '生成密钥' });
  const reload = `**${getApplication.path}*`;

  await test.step('the key, where the server fails', async () => {
    await page.route(reload, (route) => route.fulfill({ status: 503, json: { code: '503', msg: '', data: null } }));
    await make.click();
    await dialog(page, '生成密钥').getByRole('button', { name: '生成密钥' }).click();
    await expect(kept).toBeVisible();
    expect(await store(page)).toMatch(/^oak_live_/);
    await page.unroute(reload);
  });

  await test.step('the form, where the network is away', async () => {
    await page.route('**/v1/api/**', (route) => route.abort('internetdisconnected'));
    await make.click();
    const form = dialog(page, '生成密钥');
    await form.getByLabel('名称（选填）').fill('断网时的密钥');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(getApplication.path));
    await form.getByRole('button', { name: '生成密钥' }).click();
    await failed;
    await expect(form.getByRole('alert').filter({ hasText: '网络异常' })).toBeVisible();
    await expect(form.getByLabel('名称（选填）')).toHaveValue('断网时的密钥');
    await page.keyboard.press('Escape');
    await dialog(page, '内容尚未保存，要离开吗？').getByRole('button', { name: '继续填写' }).click();
    await expect(form.getByLabel('名称（选填）')).toHaveValue('断网时的密钥');
    await form.getByRole('button', { name: '取消' }).click();
    await dialog(page, '内容尚未保存，要离开吗？').getByRole('button', { name: '离开' }).click();
    await expect(form).toHaveCount(0);
  });

  await test.step('a page that is being opened fails as before', async () => {
    await page.getByRole('link', { name: '全部应用' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '页面暂时打不开' })).toBeVisible();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '页面暂时打不开' })).toBeVisible();
    await page.unroute('**/v1/api/**');
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('cell', { name: '断网' })).toBeVisible();
  });
});

test('[API-01] a key that was stopped elsewhere is not rotated, and the dialog says why', async ({ page, portal }) => {
  const { applicationId, post } = await openApplication(page, portal.dataDir, '两个窗口');
  const { keyId } = await post(createKey.path, { applicationId, kind: 'live', uses: ['infer'] });
  await page.reload();
  await untilLive(page);
  await page.getByRole('button', { name: /^轮换：oak_live_/ }).click();
  await post(revokeKey.path, { keyId });
  const asked = dialog(page, '轮换密钥');
  await asked.getByRole('button', { name: '生成新密钥' }).click();
  await expect(asked.getByText(/^密钥已停用，不能轮换。.+停用。$/)).toBeVisible();
  await expect(asked.getByRole('button', { name: '生成新密钥' })).toBeDisabled();
  await expect(asked.getByRole('button', { name: '取消' })).toBeFocused();
});
