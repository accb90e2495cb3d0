import type { Page } from '@playwright/test';
import { getAnnouncement } from '#contract/site/calls.ts';
import { runTrial } from '#contract/trial/calls.ts';
import { accountOf, loginAs } from './accounts.ts';
import { agreementDialog, announceDefault, DEFAULT_ANNOUNCEMENT, PRIVACY, publish } from './agreements.ts';
import { expect, expectAccessibleInThemes } from './fixtures.ts';
import { openLive, untilIdle, untilLive } from './live-page.ts';
import { test } from './own-portal.ts';

test.use({ announces: true });

const READER = '普通账号（未认证）';

test.beforeEach(({ database }) => announceDefault(database));

const dialogOf = (page: Page, name = '平台操作系统升级公告') => page.getByRole('dialog', { name, exact: true });
const known = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '我知道了' });

test('[ANN-01] a user sees the announcement of the upgrade, after updated agreements, until it is marked read, which is remembered by user id; a newer one is shown to users who have read the older one', async ({
  page,
  portal,
  database,
  request,
}) => {
  await test.step('it waits until updated agreements are agreed to', async () => {
    await publish(request, portal.dataDir, { ...PRIVACY, content: '短短一段。' });
    await loginAs(page, READER, { dataDir: portal.dataDir });
    const { dialog, button } = agreementDialog(page);
    await expect(dialog).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(0);
    await button('同意全部条款').click();
    await expect(dialogOf(page)).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('it fits small and large windows and is accessible there, in light and dark', async () => {
    await expect(dialogOf(page)).toContainText('操作系统已升级到新版本');
    // On a phone the link is in the header.
    await expect(dialogOf(page)).toContainText('请通过页面上的“需求咨询”联系技术支持');
    await expect(known(page)).toBeFocused();
    for (const size of [
      { width: 320, height: 180 },
      { width: 360, height: 640 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size);
      await expect(known(page)).toBeInViewport();
      if (size.width === 360) await expectAccessibleInThemes(page);
    }
  });

  await test.step('Escape puts it off until the next page load', async () => {
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await page.goto('/open-ability');
    await expect(known(page)).toBeFocused();
  });

  await test.step('what was read is remembered by user id', async () => {
    await known(page).click();
    await expect(dialogOf(page)).toHaveCount(0);
    const { rows } = await database.query('select account_id from identity_account where user_name = $1', [
      accountOf(READER, portal.dataDir).name,
    ]);
    const name = `announcement.read.${rows[0].account_id}`;
    expect(await page.evaluate((key) => localStorage.getItem(key), name)).toBe(DEFAULT_ANNOUNCEMENT);
    const answered = page.waitForResponse((response) => response.url().endsWith(getAnnouncement.path));
    await page.goto('/');
    expect((await (await answered).json()).data.announcementId).toBe(DEFAULT_ANNOUNCEMENT);
    await page.getByRole('link', { name: '立即体验' }).first().focus();
    await untilIdle(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a newer announcement shows to who has read the older one', async () => {
    await database.query(
      `insert into site_announcement (announcement_id, title, content, starts_at) values ('newer', '新公告', '另一件事。', now())`,
    );
    await page.reload();
    await expect(dialogOf(page, '新公告')).toContainText('另一件事。');
  });
});

test('[ANN-01] visitors see none; a browser that keeps nothing shows it to a user once a page load', async ({
  page,
  portal,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('closed', 'SecurityError');
      },
    });
  });
  await openLive(page, '/');
  // A page makes its first requests before it is idle.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(asked).not.toContain(getAnnouncement.path);

  await loginAs(page, READER, { dataDir: portal.dataDir });
  await known(page).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await page.getByRole('link', { name: '立即体验' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '开放能力' })).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  await page.reload();
  await expect(dialogOf(page)).toBeVisible();
});

test('[ANN-01] [TRIAL-01] it does not come over a trial that has begun, but with the next page', async ({
  page,
  portal,
}) => {
  const begun = Promise.withResolvers<void>();
  await page.route(`**${getAnnouncement.path}`, async (route) => {
    await begun.promise;
    await route.continue();
  });
  await loginAs(page, READER, { path: '/open-ability/domain-case-detail/40', dataDir: portal.dataDir });
  await untilLive(page);
  await page.route(`**${runTrial.path}`, () => {}, { times: 1 });
  await page
    .getByRole('button', { name: /^识别样例/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: '取消', exact: true })).toBeVisible();
  const answered = page.waitForResponse((response) => response.url().endsWith(getAnnouncement.path));
  begun.resolve();
  await (await answered).finished();
  await page.getByRole('button', { name: '用图片地址' }).click();
  await expect(page.getByRole('dialog', { name: '识别网络图片' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '开放能力' }).click();
  await expect(dialogOf(page)).toBeVisible();
});
