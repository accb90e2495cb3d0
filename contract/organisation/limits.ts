/** Lengths and counts of sub-accounts that form, calls, import and text read. Lengths in characters, as somebody counts them. */

export const SUB_ACCOUNT_NAME_MAXIMUM = 30;
export const EMAIL_MAXIMUM = 100;
export const GROUP_NAME_MAXIMUM = 20;
export const NOTE_MAXIMUM = 50;
/** Of one enterprise. */
export const SUB_ACCOUNTS_MAXIMUM = 500;
/** How many are changed at once. */
export const CHANGED_MAXIMUM = 100;
export const IMPORT_ROWS_MAXIMUM = 500;
/** In UTF-16 units: what the body of a call has room for. */
export const IMPORT_TEXT_MAXIMUM = 1_000_000;
/** Further faults of a file are counted, not listed. */
export const IMPORT_FAULTS_MAXIMUM = 200;
/** The last day that can be given. */
export const LAST_DAY = '2099-12-31';
