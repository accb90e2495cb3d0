import type { Page } from '@playwright/test';
import { queryAbilities } from '../contract/catalogue/calls.ts';
import { ABILITY_NOS, CARDS_A_PAGE } from './abilities.ts';
import { expect, expectAccessible, type Faults, test } from './fixtures.ts';
import {
  cardsOf,
  chosenOf,
  expectFound,
  filterOf,
  holdLists,
  LIST_CALLS,
  namesOf,
  resultsOf,
  searchOf,
  sortOf,
  stateOf,
  submitOf,
  totalOf,
} from './list-page.ts';
import { openLive } from './live-page.ts';

const staleNotice = (page: Page) => page.getByRole('alert').filter({ hasText: '网络不可用，以下仍是之前的结果。' });
const reloadOf = (page: Page) => staleNotice(page).getByRole('button', { name: '重新加载' });
const reload = (page: Page) => reloadOf(page).click();

/** Makes all list requests fail until that is mended, and again after that. */
async function breakLists(page: Page, faults: Faults): Promise<{ mend(): void; fail(): void }> {
  faults.allow(/^failed (GET|POST) .*\/catalogue\//);
  faults.allow(/^console\.error: Failed to load resource/);
  let broken = true;
  await page.route(LIST_CALLS, (route) => (broken ? route.abort('internetdisconnected') : route.fallback()));
  return {
    mend() {
      broken = false;
    },
    fail() {
      broken = true;
    },
  };
}

test('[CAT-06] [ROUTE-06] on a slow line the list stays, marked as busy, quick choices add up, and what was chosen last shows', async ({
  page,
  request,
}) => {
  await openLive(page, '/open-ability');
  await test.step('the list stays, marked as busy, and quick choices add up', async () => {
    await page.evaluate(() => Object.assign(window, { marker: 'kept' }));
    const names = await namesOf(page);
    const release = await holdLists(page);
    const asked = page.waitForRequest(LIST_CALLS);
    await filterOf(page, '模型类型', '混合').click();
    await asked;
    await expect(resultsOf(page)).toHaveAttribute('aria-busy', 'true');
    // The choice shows at once; its results do not yet.
    await expect(filterOf(page, '模型类型', '混合')).toHaveAttribute('aria-current', 'true');
    await expect(totalOf(page)).toHaveText(`共 ${ABILITY_NOS.length} 项能力`);
    await expect.poll(() => namesOf(page)).toEqual(names);

    await filterOf(page, '产品形态', 'AI 摄像机').click();
    await expect(filterOf(page, '产品形态', 'AI 摄像机')).toHaveAttribute('aria-current', 'true');
    await sortOf(page).selectOption('最早更新');
    await expect(chosenOf(page).getByRole('link')).toHaveText(['混合', 'AI 摄像机', '清除全部筛选']);
    await searchOf(page).fill('着装');
    await searchOf(page).press('Enter');
    await expect(resultsOf(page)).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => namesOf(page)).toEqual(names);
    release();
    await expect(resultsOf(page)).toHaveAttribute('aria-busy', 'false');
    expect(stateOf(page)).toEqual({ keyword: '着装', modelTypes: '2', productForms: '5', sortType: '2' });
    await expect(searchOf(page)).toHaveValue('着装');
    const answer = await request.post(queryAbilities.path, {
      data: { keyword: '着装', modelTypes: [2], productForms: [5], sortType: 2, pageNo: 1, pageSize: CARDS_A_PAGE },
    });
    const found = (await answer.json()).data.list as { abilityName: string }[];
    expect(found.length).toBeGreaterThan(2);
    await expect.poll(() => namesOf(page)).toEqual(found.map(({ abilityName }) => abilityName));
    expect(await page.evaluate(() => (window as unknown as { marker?: string }).marker)).toBe('kept');
  });

  await test.step('choices that are faster than the page renders add up', async () => {
    await openLive(page, '/open-ability');
    const release = await holdLists(page);
    await searchOf(page).fill('识别');
    const quick = [
      filterOf(page, '行业类型', '交通运输'),
      filterOf(page, '行业类型', '工商企业'),
      filterOf(page, '模型类型', 'OCR'),
      submitOf(page),
      filterOf(page, '产品形态', '云端'),
    ];
    const elements = await Promise.all(quick.map((control) => control.elementHandle()));
    // In one task: React renders nothing between these clicks.
    await page.evaluate((controls) => {
      for (const control of controls) (control as HTMLElement).click();
    }, elements);
    release();
    await expect(chosenOf(page).getByRole('link')).toHaveText(['工商企业', '交通运输', 'OCR', '云端', '清除全部筛选']);
    await expect(resultsOf(page)).toHaveAttribute('aria-busy', 'false');
    expect(stateOf(page)).toEqual({ keyword: '识别', industryTypes: '2,8', modelTypes: '3', productForms: '2' });
    await expect(page).toHaveTitle(/^“识别”/);
  });

  await test.step('what was chosen last is what shows, whichever answer comes first', async () => {
    const first = Promise.withResolvers<void>();
    const late = Promise.withResolvers<void>();
    await page.route(
      '**/ability/query',
      async (route) => {
        const answer = await route.fetch();
        await first.promise;
        await route.fulfill({ response: answer }).catch(() => {});
        late.resolve();
      },
      { times: 1 },
    );
    const asked = page.waitForRequest('**/ability/query');
    await page.getByRole('search').getByRole('link', { name: '身份证', exact: true }).click();
    await asked;
    await page.getByRole('search').getByRole('link', { name: '集装箱', exact: true }).click();
    await expect(cardsOf(page).first()).toContainText('集装箱号识别');
    first.resolve();
    await late.promise;
    await expect(resultsOf(page)).toHaveAttribute('aria-busy', 'false');
    await expect(cardsOf(page).first()).toContainText('集装箱号识别');
    await expect(searchOf(page)).toHaveValue('集装箱');
  });
});

