export const AGREEMENT_KEY_MAXIMUM = 60;
export const AGREEMENT_TITLE_MAXIMUM = 30;
export const AGREEMENT_VERSION_MAXIMUM = 20;
/** Characters of an agreement's markdown. */
export const AGREEMENT_CONTENT_MAXIMUM = 100_000;
/** Characters of an operator's summary of a new version. */
export const AGREEMENT_SUMMARY_MAXIMUM = 300;
/** Number of agreements that one confirmation may name. */
export const CONFIRMATION_MAXIMUM = 50;
