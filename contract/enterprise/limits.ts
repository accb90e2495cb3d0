/** Lengths, counts and times of enterprise certification that form, route and text read. */

export const CERTIFICATION_ATTEMPTS = 5;
/** How long an account stays frozen whose attempts are used up. */
export const FREEZE_HOURS = 24;
/** How often an application may be sent on one day of Shanghai: as often as reviewers may reject it, and as often again. */
export const SUBMISSIONS_A_DAY = 10;
/** What an applicant may expect of a review, in working days. */
export const REVIEW_WORKING_DAYS = 3;

export const ENTERPRISE_NAME_MAXIMUM = 100;
export const PERSON_NAME_MAXIMUM = 50;
export const ADDRESS_MAXIMUM = 200;
export const WEBSITE_MAXIMUM = 200;
export const EMAIL_MAXIMUM = 100;
/** With the signs between which a date may be typed; stored it is `2026-11-21`. */
export const TYPED_DATE_MAXIMUM = 20;
/** With the spaces and dashes with which a code may be typed. */
export const TYPED_CODE_MAXIMUM = 40;
export const REASON_MAXIMUM = 200;
/** Before it no certificate in use was issued. */
export const FOUNDED_FIRST = '1900-01-01';
