/** One address for every kind of page. */
export const PAGES = {
  home: '/',
  list: '/open-ability',
  detail: '/open-ability/domain-case-detail/3',
  chips: '/open-ability/chips',
  chipRuns: '/open-ability/chips?deviceType=2',
  chipLacks: '/open-ability/chips?chipId=10&firmwareType=1&tab=lacks',
  comparison: '/open-ability/compare?abilityNos=3,9,39',
  comparisonOfFour: '/open-ability/compare?abilityNos=3,9,10,39&diff=1',
  comparisonOfNone: '/open-ability/compare?abilityNos=18,abc',
  terms: '/duty/?title=%E9%9A%90%E7%A7%81%E6%94%BF%E7%AD%96&key=privacy-policy',
  regionalHome: '/hefei',
  regionalList: '/open-ability/hefei',
  regionalDetail: '/open-ability/domain-case-detail/3/hefei',
  regionalChips: '/open-ability/chips/hefei?deviceType=1',
  regionalComparison: '/open-ability/compare/hefei?abilityNos=1,10',
  training: '/intellisense/ai-training/console/typical-model/#/23006/typical-model',
  documents: '/resource-center/document-center',
  documentTree: '/resource-center/document-platform',
  document: '/resource-center/document-detail/first-trial',
  apiReference: '/resource-center/api-reference',
  apiCall: '/resource-center/api-reference/infer',
  apiAbility: '/resource-center/api-reference/ability/35',
  notFound: '/error/404',
  forbidden: '/error/403',
  otherError: '/error/500',
} as const;

/** The responses of the error pages, which the browser's console repeats. */
export const ERROR_ANSWERS = /^40[34] GET .*\/error\/40[34]$/;
