/** The numbers of the abilities that the catalogue shows, according to CAT-01. */
export const ABILITY_NOS = Array.from({ length: 65 }, (_, at) => at + 1).filter((no) => ![18, 22, 27].includes(no));

/** The number of cards on a page of the list. */
export const CARDS_A_PAGE = 12;
export const LIST_PAGES = Math.ceil(ABILITY_NOS.length / CARDS_A_PAGE);
