import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { loginAs } from './accounts.ts';
import { startEngine } from './engines.ts';
import { expect, test } from './fixtures.ts';
import { untilLive } from './live-page.ts';

const CLICKS_MAXIMUM = 6;

/** Counts the clicks of the user over all pages. */
const countClicks = (page: Page) =>
  page.addInitScript(() =>
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1));
      },
      true,
    ),
  );
const clicksOf = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('clicks')));

/** Runs what was copied, in a shell. */
const runCopied = async (page: Page) => {
  const command = await page.evaluate(() => navigator.clipboard.readText());
  const { stdout } = await promisify(execFile)('sh', ['-c', command]);
  return { command, answer: JSON.parse(stdout) };
};

const makeAndCopy = async (page: Page) => {
  await page.getByRole('button', { name: '新建应用' }).click();
  await page.getByRole('button', { name: '新建并生成密钥' }).click();
  await page.getByRole('button', { name: '复制命令' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已复制命令' })).toBeVisible();
};

for (const { from, title, path, open, abilityNo } of [
  {
    from: 'the account centre',
    title: '普通账号（未认证）',
    path: '/account/account',
    open: (page: Page) =>
      page.getByRole('navigation', { name: '账号页面' }).getByRole('link', { name: '应用与密钥' }).click(),
    abilityNo: undefined,
  },
  {
    from: 'the page of an ability',
    title: '企业管理员',
    path: '/open-ability/domain-case-detail/15',
    open: (page: Page) => page.getByRole('link', { name: '生成密钥' }).click(),
    abilityNo: 15,
  },
] as const)
  test(`[API-08] from ${from}, an account reaches its first right answer in at most six clicks, in a shell`, async ({
    page,
    context,
    portal,
  }) => {
    await startEngine(page.request, 'detection');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await countClicks(page);
    await loginAs(page, title, { path });
    await untilLive(page);
    expect(await clicksOf(page)).toBe(0);
    await open(page);
    await expect(page.getByRole('heading', { level: 1, name: '应用与密钥' })).toBeVisible();
    await untilLive(page);
    await makeAndCopy(page);
    expect(await clicksOf(page)).toBeLessThanOrEqual(CLICKS_MAXIMUM);
    const { command, answer } = await runCopied(page);
    expect(command).toContain(`curl -sS "${portal.url}/api/openapi/v1/abilities/${abilityNo ?? ''}`);
    expect(answer).toMatchObject({ code: '200', data: { requestId: answer.requestId } });
    if (abilityNo !== undefined) expect(answer.data.abilityNo).toBe(abilityNo);
    expect(answer.data.targets.length).toBeGreaterThan(0);

    // The same request from the browser; an account that is not certified may make one a second.
    if (title === '企业管理员') {
      await page.getByRole('button', { name: '在浏览器中运行' }).click();
      const ran = page.getByText(/^HTTP 200，code 200，\d+ 毫秒：找到 [1-9]\d* 个目标/);
      await expect(ran).toBeVisible({ timeout: 60_000 });
    }
    await page.getByRole('button', { name: '我已保存好密钥' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^我的应用/ })).toBeVisible();
    const key = /oak_live_\w+/.exec(command)?.[0] as string;
    expect(await page.content()).not.toContain(key);
  });
