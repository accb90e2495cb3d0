import type { Page } from '@playwright/test';
import { enabledAbilities } from '#contract/specification/catalogue.ts';
import { expect, test } from './fixtures.ts';
import { openLive, untilLive } from './live-page.ts';

const chooser = (page: Page) => page.getByRole('navigation', { name: '选择设备' });
const choice = (page: Page, name: string) => chooser(page).getByRole('link', { name, exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '查询结果' }).getByRole('link', { name: new RegExp(`^${name}`) });
const rowOf = (page: Page, ability: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: ability, exact: true }) });
const namesOf = (page: Page) => page.locator('tbody').getByRole('rowheader').allInnerTexts();
const sum = (page: Page) => page.getByRole('status').filter({ hasText: '不可运行' });

/** Presses Tab until a link with this name has the focus. */
const tabTo = async (page: Page, name: string) => {
  const link = chooser(page).getByRole('link', { name });
  for (let press = 0; press < 60; press += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${name} by keyboard`);
};

test('a chip on the page of an ability leads to all that runs on it, from which version', async ({ page }) => {
  await openLive(page, '/open-ability/domain-case-detail/3');
  const section = page.getByRole('region', { name: '支持设备' });
  await section.getByRole('link', { name: '超脑 KT2', exact: true }).first().click();
  await expect(page).toHaveURL('/open-ability/chips?chipId=10');
  await expect(page.getByRole('heading', { name: '超脑 KT2', exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(rowOf(page, '安全帽佩戴检测').getByRole('cell')).toHaveText([
    /混合（检测\+分类）$/,
    /V4\.0\.0 及以上$/,
    /需主控 V5\.01 及以上$/,
  ]);
  await expect(rowOf(page, '口罩佩戴检测').getByRole('cell').last()).toHaveText(/不限$/);
  await page.getByRole('link', { name: '口罩佩戴检测', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '口罩佩戴检测' })).toBeVisible();
});

test('device and firmware are chosen by keyboard, and what does not run says why not and on what instead', async ({
  page,
  request,
}) => {
  await test.step('device and firmware are chosen by keyboard, and summed up in numbers that fit the call', async () => {
    await openLive(page, '/open-ability/chips');
    await page.getByRole('link', { name: '开放能力', exact: true }).last().focus();
    await tabTo(page, 'AI 超脑 NVR');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/open-ability/chips?deviceType=2');
    await choice(page, '超脑 KT2').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/open-ability/chips?chipId=10');
    await expect(choice(page, '超脑 KT2')).toHaveAttribute('aria-current', 'true');
    await expect(choice(page, '超脑 KT2')).toBeFocused();
    await expect(page.getByText('其中部分能力需主控 V5.01 及以上')).toBeVisible();
    await choice(page, 'Guanlan1.0（超脑主控 V5.0 及以下）').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/open-ability/chips?chipId=10&firmwareType=1');
    await expect(page.getByRole('heading', { name: '超脑 KT2 · Guanlan1.0' })).toBeVisible();
    const answer = await request.post('/api/ai-portal/portal/v1/catalogue/chip/abilities', {
      data: { chipId: 10, firmwareType: 1, runs: true, pageNo: 1, pageSize: 100 },
    });
    const { data } = await answer.json();
    expect(data.runTotal + data.lackTotal).toBe(enabledAbilities.length);
    await expect(sum(page)).toHaveText(`可运行 ${data.runTotal} 项，${data.lackTotal} 项不可运行。`);
    await expect(tab(page, '可运行')).toHaveText(`可运行${data.runTotal}`);
    await expect(tab(page, '不可运行')).toHaveText(`不可运行${data.lackTotal}`);
    await expect
      .poll(() => namesOf(page))
      .toEqual(data.list.map(({ abilityName }: { abilityName: string }) => abilityName));
    // The firmware is kept among super brains and dropped for another device.
    await choice(page, '超脑 KT3').click();
    await expect(page).toHaveURL('/open-ability/chips?chipId=35&firmwareType=1');
    await choice(page, 'H7').click();
    await expect(page).toHaveURL('/open-ability/chips?chipId=5');
    await expect(chooser(page).getByRole('group', { name: '固件大版本' })).toHaveCount(0);
  });

  await test.step('what does not run says why not: the firmware is too old, and newer firmware runs it', async () => {
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/open-ability/chips?chipId=10&firmwareType=1');
    await expect(page.getByRole('heading', { name: '超脑 KT2 · Guanlan1.0' })).toBeVisible();
    await expect(rowOf(page, '安全帽佩戴检测')).toHaveCount(0);
    await tab(page, '不可运行').click();
    await expect(page).toHaveURL('/open-ability/chips?chipId=10&firmwareType=1&tab=lacks');
    await expect(tab(page, '不可运行')).toHaveAttribute('aria-current', 'page');
    const row = rowOf(page, '安全帽佩戴检测');
    await expect(row).toContainText('需主控 V5.01 及以上');
    await row.getByRole('link', { name: '升级到 Guanlan2.0' }).click();
    await expect(page).toHaveURL('/open-ability/chips?chipId=10&firmwareType=2');
    await expect(rowOf(page, '安全帽佩戴检测')).toBeVisible();
  });

  await test.step('what does not run says on what instead: chips of the same device first, then the others', async () => {
    await openLive(page, '/open-ability/chips?chipId=5&tab=lacks');
    const row = rowOf(page, '安全帽佩戴检测');
    await expect(row).toContainText('不支持该芯片');
    await expect(row.getByRole('cell').last().getByRole('link')).toHaveText([
      'G5',
      'H8',
      'G7',
      'H9',
      'H11',
      'H13',
      /^其他设备 \d+ 款芯片$/,
    ]);
    await row.getByRole('link', { name: /^其他设备/ }).click();
    await expect(page).toHaveURL('/open-ability/domain-case-detail/3#chips');
    await page.goBack();
    await row.getByRole('link', { name: 'H9', exact: true }).click();
    await expect(page).toHaveURL('/open-ability/chips?chipId=33');
    await expect(rowOf(page, '安全帽佩戴检测')).toBeVisible();
  });
});

test('the address shows the same lookup to anybody, and each step of the way is a step back', async ({ page }) => {
  await openLive(page, '/open-ability/chips');
  await choice(page, 'AI 摄像机').click();
  await expect(page).toHaveURL('/open-ability/chips?deviceType=1');
  await tab(page, '不可运行').click();
  await expect(page).toHaveURL('/open-ability/chips?deviceType=1&tab=lacks');
  await expect(page.getByText('不支持这类设备').first()).toBeVisible();
  await expect(sum(page)).toHaveText(/^\d+ 项可在其中至少一款芯片上运行，\d+ 项不可运行。$/);
  // The address changes before the page, whose links depend on its state.
  await expect(tab(page, '不可运行')).toHaveAttribute('aria-current', 'page');
  await tab(page, '可运行').click();
  await expect(page).toHaveURL('/open-ability/chips?deviceType=1');
  // The list is not paginated, so that an integrator sees all of it.
  await expect(tab(page, '可运行')).toHaveAttribute('aria-current', 'page');
  const names = await namesOf(page);
  expect(names.length).toBeGreaterThan(40);
  await expect(tab(page, '可运行')).toHaveText(`可运行${names.length}`);
  await expect(page.getByRole('navigation', { name: '分页' })).toHaveCount(0);
  await page.reload();
  await expect.poll(() => namesOf(page)).toEqual(names);
  await expect(page).toHaveTitle(/^AI 摄像机：可运行的能力 - /);
  await untilLive(page);
  for (const url of ['?deviceType=1&tab=lacks', '?deviceType=1', '']) {
    await page.goBack();
    await expect(page).toHaveURL(`/open-ability/chips${url}`);
  }
  await expect(page.getByRole('heading', { name: '全部芯片' })).toBeVisible();
});

test('without a choice the page shows the whole chip table; the online check runs nothing', async ({ page }) => {
  await test.step('without a choice the page shows the whole chip table with what each runs, and the firmware', async () => {
    await openLive(page, '/open-ability/chips');
    for (const [device, count] of [
      ['AI 摄像机', 11],
      ['AI 超脑 NVR', 6],
      ['AI 服务器', 5],
      ['物联主机', 5],
      ['云部署', 3],
    ] as const)
      await expect(page.getByRole('table', { name: device }).locator('tbody').getByRole('row')).toHaveCount(count);
    const row = page.getByRole('table', { name: 'AI 超脑 NVR' }).getByRole('row', { name: /^超脑 KT2/ });
    const total = /(\d+) 项/.exec(await row.innerText())?.[1];
    const firmware = page.getByRole('region', { name: '超脑的固件大版本' });
    await expect(firmware.getByRole('row', { name: /^Guanlan1\.0/ })).toContainText('超脑主控 V5.0 及以下');
    await expect(firmware.getByRole('row', { name: /^Guanlan2\.0/ })).toContainText(/\d+ 项/);
    // Users do not know chips and firmware by their numbers.
    await expect(page.getByRole('main')).not.toContainText(/编号|OPAI_V/);
    await row.getByRole('link').click();
    await expect(sum(page)).toContainText(`可运行 ${total} 项`);
    // The same chip finds as many abilities as a filter of the list.
    await page.getByRole('link', { name: '在能力列表中筛选' }).click();
    await expect(page).toHaveURL('/open-ability/?chipIds=10');
    await expect(page.getByText(/^共 \d+ 项能力$/)).toHaveText(`共 ${total} 项能力`);
    await page.goBack();
    await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '芯片能力查询' }).click();
    await expect(page).toHaveURL('/open-ability/chips');
  });

  await test.step('the online check is no device and runs nothing, and the page says so', async () => {
    await expect(page.getByText('不属于某款设备')).toBeVisible();
    await page.getByRole('link', { name: '在线校验' }).click();
    await expect(sum(page)).toHaveText(`可运行 0 项，${enabledAbilities.length} 项不可运行。`);
    await expect(page.getByText('它没有设备类型，不是某款设备上的芯片')).toBeVisible();
    await page.getByRole('link', { name: '查看可以换用的芯片' }).click();
    await expect(page.getByRole('row')).toHaveCount(63);
  });
});

test('on a narrow page each ability is a card, and on paper the tables stay tables', async ({ page }) => {
  await test.step('on a narrow page a device opens its chips, and each ability is a card that names what it shows', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openLive(page, '/open-ability/chips');
    await expect(choice(page, '超脑 KT2')).toBeHidden();
    await choice(page, 'AI 超脑 NVR').click();
    await choice(page, '超脑 KT2').click();
    const row = rowOf(page, '安全帽佩戴检测');
    await expect(row.getByText('最低算法版本', { exact: true })).toBeVisible();
    await expect(row.getByText('主控版本', { exact: true })).toBeVisible();
  });

  await test.step('on paper the tables stay tables, in dark words and without the chooser', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize({ width: 700, height: 1000 });
    await expect(chooser(page)).toBeHidden();
    await expect(page.getByRole('columnheader', { name: '最低算法版本' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: '能力' })).toHaveCSS('color', 'rgb(51, 51, 51)');
  });
});
