/** Limits of a trial picture; the decisions set 4M per trial. */
export const TRIAL_PICTURE_MAXIMUM_BYTES = 4 * 1_048_576;
export const TRIAL_PICTURE_MAXIMUM_PIXELS = 40_000_000;
/** Minimum of either side: the engine would find nothing in a smaller picture. */
export const TRIAL_PICTURE_MINIMUM_SIDE = 16;
/** Maximum of either side: a thin picture of few pixels costs as much as a large one. */
export const TRIAL_PICTURE_MAXIMUM_SIDE = 16_384;
/** Hours after which an uploaded trial picture is removed at the latest. */
export const TRIAL_PICTURE_HOURS = 24;
/** Maximum number of pictures of one owner at a time. */
export const TRIAL_PICTURES_MAXIMUM = 20;
/** Lifetime of an upload policy. */
export const UPLOAD_POLICY_MINUTES = 5;
/** CPU time that a recognition may use in its process, which is then ended. */
export const RECOGNITION_CPU_MS = 15_000;
/**
 * Time limit of a trial without a ticket, including the wait for its slot and the recognition. The portal gives up later
 * ones.
 */
export const TRIAL_WITHIN_MS = 15_000;
/** A caller that can follow a ticket gets one after this time if its trial still waits in the queue, */
export const QUEUED_TICKET_AFTER_MS = 2000;
/** or after this time if it runs, */
export const TICKET_AFTER_MS = 12_000;
/** if its result is expected within this time; a trial that would wait longer fails at once. */
export const TICKET_WITHIN_MS = 120_000;
/** Time limit for fetching a picture by URL, redirects included. */
export const FETCH_PICTURE_WITHIN_MS = 8_000;
/** Minimum score of published boxes and key points. */
export const TARGET_SCORE_MINIMUM = 0.4;
/** Size limit of a model package, as a ZIP. */
export const MODEL_PACKAGE_MAXIMUM_BYTES = 200 * 1_048_576;
/** Size of the pieces in which a package is sent and stored, so that no node holds all of it. */
export const MODEL_PACKAGE_PIECE_BYTES = 4 * 1_048_576;
/** Maximum number of stored packages per ability. */
export const PACKAGES_OF_ABILITY_MAXIMUM = 20;

/**
 * In seconds, how long the page waits before it retries; for a longer wait it shows the time and leaves the retry to
 * the user.
 */
export const WAIT_MAXIMUM_S = 30;

/** How often the browser sends a piece of a package. */
export const PIECE_TRIES = 3;
