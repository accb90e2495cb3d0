import { expect, expectAccessible, test } from './fixtures.ts';
import { openLive } from './live-page.ts';

/** The abilities that can be trained. */
const TRAINABLE = 29;

test('[CAT-07] [SHELL-06] the section that is being read is marked, up and down the page and on jumps, and none above the first; each can be reached from the head', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLive(page, '/open-ability/domain-case-detail/3');
  const tabs = page.getByRole('navigation', { name: '页内导航' });
  const marked = tabs.locator('[aria-current]');
  const scrollTo = (id: string) => page.evaluate((name) => document.getElementById(name)?.scrollIntoView(), id);
  await expect(marked).toHaveCount(0);
  for (const [id, name] of [
    ['functions', '功能特点'],
    ['ways', '使用方式'],
    ['conditions', '使用条件'],
  ] as const) {
    await scrollTo(id);
    await expect(marked).toHaveText(name);
    await expect(marked).toBeInViewport({ ratio: 1 });
  }
  // A key that is pressed while the page still scrolls is lost.
  const scrolled = await page.evaluateHandle(() => ({
    ended: new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
  }));
  await page.keyboard.press('End');
  await expect(marked).toHaveText('支持设备');
  await scrolled.evaluate(({ ended }) => ended.then(() => {}));
  await page.keyboard.press('Home');
  await expect(marked).toHaveCount(0);
  await expect.poll(() => tabs.getByRole('list').evaluate((list) => list.scrollLeft)).toBe(0);

  await test.step('the sections of the page can be reached from its head', async () => {
    for (const link of await tabs.getByRole('link').all()) {
      const name = await link.innerText();
      await link.click();
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
    }
  });

  await test.step('the cards that are swiped on a phone are moved by the keyboard, too', async () => {
    const row = page.getByRole('list', { name: '功能特点' });
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(row).not.toHaveAttribute('tabindex');
  });
});

test('[CAT-07] a link to a section of the page shows that section below the header', async ({ page }) => {
  await openLive(page, '/');
  await page.getByRole('region', { name: '快速入门' }).getByRole('link', { name: '核对条件' }).click();
  await expect(page).toHaveURL('/open-ability/domain-case-detail/1#conditions');
  const heading = page.getByRole('heading', { level: 2, name: '使用条件', exact: true });
  await expect(heading).toBeInViewport();
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header);
});

test('[CAT-08] the training link leads to the page of its scene, every scene shows its abilities, and one that does not exist says so', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/ai-portal/portal/v1/catalogue/scenes');
  const scenes = (await answer.json()).data as { typicalSceneType: number; abilities: { abilityName: string }[] }[];
  expect(scenes.flatMap(({ abilities }) => abilities)).toHaveLength(TRAINABLE);
  const main = page.getByRole('main');
  const turnTo = (hash: string) =>
    page.evaluate((to) => {
      window.location.hash = to;
    }, hash);

  await test.step('the training link has the shape of the specification and leads to the page of that scene', async () => {
    await openLive(page, '/open-ability/domain-case-detail/10');
    const link = page.getByRole('region', { name: '使用方式' }).getByRole('link', { name: '查看训练场景' });
    const address = '/intellisense/ai-training/console/typical-model/#/23008/typical-model';
    await expect(link).toHaveAttribute('href', address);
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByText('场景编号 23008')).toBeVisible();
  });

  await test.step('every training link shows the scene that it names, with that ability', async () => {
    for (const { typicalSceneType, abilities } of scenes) {
      // Changing only the hash keeps the document.
      await turnTo(`#/${typicalSceneType}/typical-model`);
      await expect(page.getByText(`场景编号 ${typicalSceneType}`)).toBeVisible();
      const names = await main.getByRole('link').allInnerTexts();
      expect(names).toEqual(expect.arrayContaining(abilities.map(({ abilityName }) => abilityName)));
    }
  });

  await test.step('a scene that does not exist says so and leads to the abilities', async () => {
    const missing = page.getByRole('heading', { level: 1, name: '没有这个训练场景' });
    for (const hash of ['#/23007/typical-model', '#/abc', '#/23008/typical-model/x']) {
      await turnTo('#/23008/typical-model');
      await expect(missing).toHaveCount(0);
      await turnTo(hash);
      await expect(missing).toBeVisible();
    }
    await openLive(page, '/intellisense/ai-training/console/typical-model/');
    await expect(missing).toBeVisible();
    await main.getByRole('link', { name: '查看全部能力' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '开放能力' })).toBeVisible();
  });
});
