/** The number of abilities on a page of the list. */
export const ABILITIES_A_PAGE = 12;
