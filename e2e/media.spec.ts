import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { loginAs } from './accounts.ts';
import { expect, expectAccessible, expectFitForAll, test } from './fixtures.ts';
import { untilLive } from './live-page.ts';

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const pictures = (page: Page) => page.getByRole('list', { name: '图片', exact: true }).getByRole('listitem');
/** Pictures that no other test has. */
const picture = (red: number) =>
  sharp({ create: { width: 640, height: 400, channels: 4, background: { r: red, g: 60, b: 120, alpha: 0.8 } } });

test('[CONT-04] operators add, describe, crop, use, remove and restore pictures', async ({ page }) => {
  await loginAs(page, '运营管理员', { path: '/console/media' });
  await untilLive(page);
  const png = { name: '首页横幅.png', mimeType: 'image/png', buffer: await picture(31).png().toBuffer() };

  await test.step('files are added, those of other formats too, and each rejected one has its reason', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '上传图片' }).click();
    await (await chooser).setFiles([
      png,
      { name: '透明标志.webp', mimeType: 'image/webp', buffer: await picture(32).webp().toBuffer() },
      { ...png, name: '同一张.png' },
      { name: '坏图.png', mimeType: 'image/png', buffer: png.buffer.subarray(0, 60) },
    ]);
    const uploads = page.getByRole('region', { name: '上传的图片' }).getByRole('listitem');
    await expect(uploads.filter({ hasText: '首页横幅.png' })).toContainText('已添加');
    await expect(uploads.filter({ hasText: '透明标志.webp' })).toContainText('已添加');
    await expect(uploads.filter({ hasText: '同一张.png' })).toContainText('素材库中已有这张图片');
    await expect(uploads.filter({ hasText: '坏图.png' })).toContainText('图片已损坏');
    await expect(uploads.first()).toContainText('坏图.png');
    await expect(pictures(page).filter({ hasText: '透明标志.png' })).toContainText('640 × 400');
    await page.getByRole('button', { name: '清除记录' }).click();
    await expectFitForAll(page);
  });

  await test.step('files are dropped onto the page', async () => {
    const bytes = [...(await picture(33).png().toBuffer())];
    const data = await page.evaluateHandle((own) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(own)], '拖入.png', { type: 'image/png' }));
      return transfer;
    }, bytes);
    await pictures(page).first().dispatchEvent('drop', { dataTransfer: data });
    await expect(pictures(page).filter({ hasText: '拖入.png' })).toContainText('缺替代文字');
  });

  await test.step('the keyboard opens a picture and moves the point that crops keep', async () => {
    await pictures(page).getByRole('link', { name: '首页横幅.png' }).focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: '首页横幅.png' });
    await drawer.getByRole('button', { name: '裁剪焦点，横向 50%，纵向 50%，用方向键移动' }).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expect(drawer.getByRole('button', { name: '裁剪焦点，横向 60%，纵向 49%，用方向键移动' })).toBeFocused();
    await drawer.getByLabel('替代文字', { exact: true }).fill('夜色中的湖面');
    await expectAccessible(page);
    // What is not saved is not lost by a slip.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '继续填写' }).click();
    await drawer.getByRole('button', { name: '保存' }).click();
    await expect(notice(page, '已保存')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(pictures(page).filter({ hasText: '首页横幅.png' })).not.toContainText('缺替代文字');
  });

  await test.step('a removed picture leaves the list and comes back', async () => {
    await pictures(page).getByRole('link', { name: '拖入.png' }).click();
    await page.getByRole('dialog', { name: '拖入.png' }).getByRole('button', { name: '删除' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: '删除' }).click();
    await expect(notice(page, '图片已删除')).toBeVisible();
    await page.getByRole('dialog', { name: '拖入.png' }).getByRole('button', { name: '恢复' }).click();
    await expect(notice(page, '图片已恢复')).toBeVisible();
  });

  await test.step('a field of content takes a picture of the library', async () => {
    await page.goto('/console/content?kind=website');
    await untilLive(page);
    await page.getByRole('link', { name: '站点名称与标志' }).click();
    await page.getByRole('button', { name: '更换' }).click();
    const dialog = page.getByRole('dialog', { name: '从素材库选择图片' });
    await dialog.getByRole('textbox').fill('湖面');
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /首页横幅\.png/ }).click();
    await expect(dialog).toHaveCount(0);
    const path = page.getByLabel('标志图片', { exact: true });
    await expect(path).toHaveValue(/^\/media\/[\w-]{22}$/);
    await page.getByRole('button', { name: '清除' }).click();
    await expect(path).toHaveValue('');
    await expect(path).toBeFocused();
    await path.fill('/static/site/logo.svg');
  });
});
