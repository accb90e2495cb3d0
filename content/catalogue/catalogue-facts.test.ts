import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type AbilityContent, abilityContent } from '#contract/catalogue/ability.ts';
import { modelTypesShown } from '#contract/catalogue/filters.ts';

/** Every fact of the catalogue document about single abilities, held against the content. */

const folder = new URL('abilities/', import.meta.url);
const abilities: AbilityContent[] = (await readdir(folder))
  .sort()
  .map((file) => abilityContent.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))));
const byNumber = new Map(abilities.map((ability) => [ability.abilityNo, ability]));

/** C9: the scenes of 1 to 9 are some of these. */
const firstScenes = [23001, 23004, 23006, 23014, 23015, 23016, 23017, 23018];
const scenesAllowed = (scene: number | 'first' | null) =>
  scene === 'first' ? firstScenes : scene === null ? [] : [scene];

/** Number, name, model type, training scene (C9), figures of C5 that its conditions carry, beside the 50 % of occlusion. */
const facts: [number, string, string, number | 'first' | null, string][] = [
  [1, '人员检测', '目标检测', 'first', '2.5～4 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素'],
  [2, '口罩佩戴检测', '混合（检测+分类）', 'first', '2.5～3.5 m | 10°～30° | −10°～10° | 1920×1080 | 32×32'],
  [
    3,
    '安全帽佩戴检测',
    '混合（检测+分类）',
    'first',
    '2.5～4 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素',
  ],
  [
    4,
    '中控室玩手机检测',
    '目标检测',
    'first',
    '2.5～3.5 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素',
  ],
  [5, '中控室离岗检测', '目标检测', 'first', '2.5～3.5 m | 20°～80° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素'],
  [6, '中控室睡岗检测', '目标检测', 'first', '2.5～3.5 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素'],
  [
    7,
    '特殊场景打电话检测',
    '目标检测',
    'first',
    '2.5～4 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素',
  ],
  [8, '抽烟检测', '目标检测', 'first', '2.5～3.5 m | 10°～30° | −10°～10° | 1920×1080 | 32×32'],
  [
    9,
    '防护服穿戴检测',
    '混合（检测+分类）',
    'first',
    '2.5～3.5 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素',
  ],
  [
    10,
    '工地着装规范算法包',
    '混合（检测+分类）',
    23008,
    '6～8 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素',
  ],
  [
    11,
    '反光衣穿戴检测',
    '混合（检测+分类）',
    23009,
    '2.5～4 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素',
  ],
  [12, '电动自行车检测', '目标检测', 23010, '2.5～3.5 m | 20°～45° | −10°～10° | 1920×1080 | 32×32'],
  [13, '工程车辆检测', '目标检测', 23019, '6～8 m | 10°～30° | −10°～10° | 1920×1080 | 32×32'],
  [14, '生猪检测', '目标检测', 23003, '2.5～3.5 m | 90° | −10°～10° | 1920×1080 | 32×32'],
  [15, '牛只检测', '目标检测', 23011, '2.5～4 m | 20°～80° | −10°～10° | 1920×1080 | 32×32'],
  [16, '羊只检测', '目标检测', 23005, '2.5～4 m | 20°～80° | −10°～10° | 1920×1080 | 32×32'],
  [17, '垃圾桶满溢检测', '混合（检测+分类）', 23002, '2.5～3.5 m | 20°～45° | −10°～10° | 1920×1080 | 32×32'],
  [19, '垃圾袋检测', '目标检测', 23012, '2.5～3.5 m | 20°～45° | −10°～10° | 1920×1080 | 32×32'],
  [
    20,
    '厨房着装检测',
    '混合（检测+分类）',
    23013,
    '2.5～3.5 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素',
  ],
  [
    21,
    '煤矿矿工着装检测',
    '混合（检测+分类）',
    23025,
    '2.5～3.5 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素',
  ],
  [23, '煤矿输送带检测', '目标检测', null, '2.5～3.5 m | 60°～90° | −10°～10° | 1920×1080 | 32×32'],
  [24, '加油站卸油检测', '小目标增强检测', null, '2.5～4 m | 20°～45° | −10°～10° | 1920×1080 | 16×16'],
  [25, '加油站私自收款检测', '小目标增强检测', null, '2.5～3.5 m | 20°～45° | −10°～10° | 1920×1080 | 16×16'],
  [26, '电梯入侵检测', '目标检测', 23026, '2.5～3.5 m | 60°～90° | −10°～10° | 1920×1080 | 32×32'],
  [28, '人体关键点检测', '关键点', null, '2.5～4 m | 10°～30° | −10°～10° | 1920×1080 | 64×64'],
  [29, '开放目标检测', '开放目标检测', null, '2.5～4 m | 20°～80° | −10°～10° | 1920×1080 | 32×32'],
  [30, '加油站行为算法包', '混合（检测+分类）', null, '2.5～4 m | 20°～45° | −10°～10° | 1280×720 | 48×48 | 8×8'],
  [
    31,
    '安全绳佩戴检测',
    '混合（检测+分类）',
    null,
    '6～8 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素',
  ],
  [32, '叉车检测', '目标检测', 23027, '2.5～4 m | 20°～45° | −10°～10° | 1920×1080 | 32×32'],
  [33, '船舶检测', '目标检测', null, '6～8 m | 10°～30° | −10°～10° | 1920×1080 | 32×32'],
  [34, '船舶类型识别', '混合（检测+分类）', null, '6～8 m | 10°～30° | −10°～10° | 1920×1080 | 32×32'],
  [35, '身份证识别', '结构化 OCR', null, '−15°～15° | 4:3～2:1 | 50%'],
  [36, '营业执照识别', '结构化 OCR', null, '−15°～15° | 50% | 32×16'],
  [37, '驾驶证识别', '结构化 OCR', null, '−15°～15° | 4:3～2:1 | 50% | 32×16'],
  [38, '护照识别', '结构化 OCR', null, '−15°～15° | 50%'],
  [39, '混贴发票识别', '目标检测+结构化 OCR', null, '−15°～15° | 50%'],
  [40, '火车票识别', '结构化 OCR', null, '−15°～15° | 4:3～2:1 | 50%'],
  [41, '增值税发票识别', '结构化 OCR', null, '−15°～15° | 4:3～2:1 | 50%'],
  [42, '定额发票识别', '结构化 OCR', null, '−15°～15° | 50%'],
  [43, '过路费发票识别', '结构化 OCR', null, '−15°～15° | 50%'],
  [44, '通用机打发票识别', '结构化 OCR', null, '−15°～15° | 50%'],
  [45, '飞机行程单识别', '结构化 OCR', null, '−15°～15° | 50%'],
  [
    46,
    '救生衣穿戴检测',
    '混合（检测+分类）',
    23020,
    '2.5～4 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素',
  ],
  [47, '非法捕捞检测', '目标检测', 23021, '6～8 m | 20°～80° | −10°～10° | 1920×1080 | 32×32'],
  [48, '通用文字识别', 'OCR', 23022, '−15°～15° | 1920×1080 | 32×32'],
  [49, '数显仪表识别', 'OCR', 23024, '−15°～15° | 70% | 1920×1080 | 32×32'],
  [50, '生产日期识别', 'OCR', 23023, '2.5～3.5 m | 60°～90° | −10°～10° | −15°～15° | 1920×1080 | 32×32'],
  [51, '客运汽车发票识别', '结构化 OCR', null, '−15°～15° | 50%'],
  [52, '出租车发票识别', '结构化 OCR', null, '−15°～15° | 50%'],
  [53, '卷式发票识别', '结构化 OCR', null, '−15°～15° | 50%'],
  [54, '购物小票识别', '结构化 OCR', null, '−15°～15° | 50%'],
  [55, '集装箱号识别', '目标检测+结构化 OCR', 23028, '2.5～4 m | 20°～45° | −10°～10° | −15°～15° | 1920×1080 | 32×32'],
  [56, '快递面单识别', '结构化 OCR', null, '2.5～3.5 m | 90° | −10°～10° | −15°～15° | 4:3～2:1 | 50%'],
  [57, '挂车号识别', 'OCR', null, '2.5～4 m | 10°～30° | −10°～10° | −15°～15° | 1920×1080 | 32×32'],
  [58, '钢包号识别', 'OCR', 23029, '6～8 m | 10°～30° | −10°～10° | −15°～15° | 1920×1080 | 32×32'],
  [59, '铁路货车车号识别', 'OCR', null, '2.5～3.5 m | 10°～30° | −10°～10° | −15°～15° | 1920×1080 | 32×32'],
  [60, '动车组车组号识别', 'OCR', null, '2.5～4 m | 20°～45° | −10°～10° | −15°～15° | 1920×1080 | 32×32'],
  [61, '船名识别', 'OCR', null, '6～8 m | 10°～30° | −10°～10° | −15°～15° | 1920×1080 | 32×32'],
  [62, '门头店招识别', 'OCR', null, '−15°～15° | 70% | 1920×1080 | 32×32'],
  [63, '图片叠加文字识别', 'OCR', null, '−15°～15° | 1920×1080 | 32×32'],
  [
    64,
    '地铁隧道标识识别',
    'OCR',
    null,
    '2.5～3.5 m | 10°～30° | −10°～10° | −15°～15° | 1280×720 | 高 48～150 像素 | 宽 24～300 像素',
  ],
  [
    65,
    '车门文字识别',
    'OCR',
    null,
    '2.5～4 m | 20°～45° | −10°～10° | −15°～15° | 1280×720 | 高 32～200 像素 | 宽 16～500 像素',
  ],
];

