import type { Terms } from './terms.ts';

/**
 * Facts of the ability catalogue, written off the specification. C is its catalogue document and P its portal document,
 * each with the section.
 */

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** C3: 1-17, 19-21, 23-26, 28-65. */
export const enabledAbilities: readonly number[] = [
  ...range(1, 17),
  ...range(19, 21),
  ...range(23, 26),
  ...range(28, 65),
];
/** C1: the gaps at 18 and 22, and 27 that has no description. */
export const absentAbilities: readonly number[] = [18, 22, 27];

/** C1: the data of 1 to 10. */
export const firstAbilities: readonly { abilityNo: number; meaning: string; terms: Terms }[] = [
  { abilityNo: 1, meaning: 'personnel detection', terms: ['人员', '检测'] },
  { abilityNo: 2, meaning: 'mask wearing', terms: ['口罩', '戴'] },
  { abilityNo: 3, meaning: 'helmet wearing', terms: ['安全帽', '戴'] },
  { abilityNo: 4, meaning: 'control-room phone play', terms: ['控室', '玩手机'] },
  { abilityNo: 5, meaning: 'control-room absence', terms: ['控室', '离岗'] },
  { abilityNo: 6, meaning: 'control-room sleeping', terms: ['控室', '睡'] },
  { abilityNo: 7, meaning: 'special-scene phone calls', terms: ['特殊场景', '打电话'] },
  { abilityNo: 8, meaning: 'smoking', terms: ['抽烟|吸烟'] },
  { abilityNo: 9, meaning: 'protective clothing', terms: ['防护服'] },
  { abilityNo: 10, meaning: 'construction-site dress-code package', terms: ['工地', '着装', '包'] },
];

/** C1: the groups of safety and compliance detection, then those of OCR and structured documents. */
export const abilityGroups: readonly { meaning: string; terms: Terms }[] = [
  { meaning: 'personnel', terms: ['人员检测'] },
  { meaning: 'mask wearing', terms: ['口罩'] },
  { meaning: 'helmet', terms: ['安全帽'] },
  { meaning: 'reflective vest', terms: ['反光'] },
  { meaning: 'electric bike', terms: ['电动', '车'] },
  { meaning: 'engineering vehicles', terms: ['工程车'] },
  { meaning: 'pigs', terms: ['猪'] },
  { meaning: 'cattle', terms: ['牛'] },
  { meaning: 'sheep', terms: ['羊'] },
  { meaning: 'garbage bin overflow', terms: ['垃圾桶', '溢'] },
  { meaning: 'garbage bag', terms: ['垃圾袋'] },
  { meaning: 'kitchen attire', terms: ['厨', '着装|穿'] },
  { meaning: 'control-room phone play', terms: ['控室', '玩手机'] },
  { meaning: 'control-room absence', terms: ['控室', '离岗'] },
  { meaning: 'control-room sleeping', terms: ['控室', '睡'] },
  { meaning: 'special-scene phone calls', terms: ['特殊场景', '打电话'] },
  { meaning: 'smoking', terms: ['抽烟|吸烟'] },
  { meaning: 'protective clothing', terms: ['防护服'] },
  { meaning: 'construction-site dress-code package', terms: ['工地', '着装', '包'] },
  { meaning: 'coal mine', terms: ['煤矿'] },
  { meaning: 'elevator intrusion', terms: ['电梯', '入侵|闯入'] },
  { meaning: 'forklift', terms: ['叉车'] },
  { meaning: 'life jacket', terms: ['救生衣'] },
  { meaning: 'illegal fishing', terms: ['非法', '捕'] },
  { meaning: 'safety rope', terms: ['安全绳'] },
  { meaning: 'ship detection', terms: ['船', '检测'] },
  { meaning: 'ship type', terms: ['船', '类型'] },
  { meaning: 'open-vocabulary detection', terms: ['开放', '检测'] },
  { meaning: 'gas-station unloading', terms: ['加油站', '卸油'] },
  { meaning: 'private payment collection', terms: ['私', '收款'] },
  { meaning: 'human keypoints', terms: ['人体', '关键点'] },
  { meaning: 'general text', terms: ['通用', '文字'] },
  { meaning: 'shopping receipt', terms: ['购物', '小票'] },
  { meaning: 'digital meter', terms: ['数显|数字', '仪表|表'] },
  { meaning: 'ID card', terms: ['身份证'] },
  { meaning: 'ladle number', terms: ['钢包', '号'] },
  { meaning: 'production date', terms: ['生产日期'] },
  { meaning: 'express waybill', terms: ['快递', '单'] },
  { meaning: 'container number', terms: ['集装箱', '号'] },
  { meaning: 'trailer number', terms: ['挂车', '号'] },
  { meaning: 'rail wagon number', terms: ['货车', '号'] },
  { meaning: 'ship name', terms: ['船名'] },
  { meaning: 'shop sign', terms: ['门头|店招'] },
  { meaning: 'image overlay text', terms: ['叠加', '文字|字符'] },
  { meaning: 'mixed-pasted invoices', terms: ['混贴', '票'] },
  { meaning: 'train ticket', terms: ['火车票'] },
  { meaning: 'VAT invoice', terms: ['增值税', '发票'] },
  { meaning: 'quota invoice', terms: ['定额', '发票'] },
  { meaning: 'toll invoice', terms: ['过路|通行费', '票'] },
  { meaning: 'machine-printed invoice', terms: ['机打', '发票'] },
  { meaning: 'flight itinerary', terms: ['飞机|航空', '行程单'] },
  { meaning: 'coach invoice', terms: ['客运|汽车', '票'] },
  { meaning: 'taxi invoice', terms: ['出租车', '发票'] },
  { meaning: 'roll invoice', terms: ['卷', '票'] },
  { meaning: 'business licence', terms: ['营业执照'] },
  { meaning: 'train set number', terms: ['动车组|列车', '号'] },
  { meaning: 'driving licence', terms: ['驾驶证'] },
  { meaning: 'passport', terms: ['护照'] },
  { meaning: 'subway tunnel marker', terms: ['地铁', '隧道'] },
  { meaning: 'vehicle door text', terms: ['车门', '文字|字符'] },
];

