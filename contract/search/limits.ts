/** Entries of each kind on the first page of results. */
export const GROUP_SIZE = 5;
export const SUGGESTIONS = 8;
/** Totals are exact up to this number. */
export const TOTAL_MAXIMUM = 1000;
/** The characters of a snippet before the first word that was searched for (P9). */
export const BEFORE_HIT_MAXIMUM = 30;
export const WISH_MAXIMUM = 200;
export const ANSWER_MAXIMUM = 500;
/** How long words, wishes and the answers to them are kept. */
export const SEARCH_DAYS = 365;
