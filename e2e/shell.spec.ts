import { expect, test } from './fixtures.ts';
import { nextFrame, openLive } from './live-page.ts';

test('[SHELL-03] back-to-top appears past 40 px and returns to the top', async ({ page }) => {
  await openLive(page, '/open-ability');
  const button = page.getByRole('button', { name: '回到顶部' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 40));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(40);
  // The event of the scroll comes with the next frame.
  await nextFrame(page);
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 41));
  await expect(button).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

const CONTACTS = ['商务合作', '售前咨询', '技术支持'];
const CODES = ['实时资讯二维码', '小程序二维码'];

test('[CARD-01] the floating card shows codes and contacts by pointer and by keyboard, and on a narrow page in a sheet', async ({
  page,
}) => {
  await test.step('hovering the floating card shows the two QR codes, and the three ways to contact the platform', async () => {
    await openLive(page, '/');
    const card = page.getByRole('complementary', { name: '快捷工具' });
    await card.getByRole('button', { name: '关注' }).hover();
    const codes = card.getByRole('region', { name: '关注' });
    for (const name of CODES) {
      const code = codes.getByRole('img', { name });
      await expect(code).toBeVisible();
      await expect
        .poll(() => code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await card.getByRole('button', { name: '咨询' }).hover();
    await expect(codes).toBeHidden();
    const service = card.getByRole('region', { name: '咨询' });
    await expect(service.getByRole('listitem')).toHaveCount(CONTACTS.length);
    for (const [at, name] of CONTACTS.entries()) {
      const contact = service.getByRole('listitem').nth(at);
      await expect(contact).toContainText(name);
      // The addresses of the default content do not work.
      await expect(contact).not.toContainText('@');
      await expect(contact.getByRole('link', { name: '发起咨询' })).toHaveAttribute(
        'href',
        /%2Faccount%2Fadd-sheets%3Fkind%3D/,
      );
    }
    // Moving the pointer from the trigger into the panel must not close it.
    await service.getByRole('link').first().hover();
    await expect(service).toBeVisible();
    await page.mouse.move(200, 300);
    await expect(service).toBeHidden();
  });

  await test.step('the floating card works by keyboard: focus opens, Escape closes and keeps the place', async () => {
    const card = page.getByRole('complementary', { name: '快捷工具' });
    const trigger = card.getByRole('button', { name: '咨询' });
    await trigger.focus();
    const service = card.getByRole('region', { name: '咨询' });
    await expect(service).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(service.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(service).toBeHidden();
    await expect(trigger).toBeFocused();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('on a narrow page the header opens the same in a sheet, which Escape and its button close', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const opener = page.getByRole('banner').getByRole('button', { name: '咨询与关注' });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: '咨询与关注' });
    for (const name of CONTACTS) await expect(sheet.getByText(name, { exact: true })).toBeVisible();
    for (const name of CODES) await expect(sheet.getByRole('img', { name })).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await sheet.getByRole('button', { name: '关闭' }).click();
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test('the footer says whose site this is, no filing that it lacks, and its release; after a change of page the keyboard goes on from its beginning', async ({
  page,
}) => {
  await test.step('the footer says whose site this is, no filing that it lacks, and its release', async () => {
    const yearNow = () =>
      new Intl.DateTimeFormat('en', { timeZone: 'Asia/Shanghai', year: 'numeric' }).format(new Date());
    const before = yearNow();
    await openLive(page, '/');
    const footer = page.getByRole('contentinfo');
    // The year may change during the test.
    await expect(footer.getByText(new RegExp(`© (${before}|${yearNow()}) 隅见 AI 开放平台`))).toBeVisible();
    // An operator that has not entered filings promises none.
    await expect(footer.getByText(/备案|公网安备/)).toHaveCount(0);
    await expect(footer.getByText('版本 5.7.0')).toBeVisible();
  });

  await test.step('after a change of page the keyboard goes on from the beginning of the new one', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: '全部能力' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '开放能力' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});