/** C2: the model types that a detail page shows in Chinese, in their order. */
export const shownModelTypes: readonly { meaning: string; terms: Terms; readsText: boolean }[] = [
  { meaning: 'object detection', terms: ['^目标检测$'], readsText: false },
  { meaning: 'hybrid (detection plus classification)', terms: ['混合', '检测', '分类'], readsText: false },
  { meaning: 'OCR', terms: ['^OCR$'], readsText: true },
  { meaning: 'structured OCR', terms: ['^结构化 ?OCR$'], readsText: true },
  { meaning: 'object detection plus structured OCR', terms: ['^目标检测', '结构化 ?OCR'], readsText: true },
  { meaning: 'small-object-enhanced detection', terms: ['小目标', '增强', '检测'], readsText: false },
  { meaning: 'key points', terms: ['^关键点'], readsText: false },
  { meaning: 'open target detection', terms: ['开放', '目标', '检测'], readsText: false },
];

/** C2: the search filter tree, level 1 by the product's field and level 2 in its order. */
export const filterTree = {
  industryTypes: [
    { meaning: 'digital energy', terms: ['数字', '能源'] },
    { meaning: 'industrial and commercial', terms: ['工商'] },
    { meaning: 'medical health', terms: ['医疗', '健康'] },
    { meaning: 'emergency management', terms: ['应急', '管理'] },
    { meaning: 'residential building', terms: ['住宅|民用', '楼宇|建筑'] },
    { meaning: 'digital village', terms: ['数字', '乡村'] },
    { meaning: 'financial service', terms: ['金融', '服务'] },
    { meaning: 'transport', terms: ['交通|运输'] },
    { meaning: 'smart traffic control', terms: ['智慧|智能', '交管|交通'] },
    { meaning: 'other', terms: ['其他|其它'] },
  ],
  modelTypes: [
    { meaning: 'detection', terms: ['^检测$'] },
    { meaning: 'hybrid', terms: ['^混合$'] },
    { meaning: 'OCR', terms: ['^OCR$'] },
    { meaning: 'structured OCR', terms: ['^结构化 ?OCR$'] },
  ],
  productForms: [
    { meaning: 'online experience', terms: ['在线', '体验'] },
    { meaning: 'cloud', terms: ['云'] },
    { meaning: 'AI server', terms: ['AI', '服务器'] },
    { meaning: 'AI super brain', terms: ['AI', '超脑'] },
    { meaning: 'AI camera', terms: ['AI', '摄像机'] },
  ],
} as const satisfies Record<string, readonly { meaning: string; terms: Terms }[]>;

/** P3 and C3. */
export const abilitySortTypes: readonly { value: number | null; meaning: string; terms: Terms }[] = [
  { value: null, meaning: 'default', terms: ['默认'] },
  { value: 1, meaning: 'newest update', terms: ['最近|最新', '更新'] },
  { value: 2, meaning: 'oldest', terms: ['最早', '更新'] },
  { value: 3, meaning: 'most views', terms: ['浏览', '最多'] },
  { value: 4, meaning: 'fewest views', terms: ['浏览', '最少'] },
  { value: 5, meaning: 'most downloads', terms: ['下载', '最多'] },
  { value: 6, meaning: 'fewest downloads', terms: ['下载', '最少'] },
];

/** C3. */
export const deviceTypes = { camera: 1, brain: 2, server: 3, host: 4, cloud: 5 } as const;

