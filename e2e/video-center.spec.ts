import type { Locator, Page } from '@playwright/test';
import { readDocument } from '#contract/documents/calls.ts';
import { getVideoStatistics } from '#contract/videos/calls.ts';
import { loginAs, tokenOf } from './accounts.ts';
import { expect, expectFitForAll } from './fixtures.ts';
import { allByRole, byRole, hrefsOf, readPage, textOf } from './html/rendered-page.ts';
import { openLive, untilLive } from './live-page.ts';
import { operatorOf } from './operator.ts';
import { test } from './own-portal.ts';
import { PAGES } from './pages.ts';
import { makeSmallFilm } from './small-film.ts';

// What is published here would show in the lists of other tests.
test.use({ portalName: 'changed' });

const CENTER = '/resource-center/video-center';
const LABEL = '浏览器测试';
const FIRST = `${CENTER}/first-lesson`;
const CUES = 24;
/** What is said, once each second. */
const sentenceOf = (second: number) => `第 ${second} 秒的句子，长得要占两行才放得下，于是文稿比画面高`;

const stamp = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')}.000`;
const captions = `WEBVTT\n\n${Array.from(
  { length: CUES },
  (_, at) => `${stamp(at)} --> ${stamp(at + 1)}\n${at === 17 ? '独角鲸从这里游过' : sentenceOf(at)}\n`,
).join('\n')}`;

const DRAFT_CAPTIONS = 'WEBVTT\n\n00:00:00.500 --> 00:00:03.000\n只有草稿里有 &lt;这一句&gt;\n';

const SUB_RIP = '1\n00:00:01,000 --> 00:00:02,000\n第一句\n\n2\n00:00:30,000 --> 00:00:31,000\n第二句\n';

const payloadOf = (film: string, more: object = {}) => ({
  title: '第一课',
  summary: '测试用的视频。',
  film,
  captions,
  chapters: [
    { at: 0, title: '开头' },
    { at: 10, title: '中间' },
    { at: 18, title: '结尾' },
  ],
  labels: [LABEL, '基础'],
  abilityNos: [39],
  documents: [],
  ...more,
});

const filmIn = (page: Page) => page.locator('video');
const placeOf = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.currentTime);
const isPaused = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.paused);
const captionsOf = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode);
const expectPlace = (film: Locator, from: number, to: number) =>
  expect(async () => {
    const at = await placeOf(film);
    expect(at).toBeGreaterThanOrEqual(from);
    expect(at).toBeLessThanOrEqual(to);
  }).toPass();
const cards = (page: Page) => page.getByRole('region', { name: '视频', exact: true }).getByRole('listitem');
/** Reads a page as a visitor without scripts does. */
const readAt = async (page: Page, path: string) => {
  const answer = await page.request.get(path);
  return readPage({ statusCode: answer.status(), headers: answer.headers(), body: await answer.text() });
};
/** The films of the two lessons. */
const films = { short: Buffer.alloc(0), long: Buffer.alloc(0) };
const current = (page: Page) => page.getByRole('region', { name: '文稿' }).locator('a[aria-current]');

/** Expects that the page has a background that the other pages of the visitors have not. */
const expectGrayAlone = async (page: Page) => {
  const gray = await page.locator('#main').evaluate((main) => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.background = 'var(--surface-2)';
    const wanted = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [getComputedStyle(main.parentElement as HTMLElement).backgroundColor, wanted];
  });
  expect(gray[0]).toBe(gray[1]);
  const className = (await page.locator('#main').locator('..').getAttribute('class'))?.split(' ').at(-1) as string;
  for (const path of [...Object.values(PAGES), FIRST]) {
    const html = await (await page.request.get(path)).text();
    expect(html.includes(className), path).toBe(path.startsWith(CENTER));
  }
};

test.beforeAll(async ({ browser, portal }) => {
  const page = await browser.newPage({ baseURL: portal.url });
  const operator = operatorOf(page, await tokenOf(page.request, '运营超级管理员', portal.dataDir), 'video');
  const { uuid: document } = (await (await page.request.get(`${readDocument.path}?key=first-trial`)).json()).data;
  const short = await makeSmallFilm(browser, CUES, { title: '第一课' });
  await operator.create(
    'first-lesson',
    payloadOf(await operator.upload('first.mp4', short.mp4), { documents: [document] }),
  );
  const long = await makeSmallFilm(browser, 200, { title: '第二课', every: 100 });
  Object.assign(films, { short: short.mp4, long: long.mp4 });
  const second = { title: '第二课', captions: '', chapters: [], labels: [LABEL, '进阶'] };
  await operator.create('second-lesson', payloadOf(await operator.upload('second.mp4', long.mp4), second));
  await page.close();
});

