/**
 * Lengths and counts of sub-accounts, shared by form, calls, import and texts. Lengths are in characters as a reader
 * counts them.
 */

export const SUB_ACCOUNT_NAME_MAXIMUM = 30;
export const EMAIL_MAXIMUM = 100;
export const GROUP_NAME_MAXIMUM = 20;
export const NOTE_MAXIMUM = 50;
/** Per enterprise. */
export const SUB_ACCOUNTS_MAXIMUM = 500;
/** Number of sub-accounts that one call may change. */
export const CHANGED_MAXIMUM = 100;
export const IMPORT_ROWS_MAXIMUM = 500;
/** In UTF-16 units; it fits the body of a call. */
export const IMPORT_TEXT_MAXIMUM = 1_000_000;
/** Further errors of a file are counted, but not listed. */
export const IMPORT_ERRORS_MAXIMUM = 200;
/** The last allowed day. */
export const LAST_DAY = '2099-12-31';
