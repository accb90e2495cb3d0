import { CARDS_A_PAGE } from './abilities.ts';
import { expect, test } from './fixtures.ts';
import { openLive, untilLive } from './live-page.ts';

const LIMIT_MS = 120_000;
const MESSAGE = '页面脚本没有加载完成';

test('[CONST-04] a script of the first page that has not come in 120 s is reported, with a button that tries again', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/assets/entry.client-*.js', () => {}, { times: 1 });
  await page.goto('/open-ability', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: '开放能力' })).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: MESSAGE });
  await page.clock.runFor(LIMIT_MS - 20_000);
  await expect(alert).toHaveCount(0);
  await page.clock.runFor(20_000);
  await expect(alert).toBeVisible();
  // The server-rendered content stays, with working links.
  await expect(page.getByRole('region', { name: '能力列表' }).getByRole('link')).toHaveCount(CARDS_A_PAGE);

  await alert.getByRole('button', { name: '重新加载' }).click();
  await untilLive(page);
  await expect(alert).toHaveCount(0);
});

test('[CONST-04] a chunk of the next page that has not come in 120 s is reported, and trying again opens that page', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/assets/duty-*.js', () => {}, { times: 1 });
  await openLive(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: '隐私政策' }).click();
  const alert = page.getByRole('alert').filter({ hasText: MESSAGE });
  // Every attempt advances the clock again, so that time passes after the click has been handled.
  await expect(async () => {
    await page.clock.runFor(LIMIT_MS);
    await expect(alert).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page.getByRole('region', { name: '快速入门' })).toBeVisible();

  await alert.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '隐私政策' })).toBeVisible();
  await expect(page).toHaveURL(/\/duty\/\?/);
  await expect(alert).toHaveCount(0);
});

test('[CONST-04] a first script that fails at once is reported at once', async ({ page, faults }) => {
  faults.allow(/^failed GET .*\/assets\/entry\.client-/);
  faults.allow(/^page error: (TypeError: )?Failed to fetch dynamically imported module/);
  faults.allow(/^console\.error: Failed to load resource/);
  await page.route('**/assets/entry.client-*.js', (route) => route.abort());
  await page.goto('/open-ability');
  await expect(page.getByRole('alert').filter({ hasText: MESSAGE })).toBeVisible();
});
