import type { Page } from '@playwright/test';
import { confirmAgreements, getAgreementStatus, listReceipts } from '#contract/agreements/calls.ts';
import { loginAs, tokenOf } from './accounts.ts';
import { addRequired, agreementDialog, clauses, LONG, PLATFORM, PRIVACY, publish, settle } from './agreements.ts';
import { expect, expectAccessible, expectFitForAll } from './fixtures.ts';
import { holdClock, nextFrame, openLive } from './live-page.ts';
import { test } from './own-portal.ts';

const READER = '普通账号（未认证）';
const MAIN = '企业管理员';
const SUB = '子账号（员工）';

test.beforeEach(({ database }) => settle(database));
// Other files use the portal too.
test.afterEach(({ database }) => settle(database));

/** Reloads the page and expects that the server requests no confirmation. */
const expectNothingAsked = async (page: Page) => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/user/privacy/agreement/info'));
  await page.reload();
  expect((await (await answered).json()).data).toMatchObject({ showPrivacyAgt: false, agreements: [] });
  await expect(page.getByRole('main')).toBeVisible();
  await expect(agreementDialog(page).dialog).toHaveCount(0);
};

/** Returns a long text with a link to an earlier version, a picture, and a picture that is itself a link. */
const withPicture = (older: string) =>
  [
    `参见[上一版](/duty/?key=${PLATFORM.key}&version=${older})。`,
    '![信息的流向](/static/site/logo.svg)',
    `[![链接中的图](/static/site/icon.svg)](/duty/?key=${PRIVACY.key})`,
    LONG,
  ].join('\n\n');

/** Opens the picture of the text in a preview, by mouse and by keyboard, and its link in a separate tab. */
const expectPictureAndLink = async (page: Page) => {
  const { dialog, text } = agreementDialog(page);
  const picture = text(PLATFORM.title).getByRole('button', { name: '查看大图：信息的流向' });
  const preview = page.getByRole('dialog', { name: '图片预览' });
  await picture.click();
  await expect(preview.getByRole('img', { name: '信息的流向' })).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: '关闭预览' }).click();
  await expect(preview).toHaveCount(0);
  await picture.press('Enter');
  await expect(preview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await expect(picture).toBeFocused();
  await expect(text(PLATFORM.title).getByRole('button')).toHaveCount(1);

  const opened = page.context().waitForEvent('page');
  await text(PLATFORM.title).getByRole('link', { name: '上一版' }).click();
  const beside = await opened;
  await expect(beside.getByText('这是历史版本，已不再生效。')).toBeVisible();
  await expectAccessible(beside);
  await beside.close();
  await expect(dialog).toBeVisible();
};

test('[AGR-01] [AGR-02] [AGR-03] [AGR-04] [AGR-06] [AGR-09] two updated agreements are read one after the other, with their pictures and links, and agreed to; nothing is lost when confirming fails', async ({
  page,
  portal,
  request,
  faults,
}) => {
  faults.allow(/privacy\/agreement/);
  const older = await publish(request, portal.dataDir, { ...PLATFORM, content: '旧的正文。' });
  const platform = await publish(request, portal.dataDir, { ...PLATFORM, content: withPicture(older) });
  const privacy = await publish(request, portal.dataDir, { ...PRIVACY, content: clauses(60, '\n\n最后一条。') });
  await loginAs(page, READER, { dataDir: portal.dataDir });
  const { dialog, text, button, readToEnd } = agreementDialog(page);
  await expect(dialog.getByRole('heading', { level: 2 }).first()).toHaveText('平台服务协议、隐私政策已更新');
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(880);
  await expect(dialog.getByRole('listitem').filter({ hasText: /^\d?(平台服务协议|隐私政策)/ })).toHaveCount(2);
  await expect(text(PLATFORM.title)).toBeFocused();
  await expect(button('上一步')).toHaveCount(0);

  await expect(button('同意并阅读下一份')).toBeDisabled();
  const tip = dialog.getByRole('tooltip', { name: '浏览至底部后可同意' });
  await expect(tip).toBeHidden();
  await button('同意并阅读下一份').hover({ force: true });
  await expect(tip).toBeVisible();
  await button('同意并阅读下一份').click({ force: true });
  await expect(text(PLATFORM.title)).toBeVisible();
  await readToEnd(PLATFORM.title);
  await expect(button('同意并阅读下一份')).toBeEnabled();
  await expectPictureAndLink(page);
  await expect(button('同意并阅读下一份')).toBeEnabled();
  await button('同意并阅读下一份').click();

  await expect(text(PRIVACY.title)).toBeFocused();
  await expect(button('同意全部条款')).toBeDisabled();
  await button('上一步').click();
  await expect(button('同意并阅读下一份')).toBeEnabled();
  await button('同意并阅读下一份').click();
  await readToEnd(PRIVACY.title);
  await page.route(`**${confirmAgreements.path}`, (route) => route.abort());
  await button('同意全部条款').click();
  await expect(dialog.getByRole('alert')).toHaveText('提交失败，阅读进度已保留，请重试');
  await page.unroute(`**${confirmAgreements.path}`);
  await button('同意全部条款').click();
  await expect(dialog).toHaveCount(0);

  await expectNothingAsked(page);
  const token = await tokenOf(request, READER, portal.dataDir);
  const receipts = (await (await request.get(listReceipts.path, { headers: { token } })).json()).data;
  expect(
    receipts
      .slice(0, 2)
      .map(({ version }: { version: string }) => version)
      .sort(),
  ).toEqual([platform, privacy].sort());
  await expect(dialog).toHaveCount(0);
});

