import { ABILITIES_A_PAGE } from '#contract/catalogue/limits.ts';

/** The numbers of the abilities that the catalogue shows, according to CAT-01. */
export const ABILITY_NOS = Array.from({ length: 65 }, (_, at) => at + 1).filter((no) => ![18, 22, 27].includes(no));

export const CARDS_A_PAGE = ABILITIES_A_PAGE;
export const LIST_PAGES = Math.ceil(ABILITY_NOS.length / CARDS_A_PAGE);
