import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { AbilityContent } from '#contract/catalogue/content.ts';
import {
  abilityFacts,
  abilityGroups,
  coalMineVersion,
  conditionFigures,
  enabledAbilities,
  fieldCounts,
  firstAbilities,
  otherScenesOfTheFirst,
  shownModelTypes,
  trainingScenes,
  withoutTraining,
} from '#contract/specification/catalogue.ts';
import { lackingTerms } from '#contract/specification/terms.ts';

/** Every fact of the catalogue document about single abilities, compared with the content. */

const folder = new URL('../../content/catalogue/abilities/', import.meta.url);
const abilities: AbilityContent[] = (await readdir(folder))
  .sort()
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as AbilityContent);
const byNumber = new Map(abilities.map((ability) => [ability.abilityNo, ability]));

/** C9: an ability has its own scene; 1 to 9 have some of the others. */
const scenesAllowed = (abilityNo: number): readonly number[] => {
  const scene = trainingScenes[abilityNo];
  if (scene !== undefined) return [scene];
  return abilityNo < 10 ? otherScenesOfTheFirst : [];
};

const conditionsOf = (ability: AbilityContent) => ability.condition.flatMap(({ des }) => des).join('\n');
const numbersIn = (text: string) => new Set(text.match(/\d+(?:\.\d+)?/g) ?? []);
const known = (abilityNo: number) => byNumber.get(abilityNo) as AbilityContent;
const rangeOf = (...ranges: [number, number][]) =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));

test('[CAT-01] the content has the abilities 1-17, 19-21, 23-26 and 28-65, enabled on every host, and no other', () => {
  expect(abilities.map(({ abilityNo }) => abilityNo)).toEqual(enabledAbilities);
  const enabled = JSON.parse(
    readFileSync(new URL('../../content/catalogue/enabled-abilities.json', import.meta.url), 'utf8'),
  );
  expect(rangeOf(...(enabled.production as [number, number][]))).toEqual(enabledAbilities);
  expect(rangeOf(...(enabled.test as [number, number][]))).toEqual(enabledAbilities);
});

test.each(abilityFacts)('[CAT-10] ability %i, %s, carries its facts', (abilityNo, name, modelType, figures) => {
  const ability = known(abilityNo);
  expect([ability.abilityName, ability.modelTypeCn, ability.onlineExperience]).toEqual([name, modelType, true]);
  const training = ability.way.filter(({ type }) => type === 4);
  const scenes = scenesAllowed(abilityNo);
  expect(training).toHaveLength(scenes.length === 0 ? 0 : 1);
  expect(training.filter(({ typicalSceneType }) => !scenes.includes(typicalSceneType as number))).toEqual([]);
  const conditions = conditionsOf(ability);
  for (const figure of figures.split(' | ')) expect(conditions).toContain(figure);
  expect(conditions).toContain('遮挡超过 50%');
  const allowed = numbersIn(`${figures} 50`);
  expect([...numbersIn(conditions)].filter((number) => !allowed.has(number))).toEqual([]);
});

test('[CAT-02] every group of the document has its ability', () => {
  expect(abilityFacts.map(([abilityNo]) => abilityNo)).toEqual(enabledAbilities);
  expect(new Set(abilityFacts.map(([, name]) => name)).size).toBe(enabledAbilities.length);
  const unmet = abilityGroups.filter(({ terms }) =>
    abilities.every(({ abilityName }) => lackingTerms(abilityName, terms).length > 0),
  );
  expect(unmet).toEqual([]);
});

test.each(firstAbilities)('[CAT-02] ability $abilityNo is $meaning', ({ abilityNo, terms }) => {
  expect(lackingTerms(known(abilityNo).abilityName, terms)).toEqual([]);
});

test('[CAT-04] [CAT-18] each ability that the document gives a scene is trained from it, and the first nine from the others', () => {
  const sceneOf = (abilityNo: number) => known(abilityNo).way.find(({ type }) => type === 4)?.typicalSceneType;
  const named = Object.keys(trainingScenes).map(Number);
  expect(Object.fromEntries(named.map((abilityNo) => [abilityNo, sceneOf(abilityNo)]))).toEqual(trainingScenes);
  for (const abilityNo of rangeOf([1, 9])) expect(otherScenesOfTheFirst).toContain(sceneOf(abilityNo));
});