test('[AGR-01] [AGR-02] [AGR-04] [AGR-05] the dialog of three agreements fits and is accessible at every width; a step can be jumped to only once it is read; a user who does not agree can log out', async ({
  page,
  portal,
  request,
}) => {
  await publish(request, portal.dataDir, { ...PLATFORM, content: LONG });
  await publish(request, portal.dataDir, { ...PRIVACY, content: LONG });
  await addRequired(request, portal.dataDir, '测试协议');
  await page.setViewportSize({ width: 360, height: 720 });
  await loginAs(page, READER, { dataDir: portal.dataDir });
  const { dialog, text, step, button, readToEnd } = agreementDialog(page);
  await expect(dialog.getByRole('heading', { level: 2 }).first()).toHaveText('部分协议已更新');
  await expectFitForAll(page, async (width) => {
    const box = await dialog.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(720);
    expect((await text(PLATFORM.title).boundingBox())?.height).toBeGreaterThan(250);
    if (width < 768)
      for (const name of ['退出登录', '同意并阅读下一份'])
        expect((await button(name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  await step(PRIVACY.title).click();
  await expect(dialog.getByRole('alert')).toHaveText('请浏览至底部后再查看');
  await expect(text(PLATFORM.title)).toBeVisible();
  await readToEnd(PLATFORM.title);
  await step('测试协议').click();
  await expect(text(PLATFORM.title)).toBeVisible();
  await button('同意并阅读下一份').click();
  await expect(text(PRIVACY.title)).toBeVisible();
  await expect(dialog.getByRole('alert')).toBeEmpty();
  await step(PLATFORM.title).click();
  await expect(text(PLATFORM.title)).toBeVisible();
  await expect(step(PLATFORM.title)).toHaveAttribute('aria-current', 'step');
  await expect(step(PLATFORM.title)).toContainText('已读');
  await expect(step(PRIVACY.title)).toContainText('未读');

  await button('退出登录').click();
  await expect(dialog).toHaveCount(0);
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name === 'token')).toEqual([]);
});

test('[AGR-02] [AGR-03] [AGR-08] [AGR-09] a text that fits is read at once, comes on every page until confirmed, and again when it changes; what was confirmed elsewhere counts as success, and the end of the session closes the dialog', async ({
  page,
  portal,
  request,
  database,
  faults,
}) => {
  faults.allow(new RegExp(`^401 POST .*${confirmAgreements.path}$`));
  await publish(request, portal.dataDir, { ...PRIVACY, content: '短短一段。' });
  await loginAs(page, READER, { path: '/open-ability', dataDir: portal.dataDir });
  const { dialog, button, text, readToEnd } = agreementDialog(page);
  await test.step('a text that fits is read at once, and comes on every page', async () => {
    await expect(dialog).toHaveAccessibleName('隐私政策已更新');
    // One agreement has no stepper.
    await expect(dialog.getByRole('navigation')).toHaveCount(0);
    await expect(button('同意全部条款')).toBeEnabled();
    await expect(dialog.getByRole('tooltip')).toHaveCount(0);
    await page.goto('/');
    await expect(dialog).toBeVisible();
    await expect(button('同意全部条款')).toBeEnabled();
  });

  await test.step('what was confirmed elsewhere meanwhile counts as success', async () => {
    await settle(database);
    const answered = page.waitForResponse((response) => response.url().endsWith(confirmAgreements.path));
    await button('同意全部条款').click();
    expect((await (await answered).json()).code).toBe('US000011');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a version that is published while a user reads is not agreed to unread', async () => {
    await publish(request, portal.dataDir, { ...PRIVACY, content: '另外一段。' });
    await page.reload();
    await expect(button('同意全部条款')).toBeEnabled();
    await publish(request, portal.dataDir, { ...PRIVACY, content: LONG });
    await button('同意全部条款').click();
    await expect(dialog.getByRole('alert')).toHaveText('有协议刚刚再次更新，请阅读最新内容');
    await expect(text(PRIVACY.title)).toContainText('1.60');
    await expect(button('同意全部条款')).toBeDisabled();
  });

  await test.step('after the end of the session confirming says so, clears it and closes the dialog', async () => {
    await readToEnd(PRIVACY.title);
    await expect(button('同意全部条款')).toBeEnabled();
    await database.query(`update identity_session set ended_at = now(), end_reason = 'logout'`);
    await button('同意全部条款').click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('登录已超时，请重新登录')).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ name }) => ['token', 'ysToken', 'updateTime'].includes(name))).toEqual([]);
  });
});