const conditionsOf = (ability: AbilityContent) => ability.condition.flatMap(({ des }) => des).join('\n');
const numbersIn = (text: string) => new Set(text.match(/\d+(?:\.\d+)?/g) ?? []);
const known = (abilityNo: number) => byNumber.get(abilityNo) as AbilityContent;
const rangeOf = (...ranges: [number, number][]) =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));

test('[CAT-01] the content has the abilities 1-17, 19-21, 23-26 and 28-65, enabled on every host, and no other', () => {
  const numbers = rangeOf([1, 17], [19, 21], [23, 26], [28, 65]);
  expect(numbers).toHaveLength(62);
  expect(abilities.map(({ abilityNo }) => abilityNo)).toEqual(numbers);
  const enabled = JSON.parse(readFileSync(new URL('enabled-abilities.json', import.meta.url), 'utf8'));
  expect(rangeOf(...(enabled.production as [number, number][]))).toEqual(numbers);
  expect(rangeOf(...(enabled.test as [number, number][]))).toEqual(numbers);
});

test.each(facts)('[CAT-10] ability %i, %s, carries its facts', (abilityNo, name, modelType, scene, figures) => {
  const ability = known(abilityNo);
  expect([ability.abilityName, ability.modelTypeCn, ability.onlineExperience]).toEqual([name, modelType, true]);
  const training = ability.way.filter(({ type }) => type === 4);
  expect(training).toHaveLength(scene === null ? 0 : 1);
  const trainedFrom = training.map(({ typicalSceneType }) => typicalSceneType);
  expect(trainedFrom.filter((one) => !scenesAllowed(scene).includes(one as number))).toEqual([]);
  const conditions = conditionsOf(ability);
  for (const figure of figures.split(' | ')) expect(conditions).toContain(figure);
  expect(conditions).toContain('遮挡超过 50%');
  const allowed = numbersIn(`${figures} 50`);
  expect([...numbersIn(conditions)].filter((number) => !allowed.has(number))).toEqual([]);
});

