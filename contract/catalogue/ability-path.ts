/** Path of the ability list. */
export const LIST_PATH = '/open-ability/';

/** Path of an ability's page. */
export const abilityPath = (abilityNo: number) => `/open-ability/domain-case-detail/${abilityNo}`;