test('[CAT-04] abilities that the document names have no training way, all others have one', () => {
  const lacking = withoutTraining.filter((abilityNo) => enabledAbilities.includes(abilityNo));
  const untrained = abilities.filter(({ way }) => way.every(({ type }) => type !== 4));
  expect(untrained.map(({ abilityNo }) => abilityNo)).toEqual(lacking);
});

test('[CAT-13] the content names no minimum version but that of H9 for the coal mine', () => {
  const named = abilities.flatMap(({ abilityNo, targetChipData, staticData, peopleData, ocrChipData }) =>
    [targetChipData, staticData, peopleData, ocrChipData]
      .flatMap((chips) => chips ?? [])
      .flatMap((chip) => (typeof chip === 'number' ? [] : [{ abilityNo, ...chip }])),
  );
  expect(new Set(named.map((chip) => JSON.stringify(chip)))).toEqual(
    new Set([21, 23].map((abilityNo) => JSON.stringify({ abilityNo, ...coalMineVersion }))),
  );
  const texts = JSON.stringify(abilities, (key, value) =>
    key === 'version' || key === 'updateTime' ? undefined : value,
  );
  expect(texts.match(/\d+\.\d+\.\d+/g)).toBe(null);
});

test('[CAT-19] pixels are those of the document, on the abilities they belong to', () => {
  const having = (figure: string) =>
    abilities.filter((ability) => conditionsOf(ability).includes(figure)).map(({ abilityNo }) => abilityNo);
  const { exceptions, behaviourPack, pixels, personWidth } = conditionFigures;
  expect(having(exceptions.gasStation)).toEqual([24, 25]);
  expect(having(exceptions.keypoints)).toEqual([28]);
  expect(having(behaviourPack.headAndShoulder)).toEqual([30]);
  expect(having(`${behaviourPack.cigaretteOrPhone} 像素`)).toEqual(expect.arrayContaining([30]));
  expect(having(exceptions.licences)).toEqual([36, 37]);
  expect(having(behaviourPack.frame)).toEqual([30, 64, 65]);
  const { frame, headAndShoulder, cigaretteOrPhone } = behaviourPack;
  expect(conditionsOf(known(30))).toMatch(new RegExp(`${frame}[^。]*头肩[^。]*${headAndShoulder}`));
  expect(conditionsOf(known(30))).toMatch(new RegExp(`(香烟|手机)[^。]*${cigaretteOrPhone}`));
  expect(conditionsOf(known(2))).toContain(`人脸不小于 ${pixels}`);
  const persons = abilities.filter(({ label }) => label.some(({ labelName }) => labelName === '人员'));
  for (const person of persons.filter(({ abilityNo }) => abilityNo !== 29))
    expect(conditionsOf(person)).toMatch(new RegExp(`人员[^。]*不小于 ${personWidth} 像素`));
});

test('[CAT-20] heights, angles, shares and text sizes are those of the document', () => {
  const { heights, pitches, tilt, textAngle, aspect, occlusion, subwayMarker, vehicleDoor } = conditionFigures;
  const all = abilities.map(conditionsOf).join('\n');
  for (const figure of [...heights.map((height) => `${height} m`), ...pitches, aspect]) expect(all).toContain(figure);
  for (const ability of abilities) expect(conditionsOf(ability)).toContain(`遮挡超过 ${occlusion}`);
  const installed = abilities.filter((ability) => conditionsOf(ability).includes('架设高度'));
  expect(installed.length).toBeGreaterThan(35);
  const either = (figures: readonly string[]) => figures.join('|').replaceAll('.', '\\.');
  for (const ability of installed) {
    const text = conditionsOf(ability);
    expect(text).toMatch(new RegExp(`架设高度建议 (${either(heights)}) m`));
    expect(text).toMatch(new RegExp(`俯仰角建议 (${either(pitches)})`));
    expect(text).toContain(tilt);
  }
  const readsText = ({ modelTypeCn }: AbilityContent) =>
    shownModelTypes.some((type) => type.readsText && lackingTerms(modelTypeCn, type.terms).length === 0);
  const read = abilities.filter(readsText);
  expect(read).toHaveLength(29);
  for (const ability of read) expect(conditionsOf(ability)).toContain(textAngle);
  const share = (figure: string) =>
    read
      .filter((ability) => new RegExp(`占(?:到)?画面(?:的)? ${figure} 以上`).test(conditionsOf(ability)))
      .map(({ abilityNo }) => abilityNo);
  expect(share(conditionFigures.shareOfMetersAndShopSigns)).toEqual([49, 62]);
  expect(share(conditionFigures.share)).toEqual([...rangeOf([35, 45], [51, 54]), 56]);
  const sized = ({ frame, height, width }: { frame: string; height: string; width: string }) =>
    new RegExp(`${frame}[^。]*高 ${height} 像素、宽 ${width} 像素`);
  expect(conditionsOf(known(64))).toMatch(sized(subwayMarker));
  expect(conditionsOf(known(65))).toMatch(sized(vehicleDoor));
});

