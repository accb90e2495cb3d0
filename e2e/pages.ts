/** One address of every kind of page, by what it is. */
export const PAGES = {
  home: '/',
  list: '/open-ability',
  detail: '/open-ability/domain-case-detail/3',
  terms: '/duty/?title=%E9%9A%90%E7%A7%81%E6%94%BF%E7%AD%96&key=privacy-policy',
  regionalHome: '/hefei',
  regionalList: '/open-ability/hefei',
  regionalDetail: '/open-ability/domain-case-detail/3/hefei',
  training: '/intellisense/ai-training/console/typical-model/#/23006/typical-model',
  notFound: '/error/404',
  forbidden: '/error/403',
  otherError: '/error/500',
} as const;

/** What the error pages answer, which the browser's console repeats. */
export const ERROR_ANSWERS = /^40[34] GET .*\/error\/40[34]$/;
