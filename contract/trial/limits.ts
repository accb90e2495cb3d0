/** What a trial's picture may have; decisions: 4M a trial. */
export const TRIAL_PICTURE_MAXIMUM_BYTES = 4 * 1_048_576;
export const TRIAL_PICTURE_MAXIMUM_PIXELS = 40_000_000;
/** Neither side may be smaller: nothing could be found. */
export const TRIAL_PICTURE_MINIMUM_SIDE = 16;
/** Neither side may be larger: a thin picture of few pixels costs as much as a large one. */
export const TRIAL_PICTURE_MAXIMUM_SIDE = 16_384;
/** A picture that somebody sent for trials lives so long at most. */
export const TRIAL_PICTURE_HOURS = 24;
/** Pictures of one owner that live at once. */
export const TRIAL_PICTURES_MAXIMUM = 20;
/** An upload policy holds so long. */
export const UPLOAD_POLICY_MINUTES = 5;
/** How long a recognition may take in its process before that is ended. */
export const RECOGNITION_DEADLINE_MS = 15_000;
/** How long a trial may wait for its turn and be recognised. */
export const TRIAL_WITHIN_MS = 35_000;
/** How long it may take to fetch a picture by its address, redirects included. */
export const FETCH_PICTURE_WITHIN_MS = 8_000;
/** Boxes and key points are published from this score on. */
export const TARGET_SCORE_MINIMUM = 0.4;
/** A model package, as a ZIP. */
export const MODEL_PACKAGE_MAXIMUM_BYTES = 200 * 1_048_576;
/** It is sent and kept in pieces of so many bytes, so that no node holds it whole. */
export const MODEL_PACKAGE_PIECE_BYTES = 4 * 1_048_576;
/** Packages of one ability that are kept. */
export const PACKAGES_OF_ABILITY_MAXIMUM = 20;
