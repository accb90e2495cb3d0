/** Lengths, sizes and times that both sides use. A constant of one area is in the folder of that area. */

/** The release that the site shows and the API description states. */
export const RELEASE = '5.7.0';

export const PAGE_SIZE_MAXIMUM = 100;
/** Larger than any real list; keeps offsets far from PostgreSQL's limit. */
export const PAGE_NO_MAXIMUM = 100_000;

export const KEYWORD_MAXIMUM = 64;

/** Milliseconds after which the browser aborts a call. */
export const REQUEST_TIMEOUT_MS = 20_000;
/** The timeout of a call that sends a file: longer than the server waits for one. */
export const UPLOAD_TIMEOUT_MS = 40_000;

/** An `Idempotency-Key` identifies one intent of one client: visible ASCII. */
export const IDEMPOTENCY_KEY_MAXIMUM = 128;

/** Size limit of a request body, in bytes. */
export const BODY_MAXIMUM_BYTES = 1_048_576;

/** The oldest browser that gets the application. */
export const OLDEST_CHROME = 73;

/** Dates are those of Shanghai for everyone, on the server and in the browser. */
export const TIME_ZONE = 'Asia/Shanghai';
/** Of the reason that an operator gives for an act. */
export const ACT_REASON_MAXIMUM = 200;
