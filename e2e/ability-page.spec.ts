import type { Page } from '@playwright/test';
import type { AbilityDetail, ChipBlock } from '../contract/catalogue/ability.ts';
import { trainingModelTypes } from '../contract/specification/catalogue.ts';
import { lackingTerms } from '../contract/specification/terms.ts';
import { expect, test } from './fixtures.ts';
import { openLive } from './live-page.ts';

interface Option {
  value: number;
  label: string;
}
const FIRST_TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/**
 * Abilities with versions of their own, points, no labels of their own, nine kinds of fields, classes next to fields,
 * and no cloud service.
 */
const OF_OTHER_KINDS = [21, 28, 29, 39, 55, 64];
const TRAINABLE = 29;
const BLOCKS = {
  targetChipData: '目标识别',
  staticData: '静态目标过滤',
  peopleData: '人员信息同步',
  ocrChipData: '文字识别',
} as const;
const LABEL_TYPES = { 2: '检测', 3: '分类' } as const;

async function textOf(page: Page, region: string): Promise<string> {
  return (await page.getByRole('region', { name: region, exact: true }).textContent()) as string;
}

const expectEach = (text: string, parts: readonly string[]) => {
  expect(parts.filter((part) => !text.includes(part))).toEqual([]);
};

/** Returns a row of chips as the page shows it. */
const chipsOf = ({ labelList }: ChipBlock) =>
  labelList.map(({ labelName, version }) => (version === undefined ? labelName : `${labelName}V${version} 及以上`));

/** Expects classes in a table, and fields by the kind that their names begin with. */
async function expectLabels(page: Page, ability: AbilityDetail): Promise<void> {
  const section = page.getByRole('region', { name: '识别标签' });
  const classes = ability.label.filter(({ labelType }) => labelType !== 0);
  const rows = section.getByRole('row');
  await expect(rows).toHaveCount(classes.length > 0 ? classes.length + 1 : 0);
  for (const [at, { labelName, labelType }] of classes.entries()) {
    const options = [
      ability.modelLable?.find((item) => item.labelName === labelName)?.isSupportTargetScore && '可设置信度阈值',
      ability.peopleModelLable?.find((item) => item.labelName === labelName)?.isSyncPersonnelInfo && '可同步人员信息',
      ability.staticModelLable?.find((item) => item.labelName === labelName)?.isStaticObjectFilter && '可过滤静态目标',
    ].filter((option) => typeof option === 'string');
    await expect(rows.nth(at + 1).locator('th, td')).toHaveText([
      labelName,
      LABEL_TYPES[labelType as keyof typeof LABEL_TYPES],
      options.join('、') || '—',
    ]);
  }
  const fields = ability.label.filter(({ labelType }) => labelType === 0).map(({ labelName }) => labelName.split('·'));
  await expect(section.getByRole('listitem')).toHaveText(fields.map((parts) => parts.at(-1) as string));
  const kinds = fields.map((parts) => (parts.length > 1 ? (parts[0] as string) : '返回内容'));
  await expect(section.getByRole('term')).toHaveText(
    [...new Set(kinds)].map((kind) => `${kind}（${kinds.filter((other) => other === kind).length} 项）`),
  );
}

async function expectChips(page: Page, ability: AbilityDetail): Promise<void> {
  const section = page.getByRole('region', { name: '支持设备' });
  for (const [field, caption] of Object.entries(BLOCKS)) {
    const blocks = ability[field as keyof typeof BLOCKS];
    const table = section.getByRole('table', { name: caption, exact: true });
    await expect(table).toHaveCount(blocks ? 1 : 0);
    for (const block of blocks ?? []) {
      const row = table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: block.title, exact: true }) });
      await expect(row.getByRole('listitem')).toHaveText(chipsOf(block));
    }
  }
}

async function expectWays(page: Page, ability: AbilityDetail): Promise<void> {
  const ways = page.getByRole('region', { name: '使用方式' }).locator('ol > li');
  await expect(ways).toHaveCount(ability.way.length);
  for (const [at, way] of ability.way.entries()) {
    await expect(ways.nth(at).getByRole('heading', { name: way.name })).toBeVisible();
    const model = trainingModelTypes.find(({ code }) => code === way.modelType);
    const text = (await ways.nth(at).textContent()) as string;
    expect(lackingTerms(text, model?.terms ?? [])).toEqual([]);
    expectEach(text, [
      way.des,
      ...(way.isShowNetWork ? ['需要网络连接'] : []),
      ...(way.guanlan2 ? ['超脑主控 V5.01 及以上'] : []),
      ...(way.verifyModelPackageType ? ['导入前校验模型包'] : []),
      ...(way.typicalSceneType ? [`典型场景编号 ${way.typicalSceneType}`] : []),
    ]);
  }
}

