import type { Page } from '@playwright/test';
import { chips, deviceTitleTerms } from '../contract/specification/catalogue.ts';
import { ABILITY_NOS } from './abilities.ts';
import { expect, test } from './fixtures.ts';
import {
  cardsOf,
  chipOf,
  chosenOf,
  countIn,
  expectFound,
  filterOf,
  namesOf,
  resultsOf,
  searchOf,
} from './list-page.ts';
import { openLive } from './live-page.ts';

/** A value of each filter. `e2e/html/finding.test.ts` opens all of them. */
const VALUES = {
  industryTypes: { row: '行业类型', value: 8, label: '交通运输' },
  modelTypes: { row: '模型类型', value: 3, label: 'OCR' },
  productForms: { row: '产品形态', value: 5, label: 'AI 摄像机' },
} as const;

/** Returns the current counts of a row by label. */
const countsOf = async (page: Page, row: string): Promise<Map<string, number>> => {
  const texts = await page.getByRole('group', { name: row }).getByRole('link').allInnerTexts();
  return new Map(texts.slice(1).map((text) => [text.replace(/\s*\d+$/, ''), Number(/\d+$/.exec(text)?.[0])]));
};

test('[CAT-06] the filters narrow each other, and the way to the lookup of chips stands beside the chips', async ({
  page,
}) => {
  await test.step('one click chooses a value of a filter, and another one leaves it', async () => {
    await openLive(page, '/open-ability');
    for (const [name, { row, value, label }] of Object.entries(VALUES)) {
      const link = filterOf(page, row, label);
      const count = await countIn(link);
      await link.click();
      await expect(page).toHaveURL(`/open-ability/?${name}=${value}`);
      await expectFound(page, count);
      await expect(link).toHaveAttribute('aria-current', 'true');
      await link.click();
      await expect(page).toHaveURL('/open-ability/');
      await expectFound(page, ABILITY_NOS.length);
      await expect(page.getByRole('group', { name: row }).getByRole('link', { name: '不限' })).toHaveAttribute(
        'aria-current',
        'true',
      );
    }
  });

  await test.step('the three filters narrow each other, and their counts follow each choice', async () => {
    await openLive(page, '/open-ability');
    const alone = await countsOf(page, '模型类型');
    const choose = async (row: string, label: string) => {
      const count = await countIn(filterOf(page, row, label));
      await filterOf(page, row, label).click();
      await expect(chosenOf(page).getByRole('link', { name: `移除筛选：${label}` })).toBeVisible();
      await expectFound(page, count);
      await expect(resultsOf(page)).toHaveAttribute('aria-busy', 'false');
      return count;
    };
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
    for (const card of await cardsOf(page).all()) await expect(card).toContainText('摄像机');
  });

  await test.step('the way to the lookup of chips stands beside the chips', async () => {
    await openLive(page, '/open-ability');
    await page.getByRole('link', { name: '按芯片、设备与固件查找' }).click();
    await expect(page).toHaveURL('/open-ability/chips');
    await expect(page.getByRole('heading', { level: 1, name: '芯片能力查询' })).toBeVisible();
  });
});

test('[CAT-06] the chips stand by device, each finds as many as it counts, and the choice goes with the filters', async ({
  page,
  request,
}) => {
  const served = (await (await request.get('/api/ai-portal/portal/v1/catalogue/chips')).json()).data.chips as {
    chipId: number;
    chipName: string;
    deviceType: number | null;
  }[];
  expect(served.map(({ chipId }) => chipId)).toEqual(chips.map(([chipId]) => chipId));
  await openLive(page, '/open-ability');
  const select = chipOf(page);
  const groups = await select
    .locator('optgroup')
    .evaluateAll((all) =>
      all.map((group) => [
        (group as HTMLOptGroupElement).label,
        Array.from(group.children, (option) => option.textContent),
      ]),
    );
  const ofDevices = Object.entries(deviceTitleTerms).map(([device, terms]) => [
    expect.stringMatching(new RegExp(terms.map((term) => `(?=.*${term})`).join(''))),
    served
      .filter(({ deviceType }) => deviceType === Number(device))
      .map(({ chipName }) => expect.stringMatching(new RegExp(`^${chipName}（\\d+）$`))),
  ]);
  expect(groups).toEqual(ofDevices);

  for (const { chipId, chipName } of served.filter(({ chipId: id }) => [2, 9, 10, 19, 330].includes(id))) {
    const option = select.locator(`option[value="${chipId}"]`);
    const count = await countIn(option);
    await select.selectOption({ value: String(chipId) });
    await expect(page).toHaveURL(`/open-ability/?chipIds=${chipId}`);
    await expectFound(page, count);
    await expect(chosenOf(page).getByRole('link', { name: `移除筛选：${chipName}` })).toBeVisible();
    await expect(select).toHaveValue(String(chipId));
  }
  await expect.poll(() => namesOf(page)).toEqual(['煤矿矿工着装检测', '煤矿输送带检测']);

  await select.selectOption({ label: '不限' });
  await expect(page).toHaveURL('/open-ability/');
  await filterOf(page, '模型类型', '混合').click();
  await expect(page).toHaveURL('/open-ability/?modelTypes=2');
  await expectFound(page, await countIn(filterOf(page, '模型类型', '混合')));
  const hybrids = await countIn(select.locator('option[value="330"]'));
  await select.selectOption({ value: '330' });
  await expect(page).toHaveURL('/open-ability/?modelTypes=2&chipIds=330');
  await expectFound(page, hybrids);
  await expect.poll(() => namesOf(page)).toEqual(['煤矿矿工着装检测']);
  await chosenOf(page).getByRole('link', { name: '移除筛选：专用 IPD-H9' }).click();
  await expect(page).toHaveURL('/open-ability/?modelTypes=2');
  await expect(select).toHaveValue('');
});

test('[CAT-06] at 360 px the sheet has all filters, and its button says how many they find', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLive(page, `/open-ability?keyword=${encodeURIComponent('识别')}`);
  await page.getByRole('button', { name: '筛选条件' }).click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  const show = sheet.getByRole('button', { name: /^查看 \d+ 项结果$/ });
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
});
