import { ABILITIES_A_PAGE } from '#contract/catalogue/limits.ts';
import { enabledAbilities } from '#contract/specification/catalogue.ts';

/** The numbers of the abilities that the catalogue shows, according to CAT-01. */
export const ABILITY_NOS = enabledAbilities;

export const CARDS_A_PAGE = ABILITIES_A_PAGE;
export const LIST_PAGES = Math.ceil(ABILITY_NOS.length / CARDS_A_PAGE);