test('[ROUTE-09] [ROUTE-19] [VID-01] a visitor finds videos by label, length, words and order, and plays one in a dialog', async ({
  page,
}) => {
  const list = `${CENTER}?${new URLSearchParams({ label: LABEL })}`;
  const byLabel = page
    .getByRole('navigation', { name: '按标签筛选' })
    .getByRole('link', { name: new RegExp(`^${LABEL}`) });
  await openLive(page, CENTER);
  await test.step('videos have the gray background, and no other page of the visitors has it', () =>
    expectGrayAlone(page));

  await test.step('label, length and words narrow the list, and are in the address', async () => {
    await byLabel.click();
    await expect(page).toHaveURL(list);
    await expect(page.getByText('共 2 个')).toBeVisible();
    await expect(cards(page).filter({ hasText: '第一课' })).toContainText('0:24');
    await expect(cards(page).filter({ hasText: '第二课' })).toContainText('3:20');
    const byLength = page.getByRole('navigation', { name: '按时长筛选' });
    await byLength.getByRole('link', { name: '三分钟以上' }).click();
    await expect(cards(page)).toHaveText([/第二课/]);
    await byLength.getByRole('link', { name: '三分钟以内' }).click();
    await expect(cards(page)).toHaveText([/第一课/]);
    await byLength.getByRole('link', { name: '不限时长' }).click();
    await page.getByRole('searchbox', { name: '搜索视频' }).fill('独角鲸');
    await page.keyboard.press('Enter');
    await expect(cards(page)).toHaveText([/第一课/]);
    // The sentence that has it leads to its moment.
    await cards(page)
      .getByRole('link', { name: /^0:17 独角鲸/ })
      .click();
    await expect(page).toHaveURL(`${FIRST}?t=17`);
    await expectPlace(filmIn(page), 16.9, 17.1);
    await page.goBack();
    // The dialog that closes returns the focus.
    await expect(cards(page).getByRole('link', { name: /^0:17 独角鲸/ })).toBeFocused();
    await page.getByRole('searchbox', { name: '搜索视频' }).fill('没有的东西');
    await page.keyboard.press('Enter');
    await expect(page.getByText('没有符合条件的视频')).toBeVisible();
    await page.getByRole('link', { name: '查看全部视频' }).click();
    await expect(page).toHaveURL(CENTER);
  });

  await test.step('the dialog has its own address; nothing plays by itself', async () => {
    await byLabel.click();
    await expect(page).toHaveURL(list);
    const link = page.getByRole('link', { name: '第一课' });
    const counted = page.waitForResponse((response) => response.url().endsWith('/video-tutorial/view'));
    await link.click();
    await expect(page).toHaveURL(FIRST);
    const dialog = page.getByRole('dialog', { name: '第一课' });
    await expect(dialog).toBeVisible();
    await expect(filmIn(page)).toBeFocused();
    await expect(page.locator('h1')).toHaveText('视频中心');
    expect((await (await counted).json()).code).toBe('200');
    expect([await isPaused(filmIn(page)), await filmIn(page).getAttribute('preload')]).toEqual([true, 'metadata']);
    await expectFitForAll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(list);
    await expect(link).toBeFocused();
    await expect(cards(page)).toHaveCount(2);
    await page.goForward();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('link', { name: '第二课' }).click();
    await expect(page).toHaveURL(`${CENTER}/second-lesson`);
    await expect(filmIn(page)).toBeFocused();
    // The dialog on top closes alone.
    await page.keyboard.press('?');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: '快捷键' })).toBeHidden();
    await expect(page.getByRole('dialog', { name: '第二课' })).toBeVisible();
    // Two steps back, to the list from which the first video was chosen.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(list);
  });

  await test.step('the five orders', async () => {
    const order = page.getByLabel('排序');
    await expect(order.getByRole('option')).toHaveCount(5);
    for (const [name, title, sortType] of [
      ['更新从新到旧', '第二课', 1],
      ['更新从旧到新', '第一课', 2],
    ] as const) {
      await order.selectOption({ label: name });
      await expect(page).toHaveURL(new RegExp(`sortType=${sortType}`));
      await expect(cards(page).first()).toContainText(title);
    }
    await order.selectOption({ label: '默认' });
    await expect(page).toHaveURL(list);
  });

  await test.step('a page past the end says so, and leads to the first', async () => {
    const { document } = await readAt(page, `${list}&pageNo=9`);
    expect(textOf(byRole(document, 'main'))).toContain('第 9 页没有内容，共 1 页。');
    expect(byRole(document, 'link', { name: '回到第一页' }).getAttribute('href')).toBe(list);
  });
});

