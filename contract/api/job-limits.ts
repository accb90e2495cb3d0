const MIB = 1_048_576;

export const JOB_PICTURES_MAXIMUM = 1000;
export const JOB_ABILITIES_MAXIMUM = 5;
/** Jobs of an account that have not ended. */
export const OPEN_JOBS_MAXIMUM = 10;
/** A batch trial in the browser. */
export const BATCH_PICTURES_MAXIMUM = 200;
export const JOB_ARCHIVE_MAXIMUM_BYTES = 512 * MIB;
export const JOB_PIECE_BYTES = 4 * MIB;
/** How long results are kept, and how long an upload may take. */
export const JOB_RESULT_HOURS = 24;
/** How long the list of jobs goes back. */
export const JOB_DAYS = 30;
export const RESULTS_PAGE_SIZE = 100;
export const JOBS_PAGE_SIZE = 20;
export const JOB_TITLE_MAXIMUM = 60;
export const PICTURE_NAME_MAXIMUM = 200;

export const WEBHOOKS_MAXIMUM = 5;
export const WEBHOOK_ADDRESS_MAXIMUM = 900;
/** How often a delivery is tried within a day. */
export const WEBHOOK_TRIES = 8;
export const WEBHOOK_WITHIN_MS = 15_000;
/** Days for which the log of deliveries is kept. */
export const DELIVERY_DAYS = 30;
export const DELIVERIES_PAGE_SIZE = 20;
/** How long the old secret signs as well after a rotation. */
export const OLD_SECRET_HOURS = 24;
