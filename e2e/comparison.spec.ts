import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { openLive, untilLive } from './live-page.ts';

const compare = (...abilityNos: (number | string)[]) => `/open-ability/compare?abilityNos=${abilityNos.join(',')}`;
const names = {
  1: '人员检测',
  3: '安全帽佩戴检测',
  4: '中控室玩手机检测',
  5: '中控室离岗检测',
  9: '防护服穿戴检测',
  10: '工地着装规范算法包',
  39: '混贴发票识别',
} as const;

const columnsOf = (page: Page) => page.getByRole('list', { name: '正在对比的能力' }).getByRole('listitem');
const expectColumns = (page: Page, ...abilityNos: (keyof typeof names)[]) =>
  expect(columnsOf(page).locator('> a')).toHaveText(abilityNos.map((abilityNo) => names[abilityNo]));
const cellsOf = (page: Page, row: string) =>
  page
    .locator('tr')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${row}( 有差异)?$`) }) })
    .getByRole('cell');
const groupOf = (page: Page, name: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) }) });
/** In this order equal abilities go by number. */
const ORDER = '?sortType=6';
const LIST = `/open-ability${ORDER}`;
const REGIONAL_LIST = `/open-ability/hefei${ORDER}`;
const rowsOf = (page: Page) => page.locator('tbody tr').filter({ has: page.getByRole('cell') });
const toggleOf = (page: Page, name: string) => page.getByRole('button', { name: `加入对比：${name}`, exact: true });
const trayOf = (page: Page) => page.getByRole('region', { name: '待对比的能力' });
const add = async (page: Page, name: string) => {
  await page.getByRole('combobox', { name: '添加能力' }).selectOption(name);
  await page.getByRole('button', { name: '添加', exact: true }).click();
};

test('abilities are chosen on the list and on their pages, and go to the comparison in the order of their choice; the tray takes four', async ({
  page,
}) => {
  const trayScripts: string[] = [];
  page.on('request', (request) => {
    if (/compare-tray-(?!place)[^/]*\.js$/.test(request.url())) trayScripts.push(request.url());
  });
  await openLive(page, LIST);
  await expect(trayOf(page)).toHaveCount(0);
  expect(trayScripts).toEqual([]);

  await toggleOf(page, names[9]).click();
  await expect(toggleOf(page, names[9])).toHaveAttribute('aria-pressed', 'true');
  await expect(trayOf(page).getByRole('listitem')).toHaveText([names[9]]);
  expect(trayScripts).toHaveLength(1);
  await expect(trayOf(page).getByText('再选 1 项即可对比')).toBeVisible();
  await expect(trayOf(page).getByRole('button', { name: '去对比' })).toBeDisabled();

  await test.step('the tray takes four, says so, and one or all can be removed', async () => {
    const toggles = page.getByRole('button', { name: /^加入对比/ });
    for (const at of [0, 1, 2]) await toggles.nth(at).click();
    await expect(trayOf(page).getByText('已选满 4 项')).toBeVisible();
    await toggles.nth(4).click();
    await expect(page.getByText('最多对比 4 项，请先移除一项。')).toBeVisible();
    await expect(toggles.nth(4)).toHaveAttribute('aria-pressed', 'false');
    await expect(trayOf(page).getByRole('listitem')).toHaveCount(4);

    await trayOf(page)
      .getByRole('button', { name: `移除${names[1]}` })
      .click();
    await expect(toggles.nth(0)).toHaveAttribute('aria-pressed', 'false');
    await expect(trayOf(page)).toBeFocused();
    await toggles.nth(1).click();
    await expect(trayOf(page).getByRole('listitem')).toHaveCount(2);
    await trayOf(page).getByRole('button', { name: '清空' }).click();
    await expect(trayOf(page)).toHaveCount(0);
    await expect(toggles.nth(2)).toHaveAttribute('aria-pressed', 'false');
    await toggleOf(page, names[9]).click();
  });

  // The rest of the card still links to the ability, which has the same choice.
  await page.getByRole('region', { name: '能力列表' }).getByRole('link', { name: names[3] }).click();
  await expect(page.getByRole('heading', { level: 1, name: names[3] })).toBeVisible();
  await expect(trayOf(page).getByRole('listitem')).toHaveText([names[9]]);
  await toggleOf(page, names[3]).click();
  await page.reload();
  await untilLive(page);
  await expect(toggleOf(page, names[3])).toHaveAttribute('aria-pressed', 'true');
  await expect(trayOf(page).getByRole('listitem')).toHaveText([names[9], names[3]]);
  await expect(trayOf(page).getByText('已选 2 项，最多 4 项')).toBeVisible();

  await trayOf(page).getByRole('link', { name: '去对比' }).click();
  await expect(page).toHaveURL(compare(9, 3));
  await expectColumns(page, 9, 3);
  await expect(page).toHaveTitle(new RegExp(`^${names[9]}、${names[3]}对比 - `));
  await page.goBack();
  await expect(trayOf(page).getByRole('listitem')).toHaveCount(2);
});

test('what an earlier page has left in the storage harms nothing', async ({ page }) => {
  for (const left of ['{', '[{"abilityNo":3,"abilityName":{"a":1}}]']) {
    await page.addInitScript((text) => sessionStorage.setItem('compared', text), left);
    await openLive(page, LIST);
    await toggleOf(page, names[1]).click();
    await expect(trayOf(page).getByRole('listitem')).toHaveText([names[1]]);
  }
});

test('the comparison shows what the abilities have, and axe finds nothing wrong with what is folded', async ({
  page,
  request,
}) => {
  await test.step('the comparison shows what the abilities have, row by row', async () => {
    const answer = await request.get('/api/ai-portal/portal/v1/catalogue/ability/compare?abilityNos=3,39');
    const { list } = (await answer.json()).data;
    // With a notice, since a number is not open and another comes twice.
    await openLive(page, compare(3, 18, 39, 39));
    await expectColumns(page, 3, 39);
    for (const [at, ability] of list.entries())
      await expect(columnsOf(page).nth(at).locator('> a')).toHaveAttribute(
        'href',
        `/open-ability/domain-case-detail/${ability.abilityNo}`,
      );
    const models = list.map((ability: { modelTypeCn: string }) => ability.modelTypeCn);
    await expect(cellsOf(page, '模型类型')).toHaveText(models);
    await expect(cellsOf(page, '佩戴安全帽')).toHaveText(['✓支持分类', '—不支持']);
    await expect(cellsOf(page, '可设置信度阈值')).toHaveText(['佩戴安全帽、未佩戴安全帽', '—无']);
    await expect(cellsOf(page, '识别内容').first()).toHaveText(list[0].function[0].title);
    for (const line of list[1].condition[0].des)
      await expect(cellsOf(page, '安装建议、拍摄建议').nth(1)).toContainText(line);
    await expect(cellsOf(page, '本地部署').first()).toContainText('超脑主控 V5.01 及以上');
    await expect(cellsOf(page, '超脑 KT2')).toHaveText(['✓支持V4.0.0 及以上', '✓支持V4.0.0 及以上']);
    await expect(cellsOf(page, '精准云')).toHaveText(['✓支持', '✓支持仅文字识别']);
    await expect(cellsOf(page, '人员信息同步').first()).toContainText('AI 摄像机：');
    await expect(cellsOf(page, '典型场景编号')).toHaveText(['23006', '—无']);
    await expect(cellsOf(page, '典型场景编号').getByRole('link')).toHaveAttribute('href', /#\/23006\/typical-model$/);

    // Every label has a row; in a long list most rows are collapsed.
    const labels = new Set(
      list.flatMap((ability: { label: { labelName: string }[] }) => ability.label.map((l) => l.labelName)),
    );
    const group = groupOf(page, '识别标签').first();
    await expect(group.locator('tbody th[scope=row]')).toHaveCount(labels.size);
    await expect(group.getByRole('rowheader')).toHaveCount(12);
    await group.getByText(`其余 ${labels.size - 12} 个标签`).click();
    await expect(group.getByRole('rowheader')).toHaveCount(labels.size);
  });

  await test.step('axe finds nothing wrong with what is folded and with a notice', async () => {
    await expectAccessible(page);
  });
});

test('differences are marked, counted, and shown alone at a separate address', async ({ page }) => {
  await openLive(page, compare(3, 9));
  const total = /^共 (\d+) 行，(\d+) 行有差异$/;
  const [, rows = '', different = ''] = total.exec(await page.getByText(total).innerText()) ?? [];
  expect(Number(different)).toBeLessThan(Number(rows));
  await expect(rowsOf(page)).toHaveCount(Number(rows));
  await expect(page.getByRole('rowheader').filter({ hasText: '有差异' })).toHaveCount(Number(different));
  await expect(cellsOf(page, '模型类型')).toHaveCount(2);
  await expect(groupOf(page, '基本信息').getByRole('heading')).toHaveText('基本信息 5 行，1 行有差异');
  // The time of the last update is shown but does not count as a difference.
  await expect(page.getByRole('rowheader', { name: '更新时间', exact: true })).toBeVisible();
  const times = await cellsOf(page, '更新时间').allInnerTexts();
  expect(times[0]).not.toBe(times[1]);

  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.getByRole('link', { name: '只看差异' }).click();
  await expect(page).toHaveURL(`${compare(3, 9)}&diff=1`);
  await expect(page.getByRole('link', { name: '只看差异' })).toHaveAttribute('aria-current', 'true');
  await expect(rowsOf(page)).toHaveCount(Number(different));
  await expect(cellsOf(page, '模型类型')).toHaveCount(0);
  expect(calls).toEqual([]);

  // The address shows everyone the same comparison.
  await page.reload();
  await expectColumns(page, 3, 9);
  await expect(rowsOf(page)).toHaveCount(Number(different));
  await untilLive(page);
  await page.getByRole('link', { name: '全部', exact: true }).click();
  await expect(page).toHaveURL(compare(3, 9));
  await expect(rowsOf(page)).toHaveCount(Number(rows));
});

test('adding, moving and removing stand in the address, and what comes faster than its answer adds up', async ({
  page,
}) => {
  await test.step('adding, moving and removing stand in the address, and the way back goes through them', async () => {
    await openLive(page, compare(3, 9));
    await add(page, names[39]);
    await expect(page).toHaveURL(compare(3, 9, 39));
    await expectColumns(page, 3, 9, 39);
    await columnsOf(page)
      .nth(2)
      .getByRole('link', { name: `左移${names[39]}` })
      .click();
    await expect(page).toHaveURL(compare(3, 39, 9));
    await expectColumns(page, 3, 39, 9);
    await expect(cellsOf(page, '模型类型')).toHaveText([
      '混合（检测+分类）',
      '目标检测+结构化 OCR',
      '混合（检测+分类）',
    ]);
    await columnsOf(page)
      .first()
      .getByRole('link', { name: `移除${names[3]}` })
      .click();
    await expect(page).toHaveURL(compare(39, 9));
    await expectColumns(page, 39, 9);
    await page.goBack();
    await expectColumns(page, 3, 39, 9);
    await page.goBack();
    await expectColumns(page, 3, 9);

    // An ability that is already compared cannot be added, and the fourth replaces the free column.
    await expect(page.getByRole('option', { name: names[9], exact: true })).toHaveAttribute('disabled', '');
    await add(page, names[10]);
    await expect(columnsOf(page)).toHaveCount(3);
    await add(page, names[1]);
    await expect(page).toHaveURL(compare(3, 9, 10, 1));
    await expect(page.getByRole('combobox', { name: '添加能力' })).toHaveCount(0);
    await page.getByRole('link', { name: '到列表中挑选' }).click();
    await expect(trayOf(page).getByRole('listitem')).toHaveText([names[3], names[9], names[10], names[1]]);
  });

  await test.step('changes that come faster than their answers add up', async () => {
    await page.goBack();
    await expectColumns(page, 3, 9, 10, 1);
    const answers = Promise.withResolvers<void>();
    await page.route('**/ability/compare?*', async (route) => {
      await answers.promise;
      await route.continue().catch(() => {});
    });
    const asked = page.waitForRequest('**/ability/compare?*');
    await columnsOf(page)
      .nth(3)
      .getByRole('link', { name: `移除${names[1]}` })
      .click();
    await asked;
    // In one task, so that the page cannot render the first change before the second.
    await columnsOf(page)
      .nth(0)
      .getByRole('link', { name: `移除${names[3]}` })
      .evaluate((link: HTMLElement) => link.click());
    answers.resolve();
    await expect(page).toHaveURL(compare(9, 10));
    await expectColumns(page, 9, 10);
  });
});

test('below two abilities the page begins a comparison; and a change starts from what is shown', async ({ page }) => {
  await test.step('below two abilities the page says what to do, and begins a comparison', async () => {
    await openLive(page, '/open-ability/compare');
    await expect(page.getByRole('heading', { name: '选择要对比的能力' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '到列表中挑选' })).toHaveAttribute(
      'href',
      '/open-ability/',
    );
    const groups = page.getByRole('combobox', { name: '添加能力' }).locator('optgroup');
    await expect(groups.first()).toHaveAttribute('label', '目标检测');
    await add(page, names[3]);
    await expect(page).toHaveURL(compare(3));
    await expect(page.getByRole('heading', { name: '再选一项即可对比' })).toBeVisible();
    await add(page, names[9]);
    await expect(page).toHaveURL(compare(3, 9));
    await expectColumns(page, 3, 9);
    await columnsOf(page)
      .first()
      .getByRole('link', { name: `移除${names[3]}` })
      .click();
    await expect(page.getByText(`已选“${names[9]}”`)).toBeVisible();
  });
  await page.evaluate(() => sessionStorage.clear());
  await test.step('a change of a comparison starts from the abilities that are shown', async () => {
    await openLive(page, '/open-ability/compare?abilityNos=3,18,9,9');
    const missing = page.getByText(/^编号 .+ 的能力未开放，没有列入。$/);
    const leftOut = '地址中重复的、无法识别的和超出 4 项的编号没有列入。';
    await expect(missing).toBeVisible();
    await expect(page.getByText(leftOut)).toBeVisible();
    await add(page, names[39]);
    await expect(page).toHaveURL(compare(3, 9, 39));
    await expect(missing).toHaveCount(0);
    await expect(page.getByText(leftOut)).toHaveCount(0);
  });
});

test('everything works by keyboard, and the focus is never lost', async ({ page }) => {
  await openLive(page, LIST);
  await toggleOf(page, names[1]).focus();
  await page.keyboard.press('Space');
  await toggleOf(page, names[3]).focus();
  await page.keyboard.press('Enter');
  await expect(trayOf(page).getByRole('listitem')).toHaveText([names[1], names[3]]);
  await trayOf(page).getByRole('link', { name: '去对比' }).focus();
  await page.keyboard.press('Enter');
  await expectColumns(page, 1, 3);
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('combobox', { name: '添加能力' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectColumns(page, 1, 3, 5);
  await page.getByRole('link', { name: `左移${names[3]}` }).focus();
  await page.keyboard.press('Enter');
  await expectColumns(page, 3, 1, 5);
  await page.getByRole('link', { name: `移除${names[1]}` }).focus();
  await page.keyboard.press('Enter');
  await expectColumns(page, 3, 5);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

  const fold = groupOf(page, '使用条件').locator('summary');
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(cellsOf(page, '遮挡要求')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(cellsOf(page, '遮挡要求')).toHaveCount(2);
});

test('heads stay on show on a wide and on a narrow page, and a printed comparison is the whole table', async ({
  page,
}) => {
  await test.step('heads and names of rows stay on show, on a wide and on a narrow page', async () => {
    const top = (name: string) =>
      columnsOf(page)
        .getByRole('link', { name, exact: true })
        .evaluate((link) => link.getBoundingClientRect().top);
    await page.setViewportSize({ width: 1280, height: 800 });
    // Hydration sets the scroll position.
    await openLive(page, compare(3, 9, 10, 39));
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect.poll(() => top(names[3])).toBeLessThan(120);
    await expect.poll(() => top(names[3])).toBeGreaterThanOrEqual(64);

    await page.setViewportSize({ width: 360, height: 740 });
    const scroller = page.locator('[data-columns]');
    await scroller.evaluate((element) => {
      element.scrollIntoView();
      element.scrollTop = 900;
      element.scrollLeft = 200;
    });
    const place = await scroller.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(() => top(names[10])).toBeLessThan(place + 60);
    await expect.poll(() => top(names[10])).toBeGreaterThanOrEqual(place);
    const name = page.getByRole('rowheader', { name: /^遮挡要求/ });
    await expect.poll(() => name.evaluate((element) => element.getBoundingClientRect().left)).toBe(0);
  });

  await test.step('a printed comparison is the whole table, without the frame of the page', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: '打印' })).toBeHidden();
    await expect(columnsOf(page).first()).toBeHidden();
    for (const abilityNo of [3, 9, 10, 39] as const) {
      const head = page.getByRole('columnheader', { name: names[abilityNo] }).first();
      await expect(head).toBeVisible();
      await expect.poll(async () => (await head.boundingBox())?.width).toBeGreaterThan(100);
      const right = async () => {
        const box = await head.boundingBox();
        return box ? box.x + box.width : Number.NaN;
      };
      await expect.poll(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    }
    const colours = await page.locator('body').evaluate((body) => {
      const { color } = getComputedStyle(body);
      return [color, getComputedStyle(document.documentElement).backgroundColor];
    });
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);

    const folded = page.locator('details:not([open])');
    await expect(folded).toHaveCount(1);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(folded).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(folded).toHaveCount(1);

    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: '打印' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  });
});

test('[ROUTE-15] on the regional site choice and comparison stay there', async ({ page }) => {
  await openLive(page, REGIONAL_LIST);
  await toggleOf(page, names[1]).click();
  await toggleOf(page, names[3]).click();
  await trayOf(page).getByRole('link', { name: '去对比' }).click();
  await expect(page).toHaveURL('/open-ability/compare/hefei?abilityNos=1,3');
  await add(page, names[9]);
  await expect(page).toHaveURL('/open-ability/compare/hefei?abilityNos=1,3,9');
  await page.getByRole('link', { name: '只看差异' }).click();
  await expect(page).toHaveURL('/open-ability/compare/hefei?abilityNos=1,3,9&diff=1');
  const links = page.getByRole('main').locator('a[href^="/open-ability"]');
  const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(paths.filter((path) => !path.endsWith('/hefei'))).toEqual([]);
  await columnsOf(page).first().getByRole('link', { name: names[1], exact: true }).click();
  await expect(page).toHaveURL('/open-ability/domain-case-detail/1/hefei');
  await expect(trayOf(page).getByRole('listitem')).toHaveText([names[1], names[3]]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  // Chromium reports a script that is disabled as blocked by the content security policy.
  test.beforeEach(({ faults }) => faults.allow(/^failed GET .*\.js csp$/));

  test('[SHELL-04] a comparison begins on the list, grows, moves and shows its differences', async ({ page }) => {
    await page.goto(REGIONAL_LIST);
    await toggleOf(page, names[3]).click();
    await expect(page).toHaveURL('/open-ability/compare/hefei?abilityNos=3');
    await expect(page.getByRole('heading', { name: '再选一项即可对比' })).toBeVisible();
    await add(page, names[9]);
    await expectColumns(page, 3, 9);
    await page.getByRole('link', { name: '只看差异' }).click();
    await expect(cellsOf(page, '模型类型')).toHaveCount(0);
    await add(page, names[39]);
    await expectColumns(page, 3, 9, 39);
    await expect(page.getByRole('link', { name: '只看差异' })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: `右移${names[3]}` }).click();
    await expectColumns(page, 9, 3, 39);
    await page.getByRole('link', { name: `移除${names[9]}` }).click();
    await expect(page).toHaveURL('/open-ability/compare/hefei?abilityNos=3,39&diff=1');
    await expectColumns(page, 3, 39);
    await expect(page.getByRole('button', { name: '打印' })).toBeHidden();
  });
});
