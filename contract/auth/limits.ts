/** Lengths, times and counts of identity, shared by forms, routes and texts. */

/** The `type` of calls that check a login. */
export const LOGIN_CHECK_TYPE = 6;
/** The `source` of a request for a verification code or for the state of an agreement, and of a confirmation. */
export const SEND_SOURCE = 2;
export const CONFIRM_SOURCE = 0;
export const USER_NAME_MINIMUM = 3;
export const USER_NAME_MAXIMUM = 26;
export const PASSWORD_MINIMUM = 8;
export const PASSWORD_MAXIMUM = 64;
/** `loginName@enterprise number` is the longest name for a login. */
export const LOGIN_NAME_MAXIMUM = 64;
/** Includes the spaces and dashes that a user may type. */
export const PHONE_MAXIMUM = 20;
/** Includes the spaces and dashes that a user may type. */
export const ONE_TIME_CODE_MAXIMUM = 20;
export const RECOVERY_CODES = 10;
/** How long a login may wait for its one-time code. */
export const LOGIN_STEP_MINUTES = 5;
export const VERIFY_CODE_DIGITS = 6;
export const VERIFY_CODE_MINUTES = 5;
/** Wrong guesses of a code from one network, and from all: a stranger's guesses alone do not use up a code. */
export const VERIFY_CODE_TRIES = 5;
export const VERIFY_CODE_TRIES_IN_ALL = 15;
export const VERIFY_CODE_PAUSE_SECONDS = 60;
export const VERIFY_CODES_A_DAY = 10;
/** Number of codes that one network may request, for all phones together. */
export const VERIFY_CODES_A_NETWORK_HOUR = 30;
export const VERIFY_CODES_A_NETWORK_DAY = 100;
export const CHALLENGE_MINUTES = 5;
export const TICKET_SECONDS = 60;
/** So many wrong passwords within `FAILURE_MINUTES` lock a login for `LOCK_MINUTES`. */
export const LOGIN_FAILURES_MAXIMUM = 5;
export const FAILURE_MINUTES = 15;
export const LOCK_MINUTES = 15;
export const SESSION_IDLE_HOURS = 12;
export const SESSION_DAYS = 7;
/** For one account or sub-account; a further session replaces the least recently used one. */
export const SESSIONS_MAXIMUM = 20;
export const DEVICES_MAXIMUM = 20;
/** A device is removed after this time without a login. */
export const DEVICE_DAYS = 180;
/** The pause between two exports of an owner's data. */
export const EXPORT_PAUSE_SECONDS = 60;
/** For how many seconds a response to a logged-in user, or a validity check, proves that the session is active. */
export const VALIDITY_FRESH_SECONDS = 60;
/** Number of sales accounts suggested at once. */
export const SALES_OFFERED = 20;
