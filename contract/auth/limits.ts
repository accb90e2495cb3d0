/** Lengths, times and counts of identity that form, route and text read. */

export const USER_NAME_MINIMUM = 3;
export const USER_NAME_MAXIMUM = 26;
export const PASSWORD_MINIMUM = 8;
export const PASSWORD_MAXIMUM = 64;
/** `loginName@enterprise number` is the longest of all names that log in. */
export const LOGIN_NAME_MAXIMUM = 64;
/** With the spaces and dashes with which a number may be typed. */
export const PHONE_MAXIMUM = 20;
export const VERIFY_CODE_DIGITS = 6;
export const VERIFY_CODE_MINUTES = 5;
export const VERIFY_CODE_TRIES = 5;
export const VERIFY_CODE_PAUSE_SECONDS = 60;
export const VERIFY_CODES_A_DAY = 10;
export const CHALLENGE_MINUTES = 5;
export const TICKET_SECONDS = 60;
export const LOGIN_FAILURES_MAXIMUM = 5;
export const LOCK_MINUTES = 15;
export const SESSION_IDLE_HOURS = 12;
export const SESSION_DAYS = 7;
/** Of one account or sub-account; a further one takes the place of what was used least lately. */
export const SESSIONS_MAXIMUM = 20;
export const DEVICES_MAXIMUM = 20;
/** Without a login from it a device is forgotten. */
export const DEVICE_DAYS = 180;
/** Between two exports of an owner's data. */
export const EXPORT_PAUSE_SECONDS = 60;
/** Seconds for which an answer to somebody logged in, or a validity check, proves that the session lives. */
export const VALIDITY_FRESH_SECONDS = 60;
/** Minutes without mouse or keyboard after which the outbox is no longer kept up to date: its calls would keep a session alive for nobody. */
export const OUTBOX_WATCH_MINUTES = 10;
/** Of the reason that an operator gives for an act, in UTF-16 units. */
export const ACT_REASON_MAXIMUM = 200;
/** Sales accounts that are offered at once. */
export const SALES_OFFERED = 20;