test('[AGR-04] [AGR-09] a status that could not be loaded at the start is loaded at the next navigation; the consent of one user does not close the dialog of another one, who has logged in meanwhile', async ({
  page,
  portal,
  request,
  context,
  faults,
}) => {
  faults.allow(/^503 POST .*\/privacy\/agreement\/info$/);
  faults.allow(/^console\.error: agreement status could not be loaded/);
  await publish(request, portal.dataDir, { ...PRIVACY, content: '短短一段。' });
  const { dialog, button } = agreementDialog(page);
  await test.step('a status that could not be loaded at the start is loaded at the next navigation', async () => {
    let asked = 0;
    await page.route(`**${getAgreementStatus.path}`, (route) => {
      asked += 1;
      return route.fulfill({ status: 503, json: { code: '503', msg: '', data: null } });
    });
    // The start waits for the answer for 5 s at most.
    await page.clock.install();
    await holdClock(page);
    await loginAs(page, READER, { path: '/open-ability', dataDir: portal.dataDir });
    // Once at the start, and once by the component that needs it.
    await expect.poll(() => asked).toBe(2);
    await page.clock.resume();
    await page.unroute(`**${getAgreementStatus.path}`);
    await page.getByRole('region', { name: '能力列表' }).getByRole('link', { name: '牛只检测' }).click();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/domain-case-detail/);
  });

  const agreed = Promise.withResolvers<void>();
  await page.route(`**${confirmAgreements.path}`, async (route) => {
    const response = await route.fetch();
    await agreed.promise;
    await route.fulfill({ response });
  });
  const sent = page.waitForRequest(`**${confirmAgreements.path}`);
  await button('同意全部条款').click();
  await sent;

  const token = await tokenOf(request, MAIN, portal.dataDir);
  await context.addCookies(
    ['token', 'ysToken'].map((name) => ({ name, value: token, url: portal.url, sameSite: 'Lax' as const })),
  );
  const asked = page.waitForResponse(`**${getAgreementStatus.path}`);
  await openLive(await context.newPage(), '/');
  await (await asked).finished();
  await expect(button('同意全部条款')).toBeEnabled();

  const answered = page.waitForResponse(`**${confirmAgreements.path}`);
  agreed.resolve();
  await (await answered).finished();
  await nextFrame(page);
  await expect(dialog).toBeVisible();
  await button('同意全部条款').click();
  await expect(dialog).toHaveCount(0);
});

