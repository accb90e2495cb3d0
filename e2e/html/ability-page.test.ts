import { describe, expect, test } from 'vitest';
import { getAbility, getFilters } from '#contract/catalogue/calls.ts';
import type { AbilityDetail, ChipBlock } from '#contract/catalogue/ability.ts';
import { trainingModelTypes } from '#contract/specification/catalogue.ts';
import { lackingTerms } from '#contract/specification/terms.ts';
import { htmlPortal } from './portal.ts';
import { allByRole, byRole, headingOf, type RenderedPage, textOf, textsOf } from './rendered-page.ts';

const { open, call } = await htmlPortal();

const FIRST_TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/**
 * Abilities with their own versions, with points, without labels, with nine kinds of fields, with classes next to
 * fields, and without a cloud service.
 */
const OF_OTHER_KINDS = [21, 28, 29, 39, 55, 64];
const BLOCKS = {
  targetChipData: '目标识别',
  staticData: '静态目标过滤',
  peopleData: '人员信息同步',
  ocrChipData: '文字识别',
} as const;
const LABEL_TYPES = { 2: '检测', 3: '分类' } as const;

const regionOf = ({ document }: RenderedPage, name: string) => byRole(document, 'region', { name });
const expectEach = (text: string, parts: readonly string[]) => {
  expect(parts.filter((part) => !text.includes(part.replace(/\s+/g, ' ').trim()))).toEqual([]);
};

/** Returns a row of chips as the page shows it. */
const chipsOf = ({ labelList }: ChipBlock) =>
  labelList.map(({ labelName, version }) => (version === undefined ? labelName : `${labelName}V${version} 及以上`));

/** Expects classes in a table, or once what they have in common, and fields by the kind that their names begin with. */
const expectLabels = (page: RenderedPage, ability: AbilityDetail) => {
  const section = regionOf(page, '识别标签');
  const classes = ability.label.filter(({ labelType }) => labelType !== 0);
  const facts = classes.map(({ labelName, labelType }) => {
    const options = [
      ability.modelLable?.find((item) => item.labelName === labelName)?.isSupportTargetScore && '可设置信度阈值',
      ability.peopleModelLable?.find((item) => item.labelName === labelName)?.isSyncPersonnelInfo && '可同步人员信息',
      ability.staticModelLable?.find((item) => item.labelName === labelName)?.isStaticObjectFilter && '可过滤静态目标',
    ].filter((option) => typeof option === 'string');
    return { labelName, type: LABEL_TYPES[labelType as keyof typeof LABEL_TYPES], options: options.join('、') };
  });
  const isAlike = new Set(facts.map(({ type, options }) => `${type} ${options}`)).size === 1;
  const rows = allByRole(section, 'row');
  expect(rows).toHaveLength(isAlike || facts.length === 0 ? 0 : facts.length + 1);
  for (const [at, { labelName, type, options }] of facts.entries())
    if (!isAlike)
      expect(textsOf([...(rows[at + 1]?.querySelectorAll('th, td') ?? [])])).toEqual([labelName, type, options || '—']);
  const [first] = facts;
  if (isAlike) expectEach(textOf(section), [`${first?.type}（${facts.length} 个标签）`, first?.options ?? '']);
  const fields = ability.label.filter(({ labelType }) => labelType === 0).map(({ labelName }) => labelName.split('·'));
  expect(textsOf(allByRole(section, 'listitem'))).toEqual([
    ...(isAlike ? classes.map(({ labelName }) => labelName) : []),
    ...fields.map((parts) => parts.at(-1)),
  ]);
  const kinds = fields.map((parts) => (parts.length > 1 ? (parts[0] as string) : '返回内容'));
  const names = [...section.querySelectorAll('dt, summary')].slice(isAlike ? 1 : 0);
  expect(textsOf(names)).toEqual(
    [...new Set(kinds)].map((kind) => `${kind}（${kinds.filter((other) => other === kind).length} 项）`),
  );
};

