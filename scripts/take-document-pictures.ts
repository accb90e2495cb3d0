/**
 * Takes the screenshots of the handbook from a running portal and writes them to `content/documents/pictures/`.
 * Usage: node scripts/take-document-pictures.ts ORIGIN ACCOUNTS_FILE [NAME…]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserLaunchOptions } from '../e2e/browser.ts';

const [origin = '', accountsFile = '', ...wanted] = process.argv.slice(2);
const accounts: { title: string; name: string; password: string }[] = JSON.parse(readFileSync(accountsFile, 'utf8'));
const folder = join(import.meta.dirname, '../content/documents/pictures');

interface Shot {
  name: string;
  /** A visitor without it. */
  account?: string;
  width: number;
  height: number;
  take(page: Page): Promise<void>;
}

const openTrial = (path: string, sample: string) => async (page: Page) => {
  await page.goto(origin + path);
  await page.getByRole('button', { name: sample }).first().click();
  await page
    .getByRole('slider')
    .or(page.getByRole('tab', { name: '字段' }))
    .first()
    .waitFor();
  await page.locator('#trial').evaluate((section) => section.scrollIntoView({ block: 'start' }));
};

const shots: Shot[] = [
  {
    name: 'first-trial-1',
    width: 1280,
    height: 800,
    async take(page) {
      await openTrial('/open-ability/domain-case-detail/36', '有限公司横版执照，平放')(page);
      await page.getByRole('tab', { name: '字段' }).click();
    },
  },
  {
    name: 'check-a-device-1',
    width: 1280,
    height: 800,
    async take(page) {
      await page.goto(`${origin}/open-ability/chips?chipId=10&firmwareType=1`);
    },
  },
  {
    name: 'result-field-checks-1',
    width: 1280,
    height: 800,
    take: openTrial('/open-ability/domain-case-detail/35', '人像面，校验位不符'),
  },
  {
    name: 'certification-fill-in-1',
    account: '未认证',
    width: 1280,
    height: 900,
    async take(page) {
      await page.goto(`${origin}/account/certification`);
    },
  },
  {
    name: 'publish-content-1',
    account: '运营超级管理员',
    width: 1440,
    height: 900,
    async take(page) {
      await page.goto(`${origin}/console/content?kind=ability&keyword=%E5%AE%89%E5%85%A8%E5%B8%BD`);
      await page.getByRole('link', { name: '安全帽佩戴检测' }).first().click();
      await page
        .getByRole('tab', { name: '预览' })
        .or(page.getByText('预览', { exact: true }))
        .first()
        .click();
    },
  },
];

const logIn = async (page: Page, title: string) => {
  const account = accounts.find((one) => one.title.includes(title));
  if (!account) throw new Error(`no account ${title}: ${accounts.map((one) => one.title).join(', ')}`);
  await page.goto(`${origin}/auth/login`);
  await page.getByLabel('手机号或用户名', { exact: true }).fill(account.name);
  await page.getByLabel('密码', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/login'));
};

const takeShot = async (browser: Browser, { name, account, width, height, take }: Shot) => {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'zh-CN', reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (account !== undefined) await logIn(page, account);
  await take(page);
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await sharp(picture)
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`));
  await context.close();
};

const browser = await chromium.launch(await browserLaunchOptions());
try {
  for (const shot of shots) {
    if (wanted.length > 0 && !wanted.includes(shot.name)) continue;
    await takeShot(browser, shot).then(
      () => process.stdout.write(`✓ ${shot.name}\n`),
      (error: Error) => process.stderr.write(`✗ ${shot.name}: ${error.message}\n`),
    );
  }
} finally {
  await browser.close();
}
