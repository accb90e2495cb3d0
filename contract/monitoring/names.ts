export const SERVICE_NAME = 'web-portal';

export const loginKinds = ['visitor', 'main', 'sub'] as const;
export type LoginKind = (typeof loginKinds)[number];

/** Errors are in the queue, the speed of a page, many events, the page is left, a part of a replay. */
export const reportTypes = ['error', 'performance', 'event', 'leave', 'replay'] as const;
export type ReportType = (typeof reportTypes)[number];

/** An error of a script, a rejected promise, a script or style that did not load, or an error while a page is drawn. */
export const errorTypes = ['script', 'promise', 'load', 'render'] as const;
export type ErrorType = (typeof errorTypes)[number];

/** The place on a page whose links are hot words. */
export const HOT_WORDS_AREA = 'hotWords';

/** The parameters of pages whose values contain no personal data. */
export const SAFE_PARAMETERS: readonly string[] = [
  'abilityNos',
  'chipIds',
  'industryTypes',
  'kind',
  'lengthType',
  'mode',
  'modelTypes',
  'pageNo',
  'pageSize',
  'productForms',
  'sortType',
  't',
  'tab',
  'version',
  'view',
];
