import type { Page } from '@playwright/test';
import { accountOf, loginAs } from './accounts.ts';
import { expect, expectAccessible, expectFitForAll } from './fixtures.ts';
import { openLive, untilLive } from './live-page.ts';
import { test } from './own-portal.ts';

// What waits on the operators' desk is counted elsewhere.
test.use({ portalName: 'changed' });

const DOCUMENT = '/resource-center/document-detail/first-trial';
const QUOTED = '标有“可立即体验”的能力已经接入识别引擎。';
const TYPED = '没有说明哪些能力可立即体验';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '反馈文档问题' });
const contentOf = (page: Page) => dialogOf(page).getByRole('textbox', { name: '问题描述' });
/** What the reader has said before, at the end of the page. */
const ownOf = (page: Page) =>
  page.getByRole('article').locator('footer').getByRole('listitem').filter({ hasText: TYPED });
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Selects the beginning of the first paragraph. */
const selectText = (page: Page) =>
  page.evaluate((quoted) => {
    const paragraphs = [...document.querySelectorAll('article p')];
    const text = paragraphs.find(({ textContent }) => textContent?.startsWith(quoted))?.firstChild;
    if (!text) throw new Error('there is no such paragraph');
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, quoted.length);
    window.getSelection()?.removeAllRanges();
    window.getSelection()?.addRange(range);
  }, QUOTED);

test('[CARD-02] [VAL-01] a reader quotes a document, logs in, sends the feedback, and gets the answer of its author', async ({
  page,
  browser,
  portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('the button on the floating card opens the dialog', async () => {
    await openLive(page, DOCUMENT);
    const card = page.getByRole('complementary', { name: '快捷工具' });
    await card.getByRole('button', { name: '反馈' }).click();
    await expect(dialogOf(page)).toContainText('针对《上传一张图片试用》');
    await expect(contentOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
  });

  await test.step('a selection offers to quote it; the keyboard reaches the offer', async () => {
    await selectText(page);
    const offer = page.getByRole('button', { name: '反馈这段文字' });
    await expect(offer).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(offer).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByText(QUOTED)).toBeVisible();
  });

  await test.step('the description is required, and counted up to 200', async () => {
    await expect(contentOf(page)).toHaveAttribute('rows', '5');
    await contentOf(page).fill('x');
    await contentOf(page).fill('  ');
    await expect(dialogOf(page).getByText('请输入问题描述')).toBeVisible();
    await dialogOf(page).getByRole('button', { name: '提交' }).click();
    await expect(contentOf(page)).toBeFocused();
    await contentOf(page).fill('长'.repeat(201));
    await expect(dialogOf(page).getByText('201/200')).toBeVisible();
    await dialogOf(page).getByRole('button', { name: '提交' }).click();
    await expect(contentOf(page)).toBeFocused();
    await contentOf(page).fill(TYPED);
    await expect(dialogOf(page).getByText('请输入问题描述')).toHaveCount(0);
    await dialogOf(page).getByRole('button', { name: '内容缺失' }).click();
    await expectFitForAll(page);
  });

  await test.step('a visitor finds what was typed after a reload, and after the login', async () => {
    await page.goto(`${DOCUMENT}#feedback`);
    await page.reload();
    await expect(contentOf(page)).toHaveValue(TYPED);
    await dialogOf(page).getByRole('button', { name: '提交' }).click();
    await expect(page).toHaveURL(/\/auth\/login\?/);
    await untilLive(page);
    const { name, password } = accountOf('普通账号（未认证）', portal.dataDir);
    await page.getByLabel('手机号或用户名', { exact: true }).fill(name);
    await page.getByLabel('密码', { exact: true }).fill(password);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(DOCUMENT));
    await expect(contentOf(page)).toHaveValue(TYPED);
    await expect(dialogOf(page).getByText(QUOTED)).toBeVisible();
    await expect(dialogOf(page).getByRole('button', { name: '内容缺失' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('it is sent, and the reader sees that it waits', async () => {
    await dialogOf(page).getByRole('button', { name: '提交' }).click();
    await expect(notice(page, '提交成功，感谢您的反馈！')).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(0);
    await page.getByRole('region', { name: '反馈' }).getByRole('button', { name: '反馈' }).click();
    await expect(contentOf(page)).toHaveValue('');
    await expect(dialogOf(page).getByRole('listitem').filter({ hasText: TYPED })).toContainText('待处理');
    await page.keyboard.press('Escape');
    await expect(ownOf(page)).toContainText('待处理');
  });

  await test.step('a quotation alone is nothing typed', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await selectText(page);
    await page.getByRole('button', { name: '反馈这段文字' }).click();
    await expect(contentOf(page)).toBeFocused();
    await expect(dialogOf(page).getByText(QUOTED).first()).toBeVisible();
    await expect(dialogOf(page).getByText('有未保存的修改')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  const context = await browser.newContext();
  const author = await context.newPage();
  await test.step('the author finds it in the list and answers it next to the editor', async () => {
    await loginAs(author, '运营管理员', { path: `${portal.url}/console/feedback?state=open`, dataDir: portal.dataDir });
    await untilLive(author);
    const row = author.getByRole('row').filter({ hasText: TYPED });
    await expect(row).toContainText('内容缺失');
    await expectAccessible(author);
    await row.getByRole('link', { name: '上传一张图片试用' }).click();
    await expect(author.getByText('反馈（1）')).toBeVisible();
    const item = author.getByRole('article').filter({ hasText: TYPED });
    await expect(item).toContainText(QUOTED);
    await item.getByRole('button', { name: /^答\s?复$/ }).click();
    await item.getByRole('textbox', { name: '答复' }).fill('已补充，请看能力列表的标记。');
    await item.getByRole('button', { name: '发送答复' }).click();
    await expect(notice(author, '已答复，读者会收到消息')).toBeVisible();
    await expect(author.getByText('本篇文档没有待处理的反馈')).toBeVisible();
  });
  await context.close();

  await test.step('the message leads the reader to the answer', async () => {
    await openLive(page, '/account/message-center/message');
    await page.getByRole('link', { name: /您对《上传一张图片试用》的反馈有了答复/ }).click();
    await expect(page.getByText('已补充，请看能力列表的标记。')).toBeVisible();
    await page.locator(`a[href="${DOCUMENT}#feedback"]`).click();
    const own = dialogOf(page).getByRole('listitem').filter({ hasText: TYPED });
    await expect(own).toContainText('已答复');
    await expect(own).toContainText('已补充，请看能力列表的标记。');
    // It is also on the page itself, without the dialog.
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: '反馈' }).scrollIntoViewIfNeeded();
    await expect(ownOf(page)).toContainText('已答复');
    await expect(ownOf(page)).toContainText('已补充，请看能力列表的标记。');
  });
});