test('[CAT-06] [ERR-03] [SHELL-06] where the network fails the list stays and says so, and loads once the network is back', async ({
  page,
  faults,
}) => {
  await openLive(page, '/open-ability?productForms=5');
  const names = await namesOf(page);
  const { mend, fail } = await breakLists(page, faults);
  await filterOf(page, '模型类型', 'OCR').click();
  await expect(page.getByRole('status').filter({ hasText: '网络异常，请检查网络后重试' })).toBeVisible();
  await expect(staleNotice(page)).toBeVisible();
  await expect(resultsOf(page)).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => namesOf(page)).toEqual(names);
  await expect(page.getByRole('heading', { level: 1, name: '开放能力' })).toBeVisible();
  // The heading describes the shown list; the address describes the requested one.
  await expect(chosenOf(page).getByRole('link')).toHaveText(['AI 摄像机', '清除全部筛选']);
  expect(stateOf(page)).toEqual({ modelTypes: '3', productForms: '5' });
  await expectAccessible(page);

  // Another reload fails as well.
  const again = page.waitForEvent('requestfailed', (failed) => LIST_CALLS.test(failed.url()));
  await reload(page);
  await again;
  await expect(staleNotice(page)).toBeVisible();
  await expect.poll(() => namesOf(page)).toEqual(names);

  mend();
  await reloadOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(staleNotice(page)).toHaveCount(0);
  await expect(chosenOf(page).getByRole('link')).toHaveText(['OCR', 'AI 摄像机', '清除全部筛选']);
  await expect.poll(() => namesOf(page)).not.toEqual(names);
  for (const text of await cardsOf(page).allInnerTexts()) expect(text).toContain('OCR');
  // The keyboard focus continues from the results.
  await expect(page.getByRole('heading', { name: '能力列表' })).toBeFocused();

  await test.step('where it fails in the middle of searching, the next search loads by itself', async () => {
    fail();
    const kept = await namesOf(page);
    await page.getByRole('search').getByRole('link', { name: '身份证', exact: true }).click();
    await expect(staleNotice(page)).toBeVisible();
    await expect.poll(() => namesOf(page)).toEqual(kept);
    const failed = page.url();
    mend();
    await searchOf(page).fill('数显');
    await searchOf(page).press('Enter');
    await expect(page).toHaveTitle(/^“数显”/);
    await expect(cardsOf(page).first()).toContainText('数显仪表识别');
    await expect(staleNotice(page)).toHaveCount(0);
    // So does the one that failed, on the way back.
    await page.goBack();
    await expect(page).toHaveURL(failed);
    await expect.poll(() => namesOf(page)).toContain('身份证识别');
    await expect(staleNotice(page)).toHaveCount(0);
  });
});

test('[CAT-06] [ERR-03] [ERR-04] without a list to keep, and where the server itself fails, the error page replaces it; offline the list that was left is there again', async ({
  page,
  faults,
  context,
}) => {
  faults.allow(/^failed (GET|POST) .*ERR_INTERNET_DISCONNECTED/);
  faults.allow(/^console\.error: (Failed to load resource|配置获取失败)/);
  const { mend } = await breakLists(page, faults);
  faults.allow(/^503 POST .*\/ability\/query/);
  await openLive(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: '全部能力' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '页面暂时打不开' })).toBeVisible();
  mend();
  await page.getByRole('button', { name: '重试' }).click();
  await expectFound(page, ABILITY_NOS.length);

  await page.route('**/ability/query', (route) =>
    route.fulfill({ status: 503, json: { code: '10013', msg: 'whatever the server says', data: null } }),
  );
  await filterOf(page, '模型类型', '混合').click();
  await expect(page.getByText('原因：服务繁忙')).toBeVisible();
  await page.unroute('**/ability/query');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(chosenOf(page).getByRole('link')).toHaveText(['混合', '清除全部筛选']);

  await test.step('offline the list that was left is there again on the way back', async () => {
    const names = await namesOf(page);
    await cardsOf(page).first().click();
    await expect(page.getByRole('heading', { level: 1, name: names[0] as string, exact: true })).toBeVisible();
    await context.setOffline(true);
    await page.goBack();
    await expect(staleNotice(page)).toBeVisible();
    await expect.poll(() => namesOf(page)).toEqual(names);
    await context.setOffline(false);
    await reload(page);
    await expect(staleNotice(page)).toHaveCount(0);
    await expect.poll(() => namesOf(page)).toEqual(names);
    await expect(page.getByRole('search').getByRole('link', { name: '身份证', exact: true })).toBeVisible();
  });
});
