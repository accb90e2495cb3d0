/** Lengths, counts and times of enterprise certification, shared by forms, routes and texts. */

export const CERTIFICATION_ATTEMPTS = 5;
/** How long an account stays frozen after it has used up its attempts. */
export const FREEZE_HOURS = 24;
/** How often an account may apply on one day in Shanghai: twice as often as reviewers may reject it. */
export const SUBMISSIONS_A_DAY = 10;
/** The review time that applicants are promised, in working days. */
export const REVIEW_WORKING_DAYS = 3;

export const ENTERPRISE_NAME_MAXIMUM = 100;
export const PERSON_NAME_MAXIMUM = 50;
export const ADDRESS_MAXIMUM = 200;
export const WEBSITE_MAXIMUM = 200;
export const EMAIL_MAXIMUM = 100;
/** Includes the separators that a user may type; a stored date is `2026-11-21`. */
export const TYPED_DATE_MAXIMUM = 20;
/** Includes the spaces and dashes that a user may type. */
export const TYPED_CODE_MAXIMUM = 40;
export const REASON_MAXIMUM = 200;
/** No licence in use is older. */
export const FOUNDED_FIRST = '1900-01-01';