test('[VID-01] the player remembers speed, captions and place, obeys its keys, and counts a play', async ({
  page,
  context,
}) => {
  const plays = async () =>
    (await (await page.request.get(`${getVideoStatistics.path}?uuid=first-lesson`)).json()).data;
  const before = (await plays()).playCount;
  await openLive(page, FIRST);
  const film = filmIn(page);
  const find = page.getByRole('searchbox', { name: '在文稿中查找' });

  await expect.poll(() => captionsOf(film)).toBe('showing');
  await test.step('keys skip and play, but not while the user types', async () => {
    await page.keyboard.press('5');
    await expectPlace(film, 11.9, 12.1);
    await page.keyboard.press('ArrowLeft');
    await expectPlace(film, 6.9, 7.1);
    await page.keyboard.press('l');
    await expectPlace(film, 16.9, 17.1);
    await page.keyboard.press('j');
    await expectPlace(film, 6.9, 7.1);
    await page.keyboard.press('m');
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    await film.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.volume)).toBeCloseTo(0.9);
    await find.fill('');
    await find.pressSequentially('k5');
    expect([await isPaused(film), Math.round(await placeOf(film))]).toEqual([true, 7]);
    await page.locator('h1').click();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: '快捷键' })).toContainText('后退、前进 5 秒');
    await page.keyboard.press('k');
    expect(await isPaused(film)).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press(' ');
    await expect.poll(() => isPaused(film)).toBe(false);
    await expect.poll(async () => (await plays()).playCount).toBe(before + 1);
    await expectPlace(film, 8, 24);
    await page.keyboard.press('k');
    await expect.poll(() => isPaused(film)).toBe(true);
  });

  await test.step('letters and digits can be kept to the player, for who speaks to the browser', async () => {
    await page.locator('h1').click();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: '快捷键' });
    await keys.getByLabel(/^字母、数字和符号键在整个页面有效/).uncheck();
    await keys.getByRole('button', { name: '知道了' }).click();
    await page.locator('h1').click();
    await page.keyboard.press('m');
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(false);
    await film.focus();
    await page.keyboard.press('m');
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    await page.getByRole('button', { name: '快捷键' }).click();
    await keys.getByLabel(/^字母、数字和符号键在整个页面有效/).check();
    await keys.getByRole('button', { name: '知道了' }).click();
    await page.locator('h1').click();
  });

  await test.step('it goes on where one stopped, and says so; captions and speed stay chosen', async () => {
    await page.keyboard.press('5');
    // In the page itself, because the film continues while a test reads it.
    const played = film.evaluate(
      (video: HTMLVideoElement) =>
        new Promise<void>((resolve) => {
          video.addEventListener('timeupdate', function stop() {
            if (video.currentTime <= 12.1) return;
            video.removeEventListener('timeupdate', stop);
            video.pause();
            resolve();
          });
        }),
    );
    await page.keyboard.press('k');
    await played;
    const at = await placeOf(film);
    await page.getByRole('button', { name: '字幕' }).click();
    await expect.poll(() => captionsOf(film)).toBe('hidden');
    await expect(page.getByRole('button', { name: '字幕' })).toHaveAttribute('aria-pressed', 'false');
    await page.getByLabel('速度').selectOption({ label: '1.5 倍' });
    // An invalid time in the address is ignored.
    await openLive(page, `${FIRST}?t=abc`);
    await expect(page.getByText(/^从上次的 0:1\d 继续/)).toBeVisible();
    await expectPlace(film, at - 0.5, at + 0.5);
    expect(await isPaused(film)).toBe(true);
    await page.getByRole('button', { name: '从头播放' }).click();
    await expectPlace(film, 0, 0.1);
    await expect(page.getByText(/^从上次的/)).toHaveCount(0);
    await expect.poll(() => captionsOf(film)).toBe('hidden');
    await expect(page.getByLabel('速度')).toHaveValue('1.5');
    expect(await film.evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.5);
    await page.locator('h1').click();
    await page.keyboard.press('c');
    await expect.poll(() => captionsOf(film)).toBe('showing');
    await page.keyboard.press('<');
    await page.keyboard.press('<');
    await expect(page.getByLabel('速度')).toHaveValue('1');
  });

  await test.step('an address begins where it says, within a second', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openLive(page, `${FIRST}?t=9.25`);
    await expectPlace(film, 9.2, 9.3);
    await page.getByRole('button', { name: '复制此刻的链接' }).click();
    await expect(page.getByText('已复制链接，打开后从 0:09 开始')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/first-lesson\?t=9\.3$/);
    await openLive(page, `${FIRST}?t=99999`);
    await expectPlace(film, 23, 25);
  });
});