test('[AGR-03] at any zoom the end is found and every button reached', async ({ page, context, portal, request }) => {
  const emulation = await context.newCDPSession(page);
  // Widths with fractions of a pixel, and the least room. `end-in-view.test.ts` has the edges of rounding.
  for (const zoom of [0.67, 1.1, 4]) {
    // Emulates the browser's zoom in a window of 1280 by 720.
    await emulation.send('Emulation.setDeviceMetricsOverride', {
      width: Math.round(1280 / zoom),
      height: Math.round(720 / zoom),
      deviceScaleFactor: zoom,
      mobile: false,
    });
    await publish(request, portal.dataDir, { ...PLATFORM, content: clauses(90) });
    await publish(request, portal.dataDir, { ...PRIVACY, content: clauses(zoom < 1 ? 90 : 30) });
    await loginAs(page, READER, { dataDir: portal.dataDir });
    expect(await page.evaluate(() => devicePixelRatio)).toBeCloseTo(zoom);
    const { dialog, text, button } = agreementDialog(page);
    for (const { title, agree } of [
      { title: PLATFORM.title, agree: '同意并阅读下一份' },
      { title: PRIVACY.title, agree: '同意全部条款' },
    ]) {
      await expect(text(title)).toBeFocused();
      await expect(button(agree)).toBeDisabled();
      await page.keyboard.press('End');
      await expect(button(agree)).toBeEnabled();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await button('退出登录').click({ trial: true });
      await button(agree).click();
    }
    await expect(dialog).toHaveCount(0);
  }
});

test('[AGR-07] a sub-account reads its own text and cannot confirm', async ({ page, portal, request }) => {
  await publish(request, portal.dataDir, { ...PRIVACY, content: LONG });
  const asked: string[] = [];
  page.on('request', (one) => void (one.url().endsWith(confirmAgreements.path) && asked.push(one.url())));
  await loginAs(page, SUB, { dataDir: portal.dataDir });
  const { dialog, text, button } = agreementDialog(page);
  await expect(dialog).toHaveAccessibleName('平台协议已更新');
  await expect(text('平台协议')).toContainText('由您所在企业的主账号统一确认');
  for (const name of ['同意全部条款', '同意并阅读下一份', '上一步']) await expect(button(name)).toHaveCount(0);
  await expectAccessible(page);
  await button('我知道了').click();
  await expect(dialog).toHaveCount(0);

  await page.reload();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('[AGR-03] [AGR-04] [AGR-09] what changed since the version agreed to is shown, which alone is not the text; a keyboard is enough for that, and Escape does not help a main account past it', async ({
  page,
  portal,
  request,
  database,
}) => {
  const rest = clauses(60);
  await publish(request, portal.dataDir, {
    ...PRIVACY,
    content: `0.1 只收集必要的信息。\n\n0.2 保存三年。\n\n0.3 不出售信息。\n\n${rest}`,
  });
  await settle(database);
  await publish(request, portal.dataDir, {
    ...PRIVACY,
    content: `0.1 只收集确有必要的信息。\n\n0.2 不出售信息。\n\n0.3 您可以随时查询。\n\n${rest}`,
    summary: '缩短保存期限。',
  });
  await loginAs(page, READER, { dataDir: portal.dataDir });
  const { dialog, button, text } = agreementDialog(page);
  const agree = button('同意全部条款');
  const items = text(PRIVACY.title).getByRole('listitem');
  await test.step('what changed is shown, and the whole text again', async () => {
    await expect(dialog.getByText('本次更新：缩短保存期限。')).toBeVisible();
    await expect(dialog.getByText(/^您于 .* 同意过版本 2\./)).toBeVisible();
    await expect(button('全文')).toHaveAttribute('aria-pressed', 'true');
    await button('只看改动').click();
    await expect(items).toHaveText([
      /^修改.*0\.1 只收集新增确有必要的信息。$/,
      /^删除.*0\.2 保存三年。$/,
      /^新增.*0\.3 您可以随时查询。$/,
      /^修改/,
    ]);
    await expect(items.first().locator('ins')).toHaveCSS('text-decoration-line', 'underline');
    await expectAccessible(page);
    await text(PRIVACY.title).press('End');
    await expect(agree).toBeDisabled();
    await agree.focus();
    await expect(dialog.getByRole('tooltip')).toHaveText('切换到全文，浏览至底部后可同意');
    await button('全文').click();
    await expect(text(PRIVACY.title).getByText('0.2 不出售信息。')).toBeVisible();
    await expect(items).toHaveCount(0);
  });

  await test.step('a keyboard is enough, and Escape does not help', async () => {
    await text(PRIVACY.title).focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(button('退出登录')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(agree).toBeFocused();
    await expect(agree).toHaveAccessibleDescription('浏览至底部后可同意');
    await expect(dialog.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(text(PRIVACY.title)).toBeFocused();
    await page.keyboard.press('End');
    await expect(agree).toBeEnabled();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  });
});
