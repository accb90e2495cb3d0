/**
 * Takes the screenshots of the handbook from a running portal and writes them to `content/documents/pictures/`.
 * Usage: node scripts/take-document-pictures.ts ORIGIN ACCOUNTS_FILE [NAME…]
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { AnswerOf, AnyCall, RequestOf } from '#contract/kit/call.ts';
import { createOrder, getOrder, queryOrders } from '#contract/work-orders/calls.ts';
import { actOnDesk } from '#contract/work-orders/console-calls.ts';
import { orderPath } from '#contract/work-orders/order-path.ts';
import { manifestFor, redQuarters } from '#engines/packages/example/red-quarters.ts';
import { zipOf } from '#engines/packages/writing/zip-writer.ts';
import { tokenFor } from '../e2e/accounts.ts';
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

const accountOf = (title: string) => {
  const account = accounts.find((one) => one.title.includes(title));
  if (!account) throw new Error(`no account ${title}: ${accounts.map((one) => one.title).join(', ')}`);
  return account;
};

/** Makes calls as the holder of an account. */
const callingAs = async ({ request }: Page, title: string) => {
  const token = await tokenFor(request, accountOf(title));
  return async <C extends AnyCall>(call: C, data: RequestOf<C>): Promise<AnswerOf<C>> => {
    const headers = { token, 'idempotency-key': randomUUID() };
    const body = await (await request.fetch(call.path, { method: call.method, data, headers })).json();
    if (body.code !== '200') throw new Error(`${call.name}: ${JSON.stringify(body)}`);
    return body.data;
  };
};

const ORDER_TITLE = '东门摄像机晚间漏报未佩戴安全帽';

/** Returns an order to which the platform has given an answer. */
const answeredOrder = async (page: Page): Promise<string> => {
  const customer = await callingAs(page, '已认证');
  const known = (await customer(queryOrders, {})).list.find(({ title }) => title === ORDER_TITLE);
  if (known) return known.orderId;
  const { orderId } = await customer(createOrder, {
    kind: 2,
    title: ORDER_TITLE,
    description: '每天 19 点以后，东门的摄像机检出人员，但没有未佩戴安全帽的结果。白天正常。',
    severity: 3,
    abilityNo: 3,
    contactName: '王敏',
  });
  const operator = await callingAs(page, '运营管理员');
  for (const [act, text] of [
    ['take', ''],
    ['reply', '您好，已收到。请问东门晚间是否开启补光？'],
    ['resolve', '画面在 19 点后低于最小亮度，已为您整理补光与安装角度的建议，请按文档调整后再看一晚。'],
  ] as const) {
    const { version } = await customer(getOrder, { orderId });
    await operator(actOnDesk, { orderId, version, act, text });
  }
  return orderId;
};

const ABILITY = 46;
const MODEL = '救生衣穿戴检测';

/** The model looks for what is red: here the upper left and the lower right quarter. */
const SAMPLE = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
  <rect width="640" height="480" fill="#0b3a66"/>
  <rect width="320" height="240" fill="#ff5a36"/><rect x="320" y="240" width="320" height="240" fill="#ff5a36"/></svg>`;

const packageOf = async (label: string, version: string): Promise<Buffer> => {
  const model = redQuarters();
  const more = { name: MODEL, abilityNo: ABILITY, labels: [label], version, sample: 'sample.png' };
  return zipOf([
    { name: 'manifest.json', bytes: manifestFor(model, more) },
    { name: 'model.onnx', bytes: model },
    { name: 'LICENSE', bytes: Buffer.from('MIT') },
    { name: 'sample.png', bytes: await sharp(Buffer.from(SAMPLE)).png().toBuffer() },
  ]);
};

/** Equips the ability with two versions of a model, of which the second is active. */
const equip = async (page: Page) => {
  const card = (version: string) => page.getByRole('article', { name: `${MODEL} ${version}` });
  for (const version of ['1.0.0', '1.1.0']) {
    if ((await card(version).count()) > 0) continue;
    const buffer = await packageOf('穿救生衣', version);
    const file = { name: `${version}.zip`, mimeType: 'application/zip', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    await card(version).getByRole('button', { name: '启用' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: '确定' }).click();
    await card(version).getByText('使用中').waitFor();
  }
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
  {
    name: 'create-sub-account-1',
    account: '企业管理员',
    width: 1280,
    height: 900,
    async take(page) {
      await page.goto(`${origin}/account/sub-accounts`);
      await page.getByRole('button', { name: '新建子账号' }).click();
      const form = page.getByRole('dialog', { name: '新建子账号' });
      await form.getByLabel('登录名', { exact: true }).fill('lin-xia');
      await form.getByLabel('姓名', { exact: true }).fill('林夏');
      await form.getByLabel('手机号', { exact: true }).fill('13900000088');
      await form.getByRole('radio', { name: /^员工/ }).check();
      await form.getByRole('checkbox', { name: /^在线体验/ }).check();
      await form.getByRole('checkbox', { name: /^查看工单/ }).check();
      await form.getByLabel('登录名', { exact: true }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'follow-work-order-1',
    account: '已认证',
    width: 1280,
    height: 1000,
    async take(page) {
      await page.goto(origin + orderPath(await answeredOrder(page)));
    },
  },
  {
    name: 'model-package-versions-1',
    account: '运营管理员',
    width: 1280,
    height: 1000,
    async take(page) {
      await page.goto(`${origin}/console/models?ability=${ABILITY}`);
      await equip(page);
      // Without the notice of the last act.
      await page.reload();
      await page.getByText('使用中').waitFor();
    },
  },
];

const logIn = async (page: Page, title: string) => {
  const account = accountOf(title);
  await page.goto(`${origin}/auth/login`);
  await page.getByLabel('手机号或用户名', { exact: true }).fill(account.name);
  await page.getByLabel('密码', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/login'));
};

const takeShot = async (browser: Browser, { name, account, width, height, take }: Shot) => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    locale: 'zh-CN',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (account !== undefined) await logIn(page, account);
  await take(page);
  await page.waitForLoadState('networkidle');
  const announcement = page.getByRole('button', { name: '我知道了' });
  if (await announcement.isVisible()) await announcement.click();
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
