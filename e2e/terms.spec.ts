import { expect, test } from './fixtures.ts';

const TERMS = [
  { title: '平台服务协议', key: 'platform-service' },
  { title: '隐私政策', key: 'privacy-policy' },
  { title: '服务商入驻协议', key: 'provider-onboarding' },
];

test('[FOOT-01] the footer links to the three agreements, each of which opens /duty/', async ({ page }) => {
  for (const { title, key } of TERMS) {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('title'), searchParams.get('key')]).toEqual(['/duty/', title, key]);
  }
});

for (const { title, key } of TERMS)
  test(`[ROUTE-14] /duty/ shows the text of ${title} by its key, and by its title`, async ({ page }) => {
    await page.goto(`/duty/?title=${encodeURIComponent(title)}&key=${key}`);
    const text = page.getByRole('article');
    await expect(text.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} - 隅见 AI 开放平台`);
    const shown = await text.innerText();
    expect(shown.length).toBeGreaterThan(800);
    await page.goto(`/duty?title=${encodeURIComponent(title)}`);
    await expect(text.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await text.innerText()).toBe(shown);
  });

test('[ROUTE-14] the outline of a terms page leads to its sections', async ({ page }) => {
  await page.goto('/duty/?key=privacy-policy');
  const links = page.getByRole('navigation', { name: '目录' }).getByRole('link');
  const count = await links.count();
  expect(count).toBeGreaterThan(3);
  for (const link of [links.nth(1), links.nth(count - 1)]) {
    const name = await link.innerText();
    await link.click();
    await expect(page.getByRole('article').getByRole('heading', { name, exact: true })).toBeInViewport();
  }
});

test('[CONST-05] a terms page says when it changed, to the second, in the time of Shanghai', async ({ page }) => {
  await page.goto('/duty/?key=privacy-policy');
  await expect(page.getByText('版本 1.0，更新于 2026年09月01日 00:00:00')).toBeVisible();
});

test('[ROUTE-14] terms that do not exist get the 404 page', async ({ page, faults }) => {
  faults.allow(/^404 GET .*\/duty\//);
  for (const query of ['', '?key=nothing', '?title=%E6%97%A0']) {
    const answer = await page.goto(`/duty/${query}`);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveURL('/error/404');
  }
});

test('[AGR-09] with one version a terms page offers no other; an unknown one is not there', async ({
  page,
  faults,
}) => {
  faults.allow(/^404 GET .*\/duty\//);
  await page.goto('/duty/?key=privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: '隐私政策' })).toBeVisible();
  await expect(page.getByText('历史版本')).toHaveCount(0);
  expect((await page.goto('/duty/?key=privacy-policy&version=0.1'))?.status()).toBe(404);
});