test('[VID-01] the transcript marks what is said, its lines seek, and the search of the site finds them', async ({
  page,
}) => {
  await openLive(page, FIRST);
  const film = filmIn(page);
  const transcript = page.getByRole('region', { name: '文稿' });

  await test.step('lines and chapters lead to where they are said', async () => {
    await transcript.getByRole('link', { name: sentenceOf(5) }).click();
    await expectPlace(film, 4.9, 5.1);
    await expect(current(page)).toContainText(sentenceOf(5));
    await page.getByRole('navigation', { name: '章节' }).getByRole('link', { name: '中间' }).click();
    await expect(current(page)).toContainText(sentenceOf(10));
    await expect(page.getByRole('navigation', { name: '章节' }).locator('a[aria-current]')).toContainText('中间');
    await transcript.getByRole('heading', { name: '结尾' }).getByRole('link').click();
    await expect(current(page)).toContainText(sentenceOf(18));
    await expect(page).toHaveURL(FIRST);
  });

  await test.step('the mark goes on with the film, and stays in view until the reader scrolls', async () => {
    await page.locator('h1').click();
    await page.keyboard.press('0');
    await expect(current(page)).toBeInViewport();
    await page.keyboard.press('k');
    // The film continues meanwhile.
    await expect(current(page)).toContainText(/第 ([2-9]|1\d|2\d) 秒/);
    await film.evaluate((video: HTMLVideoElement) => video.pause());
    await page.keyboard.press('9');
    await expect(current(page)).toContainText(sentenceOf(21));
    await expect(current(page)).toBeInViewport();
    await transcript.locator('[data-scroller]').hover();
    await page.mouse.wheel(0, -2000);
    const follow = transcript.getByRole('button', { name: '回到正在说的一句' });
    await expect(follow).toBeVisible();
    await expect(current(page)).not.toBeInViewport();
    await follow.click();
    await expect(current(page)).toBeInViewport();
  });

  await test.step('words are found in it', async () => {
    await page.getByRole('searchbox', { name: '在文稿中查找' }).fill('独角鲸');
    await expect(transcript.getByRole('status')).toHaveText('1 处');
    await page.keyboard.press('Enter');
    await expect(transcript.locator('mark')).toBeInViewport();
    await expect(transcript.getByRole('status')).toHaveText('第 1 处，共 1 处');
    await expectFitForAll(page);
  });

  await test.step('the search of the site leads to where a sentence is said', async () => {
    const { document } = await readAt(page, '/resource-center/document-search?keyword=独角鲸');
    const found = byRole(document, 'region', { name: /^视频/ });
    expect(hrefsOf(allByRole(found, 'link'))).toEqual([`${FIRST}?t=17`]);
  });

  await test.step('related videos, labels and abilities are linked, both ways', async () => {
    await expect(page.getByRole('region', { name: '相关视频' }).getByRole('link', { name: '第二课' })).toBeVisible();
    await page.getByRole('link', { name: '基础', exact: true }).click();
    await expect(page.getByText('共 1 个')).toBeVisible();
    const own = await readAt(page, FIRST);
    const guide = '/resource-center/document-detail/first-trial';
    expect(byRole(own.document, 'link', { name: '上传一张图片试用' }).getAttribute('href')).toBe(guide);
    for (const [path, name] of [
      [guide, '相关视频'],
      ['/open-ability/domain-case-detail/39', '视频教程'],
    ] as const) {
      const videos = byRole((await readAt(page, path)).document, 'navigation', { name });
      expect(hrefsOf(allByRole(videos, 'link', { name: /第一课/ })), path).toEqual([FIRST]);
    }
  });
});