/** C3: the titles that chip blocks have there, and the words of its device types. */
export const deviceTitleTerms: Readonly<Record<number, Terms>> = {
  1: ['AI', '摄像机'],
  2: ['AI', '超脑', 'NVR'],
  3: ['AI', '服务器'],
  4: ['主机'],
  5: ['云'],
};

/** C3: the chip table, each chip as it is called there. */
export const chips: readonly (readonly [chipId: number, name: string])[] = [
  [1, 'online check'],
  [2, 'H5 camera'],
  [3, 'brain H5'],
  [5, 'H7'],
  [6, 'precision cloud'],
  [7, 'G3'],
  [8, 'server KT'],
  [9, 'T4'],
  [10, 'brain KT2'],
  [11, 'P4'],
  [14, 'server KT2'],
  [15, 'G5'],
  [16, 'host KT2'],
  [17, 'host H5'],
  [18, 'cloud yunmou'],
  [19, 'H8'],
  [25, 'A0'],
  [27, 'KT2 super'],
  [28, 'yunmou precision'],
  [29, 'host A0'],
  [30, 'brain H10'],
  [31, 'G7'],
  [32, 'brain G9'],
  [33, 'H9'],
  [34, 'host H10'],
  [35, 'brain KT3'],
  [41, 'H11'],
  [44, 'DL200'],
  [45, 'H13'],
  [46, 'host H12'],
  [330, 'special IPD-H9'],
];

/** The Chinese words in those names; other parts, such as `KT2`, stay unchanged. */
export const chipWords: Readonly<Record<string, string>> = {
  online: '在线',
  check: '校验|检查|检测',
  camera: '摄像机',
  brain: '超脑',
  server: '服务器',
  host: '主机',
  cloud: '云',
  precision: '精准',
  yunmou: '云眸',
  super: '超级|超脑',
  special: '专用|特殊',
};

/** C3: the device group that a chip's name names, and C9 for T4 (server) and H9 (AI camera). Of the others the document says none. */
export const chipGroups: Readonly<Record<keyof typeof deviceTypes, readonly number[]>> = {
  camera: [2, 33],
  brain: [3, 10, 30, 32, 35],
  server: [8, 9, 14],
  host: [16, 17, 29, 34, 46],
  cloud: [6, 18],
};

/** C3. */
export const firmwareTypes = { OPAI_V1: 1, OPAI_V2: 2 } as const;

/** C3: the main control versions of the super brain that each is for. */
export const bigVersions: readonly { name: string; firmwareType: number; version: string; bound: Terms }[] = [
  { name: 'Guanlan1.0', firmwareType: 1, version: 'V5.0', bound: ['超脑', '主控', '及以下|以下'] },
  { name: 'Guanlan2.0', firmwareType: 2, version: 'V5.01', bound: ['超脑', '主控', '及以上|以上'] },
];

/** C3: model types, by their names there in camel case. */
export const modelTypeCodes = {
  imageClassification: '1',
  objectDetection: '2',
  hybrid: '3',
  ocr: '4',
  imageCompare: '10',
  multiClassification: '0',
  videoBehaviour: '11',
  videoClassification: '12',
  retrievalCompare: '13',
  semanticSegmentation: '17',
  soundClassification: '19',
  instanceSegmentation: '20',
  multiLabelClassification: '21',
  structuredOcr: '25',
  keywordRecognition: '29',
  industrialAuscultation: '30',
  semiSupervisedRectDetection: '102',
} as const;

/** C3: the model types that can be trained. */
export const trainingModelTypes: readonly { code: string; terms: Terms }[] = [
  { code: '3', terms: ['混合'] },
  { code: '2', terms: ['目标检测'] },
  { code: '4', terms: ['(?<!结构化 ?)OCR'] },
  { code: '25', terms: ['结构化 ?OCR'] },
];

/** C3: the values of an entry's types. */
export const entryTypes = {
  /** 0 no label or field-type, 2 detection, 3 classification. */
  label: [0, 2, 3],
  function: [1, 2, 3],
  /** 1 install suggestion, 2 target pixel requirement, 3 occlusion requirement. */
  condition: [1, 2, 3],
  /** 1 local deployment, 2 cloud application service, 3 online API, 4 model iteration training. */
  way: [1, 2, 3, 4],
  /** C2: 1 with a URL, otherwise 0. */
  learnMore: [0, 1],
  verifyModelPackage: 3,
} as const;

/** C3: what each type of condition and of way is. */
export const conditionTerms: Readonly<Record<number, Terms>> = { 1: ['建议'], 2: ['像素'], 3: ['遮挡'] };
export const wayTerms: Readonly<Record<number, Terms>> = {
  1: ['本地', '部署'],
  2: ['云', '应用|服务'],
  3: ['API|接口'],
  4: ['训练'],
};