/** C9: nine kinds of pasted tickets with 58 fields in all, each field as the ability of its kind names it. */
test('[CAT-12] the fields of documents are as many as the document says, and named alike wherever they stand', () => {
  const labels = (abilityNo: number, type: number) =>
    known(abilityNo)
      .label.filter(({ labelType }) => labelType === type)
      .map(({ labelName }) => labelName);
  expect(labels(35, 0)).toHaveLength(fieldCounts.idCard);
  expect(labels(40, 0)).toHaveLength(fieldCounts.trainTicket);
  expect(labels(28, 0)).toHaveLength(fieldCounts.keypoints);
  expect(labels(39, 2)).toHaveLength(fieldCounts.invoiceKinds);
  const mixed = labels(39, 0);
  expect(mixed).toHaveLength(fieldCounts.mixedInvoices);
  const kinds = {
    火车票: 40,
    增值税发票: 41,
    定额发票: 42,
    过路费发票: 43,
    机打发票: 44,
    飞机行程单: 45,
    客运汽车发票: 51,
    出租车发票: 52,
    卷式发票: 53,
  };
  expect(labels(39, 2)).toEqual(Object.keys(kinds));
  expect(mixed).toEqual(
    Object.entries(kinds).flatMap(([kind, abilityNo]) => labels(abilityNo, 0).map((field) => `${kind}·${field}`)),
  );
});

test('each ability has its own texts: no text, scenario or function block occurs twice', () => {
  const texts = abilities.flatMap(({ abilityNo, description, function: blocks, scenarios, condition, way }) =>
    [
      description,
      ...blocks.flatMap(({ title, des }) => [title, des]),
      ...scenarios.flatMap(({ title, attribute }) => [
        title.name,
        title.des,
        attribute?.des.join() ?? `none ${abilityNo} ${title.name}`,
      ]),
      ...condition.map(({ title }) => title),
      ...way.map(({ des }) => des),
    ].map((text) => `${text}`),
  );
  const seen = new Set<string>();
  expect(texts.filter((text) => seen.size === seen.add(text).size)).toEqual([]);
});

test('no text but the conditions states a figure, apart from counts of fields and the main control version', () => {
  const figures = abilities.flatMap(({ abilityNo, description, function: blocks, scenarios, way }) => {
    const text = [
      description,
      ...blocks.flatMap(({ title, des }) => [title, des]),
      ...scenarios.flatMap(({ title, attribute }) => [title.name, title.des, ...(attribute?.des ?? [])]),
      ...way.map(({ des }) => des),
    ].join('\n');
    const measured = text.match(/\d+(?:\.\d+)?\s*(?:米|m\b|像素|%|度|°|毫秒|秒|分钟|帧|路|倍|万)/g) ?? [];
    return measured.map((figure) => `${abilityNo}: ${figure}`);
  });
  expect(figures).toEqual([]);
});

/** One word for one thing, in the abilities and on the pages that show them. */
const sayInstead: [string, RegExp][] = [
  ['静态目标过滤', /静态物体|静物|静止物|静态(?:目标)?滤除|静态过滤/],
  ['置信度', /得分|分数|评分/],
  ['阈值', /门槛/],
  ['俯仰角', /俯角|(?<!俯)仰角/],
  ['支持人员信息同步', /支持同步人员信息/],
  ['位置框', /矩形框|检测框/],
  ['校验码', /校验位/],
  ['电动自行车', /电动车/],
  ['产品形态', /支持形态/],
];
test.each(sayInstead)('what is called %s has no other word: %s', (_said, refused) => {
  const pages = readFileSync(new URL('../../content/texts/zh-CN/catalogue/catalogue.json', import.meta.url), 'utf8');
  const texts = [...abilities.map((ability) => JSON.stringify(ability)), pages];
  const around = new RegExp(`.{0,9}(?:${refused.source}).{0,9}`, 'g');
  expect(texts.flatMap((text) => text.match(around) ?? [])).toEqual([]);
});