for (const abilityNo of [...FIRST_TEN, ...OF_OTHER_KINDS])
  test(`[CAT-05] [CAT-07] the page of ability ${abilityNo} shows everything that the catalogue says of it`, async ({
    page,
    request,
  }) => {
    const answer = await request.get(`/api/ai-portal/portal/v1/catalogue/ability/detail?abilityNo=${abilityNo}`);
    const ability = (await answer.json()).data as AbilityDetail;
    await page.goto(`/open-ability/domain-case-detail/${abilityNo}`);

    await expect(page.getByRole('heading', { level: 1, name: ability.abilityName, exact: true })).toBeVisible();
    const article = (await page.getByRole('article').textContent()) as string;
    const { productForms, industryTypes } = (
      await (await request.get('/api/ai-portal/portal/v1/catalogue/filters')).json()
    ).data as Record<string, Option[]>;
    const named = (options: readonly Option[] = [], values: readonly number[]) =>
      options.filter(({ value }) => values.includes(value)).map(({ label }) => label);
    expectEach(article, [
      ability.description,
      ability.modelTypeCn,
      ability.downloadName,
      ...named(productForms, ability.productForms),
      ...named(industryTypes, ability.industryTypes),
    ]);
    expect(ability.onlineExperience).toBe(true);
    expect(article).toContain('在线体验');
    const pictures = await page.locator('main use').evaluateAll((uses) => uses.map((use) => use.getAttribute('href')));
    const drawings = [ability.banner.cover, ability.cover, ...ability.scenarios.map(({ pic }) => pic)];
    expect(pictures).toEqual(expect.arrayContaining(drawings.map((drawing) => `${drawing}#drawing`)));

    await expectLabels(page, ability);
    expectEach(
      await textOf(page, '功能特点'),
      ability.function.flatMap(({ name, title, des }) => [name, title, des]),
    );
    expectEach(
      await textOf(page, '使用条件'),
      ability.condition.flatMap(({ name, title, des }) => [name, title, ...des]),
    );
    expectEach(
      await textOf(page, '典型场景'),
      ability.scenarios.flatMap(({ title, attribute }) => [
        title.name,
        title.des,
        ...(attribute ? [attribute.name, ...attribute.des] : []),
      ]),
    );
    const more = ability.scenarios.filter(({ title }) => title.learnMore.status === 1);
    await expect(page.getByRole('region', { name: '典型场景' }).getByRole('link', { name: '了解更多' })).toHaveCount(
      more.length,
    );
    await expectWays(page, ability);
    await expectChips(page, ability);
  });

test('[CONST-05] the page says when the ability changed, to the minute, in the time of Shanghai', async ({ page }) => {
  await page.goto('/open-ability/domain-case-detail/3');
  await expect(page.getByText('更新于 2026-10-12 09:30')).toBeVisible();
});

test('[CAT-07] the sections of the page can be reached from its head', async ({ page }) => {
  await openLive(page, '/open-ability/domain-case-detail/3');
  const links = page.getByRole('navigation', { name: '页内导航' }).getByRole('link');
  for (const link of await links.all()) {
    const name = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
  }
});

test('[CAT-07] a link to a section of the page shows that section below the header', async ({ page }) => {
  await openLive(page, '/');
  await page.getByRole('region', { name: '快速入门' }).getByRole('link', { name: '核对条件' }).click();
  await expect(page).toHaveURL('/open-ability/domain-case-detail/3#conditions');
  const heading = page.getByRole('heading', { level: 2, name: '使用条件', exact: true });
  await expect(heading).toBeInViewport();
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header);
});

test('[CAT-08] the training link has the shape of the specification and leads to the page of that scene', async ({
  page,
}) => {
  await openLive(page, '/open-ability/domain-case-detail/10');
  const link = page.getByRole('region', { name: '使用方式' }).getByRole('link', { name: '查看训练场景' });
  const address = '/intellisense/ai-training/console/typical-model/#/23008/typical-model';
  await expect(link).toHaveAttribute('href', address);
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText('场景编号 23008')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '工地着装规范算法包' }).click();
  await expect(page).toHaveURL('/open-ability/domain-case-detail/10');
});

test('[CAT-08] every training link shows the scene that it names, with that ability', async ({ page, request }) => {
  const answer = await request.get('/api/ai-portal/portal/v1/catalogue/scenes');
  const scenes = (await answer.json()).data as { typicalSceneType: number; abilities: { abilityName: string }[] }[];
  expect(scenes.flatMap(({ abilities }) => abilities)).toHaveLength(TRAINABLE);
  await openLive(page, '/intellisense/ai-training/console/typical-model/');
  for (const { typicalSceneType, abilities } of scenes) {
    // Changing only the hash keeps the document.
    await page.goto(`/intellisense/ai-training/console/typical-model/#/${typicalSceneType}/typical-model`);
    await expect(page.getByText(`场景编号 ${typicalSceneType}`)).toBeVisible();
    for (const { abilityName } of abilities)
      await expect(page.getByRole('main').getByRole('link', { name: abilityName, exact: true })).toBeVisible();
  }
});

test('[CAT-08] a scene that does not exist says so and leads to the abilities', async ({ page }) => {
  for (const hash of ['', '#/23007/typical-model', '#/99999/typical-model', '#/abc', '#/23008/typical-model/x']) {
    await page.goto('about:blank');
    await openLive(page, `/intellisense/ai-training/console/typical-model/${hash}`);
    await expect(page.getByRole('heading', { level: 1, name: '没有这个训练场景' })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: '查看全部能力' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '开放能力' })).toBeVisible();
});
