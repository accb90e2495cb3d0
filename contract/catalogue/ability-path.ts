/** Path of the list of abilities. */
export const LIST_PATH = '/open-ability/';

/** Path of an ability's page. */
export const abilityPath = (abilityNo: number) => `/open-ability/domain-case-detail/${abilityNo}`;
