import { randomUUID } from 'node:crypto';
import { createEntry } from '#contract/content/calls.ts';
import { entryUrl } from '#contract/content/entry-list.ts';
import { filmOf } from '#server/areas/videos/testing-film.ts';
import { loginAs, tokenOf } from './accounts.ts';
import { expect } from './fixtures.ts';
import { untilLive } from './live-page.ts';
import { test } from './own-portal.ts';

test.use({ portalName: 'changed' });

test('[VID-01] the editor of a video says at each field what keeps it from being published', async ({
  page,
  portal,
}) => {
  const token = await tokenOf(page.request, '运营超级管理员', portal.dataDir);
  const made = await page.request.post(createEntry.path, {
    headers: { token, 'idempotency-key': randomUUID() },
    data: {
      kind: 'video',
      slug: 'test-editor',
      parentId: null,
      payload: {
        title: '编辑页的视频',
        summary: '',
        film: '',
        captions: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\n第一句\n\n00:00:03 --> 00:00:04\n第二句\n',
        chapters: [
          { at: 5, title: '后' },
          { at: 2, title: '前' },
        ],
        labels: [],
        abilityNos: [],
        documents: [],
      },
    },
  });
  const { entryId } = (await made.json()).data;
  await loginAs(page, '运营超级管理员', { path: entryUrl(entryId), dataDir: portal.dataDir });
  await untilLive(page);
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText('有 3 处需要修改').first()).toBeVisible();

  // A problem of the captions leads to its line.
  const captions = page.getByRole('textbox', { name: '字幕（WebVTT）' });
  await expect(page.getByText('第 6 行：缺少时间，或时间的写法不对').first()).toBeVisible();
  await page.getByRole('button', { name: '字幕（WebVTT）' }).click();
  await expect(captions).toBeFocused();
  const selected = () =>
    captions.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  await expect.poll(selected).toBe('00:00:03 --> 00:00:04');
  await page.keyboard.insertText('00:00:03.000 --> 00:00:04.000');
  await expect(page.getByText('有 2 处需要修改').first()).toBeVisible();
  await expect(page.getByText('须比上一项大').first()).toBeVisible();

  // The errors of a film are shown once it has arrived.
  const choose = async (name: string, buffer: Buffer) => {
    await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'video/mp4', buffer });
    await expect(page.getByText(name)).toBeVisible();
  };
  await choose('断了.mp4', filmOf({ mediaBytes: 5000 }).subarray(0, 3000));
  await expect(page.getByText('影片不完整：没有传完或已损坏')).toBeVisible();
  await choose('新编码.mp4', filmOf({ codec: 'hvc1' }));
  await expect(page.getByText('影片须用 H.264 编码')).toBeVisible();
  await choose('完整.mp4', filmOf({ seconds: 83 }));
  await expect(page.getByText('影片 1 分 23 秒，1280 × 720')).toBeVisible();
});
