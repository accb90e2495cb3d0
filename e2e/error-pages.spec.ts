import { expect, test } from './fixtures.ts';
import { openLive } from './live-page.ts';
import { ERROR_ANSWERS } from './pages.ts';

const KINDS = [
  { type: '403', status: 403, title: '没有访问权限', picture: 'network-error' },
  { type: '404', status: 404, title: '没有找到这个页面', picture: 'network-error' },
  { type: '500', status: 200, title: '页面暂时打不开', picture: 'server-error' },
  { type: 'anything', status: 200, title: '页面暂时打不开', picture: 'server-error' },
];

for (const { type, status, title, picture } of KINDS)
  test(`[ROUTE-02] [ERR-04] the error page ${type} answers ${status} and shows its picture`, async ({
    page,
    faults,
  }) => {
    faults.allow(ERROR_ANSWERS);
    const answer = await page.goto(`/error/${type}`);
    expect(answer?.status()).toBe(status);
    await expect(page).toHaveURL(`/error/${type}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('main use').first()).toHaveAttribute(
      'href',
      `/static/drawings/site/${picture}.svg#drawing`,
    );
    const drawn = await page.request.get(`/static/drawings/site/${picture}.svg`);
    expect(await drawn.text()).toContain('id="drawing"');
  });

test('[ROUTE-02] an unknown path answers 404 with the page of /error/404, and the address becomes that', async ({
  page,
  faults,
}) => {
  faults.allow(/^404 GET .*\/nowhere\/at\/all\?x=1$/);
  const answer = await page.goto('/nowhere/at/all?x=1');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL('/error/404');
  await expect(page.getByRole('heading', { level: 1, name: '没有找到这个页面' })).toBeVisible();
});

test('[ROUTE-02] going back from the 404 page of an unknown path leads to where the reader came from', async ({
  page,
  faults,
}) => {
  faults.allow(/^404 GET .*\/nowhere$/);
  await page.goto('/open-ability');
  await openLive(page, '/nowhere');
  await expect(page).toHaveURL('/error/404');
  await page.getByRole('button', { name: '返回上一页' }).click();
  await expect(page).toHaveURL(/\/open-ability\/?$/);
  await expect(page.getByRole('heading', { level: 1, name: '开放能力' })).toBeVisible();
});

test('[ROUTE-18] the 404 page shows no shell, the other error pages keep it', async ({ page, faults }) => {
  faults.allow(ERROR_ANSWERS);
  await page.goto('/error/404');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: '快捷工具' })).toHaveCount(0);
  for (const type of ['403', '500']) {
    await page.goto(`/error/${type}`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});

test('[ROUTE-02] the ways out of the 404 page lead to the home page and to the abilities', async ({ page, faults }) => {
  faults.allow(ERROR_ANSWERS);
  await page.goto('/error/404');
  await page.getByRole('link', { name: '浏览开放能力' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '开放能力' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goto('/error/404');
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL('/');
});

test('[GUARD-04] the list of abilities and the error pages pass whoever asks, under any spelling of the query', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.allow(ERROR_ANSWERS);
  // The page finds out that the token is nobody's.
  faults.allow(/^401 GET .*\/user\/info$/);
  await page.context().addCookies([{ name: 'token', value: 'of-nobody', url: baseURL as string }]);
  for (const path of [
    '/open-ability',
    '/open-ability/',
    '/open-ability?modelTypes=9,x&pageNo=-1',
    '/open-ability/hefei',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: '开放能力' })).toBeVisible();
  }
  for (const type of ['403', '404', '500', 'x'.repeat(100)]) {
    await page.goto(`/error/${type}`);
    await expect(page).toHaveURL(`/error/${type}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

for (const [what, ids] of [
  ['a gap of the list', ['18', '22', '27', '66']],
  ['no number of an ability', ['0', '01', '3x', '9999999', '%E4%B8%89']],
] as const)
  test(`[GUARD-03] an ability whose id is ${what} gets the 404 page`, async ({ page, faults }) => {
    faults.allow(/^404 GET .*\/domain-case-detail\//);
    for (const path of ids.flatMap((id) => [id, `${id}/hefei`])) {
      const answer = await page.goto(`/open-ability/domain-case-detail/${path}`);
      expect(answer?.status(), path).toBe(404);
      await expect(page).toHaveURL('/error/404');
      await expect(page.getByRole('heading', { level: 1, name: '没有找到这个页面' })).toBeVisible();
    }
  });
