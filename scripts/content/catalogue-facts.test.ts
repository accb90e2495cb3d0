import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { AbilityContent } from '#contract/catalogue/content.ts';
import {
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

/** Number, name, model type, and the figures of C5 in its conditions, apart from the 50 % of occlusion. */
const facts: [number, string, string, string][] = [
  [1, '人员检测', '目标检测', '2.5～4 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素'],
  [2, '口罩佩戴检测', '混合（检测+分类）', '2.5～3.5 m | 10°～30° | −10°～10° | 1920×1080 | 32×32'],
  [3, '安全帽佩戴检测', '混合（检测+分类）', '2.5～4 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素'],
  [4, '中控室玩手机检测', '目标检测', '2.5～3.5 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素'],
  [5, '中控室离岗检测', '目标检测', '2.5～3.5 m | 20°～80° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素'],
  [6, '中控室睡岗检测', '目标检测', '2.5～3.5 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素'],
  [7, '特殊场景打电话检测', '目标检测', '2.5～4 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素'],
  [8, '抽烟检测', '目标检测', '2.5～3.5 m | 10°～30° | −10°～10° | 1920×1080 | 32×32'],
  [9, '防护服穿戴检测', '混合（检测+分类）', '2.5～3.5 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素'],
  [10, '工地着装规范算法包', '混合（检测+分类）', '6～8 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素'],
  [11, '反光衣穿戴检测', '混合（检测+分类）', '2.5～4 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素'],
  [12, '电动自行车检测', '目标检测', '2.5～3.5 m | 20°～45° | −10°～10° | 1920×1080 | 32×32'],
  [13, '工程车辆检测', '目标检测', '6～8 m | 10°～30° | −10°～10° | 1920×1080 | 32×32'],
  [14, '生猪检测', '目标检测', '2.5～3.5 m | 90° | −10°～10° | 1920×1080 | 32×32'],
  [15, '牛只检测', '目标检测', '2.5～4 m | 20°～80° | −10°～10° | 1920×1080 | 32×32'],
  [16, '羊只检测', '目标检测', '2.5～4 m | 20°～80° | −10°～10° | 1920×1080 | 32×32'],
  [17, '垃圾桶满溢检测', '混合（检测+分类）', '2.5～3.5 m | 20°～45° | −10°～10° | 1920×1080 | 32×32'],
  [19, '垃圾袋检测', '目标检测', '2.5～3.5 m | 20°～45° | −10°～10° | 1920×1080 | 32×32'],
  [20, '厨房着装检测', '混合（检测+分类）', '2.5～3.5 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素'],
  [
    21,
    '煤矿矿工着装检测',
    '混合（检测+分类）',
    '2.5～3.5 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素',
  ],
  [23, '煤矿输送带检测', '目标检测', '2.5～3.5 m | 60°～90° | −10°～10° | 1920×1080 | 32×32'],
  [24, '加油站卸油检测', '小目标增强检测', '2.5～4 m | 20°～45° | −10°～10° | 1920×1080 | 16×16'],
  [25, '加油站私自收款检测', '小目标增强检测', '2.5～3.5 m | 20°～45° | −10°～10° | 1920×1080 | 16×16'],
  [26, '电梯入侵检测', '目标检测', '2.5～3.5 m | 60°～90° | −10°～10° | 1920×1080 | 32×32'],
  [28, '人体关键点检测', '关键点', '2.5～4 m | 10°～30° | −10°～10° | 1920×1080 | 64×64'],
  [29, '开放目标检测', '开放目标检测', '2.5～4 m | 20°～80° | −10°～10° | 1920×1080 | 32×32'],
  [30, '加油站行为算法包', '混合（检测+分类）', '2.5～4 m | 20°～45° | −10°～10° | 1280×720 | 48×48 | 8×8'],
  [31, '安全绳佩戴检测', '混合（检测+分类）', '6～8 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素'],
  [32, '叉车检测', '目标检测', '2.5～4 m | 20°～45° | −10°～10° | 1920×1080 | 32×32'],
  [33, '船舶检测', '目标检测', '6～8 m | 10°～30° | −10°～10° | 1920×1080 | 32×32'],
  [34, '船舶类型识别', '混合（检测+分类）', '6～8 m | 10°～30° | −10°～10° | 1920×1080 | 32×32'],
  [35, '身份证识别', '结构化 OCR', '−15°～15° | 4:3～2:1 | 50%'],
  [36, '营业执照识别', '结构化 OCR', '−15°～15° | 50% | 32×16'],
  [37, '驾驶证识别', '结构化 OCR', '−15°～15° | 4:3～2:1 | 50% | 32×16'],
  [38, '护照识别', '结构化 OCR', '−15°～15° | 50%'],
  [39, '混贴发票识别', '目标检测+结构化 OCR', '−15°～15° | 50%'],
  [40, '火车票识别', '结构化 OCR', '−15°～15° | 4:3～2:1 | 50%'],
  [41, '增值税发票识别', '结构化 OCR', '−15°～15° | 4:3～2:1 | 50%'],
  [42, '定额发票识别', '结构化 OCR', '−15°～15° | 50%'],
  [43, '过路费发票识别', '结构化 OCR', '−15°～15° | 50%'],
  [44, '通用机打发票识别', '结构化 OCR', '−15°～15° | 50%'],
  [45, '飞机行程单识别', '结构化 OCR', '−15°～15° | 50%'],
  [46, '救生衣穿戴检测', '混合（检测+分类）', '2.5～4 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素'],
  [47, '非法捕捞检测', '目标检测', '6～8 m | 20°～80° | −10°～10° | 1920×1080 | 32×32'],
  [48, '通用文字识别', 'OCR', '−15°～15° | 1920×1080 | 32×32'],
  [49, '数显仪表识别', 'OCR', '−15°～15° | 70% | 1920×1080 | 32×32'],
  [50, '生产日期识别', 'OCR', '2.5～3.5 m | 60°～90° | −10°～10° | −15°～15° | 1920×1080 | 32×32'],
  [51, '客运汽车发票识别', '结构化 OCR', '−15°～15° | 50%'],
  [52, '出租车发票识别', '结构化 OCR', '−15°～15° | 50%'],
  [53, '卷式发票识别', '结构化 OCR', '−15°～15° | 50%'],
  [54, '购物小票识别', '结构化 OCR', '−15°～15° | 50%'],
  [55, '集装箱号识别', '目标检测+结构化 OCR', '2.5～4 m | 20°～45° | −10°～10° | −15°～15° | 1920×1080 | 32×32'],
  [56, '快递面单识别', '结构化 OCR', '2.5～3.5 m | 90° | −10°～10° | −15°～15° | 4:3～2:1 | 50%'],
  [57, '挂车号识别', 'OCR', '2.5～4 m | 10°～30° | −10°～10° | −15°～15° | 1920×1080 | 32×32'],
  [58, '钢包号识别', 'OCR', '6～8 m | 10°～30° | −10°～10° | −15°～15° | 1920×1080 | 32×32'],
  [59, '铁路货车车号识别', 'OCR', '2.5～3.5 m | 10°～30° | −10°～10° | −15°～15° | 1920×1080 | 32×32'],
  [60, '动车组车组号识别', 'OCR', '2.5～4 m | 20°～45° | −10°～10° | −15°～15° | 1920×1080 | 32×32'],
  [61, '船名识别', 'OCR', '6～8 m | 10°～30° | −10°～10° | −15°～15° | 1920×1080 | 32×32'],
  [62, '门头店招识别', 'OCR', '−15°～15° | 70% | 1920×1080 | 32×32'],
  [63, '图片叠加文字识别', 'OCR', '−15°～15° | 1920×1080 | 32×32'],
  [
    64,
    '地铁隧道标识识别',
    'OCR',
    '2.5～3.5 m | 10°～30° | −10°～10° | −15°～15° | 1280×720 | 高 48～150 像素 | 宽 24～300 像素',
  ],
  [
    65,
    '车门文字识别',
    'OCR',
    '2.5～4 m | 20°～45° | −10°～10° | −15°～15° | 1280×720 | 高 32～200 像素 | 宽 16～500 像素',
  ],
];

const conditionsOf = (ability: AbilityContent) => ability.condition.flatMap(({ des }) => des).join('\n');
const numbersIn = (text: string) => new Set(text.match(/\d+(?:\.\d+)?/g) ?? []);
const known = (abilityNo: number) => byNumber.get(abilityNo) as AbilityContent;
const rangeOf = (...ranges: [number, number][]) =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));

test('[CAT-01] the content has the abilities 1-17, 19-21, 23-26 and 28-65, enabled on every host, and no other', () => {
  expect(enabledAbilities).toHaveLength(62);
  expect(abilities.map(({ abilityNo }) => abilityNo)).toEqual(enabledAbilities);
  const enabled = JSON.parse(
    readFileSync(new URL('../../content/catalogue/enabled-abilities.json', import.meta.url), 'utf8'),
  );
  expect(rangeOf(...(enabled.production as [number, number][]))).toEqual(enabledAbilities);
  expect(rangeOf(...(enabled.test as [number, number][]))).toEqual(enabledAbilities);
});

test.each(facts)('[CAT-10] ability %i, %s, carries its facts', (abilityNo, name, modelType, figures) => {
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
  expect(facts.map(([abilityNo]) => abilityNo)).toEqual(abilities.map(({ abilityNo }) => abilityNo));
  expect(new Set(facts.map(([, name]) => name)).size).toBe(62);
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
