import { expect, test } from './fixtures.ts';

const AGENTS = {
  'IE 11': 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  'IE 9': 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)',
};

for (const [name, userAgent] of Object.entries(AGENTS))
  test.describe(`as ${name}`, () => {
    test.use({ userAgent });

    test('[IE-01] every address answers the page that asks for Chrome 73 or later, and nothing of the app', async ({
      page,
    }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      for (const path of ['/', '/open-ability/domain-case-detail/3', '/hefei', '/error/404', '/nowhere']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: '请升级浏览器后访问' })).toBeVisible();
        await expect(page.getByText('Chrome 73 或更高版本')).toBeVisible();
        await expect(page.getByRole('banner')).toHaveCount(0);
      }
      expect(loaded.filter((path) => path.endsWith('.js'))).toEqual([]);
    });
  });

test('[IE-01] a browser of today gets the app', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('请升级浏览器后访问')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
});