test('[CAT-02] every group of the document has its ability', () => {
  expect(facts.map(([abilityNo]) => abilityNo)).toEqual(abilities.map(({ abilityNo }) => abilityNo));
  expect(new Set(facts.map(([, name]) => name)).size).toBe(62);
});

test('[CAT-04] abilities that the document names have no training way, all others have one', () => {
  const lacking = rangeOf([23, 25], [28, 31], [33, 45], [51, 54], [56, 57], [59, 65]);
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
    new Set([21, 23].map((abilityNo) => JSON.stringify({ abilityNo, chipId: 33, version: '3.0.1' }))),
  );
  const texts = JSON.stringify(abilities, (key, value) =>
    key === 'version' || key === 'updateTime' ? undefined : value,
  );
  expect(texts.match(/\d+\.\d+\.\d+/g)).toBe(null);
});

test('[CAT-19] pixels are those of the document, on the abilities they belong to', () => {
  const having = (figure: string) =>
    abilities.filter((ability) => conditionsOf(ability).includes(figure)).map(({ abilityNo }) => abilityNo);
  expect(having('16×16')).toEqual([24, 25]);
  expect(having('64×64')).toEqual([28]);
  expect(having('48×48')).toEqual([30]);
  expect(having('8×8 像素')).toEqual(expect.arrayContaining([30]));
  expect(having('32×16')).toEqual([36, 37]);
  expect(having('1280×720')).toEqual([30, 64, 65]);
  expect(conditionsOf(known(30))).toMatch(/1280×720[^。]*头肩[^。]*48×48/);
  expect(conditionsOf(known(30))).toMatch(/(香烟|手机)[^。]*8×8/);
  expect(conditionsOf(known(2))).toMatch(/人脸不小于 32×32/);
  const persons = abilities.filter(({ label }) => label.some(({ labelName }) => labelName === '人员'));
  for (const person of persons.filter(({ abilityNo }) => abilityNo !== 29))
    expect(conditionsOf(person)).toMatch(/人员[^。]*不小于 40 像素/);
});