test('[VID-01] a film that does not load can be tried again and downloaded', async ({ page, faults }) => {
  faults.allow(/film\.mp4/);
  await page.route('**/film.mp4', (route) => route.abort());
  await openLive(page, FIRST);
  const alert = page.getByRole('alert').filter({ hasText: '视频没有加载成功' });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('link', { name: '下载视频' })).toHaveAttribute('href', /\/film\.mp4$/);
  await page.unroute('**/film.mp4');
  await alert.getByRole('button', { name: '重试' }).click();
  await expect(alert).toBeHidden();
  await expect.poll(() => filmIn(page).evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
});

test('[VID-01] an operator sees the film of a draft in the preview before anybody else', async ({ page, portal }) => {
  const token = await tokenOf(page.request, '运营超级管理员', portal.dataDir);
  const operator = operatorOf(page, token, 'video');
  const film = await operator.upload('draft.mp4', films.short);
  const entryId = await operator.create(
    'draft-lesson',
    payloadOf(film, { title: '草稿', captions: DRAFT_CAPTIONS, chapters: [] }),
  );
  await loginAs(page, '运营超级管理员', { path: `/console/content/entry/${entryId}`, dataDir: portal.dataDir });
  await untilLive(page);
  /** Reads the film in the preview. Undefined while the preview replaces its frame by one with the latest input. */
  const ofFilm = <Value>(read: (video: HTMLVideoElement) => Value) =>
    page
      .frameLocator('iframe[title="页面预览"]')
      .locator('video')
      .evaluate(read)
      .catch(() => undefined);
  const length = () => ofFilm((video) => Math.round(video.duration));
  await expect.poll(length).toBe(CUES);
  // The captions of the draft have no address yet.
  const cues = () =>
    ofFilm(({ textTracks }) =>
      [...textTracks].map(({ mode, cues: said }) => [mode, ...[...(said ?? [])].map((cue) => (cue as VTTCue).text)]),
    );
  await expect.poll(cues).toEqual([['showing', '只有草稿里有 &lt;这一句&gt;']]);
  const captionsFile = page.getByLabel('从文件读入（.vtt、.srt）', { exact: true }).and(page.locator('input'));
  const readFile = () =>
    captionsFile.setInputFiles({ name: '字幕.srt', mimeType: 'text/plain', buffer: Buffer.from(SUB_RIP) });
  const typed = page.getByRole('textbox', { name: '字幕' });
  await readFile();
  await expect(typed).toHaveValue(/^WEBVTT\n\n1\n00:00:01\.000 --> 00:00:02\.000\n/);
  await page.getByRole('button', { name: '恢复读入前的文字' }).click();
  await expect(typed).toHaveValue(DRAFT_CAPTIONS);
  await readFile();
  // What only the server can check is shown before a publication: the second sentence is after the end.
  await expect(page.getByText('检查（1）')).toBeVisible();
  await expect(page.getByText('晚于影片的结尾（24 秒）')).toBeVisible();
  await page
    .locator('input[type=file][accept="video/mp4"]')
    .setInputFiles({ name: 'new.mp4', mimeType: 'video/mp4', buffer: films.long });
  await expect(page.getByText(/new\.mp4/)).toBeVisible();
  await expect.poll(length).toBe(200);
});

test('[ROUTE-09] without scripts the list leads to pages with film, transcript and chapters', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  await page.goto(`${CENTER}?${new URLSearchParams({ label: LABEL })}`);
  await page.getByRole('link', { name: '第一课' }).click();
  await expect(page).toHaveURL(new RegExp(`${FIRST}$`));
  await expect(page.locator('h1')).toHaveText('第一课');
  await expect(filmIn(page)).toHaveAttribute('src', /\/film\.mp4$/);
  await expect(page.locator('track')).toHaveAttribute('src', /\/captions\.vtt$/);
  await expect(page.getByRole('link', { name: sentenceOf(3) })).toHaveAttribute('href', `${FIRST}?t=3`);
  await expect(page.getByRole('button', { name: '快捷键' })).toBeHidden();
  await expect(page.getByRole('searchbox', { name: '在文稿中查找' })).toBeHidden();
  await context.close();
});