/** C3: the fields of an entry, as they are spelled there. */
export const abilityFields = {
  always: [
    'abilityNo',
    'abilityName',
    'downloadName',
    'description',
    'onlineExperience',
    'modelTypeCn',
    'cover',
    'banner',
    'label',
    'function',
    'condition',
    'scenarios',
    'way',
  ],
  optional: [
    'modelLable',
    'peopleModelLable',
    'staticModelLable',
    'targetChipData',
    'staticData',
    'peopleData',
    'ocrChipData',
    'advancedOptions',
  ],
} as const;

/** C9: training scene ids by ability. */
export const trainingScenes: Readonly<Record<number, number>> = {
  10: 23008,
  11: 23009,
  12: 23010,
  13: 23019,
  14: 23003,
  15: 23011,
  16: 23005,
  17: 23002,
  19: 23012,
  20: 23013,
  21: 23025,
  26: 23026,
  32: 23027,
  46: 23020,
  47: 23021,
  48: 23022,
  49: 23024,
  50: 23023,
  55: 23028,
  58: 23029,
};
/** C9: the other scenes, seen in abilities 1 to 10. */
export const otherScenesOfTheFirst: readonly number[] = [23001, 23004, 23006, ...range(23014, 23018)];
/** C4: abilities that lack a training way; of them only those that C9 gives a scene have one. */
export const withoutTraining: readonly number[] = [
  ...range(23, 25),
  ...range(27, 31),
  ...range(33, 45),
  ...range(51, 54),
  56,
  57,
  ...range(59, 65),
];
/** C2. */
export const trainingLink = (scene: number) =>
  `/intellisense/ai-training/console/typical-model/#/${scene}/typical-model`;

/** C9: "super-brain KT2 and server T4/KT2 from algorithm version 4.0.0 upward; KT2 with algorithm V4.0.0 or above". */
export const minimumVersions: Readonly<Record<number, string>> = {
  10: '4.0.0',
  9: '4.0.0',
  14: '4.0.0',
  // The other two that are named KT2.
  16: '4.0.0',
  27: '4.0.0',
};
/** C9: of the AI camera H9, for the coal mine. */
export const coalMineVersion = { chipId: 33, version: '3.0.1' } as const;

/** C9: how many fields or points an ability has. */
export const fieldCounts = { idCard: 8, trainTicket: 6, keypoints: 16, invoiceKinds: 9, mixedInvoices: 58 } as const;

/** C5: the figures of the conditions. */
export const conditionFigures = {
  /** Target pixels that hold at 1920x1080 unless an exception says else. */
  pixels: '32×32',
  frame: '1920×1080',
  personWidth: 40,
  exceptions: { gasStation: '16×16', keypoints: '64×64', licences: '32×16' },
  /** The gas-station behaviour pack, at 1280x720. */
  behaviourPack: { frame: '1280×720', headAndShoulder: '48×48', cigaretteOrPhone: '8×8' },
  occlusion: '50%',
  heights: ['6～8', '2.5～3.5', '2.5～4'],
  pitches: ['20°～45°', '20°～80°', '10°～30°', '60°～90°', '90°'],
  tilt: '−10°～10°',
  textAngle: '−15°～15°',
  share: '50%',
  shareOfMetersAndShopSigns: '70%',
  aspect: '4:3～2:1',
  subwayMarker: { frame: '1280×720', height: '48～150', width: '24～300' },
  vehicleDoor: { frame: '1280×720', height: '32～200', width: '16～500' },
} as const;

/** Number, name, model type, and the figures of C5 that its conditions carry, beside the 50 % of occlusion. */
export const abilityFacts: readonly (readonly [abilityNo: number, name: string, modelType: string, figures: string])[] =
  [
    [1, '人员检测', '目标检测', '2.5～4 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素'],
    [2, '口罩佩戴检测', '混合（检测+分类）', '2.5～3.5 m | 10°～30° | −10°～10° | 1920×1080 | 32×32'],
    [3, '安全帽佩戴检测', '混合（检测+分类）', '2.5～4 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素'],
    [4, '中控室玩手机检测', '目标检测', '2.5～3.5 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素'],
    [5, '中控室离岗检测', '目标检测', '2.5～3.5 m | 20°～80° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素'],
    [6, '中控室睡岗检测', '目标检测', '2.5～3.5 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素'],
    [7, '特殊场景打电话检测', '目标检测', '2.5～4 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素'],
    [8, '抽烟检测', '目标检测', '2.5～3.5 m | 10°～30° | −10°～10° | 1920×1080 | 32×32'],
    [
      9,
      '防护服穿戴检测',
      '混合（检测+分类）',
      '2.5～3.5 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素',
    ],
    [
      10,
      '工地着装规范算法包',
      '混合（检测+分类）',
      '6～8 m | 20°～45° | −10°～10° | 1920×1080 | 32×32 | 不小于 40 像素',
    ],
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
