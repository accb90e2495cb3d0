import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { abilityPath } from '#contract/catalogue/ability-path.ts';
import { verifyCodeFor } from '../../e2e/accounts.ts';
import { browserLaunchOptions } from '../../e2e/browser.ts';
import { openLive, untilLive } from '../../e2e/live-page.ts';
import { newPassword, newPhone, newUserName } from '../../e2e/new-account.ts';
import type { Bench } from '../bench.ts';
import { median } from '../median.ts';

const name = 'from registration to the first right answer, at the pace of a person';
export const firstCallRows = [name];

const AT_MOST_SECONDS = 120;
const ROUNDS = 3;
/** How long a person takes for a key, and to find what to click. */
const KEY_MS = 150;
const FIND_MS = 2000;
const ABILITY_NO = 15;

const click = async (target: Locator) => {
  await target.waitFor();
  await pause(FIND_MS);
  await target.click();
};

const type = async (field: Locator, text: string) => {
  await click(field);
  await field.pressSequentially(text, { delay: KEY_MS });
};

const register = async (page: Page, dataDir: string) => {
  const [phone, user, password] = [newPhone(), newUserName(), newPassword()];
  await type(page.getByLabel('手机号', { exact: true }), phone);
  await click(page.getByRole('button', { name: '获取验证码' }));
  await page.getByRole('status').getByText('验证码已发送').waitFor();
  await type(page.getByLabel('验证码', { exact: true }), await verifyCodeFor(page.request, phone, dataDir));
  await type(page.getByLabel('用户名', { exact: true }), user);
  await type(page.getByLabel('设置密码', { exact: true }), password);
  await click(page.getByRole('checkbox'));
  await click(page.getByRole('button', { name: '注册', exact: true }));
};

/** Registers, makes an application, and runs the command that was copied. Returns the milliseconds. */
const firstCall = async (browser: Browser, { dataDir }: Bench, origin: string): Promise<number> => {
  const context = await browser.newContext({ baseURL: origin, permissions: ['clipboard-read', 'clipboard-write'] });
  try {
    const page = await context.newPage();
    const ability = abilityPath(ABILITY_NO);
    const began = performance.now();
    await openLive(page, `/auth/register?${new URLSearchParams({ state: 'has', redirect_uri: ability })}`);
    await register(page, dataDir);
    await page.waitForURL(ability);
    await untilLive(page);
    await click(page.getByRole('link', { name: '生成密钥' }));
    await click(page.getByRole('button', { name: '新建应用' }));
    await click(page.getByRole('button', { name: '新建并生成密钥' }));
    await click(page.getByRole('button', { name: '复制命令' }));
    await page.getByRole('status').filter({ hasText: '已复制命令' }).waitFor();
    const command = await page.evaluate(() => navigator.clipboard.readText());
    const { stdout } = await promisify(execFile)('sh', ['-c', command]);
    const { code, data } = JSON.parse(stdout);
    if (code !== '200' || data.abilityNo !== ABILITY_NO || data.targets.length === 0)
      throw new Error(`the first call answered ${stdout}`);
    return performance.now() - began;
  } finally {
    await context.close();
  }
};

/** Measures what API-08 promises, on a portal with its engines, each time with a new account. */
export const measureFirstCall = (bench: Bench, origin: string) =>
  bench.row(name, async () => {
    // The bench itself stops its processes when it is interrupted.
    const options = { ...(await browserLaunchOptions()), handleSIGINT: false, handleSIGTERM: false };
    const browser = await chromium.launch(options);
    const times: number[] = [];
    try {
      for (let round = 0; round < ROUNDS; round += 1) times.push(await firstCall(browser, bench, origin));
    } finally {
      await browser.close();
    }
    const slowest = Math.max(...times);
    return {
      value: median(times),
      unit: 'ms',
      figure: slowest / 1000,
      figureUnit: 's',
      budget: { atMost: AT_MOST_SECONDS },
      rounds: { value: times, reference: [] },
    };
  });
