/** Lengths, sizes and times that both sides read. A constant of one area stands in that area's folder. */

/** The release that the site shows and the API description names. */
export const RELEASE = '5.7.0';

export const PAGE_SIZE_MAXIMUM = 100;
/** Past any list that can exist; keeps offsets far from PostgreSQL's limit. */
export const PAGE_NO_MAXIMUM = 100_000;

export const KEYWORD_MAXIMUM = 64;

/** Milliseconds after which the browser gives up a call. */
export const REQUEST_TIMEOUT_MS = 20_000;
/** The same for a call that sends a file: longer than the server waits for one. */
export const UPLOAD_TIMEOUT_MS = 40_000;

/** An `Idempotency-Key` names one intent of one client: visible ASCII. */
export const IDEMPOTENCY_KEY_MAXIMUM = 128;

/** What a call's body may weigh, in bytes. */
export const BODY_MAXIMUM_BYTES = 1_048_576;

/** Oldest browser that is served the application. */
export const OLDEST_CHROME = 73;

/** Dates are those of Shanghai for everybody, on the server and in the browser. */
export const TIME_ZONE = 'Asia/Shanghai';