test('[CAT-20] heights, angles, shares and text sizes are those of the document', () => {
  const all = abilities.map(conditionsOf).join('\n');
  for (const figure of [
    '6～8 m',
    '2.5～3.5 m',
    '2.5～4 m',
    '20°～45°',
    '20°～80°',
    '10°～30°',
    '60°～90°',
    '90°',
    '4:3～2:1',
  ])
    expect(all).toContain(figure);
  const installed = abilities.filter((ability) => conditionsOf(ability).includes('架设高度'));
  expect(installed.length).toBeGreaterThan(35);
  for (const ability of installed) {
    const text = conditionsOf(ability);
    expect(text).toMatch(/架设高度建议 (6～8|2\.5～3\.5|2\.5～4) m/);
    expect(text).toMatch(/俯仰角建议 (20°～45°|20°～80°|10°～30°|60°～90°|90°)/);
    expect(text).toContain('−10°～10°');
  }
  const read = abilities.filter(({ modelTypeCn }) => [3, 4].includes(modelTypesShown[modelTypeCn]));
  expect(read).toHaveLength(29);
  for (const ability of read) expect(conditionsOf(ability)).toContain('−15°～15°');
  const share = (figure: string) =>
    read
      .filter((ability) => new RegExp(`占(?:到)?画面(?:的)? ${figure} 以上`).test(conditionsOf(ability)))
      .map(({ abilityNo }) => abilityNo);
  expect(share('70%')).toEqual([49, 62]);
  expect(share('50%')).toEqual([...rangeOf([35, 45], [51, 54]), 56]);
  expect(conditionsOf(known(64))).toMatch(/1280×720[^。]*高 48～150 像素、宽 24～300 像素/);
  expect(conditionsOf(known(65))).toMatch(/1280×720[^。]*高 32～200 像素、宽 16～500 像素/);
});

/** C9: nine kinds of pasted tickets with 58 fields in all, each field as the ability of its kind names it. */
test('the fields of documents are as many as the document says, and named alike wherever they stand', () => {
  const labels = (abilityNo: number, type: number) =>
    known(abilityNo)
      .label.filter(({ labelType }) => labelType === type)
      .map(({ labelName }) => labelName);
  expect(labels(35, 0)).toHaveLength(8);
  expect(labels(40, 0)).toHaveLength(6);
  expect(labels(28, 0)).toHaveLength(16);
  expect(labels(39, 2)).toHaveLength(9);
  const mixed = labels(39, 0);
  expect(mixed).toHaveLength(58);
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

test('each ability says what is its own: no text, scenario or function block stands twice', () => {
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

test('no text but the conditions states a figure, beside counts of fields and the main control version', () => {
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
  const pages = readFileSync(new URL('../texts/zh-CN/catalogue.json', import.meta.url), 'utf8');
  const texts = [...abilities.map((ability) => JSON.stringify(ability)), pages];
  const around = new RegExp(`.{0,9}(?:${refused.source}).{0,9}`, 'g');
  expect(texts.flatMap((text) => text.match(around) ?? [])).toEqual([]);
});
