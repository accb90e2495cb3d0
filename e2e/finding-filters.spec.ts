import type { Page } from '@playwright/test';
import { ABILITY_NOS } from './abilities.ts';
import { expect, test } from './fixtures.ts';
import { cardsOf, chipOf, chosenOf, countIn, expectFound, filterOf, namesOf, searchOf, stateOf } from './list-page.ts';
import { openLive } from './live-page.ts';

/** Returns the current counts of a row by label. */
const countsOf = async (page: Page, row: string): Promise<Map<string, number>> => {
  const texts = await page.getByRole('group', { name: row }).getByRole('link').allInnerTexts();
  return new Map(texts.slice(1).map((text) => [text.replace(/\s*\d+$/, ''), Number(/\d+$/.exec(text)?.[0])]));
};

/** `e2e/html/finding.test.ts` opens all values of all filters, and all chips. */
test('[CAT-06] [ROUTE-06] the filters narrow each other, their counts follow each choice, and the chip goes with them', async ({
  page,
}) => {
  await openLive(page, '/open-ability');
  const alone = await countsOf(page, '模型类型');
  const choose = async (row: string, label: string) => {
    const count = await countIn(filterOf(page, row, label));
    await filterOf(page, row, label).click();
    await expect(chosenOf(page).getByRole('link', { name: `移除筛选：${label}` })).toBeVisible();
    await expectFound(page, count);
    await expect(filterOf(page, row, label)).toHaveAttribute('aria-current', 'true');
    return count;
  };
  await test.step('the three filters narrow each other, and their counts follow each choice', async () => {
    const commerce = await choose('行业类型', '工商企业');
    const within = await countsOf(page, '模型类型');
    // Every ability has one model type.
    expect([...within.values()].reduce((sum, count) => sum + count)).toBe(commerce);
    for (const [label, count] of within) expect(count, label).toBeLessThanOrEqual(alone.get(label) as number);
    expect([...within]).not.toEqual([...alone]);

    const structured = await choose('模型类型', '结构化 OCR');
    expect(structured).toBe(within.get('结构化 OCR'));
    // A row's own choice does not narrow its counts: another value would widen the list.
    await expect.poll(() => countsOf(page, '模型类型')).toEqual(within);
    const cameras = await choose('产品形态', 'AI 摄像机');
    expect(cameras).toBeLessThan(structured);

    const both = (await countsOf(page, '模型类型')).get('OCR') as number;
    await filterOf(page, '模型类型', 'OCR').click();
    await expectFound(page, cameras + both);
    await expect(page).toHaveURL('/open-ability/?industryTypes=2&modelTypes=3,4&productForms=5');
    for (const text of await cardsOf(page).allInnerTexts()) expect(text).toContain('摄像机');
  });

  await test.step('another click leaves a value, and the way out leaves all', async () => {
    await filterOf(page, '产品形态', 'AI 摄像机').click();
    await expect(page).toHaveURL('/open-ability/?industryTypes=2&modelTypes=3,4');
    await expect(page.getByRole('group', { name: '产品形态' }).getByRole('link', { name: '不限' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await chosenOf(page).getByRole('link', { name: '清除全部筛选' }).click();
    await expectFound(page, ABILITY_NOS.length);
    await expect(page).toHaveURL('/open-ability/');
  });

  await test.step('a chip goes with the filters', async () => {
    const select = chipOf(page);
    await choose('模型类型', '混合');
    await expect(page).toHaveURL('/open-ability/?modelTypes=2');
    const hybrids = await countIn(select.locator('option[value="330"]'));
    await select.selectOption({ value: '330' });
    await expect(page).toHaveURL('/open-ability/?modelTypes=2&chipIds=330');
    await expectFound(page, hybrids);
    await expect.poll(() => namesOf(page)).toEqual(['煤矿矿工着装检测']);
    await chosenOf(page).getByRole('link', { name: '移除筛选：专用 IPD-H9' }).click();
    await expect(page).toHaveURL('/open-ability/?modelTypes=2');
    await expect(select).toHaveValue('');
    await select.selectOption({ value: '10' });
    await expect(page).toHaveURL('/open-ability/?modelTypes=2&chipIds=10');
    await select.selectOption({ label: '不限' });
    await expect(page).toHaveURL('/open-ability/?modelTypes=2');
  });
});

test('[CAT-06] [ROUTE-06] at 360 px the sheet has all filters, several are chosen at once, and its button says how many they find', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLive(page, `/open-ability?keyword=${encodeURIComponent('识别')}`);
  await expect(page.getByRole('group', { name: '模型类型' })).toBeHidden();
  await page.getByRole('button', { name: '筛选条件' }).click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  const show = sheet.getByRole('button', { name: /^查看 \d+ 项结果$/ });
  await test.step('the last filter can be scrolled clear of the button, below which nothing shows', async () => {
    const last = sheet.getByRole('group', { name: '运行芯片' });
    await last.scrollIntoViewIfNeeded();
    const foot = show.locator('..');
    // The sheet slides in.
    await expect(async () => {
      const [lastBox, footBox] = [await last.boundingBox(), await foot.boundingBox()];
      expect((lastBox?.y ?? Infinity) + (lastBox?.height ?? 0)).toBeLessThanOrEqual(footBox?.y ?? 0);
      expect((footBox?.y ?? 0) + (footBox?.height ?? 0)).toBeCloseTo(740, 0);
    }).toPass({ timeout: 30_000 });
  });
  for (const [row, label] of [
    ['行业类型', '交通运输'],
    ['模型类型', 'OCR'],
    ['产品形态', 'AI 摄像机'],
  ] as const) {
    const link = filterOf(sheet, row, label);
    const count = await countIn(link);
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(show).toHaveText(`查看 ${count} 项结果`);
  }
  const count = await countIn(chipOf(sheet).locator('option[value="45"]'));
  await chipOf(sheet).selectOption({ value: '45' });
  await expect(show).toHaveText(`查看 ${count} 项结果`);
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: '筛选条件（4）' })).toBeFocused();
  expect(count).toBeGreaterThan(0);
  await expectFound(page, count);
  await expect(chosenOf(page).getByRole('link')).toHaveText(['交通运输', 'OCR', 'AI 摄像机', 'H13', '清除全部筛选']);
  await chosenOf(page).getByRole('link', { name: '移除筛选：OCR' }).click();
  await expect(page.getByRole('button', { name: '筛选条件（3）' })).toBeVisible();
  await expect(searchOf(page)).toHaveValue('识别');
  // The button counts at once; the history has the step only once its list came.
  await expect.poll(() => stateOf(page)).not.toHaveProperty('modelTypes');
  await page.goBack();
  await expect(page.getByRole('button', { name: '筛选条件（4）' })).toBeVisible();
});
