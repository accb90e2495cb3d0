const M = 1_048_576;

/** Size of an upload; the browser makes larger pictures smaller. */
export const MEDIA_MAXIMUM_BYTES = 10 * M;
/** Longer sides are scaled down to it, so that a variant is made of a picture of known size. */
export const MEDIA_LONGEST_SIDE = 4096;

export const ALT_MAXIMUM = 200;
export const TAG_MAXIMUM = 20;
export const TAGS_MAXIMUM = 10;
export const MEDIA_PAGE_SIZE = 24;
/** How long a removed picture can be brought back, in days. */
export const MEDIA_UNDO_DAYS = 30;
