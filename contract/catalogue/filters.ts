import type { Option } from './industries.ts';

/** The filter tree of C2, and the model types that pages show in Chinese. */

export const modelTypes: readonly Option[] = [
  { value: 1, label: '检测' },
  { value: 2, label: '混合' },
  { value: 3, label: 'OCR' },
  { value: 4, label: '结构化 OCR' },
];

/** The product form 在线体验 of the specification. It does not mean that an engine runs. */
export const ONLINE_FORM = 1;
export const productForms: readonly Option[] = [
  { value: ONLINE_FORM, label: '在线体验' },
  { value: 2, label: '云端' },
  { value: 3, label: 'AI 服务器' },
  { value: 4, label: 'AI 超脑' },
  { value: 5, label: 'AI 摄像机' },
];

/** The eight model types of a detail page, each with its model type in the filter. */
export const modelTypesShown = {
  目标检测: 1,
  '混合（检测+分类）': 2,
  OCR: 3,
  '结构化 OCR': 4,
  '目标检测+结构化 OCR': 4,
  小目标增强检测: 1,
  关键点: 1,
  开放目标检测: 1,
} as const;
export type ModelTypeCn = keyof typeof modelTypesShown;
export const modelTypesCn = Object.keys(modelTypesShown) as [ModelTypeCn, ...ModelTypeCn[]];

/** Model types of the algorithm store: the string codes of C3 that devices and the training console use. */
export const modelTypeCodes = {
  multiClassification: '0',
  imageClassification: '1',
  objectDetection: '2',
  hybrid: '3',
  ocr: '4',
  imageCompare: '10',
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

/** The model types that users can train, by code. */
export const trainingModelTypes = [
  { code: modelTypeCodes.hybrid, label: '混合' },
  { code: modelTypeCodes.objectDetection, label: '目标检测' },
  { code: modelTypeCodes.ocr, label: 'OCR' },
  { code: modelTypeCodes.structuredOcr, label: '结构化 OCR' },
] as const;

/** Sort types of abilities; null is the default order by ability number. */
export const sortTypes = [
  { value: null, label: '默认排序' },
  { value: 1, label: '最近更新' },
  { value: 2, label: '最早更新' },
  { value: 3, label: '浏览最多' },
  { value: 4, label: '浏览最少' },
  { value: 5, label: '下载最多' },
  { value: 6, label: '下载最少' },
] as const;
/** The orders by numbers of views or downloads. */
export const byCounts: readonly (number | null)[] = [3, 4, 5, 6];
export type SortType = Exclude<(typeof sortTypes)[number]['value'], null>;