const expectChips = (page: RenderedPage, ability: AbilityDetail) => {
  const section = regionOf(page, '支持设备');
  for (const [field, caption] of Object.entries(BLOCKS)) {
    const blocks = ability[field as keyof typeof BLOCKS];
    const tables = allByRole(section, 'table', { name: caption });
    expect(tables).toHaveLength(blocks ? 1 : 0);
    for (const block of blocks ?? []) {
      const row = byRole(tables[0] as Element, 'rowheader', { name: block.title }).closest('tr') as Element;
      expect(textsOf(allByRole(row, 'listitem'))).toEqual(chipsOf(block));
    }
  }
};

const expectWays = (page: RenderedPage, ability: AbilityDetail) => {
  const ways = [...(regionOf(page, '使用方式').querySelector('ol')?.children ?? [])];
  expect(ways).toHaveLength(ability.way.length);
  for (const [at, way] of ability.way.entries()) {
    const place = ways[at] as Element;
    expect(allByRole(place, 'heading').map(textOf).join(' ')).toContain(way.name);
    const model = trainingModelTypes.find(({ code }) => code === way.modelType);
    const text = textOf(place);
    const links = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining([way.docUrl, ...(way.trainUrl ? [way.trainUrl] : [])]));
    expect(lackingTerms(text, model?.terms ?? [])).toEqual([]);
    expectEach(text, [
      way.des,
      ...(way.isShowNetWork ? ['需要网络连接'] : []),
      ...(way.guanlan2 ? ['超脑主控 V5.01 及以上'] : []),
      ...(way.verifyModelPackageType ? ['导入前校验模型包'] : []),
      ...(way.typicalSceneType ? [`典型场景编号 ${way.typicalSceneType}`] : []),
    ]);
  }
};

describe('the page of an ability', () => {
  test.each([...FIRST_TEN, ...OF_OTHER_KINDS])(
    '[CAT-05] [CAT-07] [CAT-17] shows everything that the catalogue says of ability %i',
    async (abilityNo) => {
      const ability = (await call(getAbility, { abilityNo })).body.data as AbilityDetail;
      const page = await open(`/open-ability/domain-case-detail/${abilityNo}`);
      expect(headingOf(page)).toBe(ability.abilityName);
      const article = textOf(byRole(page.document, 'article'));
      const { productForms, industryTypes } = (await call(getFilters, {})).body.data;
      const named = (options: readonly { value: number; label: string }[], values: readonly number[]) =>
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
      const pictures = [...page.document.querySelectorAll('main [data-drawing]')].map((picture) =>
        picture.getAttribute('data-drawing'),
      );
      const drawings = [ability.banner.cover, ability.cover, ...ability.scenarios.map(({ pic }) => pic)];
      expect(pictures).toEqual(expect.arrayContaining(drawings));

      expectLabels(page, ability);
      expectEach(
        textOf(regionOf(page, '功能特点')),
        ability.function.flatMap(({ name, title, des }) => [name, title, des]),
      );
      expectEach(
        textOf(regionOf(page, '使用条件')),
        ability.condition.flatMap(({ name, title, des }) => [name, title, ...des]),
      );
      expectEach(
        textOf(regionOf(page, '典型场景')),
        ability.scenarios.flatMap(({ title, attribute }) => [
          title.name,
          title.des,
          ...(attribute ? [attribute.name, ...attribute.des] : []),
        ]),
      );
      const more = ability.scenarios.filter(({ title }) => title.learnMore.status === 1);
      expect(allByRole(regionOf(page, '典型场景'), 'link', { name: '了解更多' })).toHaveLength(more.length);
      expectWays(page, ability);
      expectChips(page, ability);
    },
  );

  test('[CONST-05] says when the ability changed, to the minute, in the time of Shanghai', async () => {
    const page = await open('/open-ability/domain-case-detail/3');
    expect(textOf(byRole(page.document, 'article'))).toMatch(/更新于 2026-10-12(?! *\d\d:)/);
  });
});
